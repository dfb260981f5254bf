import { addDays } from '../../../kernel/days.ts'
import { financePages } from '@cabinet/contract/finance/pages'
import { pages } from '@cabinet/contract/pages'
import { businessDay } from '../../../kernel/clock.ts'
import { nextNumber } from '../../../platform/counters.ts'
import { sendToRecipients } from '../../../platform/emails/recipients.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Message } from '../../../kernel/language.ts'
import { publish } from '../../../platform/partners/partner.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { assertAtMost, assertNotPast } from '../../../platform/transitions/assert-terms.ts'
import { defineMachine, movesOf, type Step } from '../../../platform/transitions/machine.ts'
import { addWorkingDays } from '../../../kernel/working-days.ts'
import { findRecipients, grantRole } from '../../people/port.ts'
import { findAskedDocuments, insertAsked } from '../asked-documents/store.ts'
import { askedDocumentMachine } from '../asked-documents/transitions.ts'
import { assertBuyerLimits } from '../agreements/buyer-limits.ts'
import { type BuyerLimit, limitBuyers } from '../agreements/store.ts'
import { documentAsked, requestApproved, requestRejected, requestSent } from './emails.ts'
import { requestStatusMessages } from '../messages.ts'
import { freezeApplicant, assertComplete } from './sending.ts'
import * as store from './transition-store.ts'

const DECISION_WORKING_DAYS = 14
const RETRY_DAYS = 30
const AGREEMENT_DAYS = 365
const NUMBER_DIGITS = 3

/** States of a request; an approved one is kept as PROCESSING beside its agreement. */
export const requestStates = {
  ...requestStatusMessages,
  APPROVED: { ru: 'Одобрена, договор заключён', en: 'Approved, agreement concluded' },
} as const satisfies Record<string, Message>

export type RequestState = keyof typeof requestStates

/** What a bank agrees to; what platform staff leave out follows from the offer. */
export interface Approval {
  readonly number?: string | null
  /** Kopecks. */
  readonly limit?: number | null
  readonly interestRate?: number | null
  readonly advanceRate?: number | null
  readonly maxDeferralDays?: number | null
  readonly withRecourse?: boolean | null
  /** Null: the agreement has none. */
  readonly fee?: number | null | undefined
  readonly finishedDate?: string | null
  /** Limits that buyers have of their own. */
  readonly buyers?: readonly BuyerLimit[]
}

/** What a bank needs to see before it decides. */
export interface AskedDocument {
  readonly document: string
  /** What it must look like. */
  readonly comment?: string | null
  /** The bank's own name of its asking. */
  readonly externalId?: string | null
  /** When it asked; now when absent. */
  readonly askedAt?: string | null
}

/** Why a bank refuses, and from when it can be asked again. */
export interface BankRefusal {
  readonly comment: string | null
  readonly retryAvailableDate?: string | null
}

type RequestStep<Input = undefined> = Step<store.MovedRequest, Input>

const daysLater = (now: Date, days: number): string => addDays(businessDay(now), days)

const recipientsOf = ({ database, subject }: RequestStep<unknown>) => {
  const ids = [subject.created_by, ...(subject.owner_id === null ? [] : [subject.owner_id])]
  return findRecipients(database, subject.organization_id, { ids })
}

const emailOf = ({ subject: { number, bank } }: RequestStep<unknown>) => ({ number, bank, path: pages.offer() })

/** Where the person answers. */
const requestPage = ({ subject }: RequestStep<unknown>) => financePages['offer-request-form']({ id: subject.id })

/** The bank learns of the request; the author and the owner that the bank has it. */
const submit = async (step: RequestStep): Promise<void> => {
  const { platform, subject, version, at } = step
  await freezeApplicant(step)
  await notifySent(step)
  const notice = { type: 'request.submitted', kind: 'BANK', partyId: subject.bank_id, subjectId: subject.id } as const
  await publish(platform, { ...notice, version, at })
}

