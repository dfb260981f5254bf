import { createHash, randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '@cabinet/contract/auth/second-factor'
import { Secret, TOTP } from 'otpauth'
import type { Clock } from '../../../kernel/clock.ts'
import { SECOND_MS } from '../../../kernel/durations.ts'

const PERIOD_S = 30
const SECRET_BYTES = 20
/** A clock may be off by one step: half a minute in either direction. */
const WINDOW = 1

/** Separators in a pasted code. */
const SEPARATORS = /[\s\u00a0-]+/g

const totpOf = (secret: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret: Secret.fromBase32(secret) })

/** The secret of an app for codes, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What an app for codes reads from the picture. */
export const totpUrlOf = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString()

/** The time step that a typed code belongs to; nothing for a code that is wrong at this time. */
export const totpStepOf = (secret: string, typed: string, clock: Clock): number | undefined => {
  const timestamp = clock.real().getTime()
  const token = typed.replaceAll(SEPARATORS, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = totpOf(secret).validate({ token, timestamp, window: WINDOW })
  return delta === null ? undefined : Math.floor(timestamp / (PERIOD_S * SECOND_MS)) + delta
}

/** Digits and letters that are not mistaken for one another (Crockford's base32). */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 16
const GROUP = /.{4}(?=.)/g

/** Recovery codes as a person keeps them: four groups of four, 80 bits of chance. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(randomBytes(LENGTH), (byte) => LETTERS.charAt(byte % LETTERS.length))
      .join('')
      .replaceAll(GROUP, '$&-'),
  )

/** The hash that a recovery code is stored and looked for by, however it is typed. */
export const hashOfRecoveryCode = (personId: string, typed: string): string => {
  const code = typed.toLowerCase().replaceAll(SEPARATORS, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return createHash('sha256').update(`${personId} ${code}`).digest('hex')
}
