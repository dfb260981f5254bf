import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Platform } from '../../../platform/context.ts'
import { sendToRecipients } from '../../../platform/emails/recipients.ts'
import { thingsOf } from '../../../platform/jobs/each.ts'
import { findRecipients } from '../../people/port.ts'
import { objectNotice, notifiedStatuses } from './emails.ts'

const isChanged = sql<boolean>`told_status is distinct from status`

const notNotified = ({ query }: Database) =>
  query
    .selectFrom('finance_object')
    .where('status', 'in', notifiedStatuses)
    .where(isChanged)
    .where('is_deleted', '=', false)

/** Notifies the people of one organization, once: what the letter names is marked as sent. */
const notifyOrganization = (platform: Platform, organizationId: string): Promise<number> => {
  const { database } = platform
  return database.transaction(async () => {
    const rows = await notNotified(database)
      .where('organization_id', '=', organizationId)
      .select(['id', 'number', 'status', 'financing_amount', 'reject_reason'])
      .orderBy('number')
      .forUpdate()
      .execute()
    const notices = rows.flatMap(({ number, status, financing_amount: amount, reject_reason: reason }) => {
      const notified = notifiedStatuses.find((name) => name === status)
      return notified ? [{ number, status: notified, amount, reason }] : []
    })
    if (notices.length === 0) return 0
    await database.query
      .updateTable('finance_object')
      .set((column) => ({ told_status: column.ref('status') }))
      .where('organization_id', '=', organizationId)
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
    const readers = await findRecipients(database, organizationId, { roles: ['FINANCE'] })
    await sendToRecipients(platform, organizationId, readers, objectNotice, { notices: notices })
    return notices.length
  })
}

/** Notifies every organization of what has happened to its objects. @returns how many objects the letters name */
export const notifyOfObjects = async (platform: Platform): Promise<number> => {
  const organizations = await notNotified(platform.database).select('organization_id').distinct().execute()
  return platform.jobs.each('finance.tellObjects', {
    step: 'organization',
    things: thingsOf(organizations.map(({ organization_id: id }) => id)),
    work: ({ id }) => notifyOrganization(platform, id),
  })
}
