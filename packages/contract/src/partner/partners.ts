import * as z from 'zod/mini'
import { anyOf, ofAnybodyOfPartner, ofOwnPartner, ofPartnerInAddress, partnerKinds } from '../access.ts'
import { ById, Id } from '../common.ts'
import { Day, Instant } from '../dates.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes } from '../file.ts'
import { listOf } from '../find.ts'
import { boolean, choice, id, ids, instant, integer, text } from '../find-fields.ts'
import { partnerJournal } from './journal.ts'
import { lines } from '../text-kinds.ts'

const staff = anyOf('GODMOD')
const Kind = z.enum(partnerKinds)
const note = lines(z.string().check(z.trim(), z.minLength(1), z.maxLength(200)))

/** How webhooks of a partner are doing. */
export const webhookStates = ['OFF', 'DELIVERING', 'RETRYING', 'PAUSED'] as const

/** Somebody outside who moves states of ours. */
export const Partner = z.object({
  id: Id,
  kind: Kind,
  name: z.string(),
  /** Whether keys of the partner open anything. */
  isActive: z.boolean(),
  keys: z.int(),
  lastUsedDateTime: z.nullable(Instant),
  webhook: z.enum(webhookStates),
})
export type Partner = z.output<typeof Partner>

/** A key of a partner; the key itself was shown once. */
export const PartnerKey = z.object({
  id: Id,
  prefix: z.string(),
  isTest: z.boolean(),
  note: z.string(),
  networks: z.array(z.string()),
  createdDateTime: Instant,
  expiresDateTime: z.nullable(Instant),
  lastUsedDateTime: z.nullable(Instant),
  revokedDateTime: z.nullable(Instant),
})
export type PartnerKey = z.output<typeof PartnerKey>

/** Where events of a partner go by themselves. */
export const PartnerWebhook = z.object({
  url: z.string(),
  state: z.enum(webhookStates),
  /** Events that wait. */
  waiting: z.int(),
  attempts: z.int(),
  nextAttemptDateTime: z.nullable(Instant),
  lastProblem: z.nullable(z.string()),
  deliveredDateTime: z.nullable(Instant),
})
export type PartnerWebhook = z.output<typeof PartnerWebhook>

export const PartnerCard = z.object({
  ...Partner.shape,
  keyList: z.array(PartnerKey),
  /** The key with which the demo plays the partner; null outside of the demo. */
  demoKey: z.nullable(z.string()),
  webhookTarget: z.nullable(PartnerWebhook),
})
export type PartnerCard = z.output<typeof PartnerCard>

/** Partners of the platform, kind by kind. */
export const allPartners = listOf({
  item: Partner,
  filters: {
    id: id(),
    name: text(),
    kind: choice(partnerKinds),
    isActive: boolean(),
    webhook: choice(webhookStates),
    lastUsedDateTime: instant(),
  },
  sort: ['name', 'kind', 'webhook', 'lastUsedDateTime'],
})

export const find = endpoint({
  id: 'partners.find',
  method: 'POST',
  path: '/v1/partners/find',
  summary: 'Partners of the platform by a filter, kind by kind.',
  access: staff,
  body: allPartners.body,
  response: allPartners.page,
})

export const parties = endpoint({
  id: 'partners.parties',
  method: 'GET',
  path: '/v1/partners/party',
  summary: 'Banks, insurers and others who are no partners yet.',
  access: staff,
  response: z.object({ parties: z.array(z.object({ id: Id, kind: Kind, name: z.string() })) }),
})

export const card = endpoint({
  id: 'partners.card',
  method: 'GET',
  path: '/v1/partners/{id}',
  summary: 'A partner with its keys and its webhook; without them for who does not develop for it.',
  access: ofAnybodyOfPartner,
  params: ById,
  response: PartnerCard,
})

/** One attempt to bring an event to a partner. */
export const PartnerDelivery = z.object({
  id: Id,
  cursor: z.string(),
  type: z.string(),
  subjectId: Id,
  attempt: z.int(),
  isDelivered: z.boolean(),
  /** The event had arrived before: it was sent once more. */
  isReplay: z.boolean(),
  /** What the target answered; null when it did not. */
  status: z.nullable(z.int()),
  problem: z.nullable(z.string()),
  attemptedDateTime: Instant,
})
export type PartnerDelivery = z.output<typeof PartnerDelivery>

