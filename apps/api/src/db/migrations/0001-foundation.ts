import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from './columns.ts'

/** Organizations, people, sessions and what the platform itself keeps. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db

  await schema
    .createTable('organization')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('legal_status', 'text', (column) => column.notNull())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('short_name', 'text', (column) => column.notNull())
    .addColumn('itn', 'text', (column) => column.notNull())
    .addColumn('kpp', 'text')
    .addColumn('ogrn', 'text')
    .addColumn('is_msp', 'boolean', (column) => column.notNull())
    .addColumn('msp_category', 'text')
    .addColumn('excluded_modules', 'jsonb', (column) => column.notNull())
    .addColumn('owner_id', 'uuid')
    .$call(auditColumns)
    .execute()

  await schema
    .createTable('payment_details')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('bik', 'text', (column) => column.notNull())
    .addColumn('bank_name', 'text', (column) => column.notNull())
    .addColumn('correspondent_account', 'text', (column) => column.notNull())
    .addColumn('settlement_account', 'text', (column) => column.notNull())
    .addColumn('is_main', 'boolean', (column) => column.notNull())
    .$call(auditColumns)
    .addPrimaryKeyConstraint('payment_details_pk', ['organization_id', 'id'])
    .execute()

  await schema
    .createTable('seller_account')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('connected_at', 'timestamptz', (column) => column.notNull())
    .$call(auditColumns)
    .addPrimaryKeyConstraint('seller_account_pk', ['organization_id', 'id'])
    .execute()

  await schema
    .createTable('person')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('organization_id', 'uuid', (column) => column.references('organization.id'))
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('lastname', 'text', (column) => column.notNull())
    .addColumn('firstname', 'text', (column) => column.notNull())
    .addColumn('middlename', 'text')
    .addColumn('position', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('must_change_password', 'boolean', (column) => column.notNull())
    .addColumn('last_login_at', 'timestamptz')
    .addColumn('owner_reminded_at', 'timestamptz')
    .$call(auditColumns)
    .execute()
  await schema.createIndex('person_by_organization').on('person').columns(['organization_id', 'status']).execute()

  await schema
    .createTable('person_role')
    .addColumn('person_id', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('granted_at', 'timestamptz', (column) => column.notNull())
    .addColumn('is_deleted', 'boolean', (column) => column.notNull())
    .addPrimaryKeyConstraint('person_role_pk', ['person_id', 'role'])
    .execute()

  await schema
    .createTable('session')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('person_id', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('last_used_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ended_at', 'timestamptz')
    .addColumn('end_reason', 'text')
    .addColumn('ip', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('session_by_person').on('session').column('person_id').execute()

  await schema
    .createTable('refresh_token')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'uuid', (column) => column.notNull().references('session.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute()
  await schema.createIndex('refresh_token_by_session').on('refresh_token').column('session_id').execute()

  await schema
    .createTable('rate_limit')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute()

  await schema
    .createTable('letter')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('organization_id', 'uuid')
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .execute()
  await schema.createIndex('letter_unsent').on('letter').columns(['sent_at', 'created_at']).execute()

  await schema
    .createTable('stored_file')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('organization_id', 'uuid')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('content', 'bytea', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()

  await schema
    .createTable('counter')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'integer', (column) => column.notNull())
    .execute()

  await schema
    .createTable('setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

export const foundation: Migration = { up }
