import type { SavedView } from '@cabinet/contract/people/views'
import type { Database } from '../../../db/database.ts'

export const findViews = async (database: Database, personId: string, register: string): Promise<SavedView[]> => {
  const row = await database.query
    .selectFrom('saved_view')
    .select('views')
    .where('person_id', '=', personId)
    .where('register', '=', register)
    .executeTakeFirst()
  return row?.views ?? []
}

/** Of how many registers a person keeps views, beside this one. */
export const countOtherRegisters = async (database: Database, personId: string, register: string): Promise<number> => {
  const { count } = await database.query
    .selectFrom('saved_view')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('register', '!=', register)
    .executeTakeFirstOrThrow()
  return count
}

/** Forgets the views of a register. */
export const deleteViews = async (database: Database, personId: string, register: string): Promise<void> => {
  await database.query
    .deleteFrom('saved_view')
    .where('person_id', '=', personId)
    .where('register', '=', register)
    .execute()
}

export const saveViews = async (
  database: Database,
  {
    personId,
    register,
    views,
    at,
  }: {
    readonly personId: string
    readonly register: string
    readonly views: readonly SavedView[]
    readonly at: string
  },
): Promise<void> => {
  const values = { views: JSON.stringify(views), updated_at: at }
  await database.query
    .insertInto('saved_view')
    .values({ person_id: personId, register, ...values })
    .onConflict((conflict) => conflict.columns(['person_id', 'register']).doUpdateSet(values))
    .execute()
}
