import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The jobs of outgoing mail are called as its folder is; when they are due, and what they did last, stays. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const name of ['forgetCodes', 'forgetMessages']) {
    const [old, now] = [`post.${name}`, `mail.${name}`]
    // Where old and new servers have run side by side both rows are there: the old one knows when the job last ran.
    await sql`delete from job where id = ${now} and exists (select 1 from job as old where old.id = ${old})`.execute(db)
    await sql`update job set id = ${now} where id = ${old}`.execute(db)
  }
}

export const mailJobs: Migration = { up }
