import type { Migration } from 'kysely/migration'
import { accountMigration } from './tables.ts'
import { documentsMigration } from './documents/tables.ts'
import { ordersMigration } from './orders/tables.ts'

export const sellerMigrations: Readonly<Record<`seller-${number}-${string}`, Migration>> = {
  'seller-0040-accounts': accountMigration,
  'seller-0041-documents': documentsMigration,
  'seller-0042-orders': ordersMigration,
}
