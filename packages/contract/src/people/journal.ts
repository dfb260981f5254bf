import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { Id } from '../common.ts'
import { Instant } from '../dates.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes } from '../file.ts'
import { listOf } from '../find.ts'
import { choice, id, instant, text } from '../find-fields.ts'
import { Kopecks } from '../money.ts'

/** What people do in the name of their organization, and what they read that is not for everybody. */
export const organizationActs = [
  'PERSON_INVITED',
  'PERSON_ADDED',
  'PERSON_CONFIRMED',
  'PERSON_REJECTED',
  'ROLES_CHANGED',
  'PERSON_BLOCKED',
  'PERSON_UNBLOCKED',
  'PERSON_DELETED',
  'OWNER_CHANGED',
  'SECOND_FACTOR_OBLIGED',
  'SECOND_FACTOR_OPTIONAL',
  'ORGANIZATION_CHANGED',
  'ACCOUNT_ADDED',
  'ACCOUNT_CHANGED',
  'ACCOUNT_DELETED',
  'SERVICE_CONNECTED',
  'SERVICE_DISCONNECTED',
  'TERMS_ACCEPTED',
  'INSURANCE_ON',
  'INSURANCE_OFF',
  'LIMIT_REQUESTED',
  'SHIPMENTS_DECLARED',
  'PAYMENT_RECORDED',
  'OVERDUE_REPORTED',
  'REQUEST_SENT',
  'FINANCING_ORDERED',
  'FINANCING_WITHDRAWN',
  'FINANCING_RULE_CHANGED',
  'CLAIM_SENT',
  'CLAIM_ANSWERED',
  'CLAIM_WITHDRAWN',
  'EXPORTED',
  'PASSPORT_READ',
] as const
export type OrganizationAct = (typeof organizationActs)[number]

/** A line of the journal of an organization. */
export const JournalLine = z.object({
  id: Id,
  act: z.enum(organizationActs),
  /** The person, the request, the claim it was about; null where it has no id. */
  thingId: z.nullable(Id),
  /** What it was about in words: a name, a number, a file. Never a passport, a password or a key. */
  subject: z.nullable(z.string()),
  /** Names of the roles that the person has had since. */
  roleNames: z.array(z.string()),
  amount: z.nullable(Kopecks),
  byId: Id,
  /** Who has done it. */
  by: z.string(),
  atDateTime: Instant,
})
export type JournalLine = z.output<typeof JournalLine>

/** What was done in the name of the organization within a year, the newest first. */
export const organizationJournal = listOf({
  item: JournalLine,
  filters: {
    id: id(),
    act: choice(organizationActs),
    thingId: id(),
    subject: text(),
    byId: id(),
    atDateTime: instant(),
  },
  sort: ['act', 'atDateTime'],
})

export const find = endpoint({
  id: 'journal.find',
  method: 'POST',
  path: '/v1/organization/journal/find',
  summary:
    'Who has confirmed people, given roles, sent, ordered, exported or read a passport in the name of the organization, by a filter, the newest first. Kept for a year.',
  access: anyOf('USER_ADMIN'),
  body: organizationJournal.body,
  response: organizationJournal.page,
})

export const excel = endpoint({
  id: 'journal.excel',
  method: 'POST',
  path: '/v1/organization/journal/excel',
  summary: 'Every line of the journal that the filter of a find matches, as a workbook.',
  access: anyOf('USER_ADMIN'),
  body: organizationJournal.body,
  response: file(contentTypes.xlsx),
  proof: 'always',
})
