import type { StaffConversation, StaffRequest } from '@cabinet/contract/support/staff'
import type { Database } from '../../../db/database.ts'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import { alwaysWritten, sendToRecipients } from '../../../platform/emails/recipients.ts'
import { findFileInfos } from '../../../platform/files/attachment.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import type { CallContext, FileContent } from '../../../platform/handlers.ts'
import { recordStaffAction, recordStaffReading } from '../../../platform/staff/journal.ts'
import { findNamesOfPeople, findPerson } from '../../people/port.ts'
import { lineOf, requestOf } from '../conversation.ts'
import { supportAnswered } from '../emails.ts'
import { findFileIds, findReplies, insertReply, lockMessage, stopWaiting } from '../store.ts'
import * as store from './store.ts'

type Context = Pick<CallContext, 'platform' | 'user'>

const staffRequestOf = (row: store.RequestRow): StaffRequest => ({
  ...requestOf(row),
  person: { id: row.person_id, fullName: row.full_name, email: row.email, mobilePhone: row.username },
  organization:
    row.organization_id === null
      ? null
      : { id: row.organization_id, shortName: row.short_name ?? '', itn: row.itn ?? '' },
  waitingSince: row.waiting_since,
})

/** @throws HttpError 404 */
const foundRequest = async (database: Database, id: string): Promise<store.RequestRow> => {
  const row = await store.findRequest(database, id)
  if (!row) throw errors.notFound()
  return row
}

const conversationOf = async (database: Database, id: string): Promise<StaffConversation> => {
  const row = await foundRequest(database, id)
  const [fileIds, replies] = await Promise.all([findFileIds(database, id), findReplies(database, id)])
  const names = await findNamesOfPeople(database, [...new Set(replies.map(({ person_id: by }) => by))])
  return {
    ...staffRequestOf(row),
    files: await findFileInfos(database, fileIds),
    lines: replies.map((reply) => ({ ...lineOf(reply), by: names.get(reply.person_id) ?? '' })),
  }
}

const journalLineOf = (
  { platform, user }: Context,
  { id, number, organization_id: organizationId }: store.RequestRow,
) => ({
  base: platform,
  line: { thing: 'SUPPORT_REQUEST', thingId: id, subject: number, organizationId, byPersonId: user.id } as const,
})

/** The queue of the support. */
export const findRequests = async ({ platform, body }: Context & { readonly body: AnyRequest }) => {
  const { rows, count } = await store.findRequestPage(platform.database, body)
  return pageAround(rows.map(staffRequestOf), count, body)
}

/** A conversation; the journal says who has read it. @throws HttpError 404 */
export const getConversation = async (context: Context, id: string): Promise<StaffConversation> => {
  const { database } = context.platform
  const { base, line } = journalLineOf(context, await foundRequest(database, id))
  await recordStaffReading(base, line)
  return conversationOf(database, id)
}

/** A file of a request; the journal says who has read it. @throws HttpError 404 when it does not belong to the request */
export const getRequestFile = async (
  { platform, user }: Context,
  { id, fileId }: { readonly id: string; readonly fileId: string },
): Promise<FileContent> => {
  const { database, files, log } = platform
  const request = await foundRequest(database, id)
  const [info] = await findFileInfos(
    database,
    (await findFileIds(database, id)).filter((known) => known === fileId),
  )
  if (!info) throw errors.notFound()
  const content = await files.contentOf(fileId)
  if (!content) {
    log.error({ file: fileId }, 'the content of a file is missing')
    throw errors.notFound()
  }
  await recordStaffReading(platform, {
    thing: 'FILE',
    thingId: fileId,
    subject: `${request.number}: ${info.name}`,
    organizationId: request.organization_id,
    byPersonId: user.id,
  })
  return { contentType: info.contentType, bytes: content.stream, size: content.size, name: info.name }
}

/** Answers a request, and notifies the person of it. @throws HttpError 404 */
export const answerRequest = (context: Context, id: string, text: string): Promise<StaffConversation> => {
  const { platform, user } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    if (!(await lockMessage(database, id))) throw errors.notFound()
    const row = await foundRequest(database, id)
    await insertReply(database, {
      id: newId(),
      message_id: id,
      person_id: user.id,
      is_from_support: true,
      text,
      created_at: clock.nowText(),
    })
    const { base, line } = journalLineOf(context, row)
    await recordStaffAction(base, { ...line, action: 'ANSWERED' })
    const person = await findPerson(database, row.person_id)
    // Who was deleted has nothing to read it with.
    const readers = person && !person.is_deleted ? [alwaysWritten(person)] : []
    await sendToRecipients(platform, row.organization_id, readers, supportAnswered, { id, number: row.number, text })
    return conversationOf(database, id)
  })
}

/** Takes a request out of the queue without an answer; the same once more changes nothing. @throws HttpError 404 */
export const closeRequest = (context: Context, id: string): Promise<StaffConversation> => {
  const { database } = context.platform
  return database.transaction(async () => {
    const held = await lockMessage(database, id)
    if (!held) throw errors.notFound()
    if (held.waiting_since !== null) {
      await stopWaiting(database, id)
      const { base, line } = journalLineOf(context, await foundRequest(database, id))
      await recordStaffAction(base, { ...line, action: 'CLOSED' })
    }
    return conversationOf(database, id)
  })
}
