import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Things of jobs that could not be done: each is tried again by itself, and keeps no other waiting. */
const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('job_failure')
    .addColumn('job_id', 'text', (column) => column.notNull())
    .addColumn('thing', 'text', (column) => column.notNull())
    .addColumn('due_at', 'timestamptz', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('first_failed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('retry_at', 'timestamptz', (column) => column.notNull())
    .addColumn('problem', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('job_failure_pk', ['job_id', 'thing'])
    .execute()
}

export const jobFailures: Migration = { up }
