import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Notifications in browsers: which browser of which session wants them, and what waits to be sent there. */
const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('push_subscription')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('person_id', 'uuid', (column) => column.notNull().references('person.id').onDelete('cascade'))
    .addColumn('session_id', 'uuid', (column) => column.notNull().unique().references('session.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await schema.createIndex('push_subscription_by_person').on('push_subscription').column('person_id').execute()
  await schema
    .createTable('push_message')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('subscription_id', 'uuid', (column) =>
      column.notNull().references('push_subscription.id').onDelete('cascade'),
    )
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('code', 'text')
    .addColumn('code_until', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('next_attempt_at', 'timestamptz', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz')
    .addColumn('failed_at', 'timestamptz')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .execute()
  await schema
    .createIndex('push_message_waiting')
    .on('push_message')
    .columns(['sent_at', 'failed_at', 'next_attempt_at'])
    .execute()
  await schema.createIndex('push_message_by_subscription').on('push_message').column('subscription_id').execute()
  await schema.createIndex('push_message_by_time').on('push_message').column('created_at').execute()
}

export const push: Migration = { up }
