import type { SupportConversation, SupportLine, SupportRequest } from '@cabinet/contract/support/requests'
import type { Selectable } from 'kysely'
import { DAY_MS } from '../../kernel/durations.ts'
import { errors } from '../../kernel/http-error.ts'
import { newId } from '../../kernel/ids.ts'
import type { Database } from '../../db/database.ts'
import { findFileInfos } from '../../platform/files/attachment.ts'
import { type AnyRequest, pageAround } from '../../platform/find/page.ts'
import type { CallContext } from '../../platform/handlers.ts'
import { lockPerson } from '../people/port.ts'
import { supportReplied } from './emails.ts'
import { supportErrors } from './messages.ts'
import { MESSAGES_A_DAY } from './service.ts'
import * as store from './store.ts'
import type { SupportMessageTable, SupportReplyTable } from './tables.ts'

type Context = Pick<CallContext, 'platform' | 'user'>
export type MessageRow = Selectable<SupportMessageTable>

/** A request as lists show it. */
export const requestOf = (row: MessageRow): SupportRequest => ({
  id: row.id,
  number: row.number,
  topic: row.topic,
  message: row.message,
  isWaiting: row.waiting_since !== null,
  createdDateTime: row.created_at,
  lastDateTime: row.last_at,
})

/** One message of a conversation. */
export const lineOf = (reply: Selectable<SupportReplyTable>): SupportLine => ({
  id: reply.id,
  isFromSupport: reply.is_from_support,
  text: reply.text,
  createdDateTime: reply.created_at,
})

const conversationOf = async (database: Database, row: MessageRow): Promise<SupportConversation> => {
  const [files, replies] = await Promise.all([
    store.findFileIds(database, row.id).then((ids) => findFileInfos(database, ids)),
    store.findReplies(database, row.id),
  ])
  return { ...requestOf(row), files, lines: replies.map(lineOf) }
}

/** What the person has written to the support. */
export const findOwnRequests = async ({ platform, user, body }: Context & { readonly body: AnyRequest }) => {
  const { rows, count } = await store.findOwnPage(platform.database, user.id, body)
  return pageAround(rows.map(requestOf), count, body)
}

/** A conversation of the person. @throws HttpError 404 when it is somebody else's */
export const ownConversation = async ({ platform, user }: Context, id: string): Promise<SupportConversation> => {
  const row = await store.findMessage(platform.database, id)
  if (row?.person_id !== user.id) throw errors.notFound()
  return conversationOf(platform.database, row)
}

/**
 * Writes on in a conversation of the person; it waits for an answer again.
 *
 * @throws HttpError 404 when it is somebody else's, 429 too many messages in 24 hours
 */
export const replyToSupport = ({ platform, user }: Context, id: string, text: string): Promise<SupportConversation> => {
  const { database, clock, mailer, config } = platform
  return database.transaction(async () => {
    // Messages of one person wait for each other, so that all of them count.
    if (!(await lockPerson(database, user.id))) throw errors.unauthenticated()
    const row = await store.lockMessage(database, id)
    if (row?.person_id !== user.id) throw errors.notFound()
    const now = clock.now()
    const dayBefore = new Date(now.getTime() - DAY_MS).toISOString()
    if ((await store.countSince(database, user.id, dayBefore)) >= MESSAGES_A_DAY) throw supportErrors.tooMany()
    await store.insertReply(database, {
      id: newId(),
      message_id: id,
      person_id: user.id,
      is_from_support: false,
      text,
      created_at: now.toISOString(),
    })
    await mailer.write({
      organizationId: row.organization_id,
      recipient: config.support.email,
      content: supportReplied.write({ id, number: row.number, text }),
    })
    const changed = await store.findMessage(database, id)
    if (!changed) throw errors.notFound()
    return conversationOf(database, changed)
  })
}
