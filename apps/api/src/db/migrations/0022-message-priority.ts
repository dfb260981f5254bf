import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Codes leave first, what concerns people's own affairs after them, letters to many last. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['email', 'text_message', 'push_message'] as const) {
    await db.schema
      .alterTable(table)
      .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
    await sql`update ${sql.table(table)} set priority = 0 where code is not null`.execute(db)
    await db.schema
      .createIndex(`${table}_by_priority`)
      .on(table)
      .columns(['priority', 'next_attempt_at'])
      .where(sql<boolean>`sent_at is null and failed_at is null`)
      .execute()
  }
  await sql`update email set priority = 2 where subscriber_id is not null`.execute(db)
}

export const messagePriority: Migration = { up }
