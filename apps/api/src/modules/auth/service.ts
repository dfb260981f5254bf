import type { Tokens as TokenPair } from '@cabinet/contract/auth'
import {
  FAILURES_BEFORE_CAPTCHA,
  FAILURES_BY_ADDRESS,
  FAILURES_BY_ADDRESS_WITHOUT_CAPTCHA,
} from '../../platform/limits.ts'
import type { Platform, Visitor } from '../../platform/module.ts'
import { refuse } from '../../platform/refusal.ts'
import { canonicalUsername } from '../../platform/usernames.ts'
import { refuseSignIn } from './messages.ts'
import { openSession } from './sessions.ts'
import { findByUsername } from './store.ts'

/** What a person sends to sign in. */
export interface SignIn extends Visitor {
  readonly username: string
  readonly password: string
  readonly captchaToken: string | undefined
}

/** Whether the next sign-in from the address must carry a token of the bot check. */
export const needsCaptcha = async ({ limits }: Platform, address: string): Promise<boolean> =>
  (await limits.failuresOf(address)) >= FAILURES_BEFORE_CAPTCHA

const checkAddress = async ({ limits, captcha }: Platform, { ip, captchaToken }: SignIn): Promise<void> => {
  const failures = await limits.failuresOf(ip)
  if (failures >= FAILURES_BY_ADDRESS) throw refuse.tooMany()
  if (!captcha.isEnforced || failures < FAILURES_BEFORE_CAPTCHA) return
  const verdict = await captcha.verify(captchaToken, ip)
  if (verdict === 'failed') throw refuseSignIn.captcha()
  if (verdict === 'unknown' && failures >= FAILURES_BY_ADDRESS_WITHOUT_CAPTCHA) throw refuse.tooMany()
}

/** The person of a right name and password. */
const findRightful = async ({ database, limits, passwords }: Platform, username: string, attempt: SignIn) => {
  if (!(await limits.mayCheckPassword(username))) {
    await limits.countFailure(attempt.ip)
    throw refuseSignIn.lockedOut()
  }
  const person = await findByUsername(database, username)
  const isRight = await passwords.matches(person?.password_hash, attempt.password)
  if (!person || !isRight) {
    await limits.countFailure(attempt.ip)
    throw refuseSignIn.badCredentials()
  }
  await limits.forgive(username, attempt.ip)
  return person
}

/**
 * Opens a session for a right name and password.
 *
 * Whether somebody has the name cannot be told from the answer, its time, or the lock: names that nobody has are locked
 * just the same.
 *
 * @throws Refusal 401 wrong name or password, 423 locked, 403 blocked or without a bot check, 429 too many from one address
 */
export const signIn = async (platform: Platform, attempt: SignIn): Promise<TokenPair> => {
  const username = canonicalUsername(attempt.username)
  await checkAddress(platform, attempt)
  const endTurn = await platform.limits.takeTurn(username)
  try {
    const person = await findRightful(platform, username, attempt)
    if (person.status === 'BLOCKED') throw refuseSignIn.blocked()
    if (person.status === 'REJECTED') throw refuseSignIn.rejected()
    return await openSession(platform, person.id, attempt)
  } finally {
    endTurn()
  }
}
