import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Platform } from '../../../platform/context.ts'
import { sendToRecipients } from '../../../platform/emails/recipients.ts'
import { thingsOf } from '../../../platform/jobs/each.ts'
import { findRecipients } from '../../people/port.ts'
import { objectNews, toldStatuses } from './emails.ts'

const isNews = sql<boolean>`told_status is distinct from status`

const untold = ({ query }: Database) =>
  query.selectFrom('finance_object').where('status', 'in', toldStatuses).where(isNews).where('is_deleted', '=', false)

/** Tells the people of one organization what has happened, once: what they are told of is marked with the letter. */
const tellOne = (platform: Platform, organizationId: string): Promise<number> => {
  const { database } = platform
  return database.transaction(async () => {
    const rows = await untold(database)
      .where('organization_id', '=', organizationId)
      .select(['id', 'number', 'status', 'financing_amount', 'reject_reason'])
      .orderBy('number')
      .forUpdate()
      .execute()
    const news = rows.flatMap(({ number, status, financing_amount: amount, reject_reason: reason }) => {
      const told = toldStatuses.find((name) => name === status)
      return told ? [{ number, status: told, amount, reason }] : []
    })
    if (news.length === 0) return 0
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
    await sendToRecipients(platform, organizationId, readers, objectNews, { news })
    return news.length
  })
}

/** Tells every organization what has happened to its objects. @returns how many objects were told of */
export const tellOfObjects = async (platform: Platform): Promise<number> => {
  const organizations = await untold(platform.database).select('organization_id').distinct().execute()
  return platform.jobs.each('finance.tellObjects', {
    step: 'organization',
    things: thingsOf(organizations.map(({ organization_id: id }) => id)),
    work: ({ id }) => tellOne(platform, id),
  })
}