/** Attempts to bring events to partners, the newest first. */
export const partnerDeliveries = listOf({
  item: PartnerDelivery,
  filters: {
    id: id(),
    partnerId: id(),
    /** Kind and subject of the event in one text. */
    search: text(),
    subjectId: id(),
    attempt: integer(),
    isFailed: boolean(),
    attemptedDateTime: instant(),
  },
  sort: ['attemptedDateTime', 'attempt'],
})

export const findDeliveries = endpoint({
  id: 'partners.findDeliveries',
  method: 'POST',
  path: '/v1/partners/delivery/find',
  summary: 'Attempts to bring events to partners by a filter, the newest first.',
  access: ofOwnPartner,
  body: partnerDeliveries.body,
  response: partnerDeliveries.page,
})

export const deliveriesExcel = endpoint({
  id: 'partners.deliveriesExcel',
  method: 'POST',
  path: '/v1/partners/delivery/excel',
  summary: 'Every attempt to bring an event that the filter of a find matches, as a workbook; pages do not count.',
  access: ofOwnPartner,
  body: partnerDeliveries.body,
  response: file(contentTypes.xlsx),
})

/** A call in which a partner told of an event. */
export const PartnerCall = z.object({
  id: Id,
  partner: z.string(),
  endpoint: z.string(),
  /** The thing that the address of the call names. */
  subjectId: z.nullable(Id),
  externalId: z.nullable(z.string()),
  /** Status of the answer. */
  status: z.int(),
  atDateTime: Instant,
  /** Null when somebody of the partner has made it in a session. */
  keyPrefix: z.nullable(z.string()),
  /** Name of who of the partner has made it; null for a program. */
  by: z.nullable(z.string()),
  /** Made with a test key in the sandbox of the partner: nothing of it is real. */
  isSandbox: z.boolean(),
})
export type PartnerCall = z.output<typeof PartnerCall>

/** The same word for word. */
export const PartnerCallInFull = z.object({
  ...PartnerCall.shape,
  /** Everything that the call was about: one delivery may name hundreds of things. */
  subjectIds: z.array(Id),
  body: z.string(),
  answer: z.string(),
})
export type PartnerCallInFull = z.output<typeof PartnerCallInFull>

/** What partners have told, as it came, the newest first. */
export const partnerCalls = listOf({
  item: PartnerCall,
  filters: {
    id: id(),
    partnerId: id(),
    /** Call, everything that it was about and the partner's own name of the event in one text. */
    search: text(),
    /** The thing of the address and all others that the call was about. */
    subjectId: ids(),
    status: integer(),
    isRefused: boolean(),
    /** Whether the call was made in the sandbox. Calls of sandboxes are found of one partner at a time. */
    isSandbox: boolean(),
    atDateTime: instant(),
  },
  sort: ['atDateTime', 'status'],
})

export const findCalls = endpoint({
  id: 'partners.findCalls',
  method: 'POST',
  path: '/v1/partners/call/find',
  summary: 'Events that partners have told of, by a filter, the newest first.',
  access: ofOwnPartner,
  body: partnerCalls.body,
  response: partnerCalls.page,
})

export const callsExcel = endpoint({
  id: 'partners.callsExcel',
  method: 'POST',
  path: '/v1/partners/call/excel',
  summary: 'Every call of partners that the filter of a find matches, as a workbook; pages do not count.',
  access: ofOwnPartner,
  body: partnerCalls.body,
  response: file(contentTypes.xlsx),
})

export const call = endpoint({
  id: 'partners.call',
  method: 'GET',
  path: '/v1/partners/call/{id}',
  summary: 'What a partner told in one call, word for word, and what it was answered.',
  access: ofOwnPartner,
  params: ById,
  /** Whose sandbox the call may have been made in; people of a partner need not say so. */
  query: z.object({ partnerId: z.optional(Id) }),
  response: PartnerCallInFull,
})

