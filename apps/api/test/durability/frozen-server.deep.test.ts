import { health } from '@cabinet/contract/service'
import { current } from '@cabinet/contract/people/user'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApplication } from '../../src/application.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { createServerDialect } from '../../src/db/postgres.ts'
import { startFailure } from '../../src/start-failure.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { type DatabaseKind, databaseKinds, type TestDatabase } from '../support/databases.ts'
import { type Line, openLine } from '../support/line.ts'
import { testConfig } from '../support/settings.ts'

/** Long enough for a busy machine, and short enough to be waited for. */
const TIMEOUTS = { connectMs: 1000, statementMs: 60_000, queryMs: 1500 }

describe('a PostgreSQL that accepts connections and never answers', () => {
  it('stops the start with a sentence', async () => {
    const line = await openLine()
    const start = createApplication(testConfig({ DATABASE_URL: line.url }), { databaseTimeouts: TIMEOUTS })
    const error: unknown = await start.catch((reason: unknown) => reason)
    expect(startFailure(error)).toBe(
      'The database of DATABASE_URL does not answer in time. Is the address right, and is the way to it open?',
    )
    await line.close()
  })

  it('is waited for a little longer than it works on a statement, and not for ever', () => {
    const opened = vi.spyOn(pg, 'Pool')
    createServerDialect('postgresql://nobody@127.0.0.1:1/none', { poolSize: 1, schema: null })
    const { query_timeout: query = 0, statement_timeout: statement } = opened.mock.calls[0]?.[0] ?? {}
    opened.mockRestore()
    expect(statement).toBeGreaterThan(0)
    expect(query).toBeGreaterThan(Number(statement))
    expect(query).toBeLessThanOrEqual(75_000)
  })
})

const servers = databaseKinds().filter(({ name }) => name === 'PostgreSQL')

describe.each(servers)('a $name that freezes', (kind) => {
  let cabinet: Cabinet
  let line: Line

  beforeAll(async () => {
    const overLine: DatabaseKind = {
      ...kind,
      async create() {
        const database = await kind.create()
        line = await openLine(database.variables['DATABASE_URL'])
        return { ...database, variables: { ...database.variables, DATABASE_URL: line.url } }
      },
    }
    cabinet = await openCabinet(overLine, { databaseTimeouts: TIMEOUTS })
  })
  afterEach(() => line.thaw())
  afterAll(async () => {
    await cabinet.remove()
    await line.close()
  })

  it('makes every call 503 in time, also the one for the state of the server, and serves them all again', async () => {
    const token = await cabinet.tokenOf('P7')
    const callAll = () =>
      Promise.all([...Array.from({ length: 30 }, () => cabinet.call(current, { token })), cabinet.call(health)])
    // Connections that stand open are asked first; those that are opened only then give up by another limit.
    await callAll()
    line.freeze()
    const began = performance.now()
    const frozen = await callAll()
    expect(performance.now() - began).toBeLessThan(5000)
    expect(new Set(frozen.map(({ status }) => status))).toEqual(new Set([503]))
    expect(frozen[0]?.raw.headers['retry-after']).toBe('15')
    line.thaw()
    const served = await callAll()
    expect(new Set(served.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe.each(servers)('work on a $name that freezes', (kind) => {
  let testDatabase: TestDatabase
  let line: Line
  let frozen: Database
  /** Sees over a line of its own what has really happened. */
  let observer: Database

  beforeEach(async () => {
    testDatabase = await kind.create()
    const url = testDatabase.variables['DATABASE_URL'] ?? ''
    line = await openLine(url)
    frozen = await openDatabase({ kind: 'postgres', url: line.url }, TIMEOUTS)
    observer = await openDatabase({ kind: 'postgres', url })
  })
  afterEach(async () => {
    line.thaw()
    await Promise.all([frozen.close(), observer.close()])
    await line.close()
    await testDatabase.remove()
  })

  const insert = ({ query }: Database, name: string) =>
    query.insertInto('setting').values({ name, value: 'x' }).execute()
  const written = async (): Promise<readonly string[]> => {
    const rows = await observer.query.selectFrom('setting').select('name').where('value', '=', 'x').execute()
    return rows.map(({ name }) => name)
  }

  it('does not do by halves what was given up', async () => {
    const isSent = line.freezeAfter('given up')
    const transaction = frozen.transaction(() => insert(frozen, 'given up'))
    await isSent
    await expect(transaction).rejects.toThrow()
    line.thaw()
    await frozen.transaction(() => insert(frozen, 'later'))
    expect(await written()).toEqual(['later'])
  })

  it('does not take a later write into a transaction that was given up as it began', async () => {
    const isSent = line.freezeAfter('begin')
    const transaction = frozen.transaction(() => insert(frozen, 'given up'))
    await isSent
    await expect(transaction).rejects.toThrow()
    line.thaw()
    await insert(frozen, 'acknowledged')
    expect(await written()).toEqual(['acknowledged'])
  })

  it('gives up once, and not again for undoing what was given up', async () => {
    const isSent = line.freezeAfter('given up')
    const transaction = frozen.transaction(() => insert(frozen, 'given up'))
    await isSent
    const began = performance.now()
    await expect(transaction).rejects.toThrow()
    expect(performance.now() - began).toBeLessThan(TIMEOUTS.queryMs * 1.8)
  })

  it('keeps no place in the pool for connections that froze as they opened', async () => {
    const isSent = line.freezeAfter('time zone')
    const opened = Array.from({ length: 20 }, () => insert(frozen, 'never').catch(() => 'gave up'))
    await isSent
    expect(new Set(await Promise.all(opened))).toEqual(new Set(['gave up']))
    line.thaw()
    await insert(frozen, 'later')
    expect(await written()).toContain('later')
  })
})
