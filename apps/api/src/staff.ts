// "npm run staff": the first person of the platform staff comes in here; staff invite staff from then on.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Email } from '@cabinet/contract/email'
import { MobilePhone, PersonName } from '@cabinet/contract/people/person'
import type { NewStaff } from '@cabinet/contract/staff'
import * as z from 'zod/mini'
import { readDataLocations } from './config.ts'
import { type Database, hasEmbeddedData, openDatabase } from './db/database.ts'
import { loadDemo } from './demo.ts'
import { FolderInUseError } from './db/embedded/folder-lock.ts'
import { migrate } from './db/migrate.ts'
import { createClock } from './kernel/clock.ts'
import { HttpError } from './kernel/http-error.ts'
import { createPasswords } from './kernel/passwords.ts'
import { canonicalUsername } from './kernel/usernames.ts'
import {
  addStaff,
  makeTemporaryPassword,
  removeStaff,
  resetSecondFactor,
  type StaffBase,
} from './modules/people/staff/membership.ts'
import { findAllStaff, type StaffRow } from './modules/people/staff/store.ts'
import { isEmpty, assertMode } from './platform/demo-marker.ts'
import { installationSecrets } from './platform/installation-secrets.ts'
import { loadModules } from './platform/module-registry.ts'
import { startFailure } from './start-failure.ts'

const USAGE = `Who belongs to the platform staff: the people who add banks, insurers and keys of partners.

  npm run staff -- add --phone +79991234567 --email anna@platform.example [--name "Фамилия Имя Отчество"]
  npm run staff -- list
  npm run staff -- remove --phone +79991234567
  npm run staff -- reset-second-factor --phone +79991234567   (or --email anna@platform.example)

"add" prints a temporary password, once; the person replaces it at the first sign-in. A person who is in the
database already, with this telephone and this e-mail, keeps their own password.

Staff have to set up a second factor (codes of an app, or a passkey) after their first sign-in. "reset-second-factor" takes it away
from a person who has lost it and the recovery codes, passkeys too, also from one who is no staff: they set up another one.
Make sure first that it is them who asks.

The database is that of DATABASE_URL, or the embedded one in DATA_DIR, which no server may be working with.
In a container: npm run staff -w @cabinet/api -- add …`

/** Something that the person at the keyboard can put right. */
class StaffProblem extends Error {
  override readonly name = 'StaffProblem'
}

const environmentFile = resolve(import.meta.dirname, '../../../.env')
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const readable = <T>(read: () => T, sentence: string): T => {
  try {
    return read()
  } catch {
    throw new StaffProblem(sentence)
  }
}

const phoneOf = (given: string | undefined): string =>
  readable(
    () => z.parse(MobilePhone, canonicalUsername(given ?? '')),
    'Say --phone: a Russian mobile phone like +79991234567.',
  )

const emailOf = (given: string | undefined): string =>
  readable(() => z.parse(Email, given ?? ''), 'Say --email: an address like anna@platform.example.')

/** Nobody needs a name to sign in; the profile is where it is changed. */
const NAMELESS = 'Сотрудник платформы'

const nameOf = (given: string | undefined): Pick<NewStaff, 'lastname' | 'firstname' | 'middlename'> => {
  const [lastname, firstname, ...rest] = (given ?? NAMELESS).trim().split(/\s+/)
  return readable(
    () => ({
      lastname: z.parse(PersonName, lastname),
      firstname: z.parse(PersonName, firstname),
      middlename: rest.length === 0 ? null : z.parse(PersonName, rest.join(' ')),
    }),
    'Say --name as "Фамилия Имя Отчество": letters, at least two words.',
  )
}

const lineOf = ({ username, email, lastname, firstname, middlename, granted_at: since }: StaffRow): string =>
  [username, email, [lastname, firstname, middlename].filter(Boolean).join(' '), `since ${since.slice(0, 10)}`].join(
    '  ',
  )

