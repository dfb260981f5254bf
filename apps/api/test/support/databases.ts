import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

/** A copy of the template for one test file. */
export interface TestDatabase {
  /** What tells the server where its data is. */
  readonly variables: Readonly<Record<string, string>>
  remove(): Promise<void>
}

/** A kind of database that the same tests run on. */
export interface DatabaseKind {
  readonly name: string
  create(): Promise<TestDatabase>
}

/** A database is a thousand small files: copied in one call they cost a tenth of what they cost one by one. */
const copyFolder = (from: string, to: string): void => cpSync(from, to, { recursive: true })

const embedded: DatabaseKind = {
  name: 'embedded database',
  async create() {
    const folder = await mkdtemp(join(tmpdir(), 'cabinet-test-'))
    copyFolder(inject('templateFolder'), folder)
    return { variables: { DATA_DIR: folder }, remove: () => rm(folder, { recursive: true, force: true }) }
  },
}

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const serverKind = ({ url, template }: { readonly url: string; readonly template: string }): DatabaseKind => ({
  name: 'PostgreSQL',
  async create() {
    const folder = await mkdtemp(join(tmpdir(), 'cabinet-test-'))
    copyFolder(join(inject('templateFolder'), 'files'), join(folder, 'files'))
    const database = `cabinet_test_${randomUUID().replaceAll('-', '')}`
    await onServer(url, `create database ${database} template ${template}`)
    const address = new URL(url)
    address.pathname = `/${database}`
    return {
      variables: { DATABASE_URL: address.href, DATA_DIR: folder },
      async remove() {
        await onServer(url, `drop database ${database} with (force)`)
        await rm(folder, { recursive: true, force: true })
      },
    }
  },
})

/** Every kind of database that this run has; use with `describe.each`. */
export const databaseKinds = (): readonly DatabaseKind[] => {
  const server = inject('server')
  return server ? [embedded, serverKind(server)] : [embedded]
}

/**
 * The kinds for tests of what the product does, which speaks the same SQL to both: PostgreSQL where there is a server,
 * where several calls really run at once; end-to-end tests in a browser go the same ways on the embedded database. What
 * leans on the database itself (order of letters, starts and restarts, jobs, files, moves of states, transfer, writes
 * whose process is killed, what is generated over all calls) uses `databaseKinds`. With `EVERY_DATABASE=true` both do
 * the same.
 */
export const productKinds = (): readonly DatabaseKind[] =>
  process.env['EVERY_DATABASE'] === 'true' ? databaseKinds() : databaseKinds().slice(-1)
