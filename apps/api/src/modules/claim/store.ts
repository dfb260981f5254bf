import type { ClaimDocumentType } from '@cabinet/contract/claim/values'
import type { InsuredProduct } from '@cabinet/contract/insured'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { type Database, violatedConstraint } from '../../db/database.ts'
import { businessDay } from '../../kernel/clock.ts'
import { nextNumber } from '../../platform/counters.ts'
import { claimErrors } from './messages.ts'
import type { ClaimDocumentTable, ClaimLineTable, ClaimMessageTable, ClaimTable } from './tables.ts'

export type ClaimRow = Selectable<ClaimTable>
export type LineRow = Selectable<ClaimLineTable>
export type DocumentRow = Selectable<ClaimDocumentTable>
export type MessageRow = Selectable<ClaimMessageTable>

/** Names one claim of an organization. */
export interface ClaimKey {
  readonly organization_id: string
  readonly id: string
}

/** What each unique index says about a claim that runs against it; anything else that is not unique is our own mistake. */
const conflicts: Readonly<Record<string, () => Error>> = {
  claim_open_thing: claimErrors.open,
  claim_of_month: claimErrors.open,
  claim_repeated_once: claimErrors.repeated,
}

const NUMBER_DIGITS = 6

/** «ЗВ-26-000417». */
const claimNumber = (year: string, ordinal: number): string =>
  `ЗВ-${year.slice(2, 4)}-${String(ordinal).padStart(NUMBER_DIGITS, '0')}`

/** The counter of the numbers of a year. */
export const counterOf = (year: string): string => `claim-${year}`

export const nextClaimNumber = async (database: Database, at: string): Promise<string> => {
  const year = businessDay(new Date(at)).slice(0, 4)
  return claimNumber(year, await nextNumber(database, counterOf(year)))
}

/** @throws HttpError 409 when the thing has an open claim, the month a draft, or the claim was repeated already */
export const insertClaim = async ({ query }: Database, row: Insertable<ClaimTable>): Promise<ClaimRow> => {
  try {
    return await query.insertInto('claim').values(row).returningAll().executeTakeFirstOrThrow()
  } catch (error) {
    throw conflicts[violatedConstraint(error) ?? '']?.() ?? error
  }
}

const living = ({ query }: Database) => query.selectFrom('claim').selectAll().where('is_deleted', '=', false)

export const findClaim = (database: Database, { organization_id, id }: ClaimKey): Promise<ClaimRow | undefined> =>
  living(database).where('organization_id', '=', organization_id).where('id', '=', id).executeTakeFirst()

/** The claim, held until the transaction ends. */
export const lockClaim = (database: Database, { organization_id, id }: ClaimKey): Promise<ClaimRow | undefined> =>
  living(database).where('organization_id', '=', organization_id).where('id', '=', id).forUpdate().executeTakeFirst()

/** Claims that the insurer has: drafts are nobody's business. */
export const findInsured = (database: Database, insurerId: string) =>
  living(database).where('insurer_id', '=', insurerId).where('submitted_at', 'is not', null)

/** Changes what people enter; the state belongs to the machine. */
export const updateClaim = async (
  { query }: Database,
  { organization_id, id }: ClaimKey,
  values: Omit<Updateable<ClaimTable>, 'status'>,
): Promise<void> => {
  await query
    .updateTable('claim')
    .set((column) => ({ ...values, version: column('version', '+', 1) }))
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}

/** Claims for things, the newest first; those of a group by its lines. */
export const findClaimsOfThings = async (
  { query }: Database,
  organizationId: string,
  product: InsuredProduct,
  ids: readonly string[],
) => {
  if (ids.length === 0) return []
  const own = await query
    .selectFrom('claim')
    .select(['id', 'number', 'status', 'is_group', 'created_at', 'object_id'])
    .where('organization_id', '=', organizationId)
    .where('product', '=', product)
    .where('object_id', 'in', ids)
    .where('is_deleted', '=', false)
    .execute()
  const grouped = await query
    .selectFrom('claim_line')
    .innerJoin('claim', (join) =>
      join
        .onRef('claim.organization_id', '=', 'claim_line.organization_id')
        .onRef('claim.id', '=', 'claim_line.claim_id'),
    )
    .select(['claim.id', 'claim.number', 'claim.status', 'claim.is_group', 'claim.created_at', 'claim_line.object_id'])
    .where('claim_line.organization_id', '=', organizationId)
    .where('claim.product', '=', product)
    .where('claim_line.object_id', 'in', ids)
    .where('claim_line.is_excluded', '=', false)
    .where('claim.is_deleted', '=', false)
    .execute()
  return [...own, ...grouped].toSorted((left, right) => right.created_at.localeCompare(left.created_at))
}

/** The claim that repeats a refused one. */
export const findRepeating = (database: Database, organizationId: string, id: string) =>
  living(database).where('organization_id', '=', organizationId).where('cloned_from', '=', id).executeTakeFirst()

