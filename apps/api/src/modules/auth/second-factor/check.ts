import type { SecondFactorAnswer } from '@cabinet/contract/auth'
import type { Platform } from '../../../platform/context.ts'
import type { Budget } from '../../../platform/limits.ts'
import type { ChallengeUse } from './passkeys/challenges.ts'
import { passkeyErrors } from './passkeys/messages.ts'
import { spendSignature, verifySignature } from './passkeys/verify.ts'
import type { HttpError } from '../../../kernel/http-error.ts'
import type { SecretLocation } from '../../../kernel/secret-box.ts'
import { hashOfRecoveryCode, totpStepOf } from './codes.ts'
import { secondFactorErrors } from './messages.ts'
import { notifyRecoveryCodeUsed } from './notices.ts'
import * as store from './store.ts'

const QUARTER_S = 15 * 60
/** Wrong codes and signatures for one person, whichever kind and wherever they are asked for. */
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

/** A second factor as it was sent, and what for. */
interface Answered {
  readonly answer: SecondFactorAnswer
  /** What a passkey has to have signed. */
  readonly use: ChallengeUse
  /** Path of what was sent in the body: `secondFactor.`, or nothing. */
  readonly path: string
}

/** Uses a code or a signature up; false when it is wrong or was used before. Parallel calls cannot both use one. */
const spendAnswer = async (platform: Platform, personId: string, { answer, use }: Answered): Promise<boolean> => {
  const { database, secrets, clock } = platform
  const { kind, code = '', passkey } = answer
  if (kind === 'PASSKEY') {
    const { good } = passkey ? await verifySignature(platform, passkey, use, personId) : {}
    return good !== undefined && spendSignature(platform, good)
  }
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
  /** What a wrong one is refused with. */
  readonly refuse: () => HttpError
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
  { personId, ip, refuse }: Attempt,
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
    if (!(await isRight())) throw refuse()
    return work()
  })
  await limits.refund(wrongOfNetwork, ip)
  await limits.refund(wrongOfPerson, personId)
  return result
}

/**
 * Does what the second factor of a person permits; see `countAttempt`.
 *
 * @throws HttpError 400 a code or a signature that is missing, wrong, or was used before, 429 too many of them
 */
export const withSecondFactor = async <T>(
  platform: Platform,
  { personId, ip }: Omit<Attempt, 'refuse'>,
  answered: Answered,
  work: () => Promise<T>,
): Promise<T> => {
  const { answer, path } = answered
  const isByKey = answer.kind === 'PASSKEY'
  if (!(isByKey ? answer.passkey : answer.code))
    throw isByKey ? passkeyErrors.wrongSignature(`${path}passkey`) : secondFactorErrors.noCode(`${path}code`)
  const refuse = () =>
    isByKey ? passkeyErrors.wrongSignature(`${path}passkey`) : secondFactorErrors.wrongCode(`${path}code`)
  return countAttempt(platform, { personId, ip, refuse }, () => spendAnswer(platform, personId, answered), work)
}
