import * as z from 'zod/mini'
import { open, openOrSignedIn } from '../access.ts'
import { SecondFactorAnswer } from '../auth.ts'
import { CodeTokenText, SentCode } from './codes.ts'
import { endpoint } from '../endpoint.ts'
import { AcceptedTexts } from './registration.ts'
import { current } from '../people/user.ts'
import { secret } from '../text-kinds.ts'

export const recover = endpoint({
  id: 'password.recover',
  method: 'POST',
  path: '/v1/auth/recovery',
  summary: 'Sends a code for a new password. The answer and its time are the same when nobody has this name.',
  access: open,
  body: z.object({ username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) }),
  response: SentCode,
  errors: [403, 429],
})

export const generate = endpoint({
  id: 'password.generate',
  method: 'GET',
  path: '/v1/auth/generate-password',
  summary: 'A random password that meets the rule. It is not stored and not given twice.',
  access: open,
  response: z.object({ password: z.string() }),
  errors: [429],
})

export const change = endpoint({
  id: 'password.change',
  method: 'POST',
  path: '/v1/auth/change-password',
  summary:
    'Sets a password: by the token of a code, or for the signed-in person, who gives the old one unless it must change. Every other session ends.',
  access: openOrSignedIn,
  body: z.object({
    password: secret(z.string().check(z.maxLength(256))),
    codeToken: z.optional(CodeTokenText),
    oldPassword: z.optional(secret(z.string().check(z.maxLength(128)))),
    /** What the person agrees to with the first password, when `code.check` has named it. */
    consents: z.optional(AcceptedTexts),
    /** Whoever has a second factor gets a new password by a code only together with it. */
    secondFactor: z.optional(SecondFactorAnswer),
  }),
  proof: 'ofSecondFactor',
  needsProof: (body) => (body as { readonly codeToken?: string }).codeToken === undefined,
  errors: [401, 403, 423, 429],
  invalidates: [current],
})
