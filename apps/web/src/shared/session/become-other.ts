import { logout, type Tokens } from '@cabinet/contract/auth'
import { call } from '../api/http.ts'
import { paths } from '../paths.ts'
import { factsOf, setAccessToken } from './access-token.ts'
import { writeRefreshToken } from './cookie.ts'
import { tellTabs } from './tabs.ts'

/**
 * Goes on in this browser as another person: the session that was here ends, and the page is loaded anew, which clears
 * every cache of the person before.
 */
export const becomeOther = async (tokens: Tokens): Promise<void> => {
  await call(logout)
  writeRefreshToken(tokens.refreshToken)
  setAccessToken(tokens.accessToken)
  tellTabs({ kind: 'signed-in', subject: factsOf(tokens.accessToken)?.subject ?? '' })
  location.assign(paths.offer())
}
