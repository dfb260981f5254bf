import * as z from 'zod/mini'
import { anyOf, signedInBeforeNewPassword, signedInBeforeSecondFactor } from '../access.ts'
import { secondFactorKinds, TypedFactorCode } from '../auth.ts'
import { ById } from '../common.ts'
import { Instant } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { current } from '../people/user.ts'
import { Device, list as listSessions } from './sessions.ts'

/** How many recovery codes a person gets at once. */
export const RECOVERY_CODES = 10

/** How many passkeys a person may have. */
export const MAX_PASSKEYS = 20

/** Longest name of a passkey. */
export const PASSKEY_NAME_LENGTH = 60
export const PasskeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(PASSKEY_NAME_LENGTH))

/** A passkey of a person: it signs in alone, and is a second factor beside the password. */
export const Passkey = z.object({
  ...ById.shape,
  /** As the person calls it. */
  name: z.string(),
  /** By which it was added. */
  device: Device,
  /** The maker of the key keeps a copy of it and brings it to other devices of the person. */
  isBackedUp: z.boolean(),
  createdDateTime: Instant,
  /** When it has signed last; null when it never has. */
  lastUsedDateTime: z.nullable(Instant),
})
export type Passkey = z.output<typeof Passkey>

/** The second step of signing in, as the person has set it up. */
export const SecondFactor = z.object({
  /** The app for codes; null when there is none. */
  totp: z.nullable(z.object({ createdDateTime: Instant })),
  /** The newest first. */
  passkeys: z.array(Passkey),
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: z.int(),
  /** What the person may prove themselves by; empty for who has no second factor. */
  kinds: z.array(z.enum(secondFactorKinds)),
  /** Why the person may not do without: their organization, or their work for the platform; null when they may. */
  requiredBy: z.nullable(z.enum(['ORGANIZATION', 'PLATFORM'])),
  /** What the organization obliges its people to; null for who has none. */
  organization: z.nullable(
    z.object({
      isRequired: z.boolean(),
      /** Only the owner may change it. */
      mayChange: z.boolean(),
    }),
  ),
})
export type SecondFactor = z.output<typeof SecondFactor>

/** Each of them works once. They are shown in this answer and never again. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.output<typeof RecoveryCodes>

export const get = endpoint({
  id: 'second-factor.get',
  method: 'GET',
  path: '/v1/user/second-factor',
  summary: 'Which second factor the caller has, and whether they are obliged to one.',
  access: signedInBeforeNewPassword,
  response: SecondFactor,
})

export const begin = endpoint({
  id: 'second-factor.begin',
  method: 'POST',
  path: '/v1/user/second-factor/totp',
  summary:
    'Draws the secret of an app for codes. It counts from `second-factor.confirm` on; an app from before works until then.',
  access: signedInBeforeSecondFactor,
  proof: 'always',
  response: z.object({
    /** For who cannot read the picture: base32. */
    secret: z.string(),
    /** `otpauth://…`, for the picture. */
    url: z.string(),
  }),
})

export const confirm = endpoint({
  id: 'second-factor.confirm',
  method: 'POST',
  path: '/v1/user/second-factor/totp/confirm',
  summary:
    'Sets the app up by a code that it shows. Answers new recovery codes in place of those from before; every other session ends.',
  access: signedInBeforeSecondFactor,
  proof: 'always',
  body: z.object({ code: TypedFactorCode }),
  response: RecoveryCodes,
  errors: [409, 429],
  invalidates: [get, current, listSessions],
})

export const createRecoveryCodes = endpoint({
  id: 'second-factor.createRecoveryCodes',
  method: 'POST',
  path: '/v1/user/second-factor/recovery-codes',
  summary: 'Draws ten new recovery codes; those from before stop working.',
  access: signedInBeforeSecondFactor,
  proof: 'always',
  response: RecoveryCodes,
  errors: [409],
  invalidates: [get],
})

export const remove = endpoint({
  id: 'second-factor.remove',
  method: 'DELETE',
  path: '/v1/user/second-factor',
  summary: 'Switches the second step off: the app, the passkeys and the recovery codes. 409 for who is obliged to one.',
  access: signedInBeforeSecondFactor,
  proof: 'always',
  errors: [409],
  invalidates: [get],
})

export const setRequired = endpoint({
  id: 'second-factor.setRequired',
  method: 'PUT',
  path: '/v1/organization/second-factor',
  summary:
    'Obliges everybody in the organization to a second factor, or no longer. Who has none is led to set one up and can do nothing else. Only an owner who has one may.',
  access: anyOf('USER_ADMIN'),
  proof: 'always',
  body: z.object({ isRequired: z.boolean() }),
  invalidates: [get, current],
})
