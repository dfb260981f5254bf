import type { Database } from '../../db/database.ts'
import type { SupportMessageTable } from './tables.ts'

export const countSince = async (database: Database, personId: string, since: string): Promise<number> => {
  const { count } = await database.query
    .selectFrom('support_message')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
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
