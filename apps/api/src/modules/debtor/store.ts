import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { DebtorInsuranceTable } from './tables.ts'

export type DebtorInsuranceRow = Selectable<DebtorInsuranceTable>

const rowOf = (database: Database, organizationId: string) =>
  database.query
    .selectFrom('debtor_insurance')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)

export const findInsurance = (database: Database, organizationId: string): Promise<DebtorInsuranceRow | undefined> =>
  rowOf(database, organizationId).executeTakeFirst()
