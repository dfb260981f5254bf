import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { PartnerActionTable } from './tables.ts'

export const insertAction = async ({ query }: Database, row: Insertable<PartnerActionTable>): Promise<void> => {
  await query.insertInto('partner_action').values(row).execute()
}

/** A page of what was done with a partner, the newest first. */
export const findActions = async (
  { query }: Database,
  partnerId: string,
  page: { readonly size: number; readonly number: number },
): Promise<{ readonly rows: Selectable<PartnerActionTable>[]; readonly count: number }> => {
  const matching = query.selectFrom('partner_action').where('partner_id', '=', partnerId)
  const [rows, { count }] = await Promise.all([
    matching
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.size)
      .offset(page.number * page.size)
      .execute(),
    matching.select((column) => column.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, count }
}
