import * as z from 'zod/mini'
import { byRefreshToken, open, signedInBeforeNewPassword } from './access.ts'
import { endpoint } from './endpoint.ts'
import { secret } from './text-kinds.ts'
import { PasskeySignature } from './auth/passkey-signature.ts'

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

/** What a second factor is: a code of an app for codes, a recovery code, each of which works once, or a passkey. */
export const secondFactorKinds = ['TOTP', 'RECOVERY_CODE', 'PASSKEY'] as const
export type SecondFactorKind = (typeof secondFactorKinds)[number]

/** A code as a person types or pastes it: spaces, hyphens and case do not matter. */
export const TypedFactorCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(64))

/** The second factor of a person: the signature of a passkey for the kind `PASSKEY`, a code for the others. */
export const SecondFactorAnswer = z.object({
  kind: z.enum(secondFactorKinds),
  code: z.optional(TypedFactorCode),
  passkey: z.optional(PasskeySignature),
})
export type SecondFactorAnswer = z.output<typeof SecondFactorAnswer>

/** The password was right; the sign-in goes on with `auth.secondFactor`. */
export const SecondFactorStep = z.object({
  next: z.literal('SECOND_FACTOR'),
  /** Stands for the right password: works once, for five minutes. */
  ticket: z.string().check(z.minLength(1)),
  kinds: z.array(z.enum(secondFactorKinds)),
})
export type SecondFactorStep = z.output<typeof SecondFactorStep>

export const login = endpoint({
  id: 'auth.login',
  method: 'POST',
  path: '/v1/auth/login',
  summary:
    'Opens a session, or asks whoever has a second factor for it. The answer never tells a wrong password from an unknown person.',
  access: open,
  body: Credentials,
  isCheckedWhole: true,
  response: z.union([Tokens, SecondFactorStep]),
  errors: [401, 403, 423, 429],
})

export const secondFactor = endpoint({
  id: 'auth.secondFactor',
  method: 'POST',
  path: '/v1/auth/second-factor',
  summary:
    'Ends a sign-in that `auth.login` has begun: opens the session for the ticket and a code, or the signature of a passkey (`passkey.signInRequest`).',
  access: open,
  body: z.object({
    ticket: secret(z.string().check(z.minLength(1), z.maxLength(100))),
    ...SecondFactorAnswer.shape,
  }),
  isCheckedWhole: true,
  response: Tokens,
  errors: [401, 403, 429],
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

export const prove = endpoint({
  id: 'auth.prove',
  method: 'POST',
  path: '/v1/user/proof',
  summary:
    'Proves once more who the caller is: with the password and, when they have one, the second factor; a passkey (`passkey.proofRequest`) needs no password. Counts for five minutes in this session.',
  access: signedInBeforeNewPassword,
  body: z.object({
    password: z.optional(secret(z.string().check(z.minLength(1), z.maxLength(128)))),
    secondFactor: z.optional(SecondFactorAnswer),
  }),
  errors: [423, 429],
})
