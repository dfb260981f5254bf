import type { Database } from '../../../db/database.ts'

/** Areas that the organization must not see. */
export const findExcludedModules = async (database: Database, organizationId: string): Promise<readonly string[]> => {
  const organization = await database.query
    .selectFrom('organization')
    .select('excluded_modules')
    .where('id', '=', organizationId)
    .executeTakeFirst()
  return organization?.excluded_modules ?? []
}