/** The bank learns that there is something new to read. */
const notifyAttached = async ({ platform, subject, version, at }: RequestStep): Promise<void> => {
  const notice = {
    type: 'request.document.added',
    kind: 'BANK',
    partyId: subject.bank_id,
    subjectId: subject.id,
  } as const
  await publish(platform, { ...notice, version, at })
}

/** What was asked for before waits as well. */
const askFor = async (step: RequestStep<AskedDocument>): Promise<void> => {
  const { database, subject, input, at } = step
  await insertAsked(database, {
    organization_id: subject.organization_id,
    id: newId(),
    request_id: subject.id,
    document: input.document,
    comment: input.comment ?? null,
    status: 'ASKED',
    external_id: input.externalId ?? null,
    asked_at: input.askedAt ?? at,
    settled_at: null,
    answered_by: null,
    created_at: at,
    updated_at: at,
    is_deleted: false,
  })
  await notifyAsked(step)
}

/** A bank that has decided needs to see nothing more. */
const askNoMore = async ({ platform, database, subject, actor }: RequestStep<unknown>): Promise<void> => {
  const asked = await findAskedDocuments(database, [subject.id])
  for (const { id, status } of asked) {
    if (status !== 'ASKED') continue
    const key = { id, organizationId: subject.organization_id }
    await applyEvent(platform, askedDocumentMachine, { subject: key, event: 'withdraw', input: undefined, actor })
  }
}

const notifyAsked = async (step: RequestStep<AskedDocument>): Promise<void> => {
  const { document, comment = null } = step.input
  const details = { ...emailOf(step), path: requestPage(step), document, comment }
  await sendToRecipients(step.platform, step.subject.organization_id, await recipientsOf(step), documentAsked, details)
}

const plannedDecisionDate = (now: Date): string => addWorkingDays(businessDay(now), DECISION_WORKING_DAYS)

const notifySent = async (step: RequestStep): Promise<void> => {
  const details = { ...emailOf(step), plannedDecisionDate: plannedDecisionDate(step.now) }
  await sendToRecipients(step.platform, step.subject.organization_id, await recipientsOf(step), requestSent, details)
}

/** Banks that number their agreements say so; for the others we number them. */
const numberOf = async ({ database, now }: RequestStep<Approval>): Promise<string> => {
  const year = businessDay(now).slice(0, 4)
  const ordinal = await nextNumber(database, `finance-agreement-${year}`)
  return `ФД-77/${year}-${String(ordinal).padStart(NUMBER_DIGITS, '0')}`
}

/** @throws HttpError 400 for more than the bank has offered, and for an agreement that would be over already */
const assertTerms = ({ subject, input, now }: RequestStep<Approval>): void => {
  const { limit, finishedDate, buyers = [] } = input
  if (typeof limit === 'number') assertAtMost('limit', limit, subject.financing_limit)
  if (typeof finishedDate === 'string') assertNotPast('finishedDate', finishedDate, now)
  assertBuyerLimits(buyers, limit ?? subject.financing_limit)
}

/** The agreement, the role for its owner, the email. */
const conclude = async (step: RequestStep<Approval>): Promise<void> => {
  const { platform, database, subject, input, now, at } = step
  const number = input.number ?? (await numberOf(step))
  const limit = input.limit ?? subject.financing_limit
  const id = newId()
  await store.insertAgreement(database, subject, {
    id,
    number,
    limit,
    terms: input,
    finishedDate: input.finishedDate ?? daysLater(now, AGREEMENT_DAYS),
    at,
  })
  await limitBuyers(database, { id, organization_id: subject.organization_id }, input.buyers ?? [], at)
  if (subject.owner_id !== null) await grantRole(database, subject.owner_id, 'FINANCE', at)
  const details = { ...emailOf(step), limit, agreement: number }
  await askNoMore(step)
  await sendToRecipients(platform, subject.organization_id, await recipientsOf(step), requestApproved, details)
}

