import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** One-time codes, and what people agreed to. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db

  await schema
    .createTable('confirmation_code')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('subject', 'uuid')
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('details', 'jsonb', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('sends', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('resend_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('token_expires_at', 'timestamptz')
    .addColumn('token_used_at', 'timestamptz')
    .execute()
  await schema.createIndex('confirmation_code_expiry').on('confirmation_code').column('expires_at').execute()

  await schema
    .createTable('person_consent')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('person_id', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('accepted_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ip', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('person_consent_by_person').on('person_consent').column('person_id').execute()
}

export const codes: Migration = { up }
