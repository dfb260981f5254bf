import { pages } from '@cabinet/contract/pages'
import {
  CAPTCHA_HEADER,
  login,
  secondFactor,
  type SecondFactorAnswer,
  type SecondFactorStep,
  type Tokens,
} from '@cabinet/contract/auth'
import { attention, current, type CurrentUser } from '@cabinet/contract/people/user'
import { readAhead } from '../api/ahead.ts'
import { call } from '../api/http.ts'
import { openDrafts } from '../forms/drafts.ts'
import { ownAddress } from '../own-address.ts'
import { detailsOf, setAccessToken } from '../session/access-token.ts'
import { writeRefreshToken } from '../session/cookie.ts'
import { broadcast } from '../session/tabs.ts'

export interface SignInInput {
  readonly username: string
  readonly password: string
  readonly captchaToken: string | null
}

/** Where a person goes after signing in: the wanted page, or the offers. */
const landing = (search: string): string => ownAddress(new URLSearchParams(search).get('redirect')) ?? pages.offer()

/** The person who has signed in, and the address that their cabinet is opened at. */
interface SignedIn {
  readonly user: CurrentUser
  readonly at: string
}

/** Home would only show its frame and give way to what comes first. */
const firstAddress = (user: CurrentUser, search: string): string => {
  if (user.isNeedChangePassword) return pages['create-password']()
  return user.isNeedSecondFactor ? pages['second-factor']() : landing(search)
}

/** Opens the session of new tokens in this browser. */
export const startSession = async (tokens: Tokens, search: string): Promise<SignedIn> => {
  writeRefreshToken(tokens.refreshToken)
  setAccessToken(tokens.accessToken)
  const subject = detailsOf(tokens.accessToken)?.subject ?? ''
  openDrafts(subject)
  broadcast({ kind: 'signed-in', subject })
  readAhead(attention)
  const user = await call(current)
  return { user, at: firstAddress(user, search) }
}

/**
 * Opens a session.
 *
 * @param search the query of the sign-in page; its `redirect` says where to go
 * @returns the step that is still to come when the person has a second factor
 * @throws the failure of the call
 */
export const signIn = async (
  { username, password, captchaToken }: SignInInput,
  search: string,
): Promise<SignedIn | SecondFactorStep> => {
  const response = await call(
    login,
    { body: { username, password } },
    captchaToken ? { headers: { [CAPTCHA_HEADER]: captchaToken } } : {},
  )
  return 'next' in response ? response : startSession(response, search)
}

/**
 * Opens the session of a sign-in that waits for its second factor.
 *
 * @throws the failure of the call
 */
export const finishSignIn = async (
  body: SecondFactorAnswer & { readonly ticket: string },
  search: string,
): Promise<SignedIn> => startSession(await call(secondFactor, { body }), search)
