import { senderContracts, senderPrices } from '@cabinet/contract/sender/staff'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { folded } from '../../../platform/find/conditions.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { ascending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage, readAll } from '../../../platform/find/page.ts'
import { organizationNames } from '../../organization/port.ts'
import type { SenderContractTable } from '../account/tables.ts'

export type ContractRow = Selectable<SenderContractTable>

const { ref } = sql

const contractFields: FindFields<typeof senderContracts> = {
  id: ref('id'),
  prefix: ref('prefix'),
  createdDateTime: ref('created_at'),
}

const fromContracts = ({ query }: Database) => query.selectFrom('sender_contract').where('is_deleted', '=', false)

const contractsOf = (database: Database) => ({
  list: senderContracts,
  fields: contractFields,
  from: fromContracts(database),
  select: (from: ReturnType<typeof fromContracts>) => from.selectAll('sender_contract'),
  order: [ascending(ref('prefix'), 'text'), ascending(ref('id'), 'uuid')],
})

/** A page of the contracts, in the order of their numbers. */
export const findContracts = (database: Database, request: AnyRequest) =>
  findPage(database, contractsOf(database), request)

/** Every contract that a filter matches, a batch at a time. */
export const listContracts = (database: Database, request: AnyRequest) => readAll(contractsOf(database), request)

/** Adds a contract, or brings back one that was taken off; nothing when it is on the list. */
export const insertContract = (
  { query }: Database,
  row: Pick<ContractRow, 'id' | 'prefix'>,
  at: string,
): Promise<ContractRow | undefined> =>
  query
    .insertInto('sender_contract')
    .values({ ...row, created_at: at, updated_at: at, is_deleted: false })
    .onConflict((conflict) =>
      conflict
        .column('prefix')
        .doUpdateSet({ created_at: at, updated_at: at, is_deleted: false })
        .where('sender_contract.is_deleted', '=', true),
    )
    .returningAll()
    .executeTakeFirst()

/** @returns whether it was on the list */
export const removeContract = async ({ query }: Database, id: string, at: string): Promise<boolean> => {
  const { numUpdatedRows } = await query
    .updateTable('sender_contract')
    .set({ is_deleted: true, updated_at: at })
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Holds the courier account of an organization for the transaction; nothing when it has none. */
export const lockAccount = ({ query }: Database, organizationId: string) =>
  query
    .selectFrom('courier_credential')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst()

const priceFields: FindFields<typeof senderPrices> = {
  organizationId: ref('account.organization_id'),
  search: sql`concat_ws(' ', ${ref('account.short_name')}, ${ref('account.itn')}, ${ref('account.contract_number')})`,
  organization: ref('account.short_name'),
  insurancePrice: ref('account.price'),
  isAgreed: sql`${ref('account.valid_from')} is not null`,
  fromDateTime: ref('account.valid_from'),
}

/** Organizations with a courier account, and what the insurance of an order costs them at the moment. */
const pricedAccounts = (database: Database, at: string, usualPrice: number) => {
  const { query } = database
  const agreed = query
    .selectFrom('sender_price')
    .distinctOn('organization_id')
    .select(['organization_id', 'price', 'valid_from'])
    .where('valid_from', '<=', at)
    .orderBy('organization_id')
    .orderBy('valid_from', 'desc')
    .as('agreed')
  return query
    .selectFrom('courier_credential')
    .innerJoin(organizationNames(database).as('holder'), 'holder.id', 'courier_credential.organization_id')
    .leftJoin(agreed, 'agreed.organization_id', 'courier_credential.organization_id')
    .select(['courier_credential.organization_id', 'courier_credential.contract_number'])
    .select(['holder.short_name', 'holder.itn', 'agreed.valid_from'])
    .select((column) => column.fn.coalesce('agreed.price', sql<number>`${sql.lit(usualPrice)}::integer`).as('price'))
    .where('courier_credential.is_deleted', '=', false)
}

const accountsOf = (database: Database, at: string, usualPrice: number) => {
  const from = database.query.selectFrom(pricedAccounts(database, at, usualPrice).as('account'))
  return {
    list: senderPrices,
    fields: priceFields,
    from,
    select: (found: typeof from) => found.selectAll('account'),
    order: [ascending(folded(ref('account.short_name')), 'text'), ascending(ref('account.organization_id'), 'uuid')],
  }
}

/** A page of them, in the order of their names. */
export const findAccounts = (database: Database, request: AnyRequest, at: string, usualPrice: number) =>
  findPage(database, accountsOf(database, at, usualPrice), request)

/** All of them that a filter matches, a batch at a time. */
export const listAccounts = (database: Database, request: AnyRequest, at: string, usualPrice: number) =>
  readAll(accountsOf(database, at, usualPrice), request)

/** One of them. */
export const findAccount = (database: Database, organizationId: string, at: string, usualPrice: number) =>
  pricedAccounts(database, at, usualPrice)
    .where('courier_credential.organization_id', '=', organizationId)
    .executeTakeFirst()

/** Prices that were agreed with organizations, the newest first. */
export const findPricesOf = ({ query }: Database, organizationIds: readonly string[]) =>
  query
    .selectFrom('sender_price')
    .select(['organization_id', 'price', 'valid_from'])
    .where('organization_id', 'in', organizationIds)
    .orderBy('valid_from', 'desc')
    .execute()
