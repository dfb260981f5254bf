import { offers } from '@cabinet/contract/finance'
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { ascending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage } from '../../../platform/find/page.ts'

const { ref } = sql

export const offerFields: FindFields<typeof offers> = {
  id: ref('finance_offer.id'),
  isDeleted: ref('finance_offer.is_deleted'),
  'status.name': ref('finance_offer.status'),
  product: ref('finance_offer.product'),
  createdDateTime: ref('finance_offer.created_at'),
  'financingLimit.financingLimit': ref('finance_offer.financing_limit'),
  'financingLimit.interestRate': ref('finance_offer.interest_rate'),
  'financingLimit.endDate': ref('finance_offer.end_date'),
  'financingLimit.bank.id': ref('finance_bank.id'),
  'financingLimit.bank.fullName': ref('finance_bank.full_name'),
}

/** An offer that ended, or of a bank that is switched off, matters only while somebody has asked for it. */
const isActual = (today: string) => (column: ExpressionBuilder<Tables, 'finance_offer' | 'finance_bank'>) =>
  column.or([
    column.and([column('finance_offer.end_date', '>=', today), column('finance_bank.is_active', '=', true)]),
    column.exists(
      column
        .selectFrom('finance_request')
        .select('finance_request.id')
        .whereRef('finance_request.organization_id', '=', 'finance_offer.organization_id')
        .whereRef('finance_request.offer_id', '=', 'finance_offer.id')
        .where('finance_request.is_deleted', '=', false),
    ),
  ])

/** An offer with its bank. */
export const withBank = (from: SelectQueryBuilder<Tables, 'finance_offer' | 'finance_bank', object>) =>
  from
    .selectAll('finance_offer')
    .select(['finance_bank.full_name as bank_full_name', 'finance_bank.short_name as bank_short_name'])
    .select('finance_bank.logo_file_id as bank_logo_file_id')

/** Offers of an organization by a find request, the oldest first unless it says otherwise. */
export const findOffers = (database: Database, organizationId: string, today: string, request: AnyRequest) =>
  findPage(
    database,
    {
      list: offers,
      fields: offerFields,
      from: database.query
        .selectFrom('finance_offer')
        .innerJoin('finance_bank', 'finance_bank.id', 'finance_offer.bank_id')
        .where('finance_offer.organization_id', '=', organizationId)
        .where(isActual(today)),
      select: withBank,
      order: [ascending(ref('finance_offer.created_at'), 'timestamptz'), ascending(ref('finance_offer.id'), 'uuid')],
    },
    request,
  )

/** An offer of the organization, held until the transaction ends, so that parallel requests for it wait. */
export const lockOffer = (database: Database, organizationId: string, offerId: string) =>
  database.query
    .selectFrom('finance_offer')
    .select(['id', 'bank_id', 'status', 'financing_limit', 'end_date'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', offerId)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst()
