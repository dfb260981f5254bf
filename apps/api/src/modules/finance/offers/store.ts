import { offers } from '@cabinet/contract/finance'
import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import type { DayText } from '../../../kernel/clock.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { ascending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage } from '../../../platform/find/page.ts'
import { findUses } from '../agreements/limits.ts'
import type { FinanceAgreementTable, FinanceRequestTable } from '../migrations.ts'

export type RequestRow = Selectable<FinanceRequestTable>
/** An agreement with what its objects use of its limit. */
export type AgreementRow = Selectable<FinanceAgreementTable> & { readonly used_limit: number }

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

/** The newest request for each of the offers, by offer id. */
export const findLatestRequests = async (
  database: Database,
  organizationId: string,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, RequestRow>> => {
  if (offerIds.length === 0) return new Map()
  const rows = await database.query
    .selectFrom('finance_request')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('offer_id', 'in', offerIds)
    .where('is_deleted', '=', false)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.offer_id, row]))
}

/** Agreements of the requests, by request id. */
export const findAgreements = async (
  database: Database,
  organizationId: string,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, AgreementRow>> => {
  if (requestIds.length === 0) return new Map()
  const rows = await database.query
    .selectFrom('finance_agreement')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('request_id', 'in', requestIds)
    .where('is_deleted', '=', false)
    .execute()
  if (rows.length === 0) return new Map()
  const uses = await findUses(database, organizationId)
  return new Map(rows.map((row) => [row.request_id, { ...row, used_limit: uses(row.id).used }]))
}

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

export const insertRequest = (database: Database, row: RequestRow): Promise<RequestRow> =>
  database.query.insertInto('finance_request').values(row).returningAll().executeTakeFirstOrThrow()

export const findRequest = (database: Database, organizationId: string, id: string): Promise<RequestRow> =>
  database.query
    .selectFrom('finance_request')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const findDrafts = (database: Database, organizationId: string) =>
  database.query
    .selectFrom('finance_request')
    .innerJoin('finance_offer', 'finance_offer.id', 'finance_request.offer_id')
    .innerJoin('finance_bank', 'finance_bank.id', 'finance_offer.bank_id')
    .select(['finance_request.id', 'finance_request.created_at', 'finance_bank.short_name as bank'])
    .where('finance_request.organization_id', '=', organizationId)
    .where('finance_request.status', '=', 'DRAFT')
    .where('finance_request.is_deleted', '=', false)
    .orderBy('finance_request.created_at')
    .execute()

/** Objects that the bank wants back from the organization, and refused ones that can be mended; the oldest first. */
export const findWaitingObjects = (database: Database, organizationId: string) =>
  database.query
    .selectFrom('finance_object')
    .select(['id', 'number', 'status', 'planned_repayment_date', 'updated_at'])
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .where(({ and, eb, or }) =>
      or([eb('status', '=', 'REGRESS'), and([eb('status', '=', 'REJECTED'), eb('is_fixable', '=', true)])]),
    )
    .orderBy('planned_repayment_date')
    .orderBy('updated_at')
    .execute()

/** Agreements in force whose last day is among these, the first to end first. */
export const findEndingAgreements = (
  database: Database,
  organizationId: string,
  { from, to }: { readonly from: DayText; readonly to: DayText },
) =>
  database.query
    .selectFrom('finance_agreement')
    .innerJoin('finance_bank', 'finance_bank.id', 'finance_agreement.bank_id')
    .select(['finance_agreement.id', 'number', 'finished_date', 'finance_bank.short_name as bank'])
    .where('finance_agreement.organization_id', '=', organizationId)
    .where('finance_agreement.is_deleted', '=', false)
    .where('terminated_at', 'is', null)
    .where('finished_date', '>=', from)
    .where('finished_date', '<=', to)
    .orderBy('finished_date')
    .execute()

/** Agreements that hold on this day. */
export const findValidAgreements = (database: Database, organizationId: string, today: string) =>
  database.query
    .selectFrom('finance_agreement')
    .select(['number', 'payment_details_id'])
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .where('terminated_at', 'is', null)
    .where('finished_date', '>=', today)
    .orderBy('number')
    .execute()

/** Whether a bank has ever concluded an agreement with the organization. */
export const hasAgreement = async (database: Database, organizationId: string): Promise<boolean> => {
  const found = await database.query
    .selectFrom('finance_agreement')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether the file is the logo of a bank. */
export const isLogo = async (database: Database, fileId: string): Promise<boolean> => {
  const bank = await database.query
    .selectFrom('finance_bank')
    .select('id')
    .where('logo_file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst()
  return bank !== undefined
}
