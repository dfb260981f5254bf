import * as z from 'zod/mini'
import { open, signedInBeforeNewPassword, signedInBeforeSecondFactor } from '../access.ts'
import { Tokens } from '../auth.ts'
import { CodeTokenText } from './codes.ts'
import { ById } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { PasskeySignature } from './passkey-signature.ts'
import { get, Passkey, PasskeyName, RecoveryCodes } from './second-factor.ts'
import { list as listSessions } from './sessions.ts'
import { secret } from '../text-kinds.ts'
import { current } from '../people/user.ts'
import { NewPasskey, NewPasskeyRequest, PasskeyRequest } from './webauthn.ts'

/** Names in `code` of what is refused about passkeys; apart from the others, which the first page carries. */
export const passkeyErrorCodes = {
  refused: 'PASSKEY_REFUSED',
  known: 'PASSKEY_KNOWN',
  tooMany: 'TOO_MANY_PASSKEYS',
} as const

export const signInRequest = endpoint({
  id: 'passkey.signInRequest',
  method: 'POST',
  path: '/v1/auth/passkey/request',
  summary:
    'What a browser signs in by a passkey with. With the ticket of `auth.login` or the token of `code.check` only keys of its person may sign; without one any key of this address.',
  access: open,
  body: z.object({
    ticket: z.optional(secret(z.string().check(z.minLength(1), z.maxLength(100)))),
    codeToken: z.optional(CodeTokenText),
  }),
  response: PasskeyRequest,
  isRead: true,
  errors: [401, 429],
})

export const signIn = endpoint({
  id: 'passkey.signIn',
  method: 'POST',
  path: '/v1/auth/passkey',
  summary:
    'Opens a session by a passkey alone: it stands for the password and the second factor. The answer never tells an unknown key from a wrong one.',
  access: open,
  body: z.object({ passkey: PasskeySignature }),
  isCheckedWhole: true,
  response: Tokens,
  errors: [401, 403, 429],
})

export const proofRequest = endpoint({
  id: 'passkey.proofRequest',
  method: 'POST',
  path: '/v1/user/proof/passkey-request',
  summary: 'What a browser asks a passkey of the caller for a signature with, for `auth.prove`.',
  access: signedInBeforeNewPassword,
  response: PasskeyRequest,
  isRead: true,
})

export const createRequest = endpoint({
  id: 'passkey.createRequest',
  method: 'POST',
  path: '/v1/user/passkey/request',
  summary: 'What a browser makes a new passkey of the caller with, for `passkey.create`.',
  access: signedInBeforeSecondFactor,
  proof: 'always',
  response: NewPasskeyRequest,
  isRead: true,
  errors: [409],
})

export const create = endpoint({
  id: 'passkey.create',
  method: 'POST',
  path: '/v1/user/passkey',
  summary:
    'Adds a passkey. With the first second factor of any kind it answers recovery codes, and every other session ends.',
  access: signedInBeforeSecondFactor,
  proof: 'always',
  body: z.object({ name: PasskeyName, passkey: NewPasskey }),
  response: z.object({
    passkey: Passkey,
    /** Null when the person has had them before. */
    recoveryCodes: z.nullable(RecoveryCodes.shape.recoveryCodes),
  }),
  errors: [409, 429],
  invalidates: [get, current, listSessions],
})

export const rename = endpoint({
  id: 'passkey.rename',
  method: 'PUT',
  path: '/v1/user/passkey/{id}',
  summary: 'Gives a passkey of the caller another name.',
  access: signedInBeforeSecondFactor,
  params: ById,
  body: z.object({ name: PasskeyName }),
  response: Passkey,
  invalidates: [get],
})

export const remove = endpoint({
  id: 'passkey.remove',
  method: 'DELETE',
  path: '/v1/user/passkey/{id}',
  summary:
    'Removes a passkey of the caller. With the last second factor its recovery codes go too; 409 when the caller is obliged to one.',
  access: signedInBeforeSecondFactor,
  proof: 'always',
  params: ById,
  errors: [409],
  invalidates: [get, current],
})