const open = async (): Promise<Database> => {
  const locations = readDataLocations(process.env)
  const { database: location } = locations
  // Who makes the database makes its keys: a server takes a database without them for one that has lost them.
  if (location.kind === 'embedded' && !hasEmbeddedData(location)) installationSecrets(locations, false)
  try {
    return await openDatabase(location)
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error
    throw new StaffProblem(
      'A server works with the embedded database. Stop it, then run this command again; or let somebody of the staff add people in the cabinet.',
    )
  }
}

/** Looking into an installation that is not there would make it. */
const assertExists = (): void => {
  const { database: location } = readDataLocations(process.env)
  if (location.kind === 'postgres' || hasEmbeddedData(location)) return
  throw new StaffProblem(`There is no embedded database in ${location.folder}.`)
}

const withStaff = async (work: (base: StaffBase) => Promise<void>): Promise<void> => {
  const demo = await loadDemo(readDataLocations(process.env))
  const database = await open()
  try {
    const { migrations } = await loadModules()
    await migrate(database, migrations)
    await assertMode(database, demo !== undefined)
    if (demo && (await isEmpty(database))) {
      throw new StaffProblem(
        'The database is empty and this configuration runs the demo, which has staff of its own. Set DEMO_MODE=false for a real installation.',
      )
    }
    await work({ database, clock: createClock() })
  } finally {
    await database.close()
  }
}

interface Values {
  readonly phone?: string | undefined
  readonly email?: string | undefined
  readonly name?: string | undefined
}

const add = (values: Values): Promise<void> => {
  const person = { mobilePhone: phoneOf(values.phone), email: emailOf(values.email), ...nameOf(values.name) }
  return withStaff(async (base) => {
    const { password, hash } = await makeTemporaryPassword(createPasswords())
    const { isNew } = await addStaff(base, person, hash, null)
    if (!isNew) {
      say(`${person.mobilePhone} belongs to the platform staff, with the password that the person has.`)
      return
    }
    say(`${person.mobilePhone} belongs to the platform staff.`)
    say(`Temporary password: ${password}`)
    say('It is shown this once, and is replaced at the first sign-in.')
  })
}

const list = (): Promise<void> => {
  assertExists()
  return withStaff(async ({ database }) => {
    const staff = await findAllStaff(database)
    for (const person of staff) say(lineOf(person))
    if (staff.length === 0) say('Nobody belongs to the platform staff yet: npm run staff -- add --phone … --email …')
  })
}

const remove = (values: Values): Promise<void> => {
  const phone = phoneOf(values.phone)
  assertExists()
  return withStaff(async (base) => {
    const person = (await findAllStaff(base.database)).find(({ username }) => username === phone)
    if (!person) throw new StaffProblem(`Nobody of the platform staff has the telephone ${phone}.`)
    const left = await removeStaff(base, person.id, null)
    say(`${phone} does not belong to the platform staff any more.`)
    if (left === 0) say('Nobody is left in the platform staff.')
  })
}

const resetFactor = (values: Values): Promise<void> => {
  const username = values.phone === undefined ? emailOf(values.email) : phoneOf(values.phone)
  assertExists()
  return withStaff(async (base) => {
    if (!(await resetSecondFactor(base, username))) {
      throw new StaffProblem(`Nobody who signs in as ${username} has a second factor.`)
    }
    say(
      `${username} signs in with the password alone, until they set up another second factor. Their sessions have ended.`,
    )
  })
}

const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      phone: { type: 'string' },
      email: { type: 'string' },
      name: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help === true) {
    say(USAGE)
    return
  }
  const [command, ...rest] = positionals
  if (rest.length === 0 && command === 'add') return add(values)
  if (rest.length === 0 && command === 'list') return list()
  if (rest.length === 0 && command === 'remove') return remove(values)
  if (rest.length === 0 && command === 'reset-second-factor') return resetFactor(values)
  throw new StaffProblem(USAGE)
}

const wordsFor = (error: unknown): string => {
  if (error instanceof StaffProblem) return error.message
  if (error instanceof HttpError) return `${error.toBody('en', '').message}.`
  const isUsage = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return isUsage ? USAGE : startFailure(error)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${wordsFor(error)}\n`)
  process.exitCode = 1
}