const retryDateOf = ({ input, now }: RequestStep<BankRefusal>): string =>
  input.retryAvailableDate ?? daysLater(now, RETRY_DAYS)

const notifyRefused = async (step: RequestStep<BankRefusal>): Promise<void> => {
  await askNoMore(step)
  const details = { ...emailOf(step), comment: step.input.comment, retryAvailableDate: retryDateOf(step) }
  await sendToRecipients(
    step.platform,
    step.subject.organization_id,
    await recipientsOf(step),
    requestRejected,
    details,
  )
}

const move = movesOf<RequestState, store.MovedRequest, store.RequestChange>()

const moves = {
  send: move({
    title: { ru: 'Организация отправила заявку', en: 'The organization has sent the request' },
    from: ['DRAFT'],
    to: 'SEND_BANK',
    actors: ['USER', 'STAFF'],
    alreadyPast: ['SEND_BANK', 'PROCESSING', 'APPROVED', 'CANCEL'],
    guard: assertComplete,
    change: ({ at, now }) => ({ sent_at: at, planned_decision_date: plannedDecisionDate(now) }),
    effect: submit,
  }),
  take: move({
    title: { ru: 'Банк взял заявку в работу', en: 'The bank has begun to consider the request' },
    from: ['SEND_BANK'],
    to: 'PROCESSING',
    actors: ['PARTNER', 'STAFF'],
    alreadyPast: ['PROCESSING', 'APPROVED', 'CANCEL'],
  }),
  askDocument: move<AskedDocument>({
    title: { ru: 'Банк запросил документ', en: 'The bank has asked for a document' },
    from: ['PROCESSING'],
    to: 'PROCESSING',
    actors: ['PARTNER', 'STAFF'],
    call: 'ask-document',
    mayBeLate: true,
    effect: askFor,
  }),
  attach: move({
    title: { ru: 'Организация приложила документ', en: 'The organization has attached a document' },
    from: ['PROCESSING'],
    to: 'PROCESSING',
    actors: ['USER'],
    effect: notifyAttached,
  }),
  approve: move<Approval>({
    title: { ru: 'Банк одобрил заявку', en: 'The bank has approved the request' },
    // A bank may decide at once.
    from: ['SEND_BANK', 'PROCESSING'],
    to: 'APPROVED',
    actors: ['PARTNER', 'STAFF'],
    alreadyPast: ['APPROVED'],
    guard: assertTerms,
    change: ({ at }) => ({ decision_at: at }),
    effect: conclude,
  }),
  refuse: move<BankRefusal>({
    title: { ru: 'Банк отказал', en: 'The bank has refused' },
    from: ['SEND_BANK', 'PROCESSING'],
    to: 'CANCEL',
    actors: ['PARTNER', 'STAFF'],
    alreadyPast: ['CANCEL'],
    guard: (step) => assertNotPast('retryAvailableDate', retryDateOf(step), step.now),
    change: (step) => ({
      decision_at: step.at,
      decision_comment: step.input.comment,
      retry_available_date: retryDateOf(step),
    }),
    effect: notifyRefused,
  }),
}

/** Requests for financing. */
export const requestMachine = defineMachine({
  id: 'finance.request',
  title: { ru: 'Заявка на финансирование', en: 'Request for financing' },
  states: requestStates,
  initial: 'DRAFT',
  moves,
  lock: store.lockRequest,
  stateOf: ({ status, agreement_id: agreementId }: store.MovedRequest): RequestState =>
    agreementId === null ? status : 'APPROVED',
  keyOf: ({ id, organization_id: organizationId }) => ({ id, organizationId }),
  save: (database, request, to, change: Partial<store.RequestChange>, at) =>
    store.saveRequest(database, request, to === 'APPROVED' ? 'PROCESSING' : to, change, at),
})
