import { type channels, messages } from '@cabinet/contract/dev'
import { sql } from 'kysely'
import type { Database } from '@cabinet/api/db/database'
import type { FindFields } from '@cabinet/api/platform/find/fields'
import { descending } from '@cabinet/api/platform/find/order'
import { type AnyRequest, findPage, readAll } from '@cabinet/api/platform/find/page'

const EXCERPT_LENGTH = 160

const { ref } = sql

/** What the mailbox shows: notifications tell of nobody, and have no page of their own. */
export type MailboxChannel = (typeof channels)[number]

/** An email or a text message without its whole text. */
export interface MessageRow {
  readonly channel: MailboxChannel
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly excerpt: string
  readonly code: string | null
  readonly created_at: string
  readonly sent_at: string | null
  readonly failed_at: string | null
}

const columns = (channel: MailboxChannel) => {
  const subject = channel === 'EMAIL' ? sql`subject` : sql`''`
  return sql`${sql.lit(channel)} as channel, id, recipient, ${subject} as subject, body,
    substring(body from 1 for ${sql.lit(EXCERPT_LENGTH)}) as excerpt, code, created_at, sent_at, failed_at`
}

const everyMessage = sql<MessageRow>`(
  select ${columns('EMAIL')} from email union all select ${columns('SMS')} from text_message)`

const messageFields: FindFields<typeof messages> = {
  id: ref('message.id'),
  search: sql`concat_ws(' ', message.recipient, message.subject, message.body)`,
  recipient: ref('message.recipient'),
  channel: ref('message.channel'),
  createdDateTime: ref('message.created_at'),
}

const mailboxOf = (database: Database) => {
  const from = database.query.selectFrom(everyMessage.as<'message'>(ref('message')))
  return {
    list: messages,
    fields: messageFields,
    from,
    select: (found: typeof from) =>
      found.select(['channel', 'id', 'recipient', 'subject', 'excerpt', 'code', 'created_at', 'sent_at', 'failed_at']),
    order: [descending(ref('message.created_at'), 'timestamptz'), descending(ref('message.id'), 'uuid')],
  }
}

/** A page of the mailbox, the newest first unless a request says otherwise. */
export const findMessages = (database: Database, request: AnyRequest) =>
  findPage(database, mailboxOf(database), request)

/** Every message that a filter matches, a batch at a time. */
export const readMessages = (database: Database, request: AnyRequest) => readAll(mailboxOf(database), request)

export const findEmail = ({ query }: Database, id: string) =>
  query.selectFrom('email').selectAll().where('id', '=', id).executeTakeFirst()

export const findTextMessage = ({ query }: Database, id: string) =>
  query.selectFrom('text_message').selectAll().where('id', '=', id).executeTakeFirst()
