import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { ById, Id } from '../common.ts'
import { Instant } from '../dates.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes } from '../file.ts'
import { listOf } from '../find.ts'
import { boolean, choice, id, instant, text } from '../find-fields.ts'
import { findActions } from '../staff.ts'
import { SupportConversation, SupportLine, SupportRequest, SupportText, supportTopics } from './requests.ts'
import { attention } from '../people/user.ts'

/** Platform staff. */
const staff = anyOf('GODMOD')

/** A request to the support as the queue of platform staff shows it. */
export const StaffRequest = z.object({
  ...SupportRequest.shape,
  /** Who has written. */
  person: z.object({ id: Id, fullName: z.string(), email: z.string(), mobilePhone: z.string() }),
  /** Null for a person without an organization. */
  organization: z.nullable(z.object({ id: Id, shortName: z.string(), itn: z.string() })),
  /** Since when the person waits; null when nothing waits. */
  waitingSince: z.nullable(Instant),
})
export type StaffRequest = z.output<typeof StaffRequest>

/** A conversation with who of the staff has written what. */
export const StaffConversation = z.object({
  ...StaffRequest.shape,
  files: SupportConversation.shape.files,
  lines: z.array(z.object({ ...SupportLine.shape, by: z.string() })),
})
export type StaffConversation = z.output<typeof StaffConversation>

/** Requests to the support: what waits first, the longest of it before the others. */
export const staffRequests = listOf({
  item: StaffRequest,
  filters: {
    id: id(),
    /** Number, person, organization and ИНН in one text. */
    search: text(),
    number: text(),
    topic: choice(supportTopics),
    isWaiting: boolean(),
    'person.id': id(),
    'organization.id': id(),
    createdDateTime: instant(),
    lastDateTime: instant(),
  },
  sort: ['number', 'topic', 'createdDateTime', 'lastDateTime'],
})

export const find = endpoint({
  id: 'support-staff.find',
  method: 'POST',
  path: '/v1/support/request/find',
  summary: 'Requests to the support by a filter: what waits first, the longest of it before the others.',
  access: staff,
  body: staffRequests.body,
  response: staffRequests.page,
})

export const get = endpoint({
  id: 'support-staff.get',
  method: 'GET',
  path: '/v1/support/request/{id}',
  summary: 'A conversation with everything that was written. The journal of staff says who has read it.',
  access: staff,
  params: ById,
  response: StaffConversation,
})

export const readFile = endpoint({
  id: 'support-staff.readFile',
  method: 'GET',
  path: '/v1/support/request/{id}/file/{fileId}',
  summary: 'A file that came with a request. The journal of staff says who has read it.',
  access: staff,
  params: z.object({ id: Id, fileId: Id }),
  response: file('application/octet-stream', ...new Set(Object.values(contentTypes))),
})

const touched = [find, get, findActions, attention]

export const answer = endpoint({
  id: 'support-staff.answer',
  method: 'POST',
  path: '/v1/support/request/{id}/answer',
  summary: 'Answers a request: the person gets the answer as a letter and a notification, and reads it in the cabinet.',
  access: staff,
  params: ById,
  body: SupportText,
  response: StaffConversation,
  idempotent: true,
  invalidates: touched,
})

export const close = endpoint({
  id: 'support-staff.close',
  method: 'POST',
  path: '/v1/support/request/{id}/close',
  summary: 'Takes a request out of the queue without an answer: the person has thanked, or was called.',
  access: staff,
  params: ById,
  response: StaffConversation,
  idempotent: true,
  invalidates: touched,
})
