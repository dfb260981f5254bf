import type { SavedView } from '@cabinet/contract/view'
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
