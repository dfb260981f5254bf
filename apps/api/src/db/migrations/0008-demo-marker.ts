import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Marks databases that were seeded before there was a marker. The telephone code 000 is assigned to nobody, so only the
 * demo can have this person.
 */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`insert into setting (name, value)
    select 'demo-data', 'true' where exists (select 1 from person where username = '+70000000008')
    on conflict (name) do nothing`.execute(db)
}

export const demoMarker: Migration = { up }
