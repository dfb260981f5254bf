import type { SignInOutcome } from '@cabinet/contract/sign-in'
import { deviceOf } from '../../../kernel/device.ts'
import { HOUR_MS } from '../../../kernel/durations.ts'
import { placeOf } from '../../../kernel/network.ts'
import type { Platform, Visitor } from '../../../platform/context.ts'
import { alwaysWritten, sendToRecipients } from '../../../platform/emails/recipients.ts'
import { findForPassword } from '../../people/port.ts'
import { isSameDevice } from './devices.ts'
import { newDeviceEmail } from './emails.ts'
import * as store from './store.ts'

/** Failures like one another within this time are one line: whoever guesses must not fill the table. */
const ONE_LINE_MS = HOUR_MS

type Origin = Pick<Visitor, 'ip' | 'userAgent'>

const originOf = ({ ip, userAgent }: Origin): store.Origin => ({ device: deviceOf(userAgent), network: placeOf(ip) })

/**
 * Writes an attempt that has not opened a session into the journal of whom it was for.
 *
 * @param personId `NOBODY` for a name that nobody has: the same is done for it, so that the time does not tell
 * @returns the line
 */
export const recordAttempt = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  personId: string,
  outcome: SignInOutcome,
  visitor: Origin,
): Promise<string> => {
  const now = clock.real()
  const attempt = { personId, outcome, at: now.toISOString(), ...originOf(visitor) }
  const since = new Date(now.getTime() - ONE_LINE_MS).toISOString()
  return (await store.repeatAttempt(database, attempt, since)) ?? (await store.insertAttempt(database, attempt))
}

/** How a session was opened. */
export interface SignedIn {
  readonly outcome: 'SIGNED_IN' | 'RECOVERY_CODE'
  /** The attempt that waited for the second factor. */
  readonly attemptId?: string | null
}

/**
 * Writes down that a session was opened, and lets the person know when the device is new; in the transaction of it, when
 * the row of the person is held already: parallel sign-ins from one new device are one letter.
 */
export const recordSignedIn = async (
  platform: Platform,
  personId: string,
  { outcome, attemptId }: SignedIn,
  visitor: Origin,
): Promise<void> => {
  const { database, clock } = platform
  const at = clock.real().toISOString()
  const origin = originOf(visitor)
  if (attemptId) await store.takeBackAttempt(database, attemptId)
  await store.insertAttempt(database, { personId, outcome, at, ...origin })
  const devices = await store.findDevices(database, personId)
  const known = devices.find((device) => isSameDevice(device, origin.device))
  if (known) return store.touchDevice(database, known.id, at)
  // The first one of all is how the person came here.
  const isFirst = devices.length === 0
  await store.insertDevice(database, { personId, at, ...origin, isRecognized: isFirst })
  const person = isFirst ? undefined : await findForPassword(database, personId)
  if (person)
    await sendToRecipients(platform, person.organization_id, [alwaysWritten(person)], newDeviceEmail, { at, ...origin })
}
