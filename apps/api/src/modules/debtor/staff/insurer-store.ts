import { insurers } from '@cabinet/contract/debtor/staff'
import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { type Database, violatedConstraint } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import { folded } from '../../../platform/find/conditions.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { ascending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage } from '../../../platform/find/page.ts'
import { insuranceErrors } from '../messages.ts'
import type { DebtorInsurerTable } from '../tables.ts'

export type InsurerRow = Selectable<DebtorInsurerTable>

const { ref } = sql

const fields: FindFields<typeof insurers> = {
  id: ref('id'),
  search: sql`concat_ws(' ', short_name, full_name, itn)`,
  fullName: ref('full_name'),
  shortName: ref('short_name'),
  itn: ref('itn'),
  isActive: ref('is_active'),
  createdDateTime: ref('created_at'),
  updatedDateTime: ref('updated_at'),
}

/** A page of the insurers, in the order of their names. */
export const findInsurerPage = (database: Database, request: AnyRequest) =>
  findPage(
    database,
    {
      list: insurers,
      fields,
      from: database.query.selectFrom('debtor_insurer').where('is_deleted', '=', false),
      select: (from: SelectQueryBuilder<Tables, 'debtor_insurer', object>) => from.selectAll('debtor_insurer'),
      order: [ascending(folded(ref('short_name')), 'text'), ascending(ref('id'), 'uuid')],
    },
    request,
  )

const living = ({ query }: Database, id: string) =>
  query.selectFrom('debtor_insurer').selectAll().where('id', '=', id).where('is_deleted', '=', false)

export const findInsurer = (database: Database, id: string): Promise<InsurerRow | undefined> =>
  living(database, id).executeTakeFirst()

/** The insurer, held until the transaction ends. */
export const lockInsurer = (database: Database, id: string): Promise<InsurerRow | undefined> =>
  living(database, id).forUpdate().executeTakeFirst()

/** @throws HttpError 409 for the ИНН of another insurer */
const withOwnItn = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write()
  } catch (error) {
    throw violatedConstraint(error) === 'debtor_insurer_by_itn' ? insuranceErrors.insurerKnown() : error
  }
}

/** @throws HttpError 409 when there is an insurer with this ИНН */
export const insertInsurer = ({ query }: Database, row: Insertable<DebtorInsurerTable>): Promise<InsurerRow> =>
  withOwnItn(() => query.insertInto('debtor_insurer').values(row).returningAll().executeTakeFirstOrThrow())

type InsurerChange = Pick<InsurerRow, 'full_name' | 'short_name' | 'itn'>

/** @throws HttpError 409 when there is another insurer with this ИНН */
export const updateInsurer = (
  { query }: Database,
  id: string,
  change: InsurerChange,
  at: string,
): Promise<InsurerRow> =>
  withOwnItn(() =>
    query
      .updateTable('debtor_insurer')
      .set((column) => ({
        full_name: change.full_name,
        short_name: change.short_name,
        itn: change.itn,
        version: column('version', '+', 1),
        updated_at: at,
      }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  )

export const switchInsurer = ({ query }: Database, id: string, isActive: boolean, at: string): Promise<InsurerRow> =>
  query
    .updateTable('debtor_insurer')
    .set((column) => ({ is_active: isActive, version: column('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
