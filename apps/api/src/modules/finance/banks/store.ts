import { financeBanks } from '@cabinet/contract/finance/banks'
import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { type Database, violatedConstraint } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import { folded } from '../../../platform/find/conditions.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { ascending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage } from '../../../platform/find/page.ts'
import { financeErrors } from '../messages.ts'
import type { FinanceBankTable } from './tables.ts'

export type BankRow = Selectable<FinanceBankTable>

const { ref } = sql

const fields: FindFields<typeof financeBanks> = {
  id: ref('id'),
  search: sql`concat_ws(' ', short_name, full_name, itn, ogrn, bik)`,
  fullName: ref('full_name'),
  shortName: ref('short_name'),
  itn: ref('itn'),
  ogrn: ref('ogrn'),
  bik: ref('bik'),
  isActive: ref('is_active'),
  createdDateTime: ref('created_at'),
  updatedDateTime: ref('updated_at'),
}

/** A page of the banks, in the order of their names. */
export const findBankPage = (database: Database, request: AnyRequest) =>
  findPage(
    database,
    {
      list: financeBanks,
      fields,
      from: database.query.selectFrom('finance_bank').where('is_deleted', '=', false),
      select: (from: SelectQueryBuilder<Tables, 'finance_bank', object>) => from.selectAll('finance_bank'),
      order: [ascending(folded(ref('short_name')), 'text'), ascending(ref('id'), 'uuid')],
    },
    request,
  )

const living = ({ query }: Database, id: string) =>
  query.selectFrom('finance_bank').selectAll().where('id', '=', id).where('is_deleted', '=', false)

export const findBank = (database: Database, id: string): Promise<BankRow | undefined> =>
  living(database, id).executeTakeFirst()

/** The bank, held until the transaction ends. */
export const lockBank = (database: Database, id: string): Promise<BankRow | undefined> =>
  living(database, id).forUpdate().executeTakeFirst()

/** Whether the bank makes offers now. */
export const isBankActive = async ({ query }: Database, id: string): Promise<boolean> => {
  const found = await query
    .selectFrom('finance_bank')
    .select('id')
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return found !== undefined
}

/** @throws HttpError 409 for the ИНН of another bank */
const withOwnItn = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write()
  } catch (error) {
    throw violatedConstraint(error) === 'finance_bank_by_itn' ? financeErrors.bankKnown() : error
  }
}

/** @throws HttpError 409 when there is a bank with this ИНН */
export const insertBank = ({ query }: Database, row: Insertable<FinanceBankTable>): Promise<BankRow> =>
  withOwnItn(() => query.insertInto('finance_bank').values(row).returningAll().executeTakeFirstOrThrow())

type BankChange = Pick<BankRow, 'full_name' | 'short_name' | 'itn' | 'ogrn' | 'bik' | 'logo_file_id'>

/** @throws HttpError 409 when there is another bank with this ИНН */
export const updateBank = ({ query }: Database, id: string, change: BankChange, at: string): Promise<BankRow> =>
  withOwnItn(() =>
    query
      .updateTable('finance_bank')
      .set((column) => ({
        full_name: change.full_name,
        short_name: change.short_name,
        itn: change.itn,
        ogrn: change.ogrn,
        bik: change.bik,
        logo_file_id: change.logo_file_id,
        version: column('version', '+', 1),
        updated_at: at,
      }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  )

export const switchBank = ({ query }: Database, id: string, isActive: boolean, at: string): Promise<BankRow> =>
  query
    .updateTable('finance_bank')
    .set((column) => ({ is_active: isActive, version: column('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

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