export const findActions = endpoint({
  id: 'partners.findActions',
  method: 'POST',
  path: '/v1/partners/action/find',
  summary: 'Who has done what with partners and their keys, by a filter, the newest first.',
  access: staff,
  body: partnerJournal.body,
  response: partnerJournal.page,
})

export const actionsExcel = endpoint({
  id: 'partners.actionsExcel',
  method: 'POST',
  path: '/v1/partners/action/excel',
  summary: 'Every line of the journal that the filter of a find matches, as a workbook; pages do not count.',
  access: staff,
  body: partnerJournal.body,
  response: file(contentTypes.xlsx),
})

const touched = [find, card, findDeliveries, findActions]

export const create = endpoint({
  id: 'partners.create',
  method: 'POST',
  path: '/v1/partners',
  summary: 'Makes a bank, an insurer or another party a partner.',
  access: staff,
  body: z.object({ kind: Kind, partyId: Id }),
  response: PartnerCard,
  errors: [404, 409],
  idempotent: true,
  invalidates: [find, parties],
})

export const setActive = endpoint({
  id: 'partners.setActive',
  method: 'PUT',
  path: '/v1/partners/{id}/active',
  summary: 'Switches every key of a partner off, or on again.',
  access: staff,
  params: ById,
  body: z.object({ isActive: z.boolean() }),
  response: PartnerCard,
  idempotent: true,
  invalidates: touched,
})

export const issueKey = endpoint({
  id: 'partners.issueKey',
  method: 'POST',
  path: '/v1/partners/{id}/key',
  summary: 'Issues a key. It is shown in this answer and never again.',
  access: ofPartnerInAddress,
  proof: 'always',
  params: ById,
  body: z.object({
    isTest: z.boolean(),
    note,
    /** The last day on which the key works. */
    expiresDate: z._default(z.nullable(Day), null),
    /** Networks from which the key may be used, `203.0.113.0/24`; anywhere when empty. */
    networks: z._default(z.array(z.string().check(z.trim(), z.maxLength(50))).check(z.maxLength(20)), []),
  }),
  response: z.object({ key: z.string(), item: PartnerKey }),
  idempotent: true,
  invalidates: touched,
})

export const revokeKey = endpoint({
  id: 'partners.revokeKey',
  method: 'DELETE',
  path: '/v1/partners/{id}/key/{keyId}',
  summary: 'Revokes a key: it stops working with the next call.',
  access: ofPartnerInAddress,
  proof: 'always',
  params: z.object({ id: Id, keyId: Id }),
  idempotent: true,
  invalidates: touched,
})

/** Where events go. */
export const WebhookFields = z.object({
  url: z.string().check(z.trim(), z.maxLength(500)),
  /** Makes a new secret also when there is one. */
  withNewSecret: z._default(z.boolean(), false),
})

export const saveWebhook = endpoint({
  id: 'partners.saveWebhook',
  method: 'PUT',
  path: '/v1/partners/{id}/webhook',
  summary: 'Says where events go. A new secret is shown in this answer and never again; the old one works for a day.',
  access: ofPartnerInAddress,
  proof: 'always',
  params: ById,
  body: WebhookFields,
  response: z.object({ secret: z.nullable(z.string()) }),
  idempotent: true,
  invalidates: touched,
})

export const removeWebhook = endpoint({
  id: 'partners.removeWebhook',
  method: 'DELETE',
  path: '/v1/partners/{id}/webhook',
  summary: 'Sends no events by itself any more; the partner still reads them.',
  access: ofPartnerInAddress,
  params: ById,
  idempotent: true,
  invalidates: touched,
})

export const replay = endpoint({
  id: 'partners.replay',
  method: 'POST',
  path: '/v1/partners/{id}/webhook/replay',
  summary: 'Goes on with deliveries: from where they stopped, or once more from after a cursor.',
  access: ofPartnerInAddress,
  params: ById,
  body: z.object({ after: z._default(z.nullable(z.string().check(z.regex(/^\d{1,15}$/))), null) }),
  errors: [409],
  idempotent: true,
  invalidates: touched,
})
