import { type Kysely, type MigrationLockOptions, PostgresAdapter, sql } from 'kysely'

/**
 * Migrations of several starting servers wait for each other on a row. kysely's own way is an advisory lock, which the
 * distributed relatives of PostgreSQL do not have.
 */
export class RowLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>, options: MigrationLockOptions): Promise<void> {
    await sql`select id from ${sql.table(options.lockTable)} where id = ${options.lockRowId} for update`.execute(db)
  }

  override async releaseMigrationLock(): Promise<void> {}
}
