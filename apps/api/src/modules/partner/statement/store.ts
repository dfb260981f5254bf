import { statementLines, type StatementState } from '@cabinet/contract/partner/statement'
import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { descending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage, readAll, summarize } from '../../../platform/find/page.ts'
import type { StatementLineTable, StatementShareTable } from './tables.ts'

export type LineRow = Selectable<StatementLineTable>
export type ShareRow = Selectable<StatementShareTable>

const { ref } = sql

/** How a line stands; the same as `state` in the SQL below. */
export const stateOf = ({
  amount,
  left_amount: left,
  settled_at: settledAt,
}: Pick<LineRow, 'amount' | 'left_amount' | 'settled_at'>): StatementState => {
  if (left === 0) return 'MATCHED'
  if (settledAt !== null) return 'SETTLED'
  return left === amount ? 'UNMATCHED' : 'OVERPAID'
}

const state = sql<string>`case when left_amount = 0 then 'MATCHED' when settled_at is not null then 'SETTLED'
  when left_amount = amount then 'UNMATCHED' else 'OVERPAID' end`

const fields: FindFields<typeof statementLines> = {
  id: ref('id'),
  search: sql`concat_ws(' ', payer_name, payer_itn, purpose, external_id)`,
  date: ref('date'),
  amount: ref('amount'),
  left: ref('left_amount'),
  payerItn: ref('payer_itn'),
  'state.name': state,
  receivedDateTime: ref('received_at'),
}

const sourceOf = ({ query }: Database) => ({
  list: statementLines,
  fields,
  from: query.selectFrom('statement_line'),
  select: (from: SelectQueryBuilder<Tables, 'statement_line', object>) => from.selectAll('statement_line'),
  order: [descending(ref('date'), 'date'), descending(ref('id'), 'uuid')],
})

export const findLines = (database: Database, request: AnyRequest) => findPage(database, sourceOf(database), request)

/** Every line that a filter matches, a batch at a time. */
export const listLines = (database: Database, request: AnyRequest) => readAll(sourceOf(database), request)

/** Sums over the lines that a filter matches; what staff have closed is not left any more. */
export const summarizeLines = (database: Database, request: AnyRequest) =>
  summarize(sourceOf(database), request, {
    receivedSum: sql`greatest(amount, 0)`,
    returnedSum: sql`greatest(-amount, 0)`,
    leftSum: sql`case when settled_at is null then left_amount else 0 end`,
  })

export const findLine = ({ query }: Database, id: string): Promise<LineRow | undefined> =>
  query.selectFrom('statement_line').selectAll().where('id', '=', id).executeTakeFirst()

export const findLinesById = ({ query }: Database, ids: readonly string[]): Promise<LineRow[]> =>
  query
    .selectFrom('statement_line')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()

export const findNamed = ({ query }: Database, partnerId: string, externalId: string): Promise<LineRow | undefined> =>
  query
    .selectFrom('statement_line')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('external_id', '=', externalId)
    .executeTakeFirst()

export const insertLine = async ({ query }: Database, row: Insertable<StatementLineTable>): Promise<void> => {
  await query.insertInto('statement_line').values(row).execute()
}

export const saveLine = async (
  { query }: Database,
  id: string,
  change: Partial<Pick<LineRow, 'left_amount' | 'problem' | 'version' | 'settled_at' | 'settled_by' | 'comment'>>,
): Promise<void> => {
  await query.updateTable('statement_line').set(change).where('id', '=', id).execute()
}

/** Who has paid: those without an ИНН are told apart by their names. */
type Payer = Pick<LineRow, 'payer_itn' | 'payer_name'>

/** Money of a payer that has found no invoice and is exactly so much, the oldest first. */
export const findLeftOf = ({ query }: Database, payer: Payer, left: number): Promise<LineRow | undefined> =>
  query
    .selectFrom('statement_line')
    .selectAll()
    .where('payer_itn', '=', payer.payer_itn)
    .$if(payer.payer_itn === '', (found) => found.where('payer_name', '=', payer.payer_name))
    .where('left_amount', '=', left)
    .where('settled_at', 'is', null)
    .orderBy('date')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

export const insertShare = async ({ query }: Database, row: Insertable<StatementShareTable>): Promise<void> => {
  await query.insertInto('statement_share').values(row).execute()
}

export const revokeShare = async (
  { query }: Database,
  id: string,
  change: Pick<ShareRow, 'revoked_by' | 'revoked_at'>,
): Promise<void> => {
  await query.updateTable('statement_share').set(change).where('id', '=', id).execute()
}

/** Shares of lines in the order in which they were made. */
export const findShares = ({ query }: Database, lineIds: readonly string[]): Promise<ShareRow[]> =>
  query
    .selectFrom('statement_share')
    .selectAll()
    .where('line_id', 'in', [...lineIds])
    .orderBy('matched_at')
    .orderBy('id')
    .execute()

/** The newest payment of a payer for an invoice that is exactly so much. */
export const findPaid = ({ query }: Database, payer: Payer, amount: number): Promise<ShareRow | undefined> =>
  query
    .selectFrom('statement_share')
    .innerJoin('statement_line', 'statement_line.id', 'statement_share.line_id')
    .selectAll('statement_share')
    .where('statement_line.payer_itn', '=', payer.payer_itn)
    .$if(payer.payer_itn === '', (found) => found.where('statement_line.payer_name', '=', payer.payer_name))
    .where('statement_share.amount', '=', amount)
    .where('statement_share.invoice_id', 'is not', null)
    .where('statement_share.revoked_at', 'is', null)
    .orderBy('statement_share.matched_at', 'desc')
    .orderBy('statement_share.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Who changes the statement waits here for whoever does: a line, its invoices and other lines move together. */
export const lockStatement = async ({ query }: Database, partnerId: string): Promise<void> => {
  await query.selectFrom('partner').select('id').where('id', '=', partnerId).forNoKeyUpdate().execute()
}
