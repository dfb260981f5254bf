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

/** The same row, held until the transaction ends. */
export const lockInsurance = (database: Database, organizationId: string): Promise<DebtorInsuranceRow | undefined> =>
  rowOf(database, organizationId).forUpdate().executeTakeFirst()

export const saveConnectionRequest = (
  database: Database,
  organizationId: string,
  by: string,
  at: string,
): Promise<DebtorInsuranceRow> =>
  database.query
    .updateTable('debtor_insurance')
    .set({
      request_status: 'CONNECTION_REQUESTED',
      reject_reason: null,
      requested_by: by,
      requested_at: at,
      updated_at: at,
    })
    .where('organization_id', '=', organizationId)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The role as it is stored, also when an administrator took it away. */
export const findDebtorRole = (database: Database, personId: string) =>
  database.query
    .selectFrom('person_role')
    .select('is_deleted')
    .where('person_id', '=', personId)
    .where('role', '=', 'DEBTOR')
    .executeTakeFirst()

/** Every organization that the insurer has met. */
export const findInsured = (database: Database) =>
  database.query
    .selectFrom('debtor_insurance')
    .innerJoin('organization', 'organization.id', 'debtor_insurance.organization_id')
    .selectAll('debtor_insurance')
    .select('organization.short_name')
    .where('debtor_insurance.is_deleted', '=', false)
    .orderBy('organization.short_name')
    .limit(200)
    .execute()

export const changeInsurance = async (
  database: Database,
  organizationId: string,
  change: Partial<DebtorInsuranceRow>,
  at: string,
): Promise<void> => {
  await database.query
    .updateTable('debtor_insurance')
    .set({ ...change, updated_at: at })
    .where('organization_id', '=', organizationId)
    .execute()
}
