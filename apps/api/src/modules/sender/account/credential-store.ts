import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { SecretLocation } from '../../../kernel/secret-box.ts'
import { withOrganizations } from '../../organization/port.ts'
import type { CourierCredentialTable } from '../tables.ts'

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

/** Remembers when the courier was asked last. */
export const recordCheck = async (
  database: Database,
  { organization_id, id }: Pick<CredentialRow, 'organization_id' | 'id'>,
  at: string,
): Promise<void> => {
  await database.query
    .updateTable('courier_credential')
    .set({ last_check_at: at })
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
export const secretLocationOf = ({
  organization_id,
  id,
}: Pick<CredentialRow, 'organization_id' | 'id'>): SecretLocation => ({
  table: 'courier_credential',
  column: 'client_secret_sealed',
  row: id,
  organizationId: organization_id,
})

/** Courier accounts of every organization. */
export const findCredentials = async (database: Database) => {
  const rows = await database.query
    .selectFrom('courier_credential')
    .selectAll()
    .where('is_deleted', '=', false)
    .orderBy('id')
    .limit(200)
    .execute()
  return withOrganizations(database, rows, ['short_name'])
}

type Account = Pick<CredentialRow, 'organization_id' | 'client_id'>

const ofOthers = ({ query }: Database, { organization_id, client_id }: Account) =>
  query
    .selectFrom('courier_credential')
    .select(['organization_id', 'id', 'client_id'])
    .where('service_type', '=', 'CDEK')
    .where('client_id', '=', client_id)
    .where('organization_id', '!=', organization_id)
    .where('is_deleted', '=', false)

/** Whether another organization has a key to this account that the courier has accepted. */
export const isReservedByOthers = async (database: Database, account: Account): Promise<boolean> =>
  (await ofOthers(database, account).where('is_proved', '=', true).executeTakeFirst()) !== undefined

/** Organizations that have named this account without a key that the courier has accepted, and do not know of it yet. */
export const findUnproved = (database: Database, account: Account) =>
  ofOthers(database, account)
    .where('is_proved', '=', false)
    .where((is) => is.or([is('last_check_problem', 'is', null), is('last_check_problem', '!=', 'taken')]))
    .orderBy('organization_id')
    .execute()

/** Whether a key is still the one that was read, held until the transaction ends. */
export const isPresentKey = async (
  { query }: Database,
  row: Pick<CredentialRow, 'organization_id' | 'id' | 'client_id' | 'client_secret_sealed'>,
): Promise<boolean> => {
  const present = await query
    .selectFrom('courier_credential')
    .select(['client_id', 'client_secret_sealed'])
    .where('organization_id', '=', row.organization_id)
    .where('id', '=', row.id)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst()
  return present?.client_id === row.client_id && present.client_secret_sealed === row.client_secret_sealed
}