export const insertLines = async ({ query }: Database, rows: readonly Insertable<ClaimLineTable>[]): Promise<void> => {
  if (rows.length > 0) await query.insertInto('claim_line').values(rows).execute()
}

export const findLines = ({ query }: Database, { organization_id, id }: ClaimKey): Promise<LineRow[]> =>
  query
    .selectFrom('claim_line')
    .selectAll()
    .where('organization_id', '=', organization_id)
    .where('claim_id', '=', id)
    .orderBy('event_date')
    .orderBy('number')
    .execute()

/** False when the claim has no such order. */
export const updateLine = async (
  { query }: Database,
  { organization_id, id }: ClaimKey,
  objectId: string,
  values: Pick<LineRow, 'is_excluded' | 'exclude_reason'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await query
    .updateTable('claim_line')
    .set(values)
    .where('organization_id', '=', organization_id)
    .where('claim_id', '=', id)
    .where('object_id', '=', objectId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const insertDocument = (database: Database, row: Insertable<ClaimDocumentTable>): Promise<DocumentRow> =>
  database.query.insertInto('claim_document').values(row).returningAll().executeTakeFirstOrThrow()

const documents = ({ query }: Database, { organization_id, id }: ClaimKey) =>
  query
    .selectFrom('claim_document')
    .selectAll()
    .where('organization_id', '=', organization_id)
    .where('claim_id', '=', id)
    .where('is_deleted', '=', false)

/** Documents of a claim in the order in which they were added. */
export const findDocuments = (database: Database, key: ClaimKey): Promise<DocumentRow[]> =>
  documents(database, key).orderBy('created_at').orderBy('id').execute()

export const findDocument = (database: Database, key: ClaimKey, documentId: string): Promise<DocumentRow | undefined> =>
  documents(database, key).where('id', '=', documentId).executeTakeFirst()

export const removeDocument = async (
  { query }: Database,
  { organization_id, id }: Pick<DocumentRow, 'organization_id' | 'id'>,
  at: string,
): Promise<void> => {
  await query
    .updateTable('claim_document')
    .set({ is_deleted: true, updated_at: at })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}

export const retypeDocument = async (
  { query }: Database,
  { organization_id, id }: Pick<DocumentRow, 'organization_id' | 'id'>,
  type: ClaimDocumentType,
  at: string,
): Promise<void> => {
  await query
    .updateTable('claim_document')
    .set({ type, updated_at: at })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}

/** Whether a claim or one of its messages refers to the file. */
export const usesFile = async ({ query }: Database, fileId: string): Promise<boolean> => {
  const document = await query
    .selectFrom('claim_document')
    .select('id')
    .where('file_id', '=', fileId)
    .where('is_deleted', '=', false)
    .executeTakeFirst()
  if (document) return true
  const letter = await query.selectFrom('claim').select('id').where('letter_file_id', '=', fileId).executeTakeFirst()
  if (letter) return true
  const message = await query
    .selectFrom('claim_message')
    .select('id')
    .where((where) => where.eb(where.cast('file_ids', 'text'), 'like', `%${fileId}%`))
    .executeTakeFirst()
  return message !== undefined
}

/** False when the insurer has reported the message before. */
export const insertMessage = async (
  { query }: Database,
  row: Insertable<ClaimMessageTable>,
): Promise<MessageRow | undefined> =>
  query
    .insertInto('claim_message')
    .values(row)
    .onConflict((conflict) => conflict.columns(['organization_id', 'claim_id', 'external_id']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const findMessages = ({ query }: Database, { organization_id, id }: ClaimKey): Promise<MessageRow[]> =>
  query
    .selectFrom('claim_message')
    .selectAll()
    .where('organization_id', '=', organization_id)
    .where('claim_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Whether the month was drafted, also when the draft was deleted or sent since. */
export const hasMonth = async (
  { query }: Database,
  organizationId: string,
  product: InsuredProduct,
  month: string,
): Promise<boolean> => {
  const found = await query
    .selectFrom('claim')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('product', '=', product)
    .where('period', '=', month)
    .where('is_group', '=', true)
    .executeTakeFirst()
  return found !== undefined
}

/** Claims in a state, by id. */
export const findInState = (
  database: Database,
  status: ClaimRow['status'],
  after: string,
  limit: number,
): Promise<ClaimRow[]> =>
  living(database).where('status', '=', status).where('id', '>', after).orderBy('id').limit(limit).execute()

/** Notes that people were reminded of a draft; false when they were already. */
export const recordReminder = async (
  { query }: Database,
  { organization_id, id }: ClaimKey,
  day: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await query
    .updateTable('claim')
    .set({ reminded_day: day })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .where('reminded_day', '<', day)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Every claim with the name of who has it, for the developer panel. */
export const findAllClaims = (database: Database): Promise<ClaimRow[]> =>
  living(database).orderBy('organization_id').orderBy('number').execute()
