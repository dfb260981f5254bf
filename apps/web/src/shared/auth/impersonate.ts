import { pages } from '@cabinet/contract/pages'
import { logout, type Tokens } from '@cabinet/contract/auth'
import { call } from '../api/http.ts'
import { openDrafts } from '../forms/drafts.ts'
import { loadAnew } from '../navigation.ts'
import { detailsOf, setAccessToken } from '../session/access-token.ts'
import { writeRefreshToken } from '../session/cookie.ts'
import { broadcast } from '../session/tabs.ts'

/**
 * Goes on in this browser as another person: the session that was here ends, and the page is loaded anew, which clears
 * every cache of the person before.
 */
export const impersonate = async (tokens: Tokens): Promise<void> => {
  await call(logout)
  writeRefreshToken(tokens.refreshToken)
  setAccessToken(tokens.accessToken)
  const subject = detailsOf(tokens.accessToken)?.subject ?? ''
  openDrafts(subject)
  broadcast({ kind: 'signed-in', subject })
  loadAnew(pages.offer())
}
