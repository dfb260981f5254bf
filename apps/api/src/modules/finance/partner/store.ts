import { bankRequests } from '@cabinet/contract/finance/partner-shapes'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { descending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage, summarize } from '../../../platform/find/page.ts'
import { organizationNames, withOrganization, withOrganizations } from '../../organization/port.ts'
import type { FinanceOfferTable } from '../offers/tables.ts'

/** The banks that can become partners. */
export const findBanks = async ({ query }: Database) => {
  const rows = await query
    .selectFrom('finance_bank')
    .select(['id', 'full_name as name', 'is_active as isActive'])
    .where('is_deleted', '=', false)
    .orderBy('full_name')
    .execute()
  return rows
}

const sentRequests = ({ query }: Database, bankId: string) =>
  query
    .selectFrom('finance_request')
    .innerJoin('finance_offer', (join) =>
      join
        .onRef('finance_offer.organization_id', '=', 'finance_request.organization_id')
        .onRef('finance_offer.id', '=', 'finance_request.offer_id'),
    )
    .leftJoin('finance_agreement', (join) =>
      join
        .onRef('finance_agreement.organization_id', '=', 'finance_request.organization_id')
        .onRef('finance_agreement.request_id', '=', 'finance_request.id'),
    )
    .select(['finance_request.id', 'finance_request.number', 'finance_request.status', 'finance_request.sent_at'])
    .select('finance_request.organization_id')
    .select(['finance_request.financing_limit', 'finance_request.planned_decision_date'])
    .select(['finance_offer.external_id', 'finance_offer.product', 'finance_offer.interest_rate'])
    .select(['finance_offer.advance_rate', 'finance_offer.max_deferral_days', 'finance_offer.with_recourse'])
    .select('finance_offer.fee')
    .select(['finance_request.organization_id', 'finance_agreement.id as agreement_id'])
    .where('finance_offer.bank_id', '=', bankId)
    // A draft is nobody's business yet.
    .where('finance_request.status', '!=', 'DRAFT')
    .where('finance_request.is_deleted', '=', false)

/** What a bank may know of who asks it. */
const APPLICANT = ['full_name', 'short_name', 'itn', 'kpp', 'ogrn'] as const

/** A request as its bank may see it. */
export type SentRequest = Awaited<ReturnType<typeof findSentRequests>>[number]

/** Requests that were sent to a bank, in the order of their ids, which is that of their making. */
export const findSentRequests = async (
  database: Database,
  bankId: string,
  after: string | undefined,
  limit: number,
) => {
  const found = sentRequests(database, bankId).orderBy('finance_request.id').limit(limit)
  const rows = await (after === undefined ? found : found.where('finance_request.id', '>', after)).execute()
  return withOrganizations(database, rows, APPLICANT)
}

const { ref } = sql

const requestFields: FindFields<typeof bankRequests> = {
  id: ref('sent.id'),
  search: sql`concat_ws(' ', ${ref('sent.number')}, ${ref('sent.applicant')}, ${ref('sent.applicant_itn')})`,
  number: ref('sent.number'),
  applicant: ref('sent.applicant'),
  state: sql`case when sent.agreement_id is null then sent.status else 'APPROVED' end`,
  product: ref('sent.product'),
  financingLimit: ref('sent.financing_limit'),
  sentDateTime: ref('sent.sent_at'),
  plannedDecisionDate: ref('sent.planned_decision_date'),
}

const requestsSource = (database: Database, bankId: string) => {
  const sent = sentRequests(database, bankId)
    .innerJoin(organizationNames(database).as('holder'), 'holder.id', 'finance_request.organization_id')
    .select(['holder.short_name as applicant', 'holder.itn as applicant_itn'])
  const from = database.query.selectFrom(sent.as('sent'))
  return {
    list: bankRequests,
    fields: requestFields,
    from,
    select: (found: typeof from) => found.selectAll('sent'),
    order: [descending(ref('sent.sent_at'), 'timestamptz'), descending(ref('sent.id'), 'uuid')],
  }
}

/** A page of the requests that were sent to a bank. */
export const findPageOfRequests = async (database: Database, bankId: string, request: AnyRequest) => {
  const { rows, count } = await findPage(database, requestsSource(database, bankId), request)
  return { rows: await withOrganizations(database, rows, APPLICANT), count }
}

/** How many of them match, and the sum of their limits. */
export const sumSentRequests = (database: Database, bankId: string, request: Pick<AnyRequest, 'filters'>) =>
  summarize(requestsSource(database, bankId), request, { financingLimit: ref('sent.financing_limit') })

export const findSentRequest = async (
  database: Database,
  bankId: string,
  id: string,
): Promise<SentRequest | undefined> => {
  const row = await sentRequests(database, bankId).where('finance_request.id', '=', id).executeTakeFirst()
  return withOrganization(database, row, APPLICANT)
}

/** An agreement with a bank. */
export const findBankAgreement = ({ query }: Database, bankId: string, id: string) =>
  query
    .selectFrom('finance_agreement')
    .innerJoin('finance_request', (join) =>
      join
        .onRef('finance_request.organization_id', '=', 'finance_agreement.organization_id')
        .onRef('finance_request.id', '=', 'finance_agreement.request_id'),
    )
    .innerJoin('finance_offer', (join) =>
      join
        .onRef('finance_offer.organization_id', '=', 'finance_request.organization_id')
        .onRef('finance_offer.id', '=', 'finance_request.offer_id'),
    )
    .select(['finance_agreement.id', 'finance_agreement.request_id', 'finance_agreement.number'])
    .select(['finance_agreement.financing_limit', 'finance_agreement.finished_date'])
    .select(['finance_agreement.terminated_at', 'finance_agreement.interest_rate', 'finance_agreement.advance_rate'])
    .select(['finance_agreement.max_deferral_days', 'finance_agreement.with_recourse', 'finance_agreement.fee'])
    .where('finance_agreement.id', '=', id)
    .where('finance_offer.bank_id', '=', bankId)
    .where('finance_agreement.is_deleted', '=', false)
    .executeTakeFirst()

/** The offer that the bank calls so; it is made when there is none. */
export const ensureOffer = async ({ query }: Database, row: Insertable<FinanceOfferTable>) => {
  await query
    .insertInto('finance_offer')
    .values(row)
    .onConflict((conflict) => conflict.columns(['bank_id', 'external_id']).doNothing())
    .execute()
  return query
    .selectFrom('finance_offer')
    .select(['id', 'organization_id'])
    .where('bank_id', '=', row.bank_id)
    .where('external_id', '=', row.external_id ?? '')
    .executeTakeFirstOrThrow()
}
