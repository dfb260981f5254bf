import type { FindRequest } from '@cabinet/contract/find'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { PaymentDetailsTable } from '../../../db/schema.ts'
import { conditionsOf, COUNT_CAP, type FindFields, orderOf } from '../../../platform/find.ts'
import type { PaymentDetailsRow } from './view.ts'

const { ref } = sql

const fields: FindFields = {
  id: { kind: 'id', expression: ref('payment_details.id') },
  bik: { kind: 'text', expression: ref('payment_details.bik') },
  bankName: { kind: 'text', expression: ref('payment_details.bank_name') },
  bankCity: { kind: 'text', expression: ref('payment_details.bank_city') },
  correspondentAccount: { kind: 'text', expression: ref('payment_details.correspondent_account') },
  settlementAccount: { kind: 'text', expression: ref('payment_details.settlement_account') },
  isMain: { kind: 'boolean', expression: ref('payment_details.is_main') },
  comment: { kind: 'text', expression: ref('payment_details.comment') },
  createdDateTime: { kind: 'instant', expression: ref('payment_details.created_at') },
  isDeleted: { kind: 'boolean', expression: ref('payment_details.is_deleted') },
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

/** A page of them by a find request. */
export const find = async (database: Database, organizationId: string, request: FindRequest) => {
  let matching = database.query
    .selectFrom('payment_details')
    .where('organization_id', '=', organizationId)
    .where(conditionsOf(fields, request))
  if (!request.filters.some(({ field }) => field === 'isDeleted')) matching = matching.where('is_deleted', '=', false)
  let page = matching.selectAll()
  for (const { expression, direction } of orderOf(fields, request)) page = page.orderBy(expression, direction)
  const [rows, { count }] = await Promise.all([
    page
      .orderBy('is_main', 'desc')
      .orderBy('created_at')
      .orderBy('id')
      .limit(request.pageSize)
      .offset(request.pageNumber * request.pageSize)
      .execute(),
    database.query
      .selectFrom(
        matching
          .select(sql`1`.as('one'))
          .limit(COUNT_CAP + 1)
          .as('counted'),
      )
      .select((column) => column.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, count }
}

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
