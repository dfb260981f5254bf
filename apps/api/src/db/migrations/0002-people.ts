import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who confirmed whom, what people want to hear of, and what happened to them. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db

  await schema
    .alterTable('person')
    .addColumn('email_confirmed', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('confirmed_by', 'uuid', (column) => column.references('person.id'))
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('reject_reason', 'text')
    .addColumn('notifications', 'jsonb', (column) =>
      column.notNull().defaultTo(sql`'{"email": true, "sms": false, "product": false}'`),
    )
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()

  await schema
    .createTable('person_event')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('organization_id', 'uuid', (column) => column.references('organization.id'))
    .addColumn('person_id', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('by_person_id', 'uuid', (column) => column.references('person.id'))
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('details', 'jsonb', (column) => column.notNull())
    .execute()
  await schema.createIndex('person_event_by_person').on('person_event').columns(['person_id', 'at']).execute()
}

export const people: Migration = { up }
