import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Letters in two forms, text messages, repeated attempts, the language of people. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db

  await schema
    .alterTable('person')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('ru'))
    .execute()

  await schema.dropIndex('letter_unsent').execute()
  await schema
    .alterTable('letter')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('ru'))
    .addColumn('html', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('code', 'text')
    .addColumn('code_until', 'timestamptz')
    .addColumn('next_attempt_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`current_timestamp`))
    .addColumn('failed_at', 'timestamptz')
    .execute()
  await schema.createIndex('letter_waiting').on('letter').columns(['sent_at', 'failed_at', 'next_attempt_at']).execute()
  await schema.createIndex('letter_by_time').on('letter').column('created_at').execute()

  await schema
    .createTable('text_message')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('organization_id', 'uuid')
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
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
    .createIndex('text_message_waiting')
    .on('text_message')
    .columns(['sent_at', 'failed_at', 'next_attempt_at'])
    .execute()
  await schema.createIndex('text_message_by_time').on('text_message').column('created_at').execute()

  await schema
    .createTable('job')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'timestamptz', (column) => column.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'timestamptz')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('retry_at', 'timestamptz')
    .addColumn('started_at', 'timestamptz')
    .addColumn('finished_at', 'timestamptz')
    .addColumn('outcome', 'text')
    .addColumn('done', 'integer')
    .addColumn('problem', 'text')
    .execute()
}

export const post: Migration = { up }
