import * as z from 'zod/mini'
import { byRefreshToken, open, signedInBeforeNewPassword } from './access.ts'
import { endpoint } from './endpoint.ts'
import { secret } from './text-kinds.ts'

/** Header that carries the token of the bot check. */
export const CAPTCHA_HEADER = 'x-captcha-token'

/** `username` is a phone (`+7…`, any usual spelling) or an e-mail. */
export const Credentials = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: secret(z.string().check(z.minLength(1), z.maxLength(128))),
})

/** The access token lives for minutes and in memory; the refresh token is used once and replaced. */
export const Tokens = z.object({
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
})
export type Tokens = z.output<typeof Tokens>

export const login = endpoint({
  id: 'auth.login',
  method: 'POST',
  path: '/v1/auth/login',
  summary: 'Opens a session. The answer never tells a wrong password from an unknown person.',
  access: open,
  body: Credentials,
  isCheckedWhole: true,
  response: Tokens,
  errors: [401, 403, 423, 429],
})

export const needCaptcha = endpoint({
  id: 'auth.needCaptcha',
  method: 'GET',
  path: '/v1/auth/login/needCaptcha',
  summary: 'Whether the next sign-in from this address must carry a token of the bot check.',
  access: open,
  response: z.object({ needCaptcha: z.boolean() }),
})

export const logout = endpoint({
  id: 'auth.logout',
  method: 'POST',
  path: '/v1/auth/logout',
  summary: 'Ends the session of the caller: both its tokens stop working at once.',
  access: signedInBeforeNewPassword,
})

export const refresh = endpoint({
  id: 'auth.refresh',
  method: 'POST',
  path: '/auth/token/refresh',
  summary: 'Exchanges the refresh token sent as Bearer for a new pair. Reuse of an old one ends the session.',
  access: byRefreshToken,
  isCheckedWhole: true,
  response: Tokens,
  errors: [401],
})
