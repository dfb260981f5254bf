import type { Platform } from '../../../platform/context.ts'
import { alwaysWritten, sendToRecipients } from '../../../platform/emails/recipients.ts'
import { logSecurityEvent } from '../../../platform/security-log.ts'
import * as people from '../../people/port.ts'
import { type SecondFactorChange, secondFactorEmail } from './emails.ts'

const events = {
  SET: 'SECOND_FACTOR_SET',
  REMOVED: 'SECOND_FACTOR_REMOVED',
  CODES_CREATED: 'RECOVERY_CODES_CREATED',
  CODE_USED: 'RECOVERY_CODE_USED',
  PASSKEY_ADDED: 'PASSKEY_ADDED',
  PASSKEY_REMOVED: 'PASSKEY_REMOVED',
} as const satisfies Record<SecondFactorChange, string>

/** Writes what happened to the second factor into the history of its person and to the person; in the transaction of it. */
export const notifySecondFactor = async (
  platform: Pick<Platform, 'database' | 'clock' | 'config' | 'log' | 'mailer' | 'push' | 'sms'>,
  personId: string,
  change: SecondFactorChange,
): Promise<void> => {
  const { database, clock, log } = platform
  database.onCommit(() => logSecurityEvent(log, 'SECOND_FACTOR_CHANGED', { person: personId, change }))
  const person = await people.findForPassword(database, personId)
  if (!person) return
  const organizationId = person.organization_id
  await people.recordEvent(database, { organizationId, personId, kind: events[change], at: clock.nowText() })
  await sendToRecipients(platform, organizationId, [alwaysWritten(person)], secondFactorEmail, { change })
}

export const notifyRecoveryCodeUsed = (platform: Platform, personId: string): Promise<void> =>
  notifySecondFactor(platform, personId, 'CODE_USED')
