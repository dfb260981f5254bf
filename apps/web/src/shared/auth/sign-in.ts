import { pages } from '@cabinet/contract/pages'
import { CAPTCHA_HEADER, login } from '@cabinet/contract/auth'
import { attention, current, type CurrentUser } from '@cabinet/contract/user'
import { readAhead } from '../api/ahead.ts'
import { call } from '../api/http.ts'
import { openDrafts } from '../forms/drafts.ts'
import { ownAddress } from '../own-address.ts'
import { factsOf, setAccessToken } from '../session/access-token.ts'
import { writeRefreshToken } from '../session/cookie.ts'
import { broadcast } from '../session/tabs.ts'

export interface SignInInput {
  readonly username: string
  readonly password: string
  readonly captchaToken: string | null
}

/** Where a person goes after signing in: the wanted page, or the offers. */
const landing = (search: string): string => ownAddress(new URLSearchParams(search).get('redirect')) ?? pages.offer()

/**
 * Opens a session.
 *
 * @param search the query of the sign-in page; its `redirect` says where to go
 * @returns the person and the address that their cabinet is opened at
 * @throws the failure of the call
 */
export const signIn = async (
  { username, password, captchaToken }: SignInInput,
  search: string,
): Promise<{ user: CurrentUser; at: string }> => {
  const tokens = await call(
    login,
    { body: { username, password } },
    captchaToken ? { headers: { [CAPTCHA_HEADER]: captchaToken } } : {},
  )
  writeRefreshToken(tokens.refreshToken)
  setAccessToken(tokens.accessToken)
  const subject = factsOf(tokens.accessToken)?.subject ?? ''
  openDrafts(subject)
  broadcast({ kind: 'signed-in', subject })
  readAhead(attention)
  const user = await call(current)
  // Home would only show its frame and give way.
  return { user, at: user.isNeedChangePassword ? pages['create-password']() : landing(search) }
}
