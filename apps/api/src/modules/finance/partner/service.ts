import type { BankAskedDocument, BankRequest } from '@cabinet/contract/finance/partner-shapes'
import type { saveOffer as saveOfferCall } from '@cabinet/contract/finance/partner'
import type { PartnerOutcome } from '@cabinet/contract/partner'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import { businessDay } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { reportTo } from '../../../platform/partners/report.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { versionsOf } from '../../../platform/transitions/store.ts'
import { findOrganizationByItn } from '../../organization/port.ts'
import { bankAgreementOf } from '../agreements/bank-view.ts'
import { askedByRequest } from '../asked-documents/view.ts'
import { isBankActive } from '../banks/store.ts'
import { findFilesOfAgreements } from '../files/store.ts'
import { financeErrors } from '../messages.ts'
import { agreementMachine } from '../agreements/transitions.ts'
import { offerMachine } from '../offers/transitions.ts'
import { requestMachine } from '../requests/transitions.ts'
import * as store from './store.ts'

/** A request as its bank sees it. */
export const bankRequestOf = (
  row: store.SentRequest,
  versions: ReadonlyMap<string, number>,
  asked: readonly BankAskedDocument[] = [],
): BankRequest => ({
  id: row.id,
  version: versions.get(row.id) ?? 0,
  number: row.number,
  state: row.agreement_id === null ? row.status : 'APPROVED',
  offer: row.external_id,
  product: row.product,
  financingLimit: row.financing_limit,
  offeredTerms: {
    interestRate: Number(row.interest_rate),
    advanceRate: Number(row.advance_rate),
    maxDeferralDays: row.max_deferral_days,
    withRecourse: row.with_recourse,
    fee: row.fee === null ? null : Number(row.fee),
  },
  sentDateTime: row.sent_at,
  plannedDecisionDate: row.planned_decision_date,
  askedDocuments: [...asked],
  applicant: {
    fullName: row.full_name,
    shortName: row.short_name,
    itn: row.itn,
    kpp: row.kpp,
    ogrn: row.ogrn,
  },
  agreementId: row.agreement_id,
})

/** Requests that were sent to the bank. */
export const requestsOf = async ({
  platform: { database },
  partner,
  query: { after, limit },
}: CallContext & { readonly query: { readonly after?: string | undefined; readonly limit: number } }) => {
  const rows = await store.findSentRequests(database, partner.partyId, after, limit)
  const ids = rows.map(({ id }) => id)
  const versions = await versionsOf(database, requestMachine.id, ids)
  const asked = await askedByRequest(database, ids)
  return { requests: rows.map((row) => bankRequestOf(row, versions, asked.get(row.id))) }
}

type OfMany = CallContext & { readonly body: AnyRequest }

/** A page of the requests that were sent to the bank. */
export const findRequests = async ({ platform: { database }, partner, body }: OfMany) => {
  const { rows, count } = await store.findPageOfRequests(database, partner.partyId, body)
  const ids = rows.map(({ id }) => id)
  const [versions, asked] = await Promise.all([
    versionsOf(database, requestMachine.id, ids),
    askedByRequest(database, ids),
  ])
  return pageAround(
    rows.map((row) => bankRequestOf(row, versions, asked.get(row.id))),
    count,
    body,
  )
}

/** How many requests match, and the sum of their limits. */
export const summaryOfRequests = ({ platform: { database }, partner, body }: OfMany) =>
  store.sumSentRequests(database, partner.partyId, body)

interface OfOne extends CallContext {
  readonly params: { readonly id: string }
}

/** @throws HttpError 404 for an agreement of another bank */
export const agreementOf = async ({ platform: { database, clock }, partner, params: { id } }: OfOne) => {
  const row = await store.findBankAgreement(database, partner.partyId, id)
  if (!row) throw errors.notFound()
  const versions = await versionsOf(database, agreementMachine.id, [id])
  const files = await findFilesOfAgreements(database, [id])
  return bankAgreementOf(row, {
    version: versions.get(id) ?? 0,
    filesCount: files.get(id)?.length ?? 0,
    today: businessDay(clock.now()),
  })
}

/**
 * Makes an offer, or changes the one that the bank calls so.
 *
 * @throws HttpError 404 for an organization that is no client of ours, 409 while the bank is switched off
 */
export const saveOffer = async (
  context: CallContext & Pick<ReceivedOf<typeof saveOfferCall>, 'body'>,
): Promise<PartnerOutcome> => {
  const { platform, partner, body } = context
  const { database, clock } = platform
  const organization = await findOrganizationByItn(database, body.organizationItn)
  if (!organization) throw errors.notFound()
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
  const at = clock.nowText()
  return database.transaction(async () => {
    if (!(await isBankActive(database, partner.partyId))) throw financeErrors.bankOff()
    const offer = await store.ensureOffer(database, {
      ...terms,
      organization_id: organization.id,
      id: newId(),
      bank_id: partner.partyId,
      external_id: body.offer,
      status: null,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
    // One name cannot be two offers: the one to another organization is not found here.
    const isSame = ({ organization_id: id }: { readonly organization_id: string }): boolean => id === organization.id
    return reportTo({ platform, partner, params: { id: offer.id }, body }, offerMachine, 'offer', terms, isSame)
  })
}
