import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { PartnerPrincipal } from '../../platform/partners/partner.ts'
import type { PartnerFeedTable } from './tables.ts'

/** A feed: that of one party, whether it has become a partner already or not. */
export type Feed = Pick<PartnerPrincipal, 'kind' | 'partyId'>

/** At most so many events get their places at once. */
const BATCH = 1000

export type FeedRow = Selectable<PartnerFeedTable>
/** An event with its place. */
export type PlacedRow = FeedRow & { readonly seq: number }

export const insertEvent = async ({ query }: Database, row: FeedRow): Promise<void> => {
  await query.insertInto('partner_feed').values(row).execute()
}

const unplaced = ({ query }: Database, { kind, partyId }: Feed) =>
  query.selectFrom('partner_feed').where('kind', '=', kind).where('party_id', '=', partyId).where('seq', 'is', null)

export const hasUnplaced = async (database: Database, feed: Feed): Promise<boolean> =>
  (await unplaced(database, feed).select('id').limit(1).executeTakeFirst()) !== undefined

/**
 * Events that get their places now, the oldest first. Ids follow the clocks of the servers, which may differ: whatever
 * else waits of the same things comes along, so that no batch tells of a thing before the batch that it should follow.
 */
export const findUnplaced = (database: Database, feed: Feed): Promise<FeedRow[]> =>
  unplaced(database, feed)
    .selectAll()
    .where('subject_id', 'in', ({ selectFrom }) =>
      selectFrom(unplaced(database, feed).select('subject_id').orderBy('id').limit(BATCH).as('next')).select(
        'next.subject_id',
      ),
    )
    .orderBy('id')
    .execute()

/** The last place that was given away, held until the transaction ends. */
export const lockHead = async ({ query }: Database, { kind, partyId }: Feed): Promise<number> => {
  await query
    .insertInto('partner_feed_head')
    .values({ kind, party_id: partyId, seq: 0 })
    .onConflict((conflict) => conflict.columns(['kind', 'party_id']).doNothing())
    .execute()
  const { seq } = await query
    .selectFrom('partner_feed_head')
    .select('seq')
    .where('kind', '=', kind)
    .where('party_id', '=', partyId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return seq
}

export const saveHead = async ({ query }: Database, { kind, partyId }: Feed, seq: number): Promise<void> => {
  await query
    .updateTable('partner_feed_head')
    .set({ seq })
    .where('kind', '=', kind)
    .where('party_id', '=', partyId)
    .execute()
}

/** Writes the places of events in one statement. */
export const assignNumbers = async (
  { query }: Database,
  numbers: readonly { readonly id: string; readonly seq: number }[],
): Promise<void> => {
  const rows = numbers.map(({ id, seq }) => sql`(${id}::uuid, ${seq}::bigint)`)
  await sql`
    update partner_feed set seq = placed.seq
    from (values ${sql.join(rows)}) as placed (id, seq)
    where partner_feed.id = placed.id`.execute(query)
}

export const findAfter = async (
  { query }: Database,
  { kind, partyId }: Feed,
  after: number,
  limit: number,
): Promise<readonly PlacedRow[]> => {
  const rows = await query
    .selectFrom('partner_feed')
    .selectAll()
    .where('kind', '=', kind)
    .where('party_id', '=', partyId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }))
}

/** How many events of a feed come after a place, those without one included. */
export const countAfter = async ({ query }: Database, { kind, partyId }: Feed, after: number): Promise<number> => {
  const { count } = await query
    .selectFrom('partner_feed')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('party_id', '=', partyId)
    .where((column) => column.or([column('seq', '>', after), column('seq', 'is', null)]))
    .executeTakeFirstOrThrow()
  return count
}
