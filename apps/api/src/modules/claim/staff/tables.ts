import type { InsurerProduct } from '@cabinet/contract/claim/staff'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { InstantText } from '../../../kernel/clock.ts'

/** Who decides the claims of a product. */
export interface ClaimProductInsurerTable {
  product: InsurerProduct
  /** The party of the partner API. */
  insurer_id: string
  updated_at: InstantText
}

declare module '../../../db/schema.ts' {
  interface Tables {
    claim_product_insurer: ClaimProductInsurerTable
  }
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('claim_product_insurer')
    .addColumn('product', 'text', (column) => column.primaryKey())
    .addColumn('insurer_id', 'uuid', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()
  // Until now the insurer was found by its name; whoever has decided the newest claim of a product goes on.
  await sql`
    insert into claim_product_insurer (product, insurer_id, updated_at)
    select distinct on (product) product, insurer_id, created_at
    from claim
    where product in ('SELLER', 'SENDER') and insurer_id is not null
    order by product, created_at desc, id
  `.execute(db)
  await sql`create index claim_without_insurer on claim (submitted_at, id)
    where insurer_id is null and submitted_at is not null and not is_deleted`.execute(db)
}

export const productInsurerMigration: Migration = { up }
