import { offers } from '@cabinet/contract/finance'
import type { Insertable, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import { ascending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage } from '../../../platform/find/page.ts'
import { deleteDraft } from '../requests/store.ts'
import { offerFields, withBank } from './store.ts'
import type { FinanceOfferTable } from './tables.ts'

const { ref } = sql

const offersTo = (
  { query }: Database,
  organizationId: string | undefined,
): SelectQueryBuilder<Tables, 'finance_offer' | 'finance_bank', object> => {
  const all = query.selectFrom('finance_offer').innerJoin('finance_bank', 'finance_bank.id', 'finance_offer.bank_id')
  return organizationId === undefined ? all : all.where('finance_offer.organization_id', '=', organizationId)
}

/** Offers to one organization or to all of them, the oldest first unless the request says otherwise. */
export const findOffers = (database: Database, organizationId: string | undefined, request: AnyRequest) =>
  findPage(
    database,
    {
      list: offers,
      fields: offerFields,
      from: offersTo(database, organizationId),
      select: withBank,
      order: [ascending(ref('finance_offer.created_at'), 'timestamptz'), ascending(ref('finance_offer.id'), 'uuid')],
    },
    request,
  )

/** One offer that is not deleted. */
export const findOffer = (database: Database, organizationId: string | undefined, id: string) =>
  withBank(offersTo(database, organizationId))
    .where('finance_offer.id', '=', id)
    .where('finance_offer.is_deleted', '=', false)
    .executeTakeFirst()

/** The bank, held so that two offers of one name are written one after the other. */
export const lockBank = ({ query }: Database, id: string) =>
  query
    .selectFrom('finance_bank')
    .select(['id', 'is_active'])
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst()

/** Whether the bank calls an offer so, also one that is deleted. */
export const isNamed = async ({ query }: Database, bankId: string, externalId: string): Promise<boolean> => {
  const found = await query
    .selectFrom('finance_offer')
    .select('id')
    .where('bank_id', '=', bankId)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  return found !== undefined
}

export const insertOffer = async ({ query }: Database, row: Insertable<FinanceOfferTable>): Promise<void> => {
  await query.insertInto('finance_offer').values(row).execute()
}

/** An offer of whatever bank to whatever organization, held until the transaction ends. */
export const lockOffer = ({ query }: Database, id: string) =>
  query
    .selectFrom('finance_offer')
    .select(['id', 'organization_id'])
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst()

interface OfferKey {
  readonly id: string
  readonly organization_id: string
}

/** Requests for an offer, held as well. */
export const lockRequests = ({ query }: Database, { id, organization_id: organizationId }: OfferKey) =>
  query
    .selectFrom('finance_request')
    .select(['id', 'organization_id', 'status'])
    .where('organization_id', '=', organizationId)
    .where('offer_id', '=', id)
    .where('is_deleted', '=', false)
    .forUpdate()
    .execute()

export const deleteDraftOf = (database: Database, { id, organization_id: organizationId }: OfferKey, at: string) =>
  deleteDraft(database, { organizationId, requestId: id }, at)

export const deleteOffer = async (
  { query }: Database,
  { id, organization_id: organizationId }: OfferKey,
  at: string,
): Promise<void> => {
  await query
    .updateTable('finance_offer')
    .set({ is_deleted: true, updated_at: at })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
}
