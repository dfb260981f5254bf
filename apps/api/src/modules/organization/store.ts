import { legalForms, organizations } from '@cabinet/contract/organization'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OrganizationTable } from './tables.ts'
import { folded } from '../../platform/find/conditions.ts'
import type { FindFields } from '../../platform/find/fields.ts'
import { ascending } from '../../platform/find/order.ts'
import { type AnyRequest, findPage } from '../../platform/find/page.ts'
import { commonOkopf, levelOf, okopf } from '../../integrations/registry/okopf.ts'
import type { OrganizationRow } from './view.ts'

const { ref } = sql

const organizationFields: FindFields<typeof organizations> = {
  id: ref('organization.id'),
  itn: ref('organization.itn'),
  kpp: ref('organization.kpp'),
  ogrn: ref('organization.ogrn'),
  shortName: ref('organization.short_name'),
  fullName: ref('organization.full_name'),
  'legalStatus.name': ref('organization.legal_status'),
  'registryStatus.name': ref('organization.registry_status'),
  createdDateTime: ref('organization.created_at'),
  isDeleted: ref('organization.is_deleted'),
}

const rowOf = (database: Database, id: string) =>
  database.query.selectFrom('organization').selectAll().where('id', '=', id).where('is_deleted', '=', false)

export const findOrganization = (database: Database, id: string): Promise<OrganizationRow | undefined> =>
  rowOf(database, id).executeTakeFirst()

/** The same row, held until the transaction ends; changes of its bank accounts hold it too. */
export const lockOrganization = (database: Database, id: string): Promise<OrganizationRow | undefined> =>
  rowOf(database, id).forUpdate().executeTakeFirst()

/** Organizations by a find request, by name unless it says otherwise; `onlyId` leaves one of them. */
export const findOrganizations = (database: Database, onlyId: string | null, request: AnyRequest) => {
  const all = database.query.selectFrom('organization')
  return findPage(
    database,
    {
      list: organizations,
      fields: organizationFields,
      from: onlyId === null ? all : all.where('organization.id', '=', onlyId),
      select: (from) => from.selectAll(),
      order: [ascending(folded(ref('organization.short_name')), 'text'), ascending(ref('organization.id'), 'uuid')],
    },
    request,
  )
}

export const updateOrganization = (
  database: Database,
  id: string,
  values: Updateable<OrganizationTable>,
  at: string,
): Promise<OrganizationRow> =>
  database.query
    .updateTable('organization')
    .set((column) => ({ ...values, version: column('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Nothing when there is an organization with this taxpayer number already. */
export const insertOrganization = (
  database: Database,
  values: Insertable<OrganizationTable>,
): Promise<OrganizationRow | undefined> =>
  database.query
    .insertInto('organization')
    .values(values)
    .onConflict((conflict) => conflict.column('itn').where('is_deleted', '=', false).doNothing())
    .returningAll()
    .executeTakeFirst()

const okopfFields: FindFields<typeof legalForms> = {
  code: ref('okopf.code'),
  name: ref('okopf.name'),
  shortName: ref('okopf.short_name'),
  level: ref('okopf.level'),
  isCommon: ref('okopf.is_common'),
}

interface OkopfRow {
  code: string
  name: string
  short_name: string | null
  level: number
  is_common: boolean
}

/** The directory of legal forms is code; the database only searches it, as it does every register. */
const okopfValues = sql<OkopfRow>`(values ${sql.join(
  okopf.map(
    ({ code, name, shortName }) =>
      sql`(${sql.lit(code)}, ${sql.lit(name)}, cast(${shortName === null ? sql.lit(null) : sql.lit(shortName)} as text), cast(${sql.lit(levelOf(code))} as integer), ${sql.lit(commonOkopf.has(code))})`,
  ),
)})`.as<'okopf'>(sql.raw('okopf (code, name, short_name, level, is_common)'))

/** Legal forms by a find request, in the order of the classifier unless a sort is given. */
export const findOkopf = (database: Database, request: AnyRequest) =>
  findPage(
    database,
    {
      list: legalForms,
      fields: okopfFields,
      from: database.query.selectFrom(okopfValues),
      select: (from) => from.selectAll(),
      order: [ascending(ref('okopf.code'), 'text')],
    },
    request,
  )
