import type { Agreement, FinanceRequest, Offer } from '@cabinet/contract/finance'
import type { FindRequest } from '@cabinet/contract/find'
import { businessDay } from '../../platform/clock.ts'
import { nextNumber } from '../../platform/counters.ts'
import { pageAround } from '../../platform/find.ts'
import { newId } from '../../platform/ids.ts'
import { type Language, named } from '../../platform/language.ts'
import type { ApiModule, AssignableRole, Inquiry } from '../../platform/module.ts'
import { holds } from '../../platform/principal.ts'
import { refuse } from '../../platform/refusal.ts'
import { offerStatusWords, refuseFinance, requestStatusWords } from './messages.ts'
import * as store from './store.ts'

const NUMBER_DIGITS = 6

/** An agreement holds while it is not terminated and its last day has not passed. */
const agreementOf = (row: store.AgreementRow, today: string): Agreement => ({
  id: row.id,
  number: row.number,
  financingLimit: row.financing_limit,
  usedLimit: row.used_limit,
  availableLimit: Math.max(0, row.financing_limit - row.used_limit),
  interestRate: Number(row.interest_rate),
  valid: row.terminated_at === null && row.finished_date >= today,
  createdDateTime: row.created_at,
  finishedDate: row.finished_date,
})

const requestOf = (
  row: store.RequestRow,
  agreement: store.AgreementRow | undefined,
  today: string,
  language: Language,
): FinanceRequest => ({
  id: row.id,
  number: row.number,
  offerId: row.offer_id,
  status: named(requestStatusWords, row.status, language),
  createdDateTime: row.created_at,
  sentDateTime: row.sent_at,
  plannedDecisionDate: row.planned_decision_date,
  decisionDateTime: row.decision_at,
  decisionComment: row.decision_comment,
  retryAvailableDate: row.retry_available_date,
  financingLimit: { financingLimit: row.financing_limit },
  agreement: agreement ? agreementOf(agreement, today) : null,
})

/** A refused request stands until the day from which the offer can be asked for again. */
const stands = (row: store.RequestRow, today: string): boolean =>
  row.status !== 'CANCEL' || row.retry_available_date === null || row.retry_available_date > today

type OfferRow = Awaited<ReturnType<typeof store.findOffers>>['rows'][number]

const offerOf = (
  row: OfferRow,
  recipient: Offer['recipient'],
  request: FinanceRequest | null,
  language: Language,
): Offer => ({
  id: row.id,
  isDeleted: row.is_deleted,
  status: row.status === null ? null : named(offerStatusWords, row.status, language),
  product: row.product,
  recipient,
  financingLimit: {
    financingLimit: row.financing_limit,
    interestRate: Number(row.interest_rate),
    endDate: row.end_date,
    advanceRate: Number(row.advance_rate),
    maxDeferralDays: row.max_deferral_days,
    fee: row.fee === null ? null : Number(row.fee),
    withRecourse: row.with_recourse,
    bank: {
      id: row.bank_id,
      fullName: row.bank_full_name,
      shortName: row.bank_short_name,
      logos: [{ id: row.bank_logo_file_id }],
    },
  },
  request,
})

/**
 * Offers of banks to the organization, each with its request and agreement.
 *
 * @throws Refusal 406 for who waits for the confirmation of the owner, 400 for a filter that offers do not have
 */
export const findActualOffers = async (inquiry: Inquiry & { readonly body: FindRequest }) => {
  const { platform, user, organizationId, language, body } = inquiry
  if (holds(user, 'UNVERIFIED_USER')) throw refuseFinance.waiting()
  if (platform.faults.isOn('offersFail')) throw refuse.internal()
  const { database, clock } = platform
  const today = businessDay(clock.now())
  const { rows, count } = await store.findOffers(database, organizationId, today, body)
  const [recipient, requests] = await Promise.all([
    store.findRecipient(database, organizationId),
    store.findLatestRequests(
      database,
      organizationId,
      rows.map(({ id }) => id),
    ),
  ])
  const standing = [...requests.values()].filter((request) => stands(request, today))
  const agreements = await store.findAgreements(
    database,
    organizationId,
    standing.map(({ id }) => id),
  )
  const requestByOffer = new Map(
    standing.map((row) => [row.offer_id, requestOf(row, agreements.get(row.id), today, language)]),
  )
  const { full_name: fullName, short_name: shortName, id, itn } = recipient
  const content = rows.map((row) =>
    offerOf(row, { id, fullName, shortName, itn }, requestByOffer.get(row.id) ?? null, language),
  )
  return pageAround(content, count, body)
}

/**
 * Starts a request for an offer. A draft, a request under way and one that became an agreement are answered as they
 * stand; so parallel presses of the button make one request.
 *
 * @throws Refusal 404 for an offer that is not of this organization, 409 when the offer is gone or was refused lately
 */
export const createRequest = ({
  platform,
  user,
  organizationId,
  language,
  query,
}: Inquiry & { readonly query: { readonly offerId: string } }): Promise<FinanceRequest> => {
  const { database, clock } = platform
  const now = clock.nowText()
  const today = businessDay(clock.now())
  return database.transaction(async () => {
    const offer = await store.lockOffer(database, organizationId, query.offerId)
    if (!offer) throw refuse.notFound()
    const existing = (await store.findLatestRequests(database, organizationId, [offer.id])).get(offer.id)
    if (existing && stands(existing, today)) {
      if (existing.status === 'CANCEL') throw refuseFinance.retryLater(existing.retry_available_date ?? today)
      const agreements = await store.findAgreements(database, organizationId, [existing.id])
      return requestOf(existing, agreements.get(existing.id), today, language)
    }
    if (offer.status === 'CANCEL' || offer.end_date < today) throw refuseFinance.withdrawn()

    const year = today.slice(0, 4)
    const ordinal = await nextNumber(database, `finance-request-${year}`)
    const created = await store.insertRequest(database, {
      organization_id: organizationId,
      id: newId(),
      offer_id: offer.id,
      number: `ФН-${year}-${String(ordinal).padStart(NUMBER_DIGITS, '0')}`,
      status: 'DRAFT',
      financing_limit: offer.financing_limit,
      created_by: user.id,
      sent_at: null,
      planned_decision_date: null,
      decision_at: null,
      decision_comment: null,
      retry_available_date: null,
      created_at: now,
      updated_at: now,
      is_deleted: false,
    })
    return requestOf(created, undefined, today, language)
  })
}

/** Drafts that wait to be finished. */
export const unfinishedDrafts: NonNullable<ApiModule['attention']> = async ({ platform, user, organizationId }) => {
  if (holds(user, 'UNVERIFIED_USER')) return []
  const drafts = await store.findDrafts(platform.database, organizationId)
  return drafts.map(({ id, number }) => ({
    kind: 'FINANCE_DRAFT',
    count: 1,
    path: `/offer/request/${id}`,
    details: { number },
  }))
}

/** The role works with an agreement with a bank. */
export const financeRole: AssignableRole = {
  role: 'FINANCE',
  reason: { ru: 'Сначала заключите договор с банком', en: 'Conclude an agreement with a bank first' },
  isAssignable: ({ platform, organizationId }) => store.hasAgreement(platform.database, organizationId),
}
