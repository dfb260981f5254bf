import type { AnyList } from '@cabinet/contract/find'
import type { ListField, SetField } from '@cabinet/contract/find-fields'
import type { Expression, SqlBool } from 'kysely'

/** What a field of a list is in SQL; of a set it is whether at least one of these values is there. */
type FieldSql<F extends ListField> = F extends SetField
  ? (values: readonly string[]) => Expression<SqlBool>
  : Expression<unknown>

/** Every field of a list in SQL: a missing one and one that the list does not have are type errors. */
export type FindFields<L extends Pick<AnyList, 'filters'>> = {
  readonly [Name in keyof L['filters']]: FieldSql<L['filters'][Name]>
}

/** The same for code that serves all lists. */
type AnyFieldSql = Expression<unknown> | ((values: readonly string[]) => Expression<SqlBool>)
export type AnyFields = Readonly<Record<string, AnyFieldSql>>

/**
 * The kind of a field with its SQL.
 *
 * The schema of the list has refused unknown names before a request comes here, so a missing one is a bug.
 */
export const fieldOf = (list: Pick<AnyList, 'filters'>, fields: AnyFields, name: string) => {
  const declared = Object.hasOwn(list.filters, name) ? list.filters[name] : undefined
  const inSql = fields[name]
  if (!declared || !inSql) throw new Error(`The list has no field ${name}`)
  return { declared, inSql }
}

/** The same for a field with one value. */
export const columnOf = (list: Pick<AnyList, 'filters'>, fields: AnyFields, name: string) => {
  const { declared, inSql } = fieldOf(list, fields, name)
  if (typeof inSql === 'function') throw new Error(`The field ${name} is a set`)
  return { declared, expression: inSql }
}
