import { type Kysely, sql, type SqlBool } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Everything that is known about organizations and their bank accounts. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db

  await schema
    .alterTable('organization')
    .addColumn('okopf', 'jsonb')
    .addColumn('ogrn_date', 'date')
    .addColumn('okved', 'jsonb')
    .addColumn('legal_address', 'jsonb')
    .addColumn('actual_address', 'jsonb')
    .addColumn('postal_address', 'jsonb')
    .addColumn('head', 'jsonb')
    .addColumn('tax_system', 'text')
    .addColumn('vat_rate', 'integer')
    .addColumn('msp_included_date', 'date')
    .addColumn('phone', 'text')
    .addColumn('email', 'text')
    .addColumn('website', 'text')
    .addColumn('registry_status', 'text')
    .addColumn('registry_at', 'timestamptz')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()

  // Who was deleted may register again.
  await schema
    .createIndex('organization_by_itn')
    .on('organization')
    .column('itn')
    .unique()
    .where(sql<SqlBool>`is_deleted = false`)
    .execute()

  await schema
    .alterTable('payment_details')
    .addColumn('bank_city', 'text')
    .addColumn('comment', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await schema
    .createIndex('payment_details_main')
    .on('payment_details')
    .column('organization_id')
    .unique()
    .where(sql<SqlBool>`is_main = true and is_deleted = false`)
    .execute()
  await schema
    .createIndex('payment_details_by_account')
    .on('payment_details')
    .columns(['organization_id', 'bik', 'settlement_account'])
    .unique()
    .where(sql<SqlBool>`is_deleted = false`)
    .execute()
}

export const organization: Migration = { up }
