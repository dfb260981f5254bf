import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { InstantText } from '../../../kernel/clock.ts'

/** What a bank has given of an agreement. */
export interface FinanceAgreementFileTable {
  organization_id: string
  agreement_id: string
  file_id: string
  created_at: InstantText
}

declare module '../../../db/schema.ts' {
  interface Tables {
    finance_agreement_file: FinanceAgreementFileTable
  }
}

const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('finance_agreement_file')
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('agreement_id', 'uuid', (column) => column.notNull())
    .addColumn('file_id', 'uuid', (column) => column.notNull().references('stored_file.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('finance_agreement_file_pk', ['organization_id', 'agreement_id', 'file_id'])
    .addForeignKeyConstraint('finance_agreement_file_of', ['organization_id', 'agreement_id'], 'finance_agreement', [
      'organization_id',
      'id',
    ])
    .addUniqueConstraint('finance_agreement_file_file', ['file_id'])
    .execute()
  await schema
    .createIndex('finance_agreement_file_of_agreement')
    .on('finance_agreement_file')
    .columns(['agreement_id', 'created_at'])
    .execute()
  await schema
    .alterTable('finance_invoice')
    .addColumn('file_id', 'uuid', (column) => column.references('stored_file.id'))
    .execute()
  await schema.createIndex('finance_invoice_file').on('finance_invoice').column('file_id').execute()
}

export const fileMigrations: Readonly<Record<`finance-${number}-${string}`, Migration>> = {
  'finance-0060-bank-files': { up },
}
