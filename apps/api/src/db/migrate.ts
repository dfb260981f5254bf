import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { type Database, sqlStateOf } from './database.ts'
import { DatabaseLocaleError, knowsLetters } from './letters.ts'
import { foundation } from './migrations/0001-foundation.ts'
import { people } from './migrations/0002-people.ts'
import { organization } from './migrations/0003-organization.ts'
import { codes } from './migrations/0004-codes.ts'
import { files } from './migrations/0005-files.ts'
import { post } from './migrations/0006-post.ts'
import { email } from './migrations/0007-email.ts'
import { demoMarker } from './migrations/0008-demo-marker.ts'
import { provedPeople } from './migrations/0010-proved-people.ts'
import { sessionExpiry } from './migrations/0009-session-expiry.ts'
import { idempotency } from './migrations/0011-idempotency.ts'
import { statusChanges } from './migrations/0012-status-changes.ts'
import { push } from './migrations/0013-push.ts'
import { mailJobs } from './migrations/0014-mail-jobs.ts'
import { lettersToMany } from './migrations/0015-letters-to-many.ts'
import { mailings } from './migrations/0016-mailings.ts'
import { emailSpellings } from './migrations/0017-email-spellings.ts'
import { provedContacts } from './migrations/0019-proved-contacts.ts'
import { jobFailures } from './migrations/0021-job-failures.ts'
import { messagePriority } from './migrations/0022-message-priority.ts'
import { staffJournal } from './migrations/0024-staff-journal.ts'
import { staffReadings } from './migrations/0025-staff-readings.ts'
import { organizationJournal } from './migrations/0026-organization-journal.ts'
import type { Tables } from './schema.ts'

/**
 * SQLSTATEs that a server meets when another one creates the same tables at the same moment; 25P02 is what the migrator
 * makes of them when it looks at the tables once more in the transaction that has failed.
 */
const MET_ANOTHER_STARTER = new Set(['23505', '42P07', '25P02', '40001', '40P01'])
const ATTEMPTS = 5

/** Names of the migrations that the tables have gone through. */
export const executedMigrations = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const found = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return found.rows.map(({ name }) => name)
}

/**
 * A migration that ran once and whose module is gone keeps its place in the history: its tables stay, nobody reads
 * them, and the server starts.
 */
const withForgotten = (
  known: Readonly<Record<string, Migration>>,
  executed: readonly string[],
): Record<string, Migration> => ({
  ...Object.fromEntries(executed.map((name) => [name, { up: async () => {} }])),
  ...known,
})

const runOnce = (database: Database, migrations: Readonly<Record<string, Migration>>): Promise<void> =>
  database.transaction(async () => {
    const migrator = new Migrator({
      db: database.query,
      provider: { getMigrations: async () => withForgotten(migrations, await executedMigrations(database.query)) },
      // Modules number their migrations independently of one another.
      allowUnorderedMigrations: true,
      // Made with its history when it is not there.
      ...(database.schema !== null && { migrationTableSchema: database.schema }),
    })
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  })

/** Every migration of this release by name. */
export const allMigrations = (ofModules: Readonly<Record<string, Migration>>): Record<string, Migration> => ({
  '0001-foundation': foundation,
  '0002-people': people,
  '0003-organization': organization,
  '0004-codes': codes,
  '0005-files': files,
  '0006-post': post,
  '0007-email': email,
  '0008-demo-marker': demoMarker,
  '0009-session-expiry': sessionExpiry,
  '0010-proved-people': provedPeople,
  '0011-idempotency': idempotency,
  '0012-status-changes': statusChanges,
  '0013-push': push,
  '0014-mail-jobs': mailJobs,
  '0015-letters-to-many': lettersToMany,
  '0016-mailings': mailings,
  '0017-email-spellings': emailSpellings,
  '0019-proved-contacts': provedContacts,
  '0021-job-failures': jobFailures,
  '0022-message-priority': messagePriority,
  '0024-staff-journal': staffJournal,
  '0025-staff-readings': staffReadings,
  '0026-organization-journal': organizationJournal,
  ...ofModules,
})

/** Whether the database has tables of ours. One that is in use is not refused: it has worked so far. */
const isInUse = async ({ query }: Database): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('kysely_migration') is not null as is`.execute(query)
  return rows[0]?.is ?? false
}

/**
 * Brings the tables up to date in one transaction. Several servers may start at once: they wait for each other.
 *
 * @param ofModules migrations of modules by name: `<module>-0001-…`
 * @throws DatabaseLocaleError when the tables would be made in a database that does not know Russian letters
 */
export const migrate = async (database: Database, ofModules: Readonly<Record<string, Migration>>): Promise<void> => {
  if (!(await isInUse(database)) && !(await knowsLetters(database))) throw new DatabaseLocaleError()
  const migrations = allMigrations(ofModules)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(database, migrations)
    } catch (error) {
      if (attempt === ATTEMPTS || !MET_ANOTHER_STARTER.has(sqlStateOf(error) ?? '')) throw error
    }
  }
}
