import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Attempts to sign in, and the devices by which people have. */
const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('sign_in')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('person_id', 'uuid', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('device_kind', 'text', (column) => column.notNull())
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await schema.createIndex('sign_in_by_person').on('sign_in').columns(['person_id', 'at']).execute()
  await schema.createIndex('sign_in_by_time').on('sign_in').column('at').execute()
  await schema
    .createTable('known_device')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('person_id', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('device_kind', 'text', (column) => column.notNull())
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('first_at', 'timestamptz', (column) => column.notNull())
    .addColumn('last_at', 'timestamptz', (column) => column.notNull())
    .addColumn('recognized_at', 'timestamptz')
    .execute()
  await schema.createIndex('known_device_by_person').on('known_device').column('person_id').execute()
  await schema.createIndex('known_device_by_time').on('known_device').column('last_at').execute()
  await schema.alterTable('sign_in_ticket').addColumn('sign_in_id', 'uuid').execute()
}

export const signInMigrations: Readonly<Record<'auth-0003-sign-ins', Migration>> = {
  'auth-0003-sign-ins': { up },
}
