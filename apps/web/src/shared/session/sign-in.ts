import { CAPTCHA_HEADER, login } from '@cabinet/contract/auth'
import { current } from '@cabinet/contract/user'
import { call } from '../api/http.ts'
import { paths, safeRedirect } from '../paths.ts'
import { factsOf, setAccessToken } from './access-token.ts'
import { writeRefreshToken } from './cookie.ts'
import { openCabinet } from './opening.ts'
import { tellTabs } from './tabs.ts'

export interface SignInInput {
  readonly username: string
  readonly password: string
  readonly captchaToken: string | null
}

/** Where a person goes after signing in: the wanted page, or the offers. */
const landing = (search: string): string => safeRedirect(new URLSearchParams(search).get('redirect')) ?? paths.offer()

/**
 * Opens a session and the cabinet of the person.
 *
 * @param search the query of the sign-in page; its `redirect` says where to go
 * @throws the failure of the call
 */
export const signIn = async ({ username, password, captchaToken }: SignInInput, search: string): Promise<void> => {
  const tokens = await call(
    login,
    { body: { username, password } },
    captchaToken ? { headers: { [CAPTCHA_HEADER]: captchaToken } } : {},
  )
  writeRefreshToken(tokens.refreshToken)
  setAccessToken(tokens.accessToken)
  tellTabs({ kind: 'signed-in', subject: factsOf(tokens.accessToken)?.subject ?? '' })
  await openCabinet(await call(current), landing(search))
}
