import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Apps for codes, recovery codes, sign-ins that wait for their second factor, and proofs in sessions. */
const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('totp_factor')
    .addColumn('person_id', 'uuid', (column) => column.primaryKey().references('person.id'))
    .addColumn('secret_sealed', 'text')
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('last_step', 'integer')
    .addColumn('pending_sealed', 'text')
    .execute()
  await schema
    .createTable('recovery_code')
    .addColumn('person_id', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .addPrimaryKeyConstraint('recovery_code_pkey', ['person_id', 'code_hash'])
    .execute()
  await schema
    .createTable('sign_in_ticket')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await schema.createIndex('sign_in_ticket_by_person').on('sign_in_ticket').column('person_id').execute()
  await schema.alterTable('session').addColumn('proved_at', 'timestamptz').execute()
}

export const secondFactorMigrations: Readonly<Record<'auth-0002-second-factor', Migration>> = {
  'auth-0002-second-factor': { up },
}
