import type { Tokens as TokenPair } from '@cabinet/contract/auth'
import type { PasskeySignature } from '@cabinet/contract/auth/passkey-signature'
import { errors } from '../../../../kernel/http-error.ts'
import type { Platform, Visitor } from '../../../../platform/context.ts'
import { FAILURES_BY_ADDRESS } from '../../../../platform/limits.ts'
import { findStatusOf } from '../../../people/port.ts'
import { signInErrors } from '../../messages.ts'
import { NOBODY } from '../../nobody.ts'
import { openSession } from '../../sessions.ts'
import { recordAttempt } from '../../sign-ins/record.ts'
import { passkeyErrors } from './messages.ts'
import { type GoodSignature, spendSignature, verifySignature } from './verify.ts'

/** Opens the session of a good signature; nothing when somebody was faster with it. */
const openBy = (platform: Platform, good: GoodSignature, visitor: Visitor): Promise<TokenPair | undefined> =>
  platform.database.transaction(async () =>
    (await spendSignature(platform, good))
      ? openSession(platform, good.personId, visitor, { outcome: 'PASSKEY' })
      : undefined,
  )

/**
 * Opens a session by a passkey alone. Its person has shown it a finger, a face or a PIN: that stands for both steps.
 *
 * A key that nobody has is answered as a signature that is not good, and as late. Only who can sign learns that the access
 * is closed.
 *
 * @throws HttpError 401 the key is unknown or its signature not good, 403 blocked, 429 too many from one address
 */
export const signInByPasskey = async (
  platform: Platform,
  signature: PasskeySignature,
  visitor: Visitor,
): Promise<TokenPair> => {
  const { database, limits } = platform
  // Paid for before anything is compared, as an attempt with a password is. Nobody guesses a signature: no bot check.
  if ((await limits.payAttempt(visitor.ip)) >= FAILURES_BY_ADDRESS) throw errors.tooMany()
  const { good, knownPersonId } = await verifySignature(platform, signature, { for: 'SIGN_IN' })
  const status = await findStatusOf(database, good?.personId ?? NOBODY)
  if (good && (status === 'BLOCKED' || status === 'REJECTED')) {
    await recordAttempt(platform, good.personId, 'CLOSED', visitor)
    throw status === 'BLOCKED' ? signInErrors.blocked() : signInErrors.rejected()
  }
  const opened = good && status !== undefined ? await openBy(platform, good, visitor) : undefined
  if (!opened) {
    await recordAttempt(platform, knownPersonId ?? NOBODY, 'WRONG_PASSKEY', visitor)
    throw passkeyErrors.badPasskey()
  }
  await limits.refundAttempt(visitor.ip)
  return opened
}
