import type { FindRequest } from '@cabinet/contract/find'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { conditionsOf, type FindFields, orderOf } from '../../../platform/find.ts'

export const findCustomRoles = (database: Database) =>
  database.query.selectFrom('custom_role').selectAll().orderBy('id').execute()

/** Adds a role or brings back a deleted one; false when there is such a role. */
export const saveCustomRole = async (
  database: Database,
  role: { readonly id: string; readonly ru: string; readonly en: string },
  at: string,
): Promise<boolean> => {
  const words = { description_ru: role.ru, description_en: role.en }
  const { numInsertedOrUpdatedRows } = await database.query
    .insertInto('custom_role')
    .values({ id: role.id, ...words, created_at: at, updated_at: at, is_deleted: false })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...words, updated_at: at, is_deleted: false })
        .where('custom_role.is_deleted', '=', true),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Marks a role of the directory as deleted; false when there is none. */
export const deleteCustomRole = async (database: Database, id: string, at: string): Promise<boolean> => {
  const { numUpdatedRows } = await database.query
    .updateTable('custom_role')
    .set({ is_deleted: true, updated_at: at })
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A role of the directory as it is searched. */
export interface SearchedRole {
  readonly id: string
  readonly description: string
  readonly isDeleted: boolean
  readonly isAssignable: boolean
  readonly isSystem: boolean
}

const fields: FindFields = {
  id: { kind: 'text', expression: sql.ref('role.id') },
  name: { kind: 'text', expression: sql`'ROLE_' || role.id` },
  nameWithoutPrefix: { kind: 'text', expression: sql.ref('role.id') },
  description: { kind: 'text', expression: sql.ref('role.description') },
  isDeleted: { kind: 'boolean', expression: sql.ref('role.is_deleted') },
  isAssignable: { kind: 'boolean', expression: sql.ref('role.is_assignable') },
  isSystem: { kind: 'boolean', expression: sql.ref('role.is_system') },
}

/**
 * Ids of the roles that fit a find request. Most roles are in the code, so the database is handed the list: a filter
 * means here what it means everywhere.
 */
export const searchRoles = async (
  database: Database,
  roles: readonly SearchedRole[],
  request: FindRequest,
): Promise<{ readonly ids: string[]; readonly count: number }> => {
  const values = roles.map(
    ({ id, description, isDeleted, isAssignable, isSystem }, place) =>
      sql`(cast(${id} as text), cast(${description} as text), cast(${isDeleted} as boolean),
        cast(${isAssignable} as boolean), cast(${isSystem} as boolean), cast(${place} as integer))`,
  )
  const table = sql<{ id: string; place: number }>`(values ${sql.join(values)})`.as<'role'>(
    sql`role(id, description, is_deleted, is_assignable, is_system, place)`,
  )
  let found = database.query.selectFrom(table).select('role.id').where(conditionsOf(fields, request))
  if (!request.filters.some(({ field }) => field === 'isDeleted')) {
    found = found.where(sql<boolean>`not role.is_deleted`)
  }
  for (const { expression, direction } of orderOf(fields, request)) found = found.orderBy(expression, direction)
  const rows = await found.orderBy('role.place').execute()
  const from = request.pageNumber * request.pageSize
  return { ids: rows.slice(from, from + request.pageSize).map(({ id }) => id), count: rows.length }
}
