import type { FindRequest } from '@cabinet/contract/find'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { OrganizationTable } from '../../../db/schema.ts'
import { conditionsOf, COUNT_CAP, type FindFields, orderOf } from '../../../platform/find.ts'
import { commonOkopf, levelOf, okopf } from '../../../platform/okopf.ts'
import type { OrganizationRow } from './view.ts'

const { ref } = sql

const organizationFields: FindFields = {
  id: { kind: 'id', expression: ref('organization.id') },
  itn: { kind: 'text', expression: ref('organization.itn') },
  kpp: { kind: 'text', expression: ref('organization.kpp') },
  ogrn: { kind: 'text', expression: ref('organization.ogrn') },
  shortName: { kind: 'text', expression: ref('organization.short_name') },
  fullName: { kind: 'text', expression: ref('organization.full_name') },
  'legalStatus.name': { kind: 'text', expression: ref('organization.legal_status') },
  'registryStatus.name': { kind: 'text', expression: ref('organization.registry_status') },
  createdDateTime: { kind: 'instant', expression: ref('organization.created_at') },
  isDeleted: { kind: 'boolean', expression: ref('organization.is_deleted') },
}

const rowOf = (database: Database, id: string) =>
  database.query.selectFrom('organization').selectAll().where('id', '=', id).where('is_deleted', '=', false)

export const findOrganization = (database: Database, id: string): Promise<OrganizationRow | undefined> =>
  rowOf(database, id).executeTakeFirst()

/** The same row, held until the transaction ends; changes of its bank accounts hold it too. */
export const lockOrganization = (database: Database, id: string): Promise<OrganizationRow | undefined> =>
  rowOf(database, id).forUpdate().executeTakeFirst()

/** Organizations by a find request; `onlyId` leaves one of them. */
export const findOrganizations = async (database: Database, onlyId: string | null, request: FindRequest) => {
  let matching = database.query.selectFrom('organization').where(conditionsOf(organizationFields, request))
  if (onlyId !== null) matching = matching.where('organization.id', '=', onlyId)
  if (!request.filters.some(({ field }) => field === 'isDeleted')) matching = matching.where('is_deleted', '=', false)
  let page = matching.selectAll()
  for (const { expression, direction } of orderOf(organizationFields, request)) {
    page = page.orderBy(expression, direction)
  }
  const [rows, { count }] = await Promise.all([
    page
      .orderBy('short_name')
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

/** The latest account at the marketplace, also a deleted one: it explains why there is no access. */
export const findSellerAccount = (database: Database, organizationId: string) =>
  database.query
    .selectFrom('seller_account')
    .select(['id', 'name', 'is_deleted', 'connected_at'])
    .where('organization_id', '=', organizationId)
    .orderBy('is_deleted')
    .orderBy('connected_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Everybody of an organization who is not deleted. */
export const findPeopleOf = (database: Database, organizationId: string) =>
  database.query
    .selectFrom('person')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .execute()

const okopfFields: FindFields = {
  code: { kind: 'text', expression: ref('okopf.code') },
  name: { kind: 'text', expression: ref('okopf.name') },
  shortName: { kind: 'text', expression: ref('okopf.short_name') },
  level: { kind: 'number', expression: ref('okopf.level') },
  isCommon: { kind: 'boolean', expression: ref('okopf.is_common') },
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
export const findOkopf = async (database: Database, request: FindRequest) => {
  const matching = database.query.selectFrom(okopfValues).where(conditionsOf(okopfFields, request))
  let page = matching.selectAll()
  for (const { expression, direction } of orderOf(okopfFields, request)) page = page.orderBy(expression, direction)
  const [rows, { count }] = await Promise.all([
    page
      .orderBy('code')
      .limit(request.pageSize)
      .offset(request.pageNumber * request.pageSize)
      .execute(),
    matching.select((column) => column.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, count }
}
