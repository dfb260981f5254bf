import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { SecretPlace } from '../../platform/secret-box.ts'
import type { CourierCredentialTable, SenderInsuranceTable } from './tables.ts'

export type CredentialRow = Selectable<CourierCredentialTable>

/** The courier account of the organization. */
export const findCredential = (
  database: Database,
  organizationId: string,
  type: CredentialRow['service_type'],
): Promise<CredentialRow | undefined> =>
  database.query
    .selectFrom('courier_credential')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('service_type', '=', type)
    .where('is_deleted', '=', false)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** How the last question to the courier ended, held until the transaction ends: two that ask at once tell it once. */
export const lockLastProblem = async (
  database: Database,
  { organization_id, id }: Pick<CredentialRow, 'organization_id' | 'id'>,
): Promise<CredentialRow['last_check_problem']> => {
  const row = await database.query
    .selectFrom('courier_credential')
    .select('last_check_problem')
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.last_check_problem ?? null
}

/** Remembers how the last question to the courier ended. */
export const noteCheck = async (
  database: Database,
  { organization_id, id }: Pick<CredentialRow, 'organization_id' | 'id'>,
  at: string,
  problem: CredentialRow['last_check_problem'],
): Promise<void> => {
  await database.query
    .updateTable('courier_credential')
    .set({ last_check_at: at, last_check_problem: problem })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}

export const findInsurance = (database: Database, organizationId: string) =>
  database.query
    .selectFrom('sender_insurance')
    .select(['status', 'price', 'started_at', 'ended_at'])
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .executeTakeFirst()

/** Where the secret of a credential is kept: it opens nowhere else. */
export const secretPlaceOf = ({ organization_id, id }: Pick<CredentialRow, 'organization_id' | 'id'>): SecretPlace => ({
  table: 'courier_credential',
  column: 'client_secret_sealed',
  row: id,
  organizationId: organization_id,
})

/** Insurance of orders of every organization that has had one. */
export const findInsured = (database: Database) =>
  database.query
    .selectFrom('sender_insurance')
    .innerJoin('organization', 'organization.id', 'sender_insurance.organization_id')
    .select(['sender_insurance.organization_id', 'sender_insurance.status', 'organization.short_name'])
    .where('sender_insurance.is_deleted', '=', false)
    .orderBy('organization.short_name')
    .limit(200)
    .execute()

export type InsuranceRow = Selectable<SenderInsuranceTable>

/** The insurance of an organization, held until the transaction ends. */
export const lockInsurance = (database: Database, organizationId: string): Promise<InsuranceRow | undefined> =>
  database.query
    .selectFrom('sender_insurance')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst()

export const changeInsurance = async (
  database: Database,
  organizationId: string,
  change: Partial<Pick<InsuranceRow, 'status' | 'started_at' | 'ended_at'>>,
  at: string,
): Promise<void> => {
  await database.query
    .updateTable('sender_insurance')
    .set({ ...change, updated_at: at })
    .where('organization_id', '=', organizationId)
    .execute()
}

/** Courier accounts of every organization. */
export const findCredentials = (database: Database) =>
  database.query
    .selectFrom('courier_credential')
    .innerJoin('organization', 'organization.id', 'courier_credential.organization_id')
    .selectAll('courier_credential')
    .select('organization.short_name')
    .where('courier_credential.is_deleted', '=', false)
    .orderBy('organization.short_name')
    .limit(200)
    .execute()

/** Replaces the sealed secret; the courier is asked anew. */
export const changeSecret = async (
  database: Database,
  { organization_id, id }: Pick<CredentialRow, 'organization_id' | 'id'>,
  sealed: string,
  at: string,
): Promise<void> => {
  await database.query
    .updateTable('courier_credential')
    .set({ client_secret_sealed: sealed, last_check_at: null, updated_at: at })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}
