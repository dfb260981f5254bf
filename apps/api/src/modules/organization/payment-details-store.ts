import { bankAccounts } from '@cabinet/contract/organization/payment-details'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { PaymentDetailsTable } from './tables.ts'
import type { FindFields } from '../../platform/find/fields.ts'
import { ascending, descending } from '../../platform/find/order.ts'
import { type AnyRequest, findPage, readAll } from '../../platform/find/page.ts'
import type { PaymentDetailsRow } from './view.ts'

const { ref } = sql

const fields: FindFields<typeof bankAccounts> = {
  id: ref('payment_details.id'),
  bik: ref('payment_details.bik'),
  bankName: ref('payment_details.bank_name'),
  bankCity: ref('payment_details.bank_city'),
  correspondentAccount: ref('payment_details.correspondent_account'),
  settlementAccount: ref('payment_details.settlement_account'),
  isMain: ref('payment_details.is_main'),
  comment: ref('payment_details.comment'),
  createdDateTime: ref('payment_details.created_at'),
  isDeleted: ref('payment_details.is_deleted'),
}

const living = (database: Database, organizationId: string) =>
  database.query
    .selectFrom('payment_details')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)

/** Bank accounts of an organization: the main one, then in the order in which they were added. */
export const findAll = (database: Database, organizationId: string): Promise<PaymentDetailsRow[]> =>
  living(database, organizationId).orderBy('is_main', 'desc').orderBy('created_at').orderBy('id').execute()

export const findOne = (database: Database, organizationId: string, id: string) =>
  living(database, organizationId).where('id', '=', id).executeTakeFirst()

const sourceOf = (database: Database, organizationId: string) => {
  const from = database.query.selectFrom('payment_details').where('organization_id', '=', organizationId)
  return {
    list: bankAccounts,
    fields,
    from,
    select: (found: typeof from) => found.selectAll(),
    order: [
      descending(ref('payment_details.is_main'), 'boolean'),
      ascending(ref('payment_details.created_at'), 'timestamptz'),
      ascending(ref('payment_details.id'), 'uuid'),
    ],
  }
}

/** A page of them by a find request; the main one first unless the request says otherwise. */
export const find = (database: Database, organizationId: string, request: AnyRequest) =>
  findPage(database, sourceOf(database, organizationId), request)

/** All of them that a filter matches, a batch at a time. */
export const listMatching = (database: Database, organizationId: string, request: AnyRequest) =>
  readAll(sourceOf(database, organizationId), request)

export const insert = (database: Database, values: Insertable<PaymentDetailsTable>): Promise<PaymentDetailsRow> =>
  database.query.insertInto('payment_details').values(values).returningAll().executeTakeFirstOrThrow()

export const update = (
  database: Database,
  { organization_id, id }: Pick<PaymentDetailsRow, 'organization_id' | 'id'>,
  values: Updateable<PaymentDetailsTable>,
  at: string,
): Promise<PaymentDetailsRow> =>
  database.query
    .updateTable('payment_details')
    .set((column) => ({ ...values, version: column('version', '+', 1), updated_at: at }))
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Takes the place of the main account away from whichever has it. */
export const clearMain = async (database: Database, organizationId: string, at: string): Promise<void> => {
  await database.query
    .updateTable('payment_details')
    .set((column) => ({ is_main: false, version: column('version', '+', 1), updated_at: at }))
    .where('organization_id', '=', organizationId)
    .where('is_main', '=', true)
    .where('is_deleted', '=', false)
    .execute()
}
