import type { Database } from '../../../db/database.ts'
import type { SubjectKey } from '../../../platform/transitions/machine.ts'
import { asStatus } from '../../../db/status-column.ts'
import { findPaymentDetails, withOrganization, withOrganizations } from '../../organization/port.ts'
import type { RequestRow } from './store.ts'

const requests = ({ query }: Database) =>
  query
    .selectFrom('finance_request')
    .innerJoin('finance_offer', (join) =>
      join
        .onRef('finance_offer.organization_id', '=', 'finance_request.organization_id')
        .onRef('finance_offer.id', '=', 'finance_request.offer_id'),
    )
    .innerJoin('finance_bank', 'finance_bank.id', 'finance_offer.bank_id')
    .leftJoin('finance_agreement', (join) =>
      join
        .onRef('finance_agreement.organization_id', '=', 'finance_request.organization_id')
        .onRef('finance_agreement.request_id', '=', 'finance_request.id'),
    )
    .select(['finance_request.id', 'finance_request.organization_id', 'finance_request.number'])
    .select(['finance_request.status', 'finance_request.financing_limit', 'finance_request.created_by'])
    .select(['finance_offer.bank_id', 'finance_offer.interest_rate', 'finance_bank.full_name as bank'])
    .select(['finance_offer.status as offer_status', 'finance_offer.end_date as offer_end_date'])
    .select(['finance_agreement.id as agreement_id'])
    .where('finance_request.is_deleted', '=', false)

/** Requests of every organization, the newest first. */
export const findAllRequests = async (database: Database) => {
  const newest = requests(database).orderBy('finance_request.created_at', 'desc').orderBy('finance_request.id')
  return withOrganizations(database, await newest.limit(200).execute(), ['short_name', 'owner_id'])
}

/** A request with its bank, its owner and its agreement. */
export type MovedRequest = Awaited<ReturnType<typeof findAllRequests>>[number]

/** The same, held until the transaction ends. */
export const lockRequest = async (
  database: Database,
  { id, organizationId }: SubjectKey,
): Promise<MovedRequest | undefined> => {
  const found = requests(database).where('finance_request.id', '=', id)
  const own = organizationId === undefined ? found : found.where('finance_request.organization_id', '=', organizationId)
  return withOrganization(database, await own.forUpdate('finance_request').executeTakeFirst(), [
    'short_name',
    'owner_id',
  ])
}

/** Columns of a request that change with its state. */
export type RequestChange = Pick<
  RequestRow,
  'sent_at' | 'planned_decision_date' | 'decision_at' | 'decision_comment' | 'retry_available_date'
>

export const saveRequest = async (
  { query }: Database,
  { organization_id, id }: Pick<MovedRequest, 'organization_id' | 'id'>,
  status: RequestRow['status'],
  change: Partial<RequestChange>,
  at: string,
): Promise<void> => {
  await query
    .updateTable('finance_request')
    .set({ ...change, status: asStatus(status), updated_at: at })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}

/** What the bank has agreed to. */
export interface ConcludedAgreement {
  readonly id: string
  readonly number: string
  /** Kopecks. */
  readonly limit: number
  /** Terms that the bank has named; the others are those of the offer. */
  readonly terms: {
    readonly interestRate?: number | null
    readonly advanceRate?: number | null
    readonly maxDeferralDays?: number | null
    readonly withRecourse?: boolean | null
    readonly fee?: number | null | undefined
  }
  readonly finishedDate: string
  readonly at: string
}

const percentOrNull = (text: string | null): number | null => (text === null ? null : Number(text))

/** The agreement that an approved request becomes; money goes to the main account. */
export const insertAgreement = async (
  database: Database,
  { organization_id, id }: Pick<MovedRequest, 'organization_id' | 'id'>,
  agreement: ConcludedAgreement,
): Promise<void> => {
  const accounts = await findPaymentDetails(database, organization_id)
  const { query } = database
  const { terms } = agreement
  const offered = await query
    .selectFrom('finance_request')
    .innerJoin('finance_offer', (join) =>
      join
        .onRef('finance_offer.organization_id', '=', 'finance_request.organization_id')
        .onRef('finance_offer.id', '=', 'finance_request.offer_id'),
    )
    .select(['finance_offer.bank_id', 'finance_offer.product', 'finance_offer.max_deferral_days'])
    .select(['finance_offer.advance_rate', 'finance_offer.fee', 'finance_offer.with_recourse'])
    .select('finance_offer.interest_rate')
    .where('finance_request.organization_id', '=', organization_id)
    .where('finance_request.id', '=', id)
    .executeTakeFirstOrThrow()
  await query
    .insertInto('finance_agreement')
    .values({
      bank_id: offered.bank_id,
      product: offered.product,
      interest_rate: terms.interestRate ?? Number(offered.interest_rate),
      advance_rate: terms.advanceRate ?? Number(offered.advance_rate),
      max_deferral_days: terms.maxDeferralDays ?? offered.max_deferral_days,
      with_recourse: terms.withRecourse ?? offered.with_recourse,
      // To have no fee is a term of its own.
      fee: terms.fee === undefined ? percentOrNull(offered.fee) : terms.fee,
      organization_id,
      id: agreement.id,
      request_id: id,
      number: agreement.number,
      financing_limit: agreement.limit,
      finished_date: agreement.finishedDate,
      terminated_at: null,
      payment_details_id: accounts.find(({ is_main: isMain }) => isMain)?.id ?? null,
      created_at: agreement.at,
      updated_at: agreement.at,
      is_deleted: false,
    })
    .execute()
}
