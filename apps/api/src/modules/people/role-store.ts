import { directoryRoles } from '@cabinet/contract/people/roles'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { FindFields } from '../../platform/find/fields.ts'
import { ascending } from '../../platform/find/order.ts'
import { type AnyRequest, findPage } from '../../platform/find/page.ts'

export const findCustomRoles = (database: Database) =>
  database.query.selectFrom('custom_role').selectAll().orderBy('id').execute()

/** Adds a role or brings back a deleted one; false when there is such a role. */
export const saveCustomRole = async (
  database: Database,
  role: { readonly id: string; readonly ru: string; readonly en: string },
  at: string,
): Promise<boolean> => {
  const text = { description_ru: role.ru, description_en: role.en }
  const { numInsertedOrUpdatedRows } = await database.query
    .insertInto('custom_role')
    .values({ id: role.id, ...text, created_at: at, updated_at: at, is_deleted: false })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...text, updated_at: at, is_deleted: false })
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

const { ref } = sql

const fields: FindFields<typeof directoryRoles> = {
  id: ref('role.id'),
  name: sql`'ROLE_' || role.id`,
  nameWithoutPrefix: ref('role.id'),
  description: ref('role.description'),
  isDeleted: ref('role.is_deleted'),
  isAssignable: ref('role.is_assignable'),
  isSystem: ref('role.is_system'),
}

/**
 * Ids of the roles that fit a find request. Most roles are in the code, so the database is handed the list: a filter
 * means here what it means everywhere.
 */
export const searchRoles = (database: Database, roles: readonly SearchedRole[], request: AnyRequest) => {
  const values = roles.map(
    ({ id, description, isDeleted, isAssignable, isSystem }, index) =>
      sql`(cast(${id} as text), cast(${description} as text), cast(${isDeleted} as boolean),
        cast(${isAssignable} as boolean), cast(${isSystem} as boolean), cast(${index} as integer))`,
  )
  const table = sql<{ id: string }>`(values ${sql.join(values)})`.as<'role'>(
    sql`role(id, description, is_deleted, is_assignable, is_system, place)`,
  )
  return findPage(
    database,
    {
      list: directoryRoles,
      fields,
      from: database.query.selectFrom(table),
      select: (from) => from.select('role.id'),
      order: [ascending(ref('role.place'), 'bigint')],
    },
    request,
  )
}
