import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type Application, createApplication } from '../../src/application.ts'
import { openDatabase, sqlStateOf } from '../../src/db/database.ts'
import { startFailure } from '../../src/start-failure.ts'
import { migrate } from '../../src/db/migrate.ts'
import { isEmpty } from '../../src/platform/demo-marker.ts'
import { nextNumber } from '../../src/platform/counters.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'
import { cheapPasswords, testConfig } from '../support/settings.ts'
import { demoUsers } from '@cabinet/demo/people'

describe.each(databaseKinds())('transactions on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const insert = (name: string) =>
    cabinet.platform.database.query.insertInto('setting').values({ name, value: 'x' }).execute()
  const exists = async (name: string): Promise<boolean> =>
    (await cabinet.platform.database.query.selectFrom('setting').select('name').where('name', '=', name).execute())
      .length > 0

  it('undo everything when they fail, also what an inner one did', async () => {
    const { database } = cabinet.platform
    const failing = database.transaction(async () => {
      await insert('outer')
      await database.transaction(() => insert('inner'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect([await exists('outer'), await exists('inner')]).toEqual([false, false])
  })

  it('follow their caller through every await and do not catch the queries of others', async () => {
    const { database } = cabinet.platform
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
    const long = database.transaction(async () => {
      await insert('seen inside')
      expect(await exists('seen inside')).toBe(true)
      begin()
      await mayEnd
    })
    await hasBegun
    const outside = exists('seen inside')
    // A server answers from before the commit; the embedded database has one session, so the question waits for it.
    if (database.kind === 'postgres') expect(await outside).toBe(false)
    end()
    await long
    if (database.kind === 'embedded') expect(await outside).toBe(true)
    expect(await exists('seen inside')).toBe(true)
  })

  it('repeat after a collision and give up on other errors', async () => {
    const { database } = cabinet.platform
    let attempts = 0
    const result = await database.transaction(async () => {
      attempts += 1
      if (attempts < 3) throw Object.assign(new Error('collision'), { code: attempts === 1 ? '40001' : '40P01' })
      return 'done'
    })
    expect([result, attempts]).toEqual(['done', 3])
    attempts = 0
    const failing = async () => {
      attempts += 1
      if (attempts < 3) throw Object.assign(new Error('constraint'), { code: '23505' })
      return 'written'
    }
    await expect(database.transaction(failing)).rejects.toThrow('constraint')
    expect(attempts).toBe(1)
    attempts = 0
    expect(await database.transaction(failing, (error) => sqlStateOf(error) === '23505')).toBe('written')
    expect(attempts).toBe(3)
  })

  it('give parallel documents numbers without gaps', async () => {
    const { database } = cabinet.platform
    const numbers = await Promise.all(
      Array.from({ length: 20 }, () => database.transaction(() => nextNumber(database, 'test'))),
    )
    expect(numbers.toSorted((left, right) => left - right)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  it('tell the state of an error', async () => {
    await insert('twice')
    const error: unknown = await insert('twice').catch((reason: unknown) => reason)
    expect(sqlStateOf(error)).toBe('23505')
  })

  it('read values alike', async () => {
    const { rows } = await sql`select 9007199254740991::bigint as big, 24.50::numeric as rate, date '2026-02-28' as day,
      timestamptz '2026-11-20 18:04:00+03' as moment, true as flag, '{"a":[1]}'::jsonb as json, null as nothing,
      '\\x00ff'::bytea as bytes`.execute(cabinet.platform.database.query)
    const [{ bytes, ...values } = { bytes: new Uint8Array() }] = rows as [
      Record<string, unknown> & { bytes: Uint8Array },
    ]
    expect(values).toEqual({
      big: Number.MAX_SAFE_INTEGER,
      rate: '24.50',
      day: '2026-02-28',
      moment: '2026-11-20T15:04:00.000Z',
      flag: true,
      json: { a: [1] },
      nothing: null,
    })
    expect([...bytes]).toEqual([0, 255])
  })

  it('refuse a number that would be rounded', async () => {
    await expect(sql`select 9007199254740993::bigint`.execute(cabinet.platform.database.query)).rejects.toThrow(
      /does not fit/,
    )
  })

  it('keep the history of migrations of a module that is gone', async () => {
    const { database, modules } = cabinet.platform
    const gone = { 'gone-0001-table': { up: async () => {} } }
    await migrate(database, { ...modules.migrations, ...gone })
    await migrate(database, modules.migrations)
    expect(await isEmpty(database)).toBe(false)
  })

  it('keep when a job is due, and what it did, when its name changes', async () => {
    const { database, modules } = cabinet.platform
    const { query } = database
    const due_at = '2031-01-01T00:00:00.000Z'
    await query.deleteFrom('job').where('id', 'like', '%.forgetCodes').execute()
    await query.insertInto('job').values({ id: 'post.forgetCodes', due_at, attempts: 2 }).execute()
    await sql`delete from kysely_migration where name = '0014-mail-jobs'`.execute(query)
    await migrate(database, modules.migrations)
    const jobs = await query.selectFrom('job').selectAll().where('id', 'like', '%.forgetCodes').execute()
    expect(jobs).toMatchObject([{ id: 'mail.forgetCodes', due_at, attempts: 2 }])
  })
})

/** Runs `work` on an empty database of the server and drops it afterwards. */
const withEmptyDatabase = async (
  url: string,
  work: (address: string) => Promise<void>,
  options = '',
): Promise<void> => {
  const name = `cabinet_several_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name} ${options}`)
  const address = new URL(url)
  address.pathname = `/${name}`
  try {
    await work(address.href)
  } finally {
    await client.query(`drop database ${name} with (force)`)
    await client.end()
  }
}

describe.each(inject('server') ? [inject('server')] : [])('servers on one PostgreSQL', (server) => {
  it('bear that all connections break, also in the middle of a transaction', async () => {
    await withEmptyDatabase(server?.url ?? '', async (address) => {
      const { app, platform, stop } = await createApplication(testConfig({ DATABASE_URL: address }), {
        passwords: cheapPasswords(),
      })
      const { database } = platform
      const breakConnections = async (): Promise<void> => {
        const client = new pg.Client({ connectionString: address })
        await client.connect()
        await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
        await client.end()
      }
      const broken = database.transaction(async () => {
        await database.query.selectFrom('person').select('id').execute()
        await breakConnections()
        await database.query.selectFrom('person').select('id').execute()
      })
      await expect(broken).rejects.toThrow()
      const health = await app.inject({ url: '/api/service/build/health' })
      expect(health.statusCode).toBe(200)
      await stop()
    })
  })

  it('are opened with a password of any signs, written as the configuration says', async () => {
    await withEmptyDatabase(server?.url ?? '', async (address) => {
      const name = `person_${randomUUID().replaceAll('-', '')}`
      const password = `a#b/c?d@e%f:g h'i"j\\kё%40`
      const client = new pg.Client({ connectionString: address })
      await client.connect()
      await client.query(`create role ${name} login password ${client.escapeLiteral(password)}`)
      const { host, pathname } = new URL(address)
      const url = `postgresql://${name}:${encodeURIComponent(password)}@${host}${pathname}`
      const { database: location } = testConfig({ DATABASE_URL: url })
      const database = await openDatabase(location)
      const { rows } = await sql<{ name: string }>`select current_user as name`.execute(database.query)
      await database.close()
      await client.query(`drop role ${name}`)
      await client.end()
      expect(rows).toEqual([{ name }])
    })
  })

  it('notice a connection that a network has cut off in silence', async () => {
    const setKeepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive')
    try {
      await withEmptyDatabase(server?.url ?? '', async (address) => {
        setKeepAlive.mockClear()
        const database = await openDatabase({ kind: 'postgres', url: address })
        await sql`select 1`.execute(database.query)
        await database.close()
      })
      expect(setKeepAlive.mock.calls.map(([isOn]) => isOn)).toContain(true)
    } finally {
      setKeepAlive.mockRestore()
    }
  })

  it('refuse to fill a database that knows no capitals of Russian letters, and warn of one that is in use', async () => {
    const withoutLetters = "template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'"
    const check = async (address: string): Promise<void> => {
      let log = ''
      const logStream = new Writable({
        write(chunk: Buffer, _encoding, done) {
          log += chunk.toString()
          done()
        },
      })
      const start = () =>
        createApplication(testConfig({ DATABASE_URL: address, LOG_LEVEL: 'warn' }), {
          passwords: cheapPasswords(),
          isQuiet: true,
          logStream,
        })
      const error: unknown = await start().catch((reason: unknown) => reason)
      expect(startFailure(error)).toMatch(/^The database of DATABASE_URL does not know that «Б» is the capital of «б»/)

      // As a release before this one has left it.
      const database = await openDatabase({ kind: 'postgres', url: address })
      await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
        database.query,
      )
      await database.close()
      const { stop } = await start()
      await stop()
      expect(log).toContain('does not know that «Б» is the capital of «б»')
    }
    await withEmptyDatabase(server?.url ?? '', check, withoutLetters)
  })

  it('start together on an empty database and share people and sessions', async () => {
    await withEmptyDatabase(server?.url ?? '', async (address) => {
      const start = (): Promise<Application> =>
        createApplication(testConfig({ DATABASE_URL: address }), { passwords: cheapPasswords() })
      const applications = await Promise.all([start(), start(), start()])
      const [first, second] = applications
      const people = await first?.platform.database.query.selectFrom('person').select('id').execute()
      expect(people).toHaveLength(demoUsers.length)

      const entered = await first?.app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        payload: { username: '+70000000001', password: 'Demo-2026!' },
      })
      const { accessToken } = entered?.json<{ accessToken: string }>() ?? { accessToken: '' }
      const me = await second?.app.inject({ url: '/api/v1/user', headers: { authorization: `Bearer ${accessToken}` } })
      expect(me?.json()).toMatchObject({ username: '+70000000001' })
      await Promise.all(applications.map(({ stop }) => stop()))
    })
  })
})
