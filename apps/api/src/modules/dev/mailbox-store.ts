import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { likePattern } from '../../platform/find.ts'
import type { Channel } from '../../platform/post/outbox.ts'

const EXCERPT_LENGTH = 160

/** A letter or a text message without its whole text. */
export interface MessageRow {
  readonly channel: Channel
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly excerpt: string
  readonly code: string | null
  readonly created_at: string
  readonly sent_at: string | null
  readonly failed_at: string | null
}

const columns = (channel: Channel) => {
  const subject = channel === 'EMAIL' ? sql`subject` : sql`''`
  return sql`${sql.lit(channel)} as channel, id, recipient, ${subject} as subject,
    substring(body from 1 for ${sql.lit(EXCERPT_LENGTH)}) as excerpt, code, created_at, sent_at, failed_at`
}

const matching = (channel: Channel, search: string): RawBuilder<unknown> => {
  const pattern = likePattern(search)
  const table = channel === 'EMAIL' ? sql`letter` : sql`text_message`
  const text = channel === 'EMAIL' ? sql`lower(subject) like ${pattern} or` : sql``
  return sql`from ${table}
    where ${search === ''} or ${text} lower(recipient) like ${pattern} or lower(body) like ${pattern}`
}

/** A page of the mailbox, the newest first, and how many there are. */
export const findMessages = async (
  { query }: Database,
  channels: readonly Channel[],
  search: string,
  page: { readonly size: number; readonly number: number },
): Promise<{ rows: readonly MessageRow[]; count: number }> => {
  const parts = channels.map((channel) => sql`select ${columns(channel)} ${matching(channel, search)}`)
  const counts = channels.map((channel) => sql`(select count(*) ${matching(channel, search)})`)
  const { rows } = await sql<MessageRow>`
    select * from (${sql.join(parts, sql` union all `)}) as message
    order by created_at desc, id desc limit ${page.size} offset ${page.number * page.size}`.execute(query)
  const counted = await sql<{ count: number }>`select ${sql.join(counts, sql` + `)} as count`.execute(query)
  return { rows, count: Number(counted.rows[0]?.count ?? 0) }
}

export const findLetter = ({ query }: Database, id: string) =>
  query.selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirst()

export const findTextMessage = ({ query }: Database, id: string) =>
  query.selectFrom('text_message').selectAll().where('id', '=', id).executeTakeFirst()
