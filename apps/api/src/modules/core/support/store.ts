import type { Database } from '../../../db/database.ts'
import type { SupportMessageTable } from './tables.ts'

/** Who writes, as the support must know them. */
export const findSender = (database: Database, personId: string) =>
  database.query
    .selectFrom('person')
    .leftJoin('organization', 'organization.id', 'person.organization_id')
    .select(['person.lastname', 'person.firstname', 'person.middlename', 'person.email', 'person.username'])
    .select(['organization.short_name', 'organization.itn'])
    .where('person.id', '=', personId)
    .executeTakeFirstOrThrow()

/** Waits for a parallel message of the same person, so that both count. */
export const lockSender = async (database: Database, personId: string): Promise<void> => {
  await database.query.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute()
}

export const countSince = async (database: Database, personId: string, since: string): Promise<number> => {
  const { count } = await database.query
    .selectFrom('support_message')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Names of the files that this person has uploaded to be sent to the support, by id. Nobody deletes them until the
 * transaction ends.
 */
export const findOwnFiles = async (
  database: Database,
  personId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await database.query
    .selectFrom('stored_file')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('uploaded_by', '=', personId)
    .where('purpose', '=', 'SUPPORT_MESSAGE')
    .where('is_deleted', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const insertMessage = async (
  database: Database,
  message: SupportMessageTable,
  fileIds: readonly string[],
): Promise<void> => {
  await database.query.insertInto('support_message').values(message).execute()
  if (fileIds.length === 0) return
  await database.query
    .insertInto('support_file')
    .values(fileIds.map((fileId) => ({ message_id: message.id, file_id: fileId })))
    .execute()
}

/** Whether a message has taken the file. */
export const isFileUsed = async (database: Database, fileId: string): Promise<boolean> => {
  const found = await database.query
    .selectFrom('support_file')
    .select('file_id')
    .where('file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
