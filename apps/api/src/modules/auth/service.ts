import type { SecondFactorStep, Tokens as TokenPair } from '@cabinet/contract/auth'
import {
  FAILURES_BEFORE_CAPTCHA,
  FAILURES_BY_ADDRESS,
  FAILURES_BY_ADDRESS_WITHOUT_CAPTCHA,
} from '../../platform/limits.ts'
import type { Platform, Visitor } from '../../platform/context.ts'
import { errors } from '../../kernel/http-error.ts'
import { canonicalUsername } from '../../kernel/usernames.ts'
import { signInErrors } from './messages.ts'
import { openSession } from './sessions.ts'
import { attemptKeyOf } from './attempt-key.ts'
import { NOBODY } from './nobody.ts'
import { findByUsername } from '../people/port.ts'
import { issueTicket } from './second-factor/sign-in.ts'
import { findSecondFactorKinds } from './second-factor/store.ts'
import { recordAttempt } from './sign-ins/record.ts'

/** What a person sends to sign in. */
export interface SignIn extends Visitor {
  readonly username: string
  readonly password: string
  readonly captchaToken: string | undefined
}

/** Whether the next sign-in from the address must carry a token of the bot check. */
export const needsCaptcha = async ({ limits }: Platform, address: string): Promise<boolean> =>
  (await limits.failuresOf(address)) >= FAILURES_BEFORE_CAPTCHA

/** Pays for the attempt first: guesses that come at the same moment see one another. */
const checkAddress = async ({ limits, captcha }: Platform, { ip, captchaToken }: SignIn): Promise<void> => {
  const failures = await limits.payAttempt(ip)
  if (failures >= FAILURES_BY_ADDRESS) throw errors.tooMany()
  if (!captcha.isEnforced || failures < FAILURES_BEFORE_CAPTCHA) return
  const verdict = await captcha.verify(captchaToken, ip)
  if (verdict === 'failed') throw signInErrors.captcha()
  if (verdict === 'unknown' && failures >= FAILURES_BY_ADDRESS_WITHOUT_CAPTCHA) throw errors.tooMany()
}

/** The person of a right name and password. */
const findRightful = async (
  platform: Platform,
  { username, key }: { readonly username: string; readonly key: string },
  attempt: SignIn,
) => {
  const { database, limits, passwords } = platform
  const seconds = await limits.payPasswordCheck(key)
  const person = await findByUsername(database, username)
  if (seconds > 0) {
    await recordAttempt(platform, person?.id ?? NOBODY, 'LOCKED', attempt)
    throw signInErrors.lockedOut(seconds)
  }
  const isRight = await passwords.matches(person?.password_hash, attempt.password).catch(async (error: unknown) => {
    // Others were faster by a moment: nothing was checked.
    await limits.refundPasswordCheck(key)
    await limits.refundAttempt(attempt.ip)
    throw error
  })
  if (!person || !isRight) {
    await recordAttempt(platform, person?.id ?? NOBODY, 'WRONG_PASSWORD', attempt)
    throw signInErrors.badCredentials()
  }
  await limits.forgive(key)
  return person
}

/**
 * Opens a session for a right name and password, or gives whoever has a second factor the ticket for it.
 *
 * Whether somebody has the name cannot be told from the answer, its time, or the lock: names that nobody has are locked
 * just the same.
 *
 * @throws HttpError 401 wrong name or password, 423 locked, 403 blocked or without a bot check, 429 too many from one address, 503 too many at once
 */
export const signIn = async (platform: Platform, attempt: SignIn): Promise<TokenPair | SecondFactorStep> => {
  // Before anything is counted or read: an attempt that was not looked at costs the person none of theirs.
  if (platform.passwords.isBusy()) throw errors.unavailable()
  const username = canonicalUsername(attempt.username)
  await checkAddress(platform, attempt)
  const key = await attemptKeyOf(platform, username, attempt.ip)
  const endTurn = await platform.limits.takeTurn(key)
  try {
    const person = await findRightful(platform, { username, key }, attempt)
    await platform.limits.refundAttempt(attempt.ip)
    if (person.status === 'BLOCKED' || person.status === 'REJECTED') {
      await recordAttempt(platform, person.id, 'CLOSED', attempt)
      throw person.status === 'BLOCKED' ? signInErrors.blocked() : signInErrors.rejected()
    }
    const kinds = await findSecondFactorKinds(platform.database, person.id)
    if (kinds.length > 0) return await issueTicket(platform, person.id, kinds, attempt)
    return await openSession(platform, person.id, attempt)
  } finally {
    endTurn()
  }
}
