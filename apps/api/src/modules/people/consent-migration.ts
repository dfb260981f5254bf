import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * An agreement can be taken back, and the switch of the news says the same as the agreement: who switched the news off
 * after registration has taken it back, who switched them on without having read the text has agreed to nothing.
 */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('person_consent').addColumn('withdrawn_at', 'timestamptz').execute()
  await sql`update person_consent set withdrawn_at = person.updated_at from person
    where person.id = person_consent.person_id and person_consent.type = 'NEWS'
      and not (person.notifications ->> 'product')::boolean`.execute(db)
  await sql`update person set notifications = jsonb_set(notifications, '{product}', 'false')
    where (notifications ->> 'product')::boolean and not exists (
      select 1 from person_consent where person_consent.person_id = person.id and person_consent.type = 'NEWS')`.execute(
    db,
  )
}

export const consentMigrations: Readonly<Record<'people-0002-withdrawn-consents', Migration>> = {
  'people-0002-withdrawn-consents': { up },
}
