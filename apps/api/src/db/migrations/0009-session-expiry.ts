import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The job that deletes dead sessions looks for them by these columns. */
const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.createIndex('session_by_expiry').on('session').column('expires_at').execute()
  await schema.createIndex('session_by_end').on('session').column('ended_at').execute()
}

export const sessionExpiry: Migration = { up }
