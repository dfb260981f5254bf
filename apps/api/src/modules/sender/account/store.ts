import type { Database } from '../../../db/database.ts'
import type { SecretLocation } from '../../../kernel/secret-box.ts'

/** Where the key of the address for the courier's hints is kept. */
export const webhookLocationOf = (organizationId: string): SecretLocation => ({
  table: 'sender_sync',
  column: 'webhook_sealed',
  row: organizationId,
  organizationId,
})

export const insertCredential = async (
  { query }: Database,
  row: {
    readonly organization_id: string
    readonly id: string
    readonly client_id: string
    readonly client_secret_sealed: string
    readonly contract_number: string | null
  },
  at: string,
): Promise<void> => {
  await query
    .insertInto('courier_credential')
    .values({
      ...row,
      service_type: 'CDEK',
      secret_type: 'OAUTH',
      last_check_at: null,
      last_check_problem: null,
      is_proved: false,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
    .execute()
}

/** Beginnings of the contracts that may be insured. */
export const findContractPrefixes = async ({ query }: Database): Promise<readonly string[]> => {
  const rows = await query.selectFrom('sender_contract').select('prefix').where('is_deleted', '=', false).execute()
  return rows.map(({ prefix }) => prefix)
}

/** Begins to load the orders of an organization, or loads them anew with another key. */
export const startSync = async (
  { query }: Database,
  row: { readonly organization_id: string; readonly webhook_hash: string; readonly webhook_sealed: string },
  dueAt: string,
): Promise<void> => {
  await query
    .insertInto('sender_sync')
    .values({ ...row, cursor: null, due_at: dueAt, finished_at: null, problem: null, subscribed_at: null })
    .onConflict((conflict) =>
      // The address for hints stays: the courier knows it already.
      conflict
        .column('organization_id')
        .doUpdateSet({ cursor: null, due_at: dueAt, problem: null, subscribed_at: null }),
    )
    .execute()
}

/** Ends loading; a hint that still comes to the address finds nobody. */
export const stopSync = async ({ query }: Database, organizationId: string): Promise<void> => {
  await query.deleteFrom('sender_hint').where('organization_id', '=', organizationId).execute()
  await query.deleteFrom('sender_sync').where('organization_id', '=', organizationId).execute()
}
