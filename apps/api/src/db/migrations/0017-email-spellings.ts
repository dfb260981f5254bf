import { canonicalEmail } from '@cabinet/contract/email'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Gives addresses of people their one spelling, unless somebody else has it already. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<{
    id: string
    email: string
  }>`select id, email from person where email like '%xn--%'`.execute(db)
  for (const { id, email } of rows) {
    const canonical = canonicalEmail(email)
    await sql`update person set email = ${canonical}
      where id = ${id} and not exists (select 1 from person as other where other.email = ${canonical})`.execute(db)
  }
}

export const emailSpellings: Migration = { up }
