import type { Database } from '../../db/database.ts'
import { fullNameOf } from './names.ts'

/** «Соколов Михаил Андреевич» by id; people who were deleted keep their names in what they did. */
export const findNamesOfPeople = async (
  { query }: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await query
    .selectFrom('person')
    .select(['id', 'lastname', 'firstname', 'middlename'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, fullNameOf(row)]))
}
