import type { Platform } from '../../platform/context.ts'
import { errors } from '../../kernel/http-error.ts'
import { signInKeyOf } from '../../platform/limits.ts'
import { peopleErrors } from './errors.ts'
import { findPasswordHash } from './store.ts'

/**
 * Compares what a signed-in person typed with their password. A stolen session must not serve to guess it, so wrong ones
 * are counted as at sign-in from a network that is known.
 *
 * @throws HttpError 503 too many at once
 */
export const checkOwnPassword = async (
  { database, limits, passwords }: Platform,
  personId: string,
  password: string,
): Promise<'right' | 'wrong' | 'locked'> => {
  if (passwords.isBusy()) throw errors.unavailable()
  const key = signInKeyOf(personId, true)
  const endTurn = await limits.takeTurn(key)
  try {
    if (!(await limits.mayCheckPassword(key))) return 'locked'
    const hash = await findPasswordHash(database, personId)
    const isRight = await passwords.matches(hash, password).catch(async (error: unknown) => {
      // Others were faster by a moment: nothing was checked.
      await limits.refundPasswordCheck(key)
      throw error
    })
    if (!isRight) return 'wrong'
    await limits.forgive(key)
    return 'right'
  } finally {
    endTurn()
  }
}

/**
 * What asks for the password once more goes on only with the right one.
 *
 * @throws HttpError 400 the password is missing or wrong, 423 too many wrong ones
 */
export const assertPassword = async (
  platform: Platform,
  personId: string,
  password: string | undefined,
): Promise<void> => {
  const verdict = password ? await checkOwnPassword(platform, personId, password) : 'wrong'
  if (verdict === 'locked') throw peopleErrors.lockedOut()
  if (verdict === 'wrong') throw peopleErrors.wrongPassword()
}
