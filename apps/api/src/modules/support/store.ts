import { ownRequests } from '@cabinet/contract/support/requests'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { FindFields } from '../../platform/find/fields.ts'
import { descending } from '../../platform/find/order.ts'
import { type AnyRequest, findPage } from '../../platform/find/page.ts'
import type { SupportMessageTable, SupportReplyTable } from './tables.ts'

const { ref } = sql

export const countSince = async (database: Database, personId: string, since: string): Promise<number> => {
  const counts = await Promise.all(
    (['support_message', 'support_reply'] as const).map((table) =>
      database.query
        .selectFrom(table)
        .select((column) => column.fn.countAll<number>().as('count'))
        .where('person_id', '=', personId)
        .where('created_at', '>', since)
        .executeTakeFirstOrThrow(),
    ),
  )
  return counts.reduce((sum, { count }) => sum + Number(count), 0)
}

const fields: FindFields<typeof ownRequests> = {
  id: ref('support_message.id'),
  number: ref('support_message.number'),
  topic: ref('support_message.topic'),
  isWaiting: sql`(support_message.waiting_since is not null)`,
  createdDateTime: ref('support_message.created_at'),
  lastDateTime: ref('support_message.last_at'),
}

/** A page of what a person has written, what was answered last first. */
export const findOwnPage = (database: Database, personId: string, request: AnyRequest) => {
  const from = database.query.selectFrom('support_message').where('person_id', '=', personId)
  return findPage(
    database,
    {
      list: ownRequests,
      fields,
      from,
      select: (found: typeof from) => found.selectAll('support_message'),
      order: [descending(ref('support_message.last_at'), 'timestamptz'), descending(ref('support_message.id'), 'uuid')],
    },
    request,
  )
}

const one = ({ query }: Database, id: string) => query.selectFrom('support_message').selectAll().where('id', '=', id)

/** A request of whomever. */
export const findMessage = (database: Database, id: string) => one(database, id).executeTakeFirst()

/** The same, held until the transaction ends: two who write to it come one after the other. */
export const lockMessage = (database: Database, id: string) => one(database, id).forUpdate().executeTakeFirst()

/** What was written after the first message, the oldest first. */
export const findReplies = ({ query }: Database, messageId: string) =>
  query
    .selectFrom('support_reply')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Files of the first message. */
export const findFileIds = async ({ query }: Database, messageId: string): Promise<string[]> => {
  const rows = await query
    .selectFrom('support_file')
    .select('file_id')
    .where('message_id', '=', messageId)
    .orderBy('file_id')
    .execute()
  return rows.map(({ file_id: id }) => id)
}

/** Writes on in a conversation; who has written last decides whether the person waits. */
export const insertReply = async ({ query }: Database, reply: SupportReplyTable): Promise<void> => {
  const { message_id: id, created_at: at, is_from_support: isAnswer } = reply
  await query.insertInto('support_reply').values(reply).execute()
  await query
    .updateTable('support_message')
    .set((column) => ({
      last_at: at,
      // Who writes twice waits since the first time.
      waiting_since: isAnswer ? null : column.fn.coalesce('waiting_since', sql<string>`${at}::timestamptz`),
    }))
    .where('id', '=', id)
    .execute()
}

/** Nothing of the request waits any more. */
export const stopWaiting = async ({ query }: Database, id: string): Promise<void> => {
  await query.updateTable('support_message').set({ waiting_since: null }).where('id', '=', id).execute()
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
