import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from './columns.ts'

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
  // Whoever is deleted leaves phone and e-mail to the next registration.
  await schema.alterTable('person').dropConstraint('person_username_key').execute()
  await schema.alterTable('person').dropConstraint('person_email_key').execute()
  for (const name of ['username', 'email'] as const) {
    await schema
      .createIndex(`person_${name}_of_living`)
      .unique()
      .on('person')
      .column(name)
      .where(sql.ref('is_deleted'), '=', false)
      .execute()
  }

  await schema
    .createTable('custom_role')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('description_ru', 'text', (column) => column.notNull())
    .addColumn('description_en', 'text', (column) => column.notNull())
    .$call(auditColumns)
    .execute()

  await schema.createIndex('person_event_by_person').on('person_event').columns(['person_id', 'at']).execute()
}

export const people: Migration = { up }
