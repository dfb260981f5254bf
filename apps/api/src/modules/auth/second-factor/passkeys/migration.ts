import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Passkeys, and challenges that they have signed. */
const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('passkey')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('person_id', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('device_kind', 'text', (column) => column.notNull())
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .addColumn('is_backed_up', 'boolean', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('last_used_at', 'timestamptz')
    .execute()
  await schema.createIndex('passkey_by_person').on('passkey').column('person_id').execute()
  await schema
    .createTable('spent_challenge')
    .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await schema.createIndex('spent_challenge_by_time').on('spent_challenge').column('expires_at').execute()
}

export const passkeyMigrations: Readonly<Record<'auth-0004-passkeys', Migration>> = {
  'auth-0004-passkeys': { up },
}
