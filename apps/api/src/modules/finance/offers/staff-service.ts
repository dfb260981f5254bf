import type { Offer } from '@cabinet/contract/finance'
import type { createOffer as createOfferCall } from '@cabinet/contract/finance/offers'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import { businessDay } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { hasRole } from '../../../platform/principal.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { findNamesOfOrganizations, findOrganizationByItn } from '../../organization/port.ts'
import { financeErrors } from '../messages.ts'
import * as offers from './staff-store.ts'
import { type OfferRow, offerOf } from './service.ts'
import { offerMachine } from './transitions.ts'
import { findAgreementsByRequest } from '../agreements/store.ts'
import { isCurrent, requestOf } from '../requests/status-view.ts'
import { findLatestRequests } from '../requests/store.ts'

/** Whose offers the person sees: platform staff those to everybody. */
const scopeOf = ({ user, organizationId }: RequestContext): string | undefined =>
  hasRole(user, 'GODMOD') ? undefined : organizationId

/** Offers with their requests and agreements, whomever they are made to. */
const toOffers = async ({ platform, language }: RequestContext, rows: readonly OfferRow[]): Promise<Offer[]> => {
  const { database, clock } = platform
  const today = businessDay(clock.now())
  const organizations = [...new Set(rows.map(({ organization_id: id }) => id))]
  const names = await findNamesOfOrganizations(database, organizations)
  const requests = new Map<string, Offer['request']>()
  for (const organizationId of organizations) {
    const ids = rows.filter(({ organization_id: id }) => id === organizationId).map(({ id }) => id)
    const current = [...(await findLatestRequests(database, organizationId, ids)).values()].filter((request) =>
      isCurrent(request, today),
    )
    const agreements = await findAgreementsByRequest(
      database,
      organizationId,
      current.map(({ id }) => id),
    )
    for (const request of current) {
      requests.set(request.offer_id, requestOf(request, agreements.get(request.id), today, language))
    }
  }
  return rows.flatMap((row) => {
    const name = names.get(row.organization_id)
    if (!name) return []
    const recipient = { id: name.id, fullName: name.full_name, shortName: name.short_name, itn: name.itn }
    return [offerOf(row, recipient, requests.get(row.id) ?? null, language)]
  })
}

/** A page of offers, those whose term has passed included. */
export const listOffers = async (context: RequestContext, request: AnyRequest) => {
  const { rows, count } = await offers.findOffers(context.platform.database, scopeOf(context), request)
  return pageAround(await toOffers(context, rows), count, request)
}

/** One offer. @throws HttpError 404 for one to another organization */
export const getOffer = async (context: RequestContext, id: string): Promise<Offer> => {
  const row = await offers.findOffer(context.platform.database, scopeOf(context), id)
  const [offer] = row ? await toOffers(context, [row]) : []
  if (!offer) throw errors.notFound()
  return offer
}

/**
 * Writes down an offer of a bank.
 *
 * @throws HttpError 404 for a bank or an organization that we do not know, 409 when the bank has an offer of this name or is
 *   switched off
 */
export const createOffer = (
  context: RequestContext & Pick<ReceivedOf<typeof createOfferCall>, 'body'>,
): Promise<Offer> => {
  const { platform, user, body } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    const organization = await findOrganizationByItn(database, body.organizationItn)
    const bank = await offers.lockBank(database, body.bankId)
    if (!organization || !bank) throw errors.notFound()
    if (!bank.is_active) throw financeErrors.bankOff()
    if (body.externalId !== null && (await offers.isNamed(database, body.bankId, body.externalId))) {
      throw financeErrors.offerNamed()
    }
    const id = newId()
    const at = clock.nowText()
    const terms = {
      product: body.product,
      financing_limit: body.financingLimit,
      interest_rate: body.interestRate,
      end_date: body.endDate,
      advance_rate: body.advanceRate,
      max_deferral_days: body.maxDeferralDays,
      fee: body.fee,
      with_recourse: body.withRecourse,
    }
    await offers.insertOffer(database, {
      ...terms,
      organization_id: organization.id,
      id,
      bank_id: body.bankId,
      external_id: body.externalId,
      status: null,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
    await applyEvent(platform, offerMachine, {
      subject: { id },
      event: 'offer',
      input: terms,
      actor: { kind: 'STAFF', id: user.id },
    })
    return getOffer(context, id)
  })
}

/**
 * Deletes an offer, and the drafts for it.
 *
 * @throws HttpError 404, 409 when a request for it was sent
 */
export const removeOffer = ({ platform }: RequestContext, id: string): Promise<void> => {
  const { database, clock } = platform
  return database.transaction(async () => {
    const offer = await offers.lockOffer(database, id)
    if (!offer) throw errors.notFound()
    const requests = await offers.lockRequests(database, offer)
    if (requests.some(({ status }) => status !== 'DRAFT')) throw financeErrors.offerInUse()
    const at = clock.nowText()
    for (const request of requests) await offers.deleteDraftOf(database, request, at)
    await offers.deleteOffer(database, offer, at)
  })
}
