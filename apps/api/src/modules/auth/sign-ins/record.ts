import type { SignInOutcome } from '@cabinet/contract/auth/sign-ins'
import { deviceOf } from '../../../kernel/device.ts'
import { HOUR_MS } from '../../../kernel/durations.ts'
import { placeOf } from '../../../kernel/network.ts'
import type { Platform, Visitor } from '../../../platform/context.ts'
import { hashOfName, logSecurityEvent, type SecurityEvent } from '../../../platform/security-log.ts'
import { alwaysWritten, sendToRecipients } from '../../../platform/emails/recipients.ts'
import { findForPassword } from '../../people/port.ts'
import { NOBODY } from '../nobody.ts'
import { isSameDevice } from './devices.ts'
import { newDeviceEmail } from './emails.ts'
import * as store from './store.ts'

/** Failures like one another within this time are one line: whoever guesses must not fill the table. */
const ONE_LINE_MS = HOUR_MS

type Origin = Pick<Visitor, 'ip' | 'userAgent'> & {
  /** What was typed, where somebody typed it: nothing of it is written anywhere but by its hash. */
  readonly username?: string
}

const events: Readonly<Partial<Record<SignInOutcome, SecurityEvent>>> = {
  SIGNED_IN: 'SIGNED_IN',
  PASSKEY: 'SIGNED_IN',
  RECOVERY_CODE: 'SIGNED_IN',
  PASSWORD_RECOVERED: 'PASSWORD_RECOVERED',
  LOCKED: 'SIGN_IN_LOCKED',
}

/** The same for the log: once it stands, so that what was undone is not told. */
const logAttempt = (
  { database, log, secrets }: Pick<Platform, 'database' | 'log' | 'secrets'>,
  personId: string,
  outcome: SignInOutcome,
  { ip, username = '' }: Origin,
): void => {
  const isKnown = personId !== NOBODY
  database.onCommit(() =>
    logSecurityEvent(log, events[outcome] ?? 'SIGN_IN_FAILED', {
      // A person is one whichever of their names is typed; a name that nobody has is told apart by its hash.
      who: hashOfName(secrets, isKnown ? personId : username),
      network: placeOf(ip),
      outcome,
    }),
  )
}

const originOf = ({ ip, userAgent }: Origin): store.Origin => ({ device: deviceOf(userAgent), network: placeOf(ip) })

/**
 * Writes an attempt that has not opened a session into the journal of whom it was for.
 *
 * @param personId `NOBODY` for a name that nobody has: the same is done for it, so that the time does not tell
 * @returns the line
 */
export const recordAttempt = async (
  platform: Pick<Platform, 'database' | 'clock' | 'log' | 'secrets'>,
  personId: string,
  outcome: SignInOutcome,
  visitor: Origin,
): Promise<string> => {
  const { database, clock } = platform
  logAttempt(platform, personId, outcome, visitor)
  const now = clock.real()
  const attempt = { personId, outcome, at: now.toISOString(), ...originOf(visitor) }
  const since = new Date(now.getTime() - ONE_LINE_MS).toISOString()
  return (await store.repeatAttempt(database, attempt, since)) ?? (await store.insertAttempt(database, attempt))
}

/** How a session was opened. */
export interface SignedIn {
  readonly outcome: 'SIGNED_IN' | 'PASSKEY' | 'RECOVERY_CODE'
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
  logAttempt(platform, personId, outcome, visitor)
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
