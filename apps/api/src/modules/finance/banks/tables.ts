import { type Generated, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { AuditColumns } from '../../../db/schema.ts'

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

/** A bank that offers money. Banks belong to the platform, not to an organization. */
export interface FinanceBankTable extends AuditColumns {
  id: string
  full_name: string
  short_name: string
  itn: string
  ogrn: string
  /** Null for a bank of before it was asked for. */
  bik: string | null
  logo_file_id: string
  /** It makes offers, and takes requests for them. */
  is_active: Generated<boolean>
  version: Generated<number>
}

declare module '../../../db/schema.ts' {
  interface Tables {
    finance_bank: FinanceBankTable
  }
}
