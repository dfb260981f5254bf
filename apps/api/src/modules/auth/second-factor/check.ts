import type { SecondFactorCode } from '@cabinet/contract/auth'
import type { Platform } from '../../../platform/context.ts'
import type { Budget } from '../../../platform/limits.ts'
import type { SecretLocation } from '../../../kernel/secret-box.ts'
import { hashOfRecoveryCode, totpStepOf } from './codes.ts'
import { secondFactorErrors } from './messages.ts'
import { notifyRecoveryCodeUsed } from './notices.ts'
import * as store from './store.ts'

const QUARTER_S = 15 * 60
/** Wrong codes for one person, whichever kind and wherever they are asked for. */
const wrongOfPerson: Budget = { name: 'second-factor', points: 5, seconds: QUARTER_S }
/** The same from one network, whoever they are for. */
const wrongOfNetwork: Budget = { name: 'second-factor-network', points: 50, seconds: QUARTER_S }

/** Where the secret of an app is sealed for. A person takes it along to whichever organization. */
export const secretLocationOf = (personId: string, column: 'secret_sealed' | 'pending_sealed'): SecretLocation => ({
  table: 'totp_factor',
  column,
  row: personId,
  organizationId: '',
})

/** Uses a code up; false when it is wrong or was used before. Parallel calls cannot both use one. */
const spendCode = async (platform: Platform, personId: string, { kind, code }: SecondFactorCode): Promise<boolean> => {
  const { database, secrets, clock } = platform
  if (kind === 'RECOVERY_CODE') {
    const hash = hashOfRecoveryCode(personId, code)
    if (!(await store.spendRecoveryCode(database, personId, hash, clock.real().toISOString()))) return false
    await notifyRecoveryCodeUsed(platform, personId)
    return true
  }
  const totp = await store.findTotp(database, personId)
  if (!totp?.secret_sealed) return false
  const step = totpStepOf(secrets.open(totp.secret_sealed, secretLocationOf(personId, 'secret_sealed')), code, clock)
  return step !== undefined && store.spendTotpStep(database, personId, step)
}

interface Attempt {
  readonly personId: string
  readonly ip: string
  /** Path of the code in the body. */
  readonly field: string
}

/**
 * Does what a right code permits, in the transaction that uses the code up. Call it outside of a transaction: the attempt
 * is paid for before anything is compared, so guesses of one moment see one another; a right one gets it back.
 *
 * @param isRight compares and uses up; false for a wrong code
 * @throws HttpError 400 a wrong code, 429 too many of them
 */
export const countAttempt = async <T>(
  { limits, database }: Platform,
  { personId, ip, field }: Attempt,
  isRight: () => Promise<boolean>,
  work: () => Promise<T>,
): Promise<T> => {
  for (const [budget, key] of [
    [wrongOfNetwork, ip],
    [wrongOfPerson, personId],
  ] as const) {
    const seconds = await limits.pay(budget, key)
    if (seconds > 0) throw secondFactorErrors.guessing(seconds)
  }
  const result = await database.transaction(async () => {
    if (!(await isRight())) throw secondFactorErrors.wrongCode(field)
    return work()
  })
  await limits.refund(wrongOfNetwork, ip)
  await limits.refund(wrongOfPerson, personId)
  return result
}

/**
 * Does what the second factor of a person permits; see `countAttempt`.
 *
 * @throws HttpError 400 a wrong code or one that was used before, 429 too many of them
 */
export const withSecondFactor = <T>(
  platform: Platform,
  attempt: Attempt,
  typed: SecondFactorCode,
  work: () => Promise<T>,
): Promise<T> => countAttempt(platform, attempt, () => spendCode(platform, attempt.personId, typed), work)
