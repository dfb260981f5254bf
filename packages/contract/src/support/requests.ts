import * as z from 'zod/mini'
import { signedIn } from '../access.ts'
import { ById, Id } from '../common.ts'
import { Instant } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { FileInfo } from '../file.ts'
import { listOf } from '../find.ts'
import { boolean, choice, id, instant, text } from '../find-fields.ts'
import { lines } from '../text-kinds.ts'

/** What a message to the support is about. */
export const supportTopics = ['CONNECTION', 'ACCESS', 'CLAIM', 'PAYMENT', 'FINANCE', 'OTHER'] as const
export const SUPPORT_MESSAGE_LENGTH = 4000
export const SUPPORT_FILES = 5

export const SupportMessage = z.object({
  topic: z.enum(supportTopics),
  message: lines(z.string().check(z.trim(), z.minLength(10), z.maxLength(SUPPORT_MESSAGE_LENGTH))),
  /** Uploaded before with the purpose SUPPORT_MESSAGE. */
  fileIds: z._default(z.array(Id).check(z.maxLength(SUPPORT_FILES)), []),
})
export type SupportMessage = z.input<typeof SupportMessage>

/** One message of a conversation with the support. */
export const SupportLine = z.object({
  id: Id,
  /** Written by the support, not by the person. */
  isFromSupport: z.boolean(),
  text: z.string(),
  createdDateTime: Instant,
})
export type SupportLine = z.output<typeof SupportLine>

/** A request to the support as the list of the person shows it. */
export const SupportRequest = z.object({
  id: Id,
  number: z.string(),
  topic: z.enum(supportTopics),
  /** The first message. */
  message: z.string(),
  /** Waits for the support; otherwise it has answered, or nothing was to be answered. */
  isWaiting: z.boolean(),
  createdDateTime: Instant,
  /** When somebody has written last. */
  lastDateTime: Instant,
})
export type SupportRequest = z.output<typeof SupportRequest>

/** A request with everything that was written, the oldest first. */
export const SupportConversation = z.object({
  ...SupportRequest.shape,
  files: z.array(FileInfo),
  lines: z.array(SupportLine),
})
export type SupportConversation = z.output<typeof SupportConversation>

/** Requests of a person, those with the latest message first. */
export const ownRequests = listOf({
  item: SupportRequest,
  filters: {
    id: id(),
    number: text(),
    topic: choice(supportTopics),
    isWaiting: boolean(),
    createdDateTime: instant(),
    lastDateTime: instant(),
  },
  sort: ['number', 'topic', 'createdDateTime', 'lastDateTime'],
})

export const find = endpoint({
  id: 'support.find',
  method: 'POST',
  path: '/v1/support/message/find',
  summary: 'What the person has written to the support, by a filter, what was answered last first.',
  access: signedIn,
  body: ownRequests.body,
  response: ownRequests.page,
})

export const get = endpoint({
  id: 'support.get',
  method: 'GET',
  path: '/v1/support/message/{id}',
  summary: 'A conversation of the person with the support.',
  access: signedIn,
  params: ById,
  response: SupportConversation,
})

export const write = endpoint({
  id: 'support.write',
  method: 'POST',
  path: '/v1/support/message',
  summary: 'Sends a message with files to the support; the answer carries its number.',
  access: signedIn,
  body: SupportMessage,
  response: z.object({ id: Id, number: z.string() }),
  errors: [422, 429],
  idempotent: true,
  invalidates: [find],
})

/** A further message of a conversation. */
export const SupportText = z.object({
  text: lines(z.string().check(z.trim(), z.minLength(1), z.maxLength(SUPPORT_MESSAGE_LENGTH))),
})

export const reply = endpoint({
  id: 'support.reply',
  method: 'POST',
  path: '/v1/support/message/{id}/reply',
  summary: 'Writes on in a conversation with the support, which then waits for an answer again.',
  access: signedIn,
  params: ById,
  body: SupportText,
  response: SupportConversation,
  errors: [429],
  idempotent: true,
  invalidates: [find, get],
})
