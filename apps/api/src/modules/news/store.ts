import { newsLetters } from '@cabinet/contract/news'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { FindFields } from '../../platform/find/fields.ts'
import { descending } from '../../platform/find/order.ts'
import { type AnyRequest, findPage, readAll } from '../../platform/find/page.ts'
import type { SubjectKey } from '../../platform/transitions/machine.ts'
import type { NewsLetterTable } from './tables.ts'

export type LetterRow = Selectable<NewsLetterTable>

/** Columns that change with the state. */
export type LetterChange = Partial<Pick<LetterRow, 'started_at' | 'sent_at'>>

const { ref } = sql

const fields: FindFields<typeof newsLetters> = {
  id: ref('id'),
  search: sql`concat_ws(' ', subject, text)`,
  subject: ref('subject'),
  'state.name': ref('status'),
  'audience.name': ref('audience'),
  recipients: ref('recipients'),
  createdDateTime: ref('created_at'),
  updatedDateTime: ref('updated_at'),
  sentDateTime: ref('sent_at'),
}

const fromLetters = ({ query }: Database) => query.selectFrom('news_letter').where('is_deleted', '=', false)

const sourceOf = (database: Database) => ({
  list: newsLetters,
  fields,
  from: fromLetters(database),
  select: (from: ReturnType<typeof fromLetters>) => from.selectAll('news_letter'),
  order: [descending(ref('created_at'), 'timestamptz'), descending(ref('id'), 'uuid')],
})

export const findLetters = (database: Database, request: AnyRequest) => findPage(database, sourceOf(database), request)

/** Every letter that a filter matches, a batch at a time. */
export const listLetters = (database: Database, request: AnyRequest) => readAll(sourceOf(database), request)

export const findLetter = (database: Database, id: string): Promise<LetterRow | undefined> =>
  fromLetters(database).selectAll().where('id', '=', id).executeTakeFirst()

/** A letter, held until the transaction ends. */
export const lockLetter = (database: Database, { id }: Pick<SubjectKey, 'id'>): Promise<LetterRow | undefined> =>
  fromLetters(database).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const insertLetter = async ({ query }: Database, row: Insertable<NewsLetterTable>): Promise<void> => {
  await query.insertInto('news_letter').values(row).execute()
}

export const saveLetter = async (
  { query }: Database,
  id: string,
  change: Partial<
    Pick<LetterRow, 'subject' | 'text' | 'audience' | 'version' | 'is_deleted' | 'written_at' | 'updated_at'>
  >,
): Promise<void> => {
  await query.updateTable('news_letter').set(change).where('id', '=', id).execute()
}

/** Letters that are being sent, in the order in which it was begun. */
export const findSending = (database: Database): Promise<Pick<LetterRow, 'id'>[]> =>
  fromLetters(database).select('id').where('status', '=', 'SENDING').orderBy('started_at').orderBy('id').execute()

/** Those of these people who have had this letter, or another one since the moment. */
export const findServed = async (
  { query }: Database,
  letterId: string,
  people: readonly string[],
  since: string,
): Promise<ReadonlySet<string>> => {
  const rows = await query
    .selectFrom('news_recipient')
    .select('person_id')
    .where('person_id', 'in', [...people])
    .where((column) => column.or([column('at', '>', since), column('letter_id', '=', letterId)]))
    .execute()
  return new Set(rows.map(({ person_id: id }) => id))
}

/** Everybody who has had a letter since the moment. */
export const findServedSince = async ({ query }: Database, since: string): Promise<string[]> => {
  const rows = await query.selectFrom('news_recipient').select('person_id').distinct().where('at', '>', since).execute()
  return rows.map(({ person_id: id }) => id)
}

/** Notes who is written to now. */
export const insertRecipients = async (
  { query }: Database,
  letterId: string,
  people: readonly string[],
  at: string,
): Promise<void> => {
  await query
    .insertInto('news_recipient')
    .values(people.map((personId) => ({ letter_id: letterId, person_id: personId, at })))
    .execute()
  await query
    .updateTable('news_letter')
    .set((column) => ({ recipients: column('recipients', '+', people.length) }))
    .where('id', '=', letterId)
    .execute()
}

/** These people have not been written to after all. */
export const forgetRecipients = async (
  { query }: Database,
  letterId: string,
  people: readonly string[],
): Promise<void> => {
  const { numDeletedRows } = await query
    .deleteFrom('news_recipient')
    .where('letter_id', '=', letterId)
    // As one value: there may be more of them than a statement takes parameters.
    .where(sql<boolean>`person_id::text in (select jsonb_array_elements_text(${JSON.stringify(people)}::jsonb))`)
    .executeTakeFirstOrThrow()
  await query
    .updateTable('news_letter')
    .set((column) => ({ recipients: column('recipients', '-', Number(numDeletedRows)) }))
    .where('id', '=', letterId)
    .execute()
}
