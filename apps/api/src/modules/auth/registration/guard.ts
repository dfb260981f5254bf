import { setTimeout as wait } from 'node:timers/promises'
import type { RequestInfo } from '../../../platform/handlers.ts'
import type { Budget } from '../../../platform/limits.ts'
import type { Platform } from '../../../platform/context.ts'
import { errors } from '../../../kernel/http-error.ts'
import { registrationErrors } from './messages.ts'

const HOUR_S = 3600

/** What one address, or one name, may ask for within an hour. */
export const budgets = {
  registration: { name: 'registration', points: 30, seconds: HOUR_S },
  recovery: { name: 'recovery', points: 30, seconds: HOUR_S },
  /** Emails and text messages to one person. */
  recoveryOfName: { name: 'recovery-name', points: 5, seconds: HOUR_S },
  sellerCheck: { name: 'seller-check', points: 60, seconds: HOUR_S },
  generatedPassword: { name: 'generated-password', points: 120, seconds: HOUR_S },
  /** While the provider of the bot check does not answer. */
  unchecked: { name: 'unchecked-visitor', points: 5, seconds: HOUR_S },
} as const satisfies Record<string, Budget>

/** @throws HttpError 429 when the budget is used up */
export const pay = async ({ limits }: Platform, budget: Budget, key: string): Promise<void> => {
  if (!(await limits.spend(budget, key))) throw errors.tooMany()
}

/**
 * Passes people and stops robots: a budget for each address and, where the installation has one, the bot check.
 *
 * @throws HttpError 429 too many from one address, 403 the bot check did not pass
 */
export const checkVisitor = async (
  platform: Platform,
  { ip, captchaToken }: Pick<RequestInfo, 'ip' | 'captchaToken'>,
  budget: Budget,
): Promise<void> => {
  await pay(platform, budget, ip)
  const verdict = await platform.captcha.verify(captchaToken, ip)
  if (verdict === 'failed') throw registrationErrors.captcha()
  if (verdict === 'unknown') await pay(platform, budgets.unchecked, ip)
}

/** Answers no sooner than after this time, so that the time does not tell what was found. */
export const noSoonerThan = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  const [done] = await Promise.allSettled([work, wait(milliseconds)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
