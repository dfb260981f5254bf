import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Banks come in by the hands of platform staff; what is needed for that. */
const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .alterTable('finance_bank')
    .addColumn('bik', 'text')
    .addColumn('is_active', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await schema
    .createIndex('finance_bank_by_itn')
    .on('finance_bank')
    .column('itn')
    .unique()
    .where(sql<boolean>`not is_deleted`)
    .execute()
}

export const bankMigration: Migration = { up }
