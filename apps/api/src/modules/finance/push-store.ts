import type { Database } from '../../db/database.ts'
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
    .innerJoin('organization', 'organization.id', 'finance_request.organization_id')
    .leftJoin('finance_agreement', (join) =>
      join
        .onRef('finance_agreement.organization_id', '=', 'finance_request.organization_id')
        .onRef('finance_agreement.request_id', '=', 'finance_request.id'),
    )
    .select(['finance_request.id', 'finance_request.organization_id', 'finance_request.number'])
    .select(['finance_request.status', 'finance_request.financing_limit', 'finance_request.created_by'])
    .select(['finance_offer.interest_rate', 'finance_bank.full_name as bank'])
    .select(['organization.short_name', 'organization.owner_id'])
    .select(['finance_agreement.id as agreement_id', 'finance_agreement.terminated_at'])
    .where('finance_request.is_deleted', '=', false)

/** Requests of every organization, the newest first. */
export const findPushedRequests = (database: Database) =>
  requests(database).orderBy('finance_request.created_at', 'desc').orderBy('finance_request.id').limit(200).execute()

/** A request of any organization with its bank, its owner and its agreement. */
export type PushedRequest = Awaited<ReturnType<typeof findPushedRequests>>[number]

/** The same, held until the transaction ends. */
export const lockPushedRequest = (database: Database, id: string): Promise<PushedRequest | undefined> =>
  requests(database).where('finance_request.id', '=', id).forUpdate('finance_request').executeTakeFirst()

type Change = Partial<
  Pick<
    RequestRow,
    'status' | 'sent_at' | 'planned_decision_date' | 'decision_at' | 'decision_comment' | 'retry_available_date'
  >
>

export const changeRequest = async (
  { query }: Database,
  { organization_id, id }: Pick<PushedRequest, 'organization_id' | 'id'>,
  change: Change,
  at: string,
): Promise<void> => {
  await query
    .updateTable('finance_request')
    .set({ ...change, updated_at: at })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}

/** The agreement that an approved request becomes; money goes to the main account. */
export const insertAgreement = async (
  { query }: Database,
  row: PushedRequest,
  agreement: { readonly id: string; readonly number: string; readonly at: string; readonly finishedDate: string },
): Promise<void> => {
  const account = await query
    .selectFrom('payment_details')
    .select('id')
    .where('organization_id', '=', row.organization_id)
    .where('is_main', '=', true)
    .where('is_deleted', '=', false)
    .executeTakeFirst()
  await query
    .insertInto('finance_agreement')
    .values({
      organization_id: row.organization_id,
      id: agreement.id,
      request_id: row.id,
      number: agreement.number,
      financing_limit: row.financing_limit,
      used_limit: 0,
      interest_rate: Number(row.interest_rate),
      finished_date: agreement.finishedDate,
      terminated_at: null,
      payment_details_id: account?.id ?? null,
      created_at: agreement.at,
      updated_at: agreement.at,
      is_deleted: false,
    })
    .execute()
}

export const terminateAgreement = async (
  { query }: Database,
  { organization_id, id }: PushedRequest,
  at: string,
): Promise<void> => {
  await query
    .updateTable('finance_agreement')
    .set({ terminated_at: at, updated_at: at })
    .where('organization_id', '=', organization_id)
    .where('request_id', '=', id)
    .execute()
}
