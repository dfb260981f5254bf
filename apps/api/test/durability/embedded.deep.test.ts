import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../../src/db/database.ts'
import { openEmbedded } from '../../src/db/embedded/client.ts'
import { migrate } from '../../src/db/migrate.ts'
import { demoUsers } from '@cabinet/demo/people'

const KILLS = 5
const WRITES_BEFORE_KILL = 40

type Message = { readonly kind: 'ready' } | { readonly kind: 'written'; readonly number: number }

const writers = new Set<ChildProcess>()

const startWriter = (folder: string, first: number): ChildProcess => {
  const writer = fork(join(import.meta.dirname, 'writer.ts'), [folder, String(first)], {
    // As in the tests themselves: the database is compiled anew for every writer.
    execArgv: ['--conditions=cabinet-source', '--liftoff-only'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  writers.add(writer.once('exit', () => writers.delete(writer)))
  return writer
}

/** Lets the writer work until it has acknowledged enough, kills it and tells the last acknowledged number. */
const writeAndKill = async (folder: string, first: number): Promise<number> => {
  const writer = startWriter(folder, first)
  let last = first - 1
  const isEnough = new Promise<void>((resolve) => {
    writer.on('message', (message: Message) => {
      if (message.kind === 'written') last = message.number
      if (last >= first + WRITES_BEFORE_KILL) resolve()
    })
  })
  await isEnough
  const isGone = once(writer, 'exit')
  writer.kill('SIGKILL')
  await isGone
  return last
}

describe('the embedded database', () => {
  let parent: string
  let folder: string

  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'cabinet-durability-'))
    folder = join(parent, 'database')
    await cp(join(inject('templateFolder'), 'database'), folder, { recursive: true })
  })
  afterEach(async () => {
    // A writer that a failed test has left behind would keep the folder from the next one.
    for (const writer of writers) {
      const isGone = once(writer, 'exit')
      writer.kill('SIGKILL')
      await isGone
    }
  })
  afterAll(() => rm(parent, { recursive: true, force: true }))

  it(
    'loses no acknowledged write and halves no transaction when its process is killed',
    { timeout: 180_000 },
    async () => {
      const acknowledged: number[] = []
      for (let kill = 0, next = 0; kill < KILLS; kill += 1) {
        const last = await writeAndKill(folder, next)
        for (let number = next; number <= last; number += 1) acknowledged.push(number)
        // The write that was under way may have reached the disk without being acknowledged.
        next = last + 2
      }
      const database = await openDatabase({ kind: 'embedded', folder })
      const counters = await database.query
        .selectFrom('counter')
        .select('value')
        .where('name', 'like', 'write-%')
        .execute()
      const settings = await database.query
        .selectFrom('setting')
        .select('value')
        .where('name', 'like', 'write-%')
        .execute()
      const stored = new Set(counters.map(({ value }) => value))
      expect(acknowledged.filter((number) => !stored.has(number))).toEqual([])
      expect(acknowledged.length).toBeGreaterThan(KILLS * WRITES_BEFORE_KILL)
      expect(settings.map(({ value }) => Number(value)).toSorted((left, right) => left - right)).toEqual(
        [...stored].toSorted((left, right) => left - right),
      )
      const { rows } = await sql<{ people: number }>`select count(*) as people from person`.execute(database.query)
      expect(rows).toEqual([{ people: demoUsers.length }])
      await database.close()
    },
  )

  it('refuses a second process at once and takes the next after a kill', { timeout: 120_000 }, async () => {
    const writer = startWriter(folder, 1_000_000)
    await once(writer, 'message')
    const asked = performance.now()
    await expect(openEmbedded(folder)).rejects.toThrow(/already in use by another running server/)
    expect(performance.now() - asked).toBeLessThan(15_000)
    const isGone = once(writer, 'exit')
    writer.kill('SIGKILL')
    await isGone
    const client = await openEmbedded(folder)
    await client.close()
  })

  it('syncs its files to the disk for every commit', async () => {
    const client = await openEmbedded(folder)
    const before = await client.syncCount()
    for (let number = 0; number < 50; number += 1) {
      await client.query('insert into setting (name, value) values ($1, $2)', [`sync-${number}`, 'x'])
    }
    expect((await client.syncCount()) - before).toBeGreaterThanOrEqual(50)
    const { rows } = await client.query(
      `select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'TimeZone') order by name`,
      [],
    )
    expect(rows).toEqual([
      { name: 'TimeZone', setting: 'UTC' },
      { name: 'fsync', setting: 'on' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ])
    await client.close()
  })

  it('starts over when the process died while the database was being made', { timeout: 120_000 }, async () => {
    const path = join(parent, 'new')
    await mkdir(`${path}.unfinished`, { recursive: true })
    await writeFile(join(`${path}.unfinished`, 'PG_VERSION'), '18\n')
    const database = await openDatabase({ kind: 'embedded', folder: path })
    await migrate(database, {})
    expect(await database.query.selectFrom('person').select('id').execute()).toEqual([])
    await database.close()
  })

  it('says that it is closed instead of waiting', async () => {
    const client = await openEmbedded(folder)
    await client.close()
    await expect(client.query('select 1', [])).rejects.toThrow('closed')
    await client.close()
  })
})
