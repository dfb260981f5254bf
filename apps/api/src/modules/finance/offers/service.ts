import type { FinanceRequest, Offer } from '@cabinet/contract/finance'
import { businessDay } from '../../../kernel/clock.ts'
import { nextNumber } from '../../../platform/counters.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { newId } from '../../../kernel/ids.ts'
import { type Language, named } from '../../../kernel/language.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { hasRole } from '../../../platform/principal.ts'
import { errors } from '../../../kernel/http-error.ts'
import { findOrganizationCard } from '../../organization/port.ts'
import { findAgreementsByRequest } from '../agreements/store.ts'
import { isBankActive } from '../banks/store.ts'
import { offerStatusMessages, financeErrors } from '../messages.ts'
import * as store from './store.ts'
import { isCurrent, requestOf } from '../requests/status-view.ts'
import { findLatestRequests, insertRequest } from '../requests/store.ts'

const NUMBER_DIGITS = 6

/** An offer with its bank. */
export type OfferRow = Awaited<ReturnType<typeof store.findOffers>>['rows'][number]

/** An offer as people see it. */
export const offerOf = (
  row: OfferRow,
  recipient: Offer['recipient'],
  request: FinanceRequest | null,
  language: Language,
): Offer => ({
  id: row.id,
  isDeleted: row.is_deleted,
  status: row.status === null ? null : named(offerStatusMessages, row.status, language),
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
 * @throws HttpError 406 for who waits for the confirmation of the owner, 400 for a filter that offers do not have
 */
export const findActualOffers = async (context: RequestContext & { readonly body: AnyRequest }) => {
  const { platform, user, organizationId, language, body } = context
  if (hasRole(user, 'UNVERIFIED_USER') || platform.faults.isOn('offersWait')) throw financeErrors.waiting()
  if (platform.faults.isOn('offersFail')) throw errors.internal()
  const { database, clock } = platform
  const today = businessDay(clock.now())
  const { rows, count } = await store.findOffers(database, organizationId, today, body)
  const [recipient, requests] = await Promise.all([
    findOrganizationCard(database, organizationId),
    findLatestRequests(
      database,
      organizationId,
      rows.map(({ id }) => id),
    ),
  ])
  if (!recipient) throw errors.notFound()
  const current = [...requests.values()].filter((request) => isCurrent(request, today))
  const agreements = await findAgreementsByRequest(
    database,
    organizationId,
    current.map(({ id }) => id),
  )
  const requestByOffer = new Map(
    current.map((row) => [row.offer_id, requestOf(row, agreements.get(row.id), today, language)]),
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
 * @throws HttpError 404 for an offer that is not of this organization, 409 when the offer is gone or was refused lately
 */
export const createRequest = ({
  platform,
  user,
  organizationId,
  language,
  query,
}: RequestContext & { readonly query: { readonly offerId: string } }): Promise<FinanceRequest> => {
  const { database, clock } = platform
  const now = clock.nowText()
  const today = businessDay(clock.now())
  return database.transaction(async () => {
    const offer = await store.lockOffer(database, organizationId, query.offerId)
    if (!offer) throw errors.notFound()
    const existing = (await findLatestRequests(database, organizationId, [offer.id])).get(offer.id)
    if (existing && isCurrent(existing, today)) {
      if (existing.status === 'CANCEL') throw financeErrors.retryLater(existing.retry_available_date ?? today)
      const agreements = await findAgreementsByRequest(database, organizationId, [existing.id])
      return requestOf(existing, agreements.get(existing.id), today, language)
    }
    if (offer.status === 'CANCEL' || offer.end_date < today) throw financeErrors.withdrawn()
    if (!(await isBankActive(database, offer.bank_id))) throw financeErrors.bankOff()

    const year = today.slice(0, 4)
    const ordinal = await nextNumber(database, `finance-request-${year}`)
    const created = await insertRequest(database, {
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
