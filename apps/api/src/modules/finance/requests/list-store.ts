import { requests } from '@cabinet/contract/finance/requests'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { descending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage } from '../../../platform/find/page.ts'

const { ref } = sql

const requestFields: FindFields<typeof requests> = {
  id: ref('finance_request.id'),
  number: ref('finance_request.number'),
  offerId: ref('finance_request.offer_id'),
  'status.name': ref('finance_request.status'),
  product: ref('finance_offer.product'),
  createdDateTime: ref('finance_request.created_at'),
  sentDateTime: ref('finance_request.sent_at'),
  plannedDecisionDate: ref('finance_request.planned_decision_date'),
  'financingLimit.financingLimit': ref('finance_request.financing_limit'),
  'bank.id': ref('finance_bank.id'),
  'bank.fullName': ref('finance_bank.full_name'),
}

const requestsOf = ({ query }: Database, organizationId: string) =>
  query
    .selectFrom('finance_request')
    .innerJoin('finance_offer', (join) =>
      join
        .onRef('finance_offer.organization_id', '=', 'finance_request.organization_id')
        .onRef('finance_offer.id', '=', 'finance_request.offer_id'),
    )
    .innerJoin('finance_bank', 'finance_bank.id', 'finance_offer.bank_id')
    .where('finance_request.organization_id', '=', organizationId)
    .where('finance_request.is_deleted', '=', false)

const withBank = <Row>(from: ReturnType<typeof requestsOf> & { readonly row?: Row }) =>
  from
    .selectAll('finance_request')
    .select(['finance_offer.product', 'finance_offer.bank_id', 'finance_offer.status as offer_status'])
    .select(['finance_offer.end_date as offer_end_date', 'finance_bank.full_name as bank_full_name'])
    .select(['finance_bank.short_name as bank_short_name', 'finance_bank.logo_file_id as bank_logo_file_id'])

/** A request with its bank. */
export type RequestWithBank = Awaited<ReturnType<ReturnType<typeof withBank>['executeTakeFirstOrThrow']>>

/** One request of an organization with its bank. */
export const findRequestWithBank = (
  database: Database,
  organizationId: string,
  id: string,
): Promise<RequestWithBank | undefined> =>
  withBank(requestsOf(database, organizationId)).where('finance_request.id', '=', id).executeTakeFirst()

/** A refused request whose offer can be asked for again is over. */
const isActual = (today: string) => (column: ExpressionBuilder<Tables, 'finance_request'>) =>
  column.or([
    column('finance_request.status', '!=', 'CANCEL'),
    column('finance_request.retry_available_date', 'is', null),
    column('finance_request.retry_available_date', '>', today),
  ])

/** Requests of an organization by a find request; with a day only those that stand on it. */
export const findRequests = (
  database: Database,
  organizationId: string,
  actualOn: string | undefined,
  request: AnyRequest,
) => {
  const all = requestsOf(database, organizationId)
  return findPage(
    database,
    {
      list: requests,
      fields: requestFields,
      from: actualOn === undefined ? all : all.where(isActual(actualOn)),
      select: withBank,
      order: [
        descending(ref('finance_request.created_at'), 'timestamptz'),
        descending(ref('finance_request.id'), 'uuid'),
      ],
    },
    request,
  )
}
