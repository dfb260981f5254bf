import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Dialect,
  HandleEmptyInListsPlugin,
  Kysely,
  replaceWithNoncontingentExpression,
  type Transaction,
} from 'kysely'
import type { DatabaseLocation } from '../config.ts'
import { openEmbedded } from './embedded/client.ts'
import { createEmbeddedSession, EmbeddedDialect } from './embedded/dialect.ts'
import { createServerDialect, type ServerTimeouts } from './postgres.ts'
import type { Tables } from './schema.ts'

/** SQLSTATEs after which the same transaction may succeed: serialization failure and deadlock. */
const REPEATABLE = new Set(['40001', '40P01'])
const ATTEMPTS = 6
const POOL_SIZE = 10
/** Connections of a schema beside the own one: few work there at once. */
const POOL_SIZE_BESIDE = 4

/** The database as stores and services see it. */
export interface Database {
  readonly kind: DatabaseLocation['kind']
  /** Builds queries. They run in the transaction of the caller when there is one. */
  readonly query: Kysely<Tables>
  /**
   * Runs `work` in one transaction; inside another one it joins it. A transaction that collided with a parallel one is
   * repeated, so `work` must not do anything that cannot be done twice (send an email, call the courier).
   *
   * @param isCollision further errors after which the work succeeds the next time; inside of another transaction that one
   *   decides
   */
  transaction<T>(work: () => Promise<T>, isCollision?: (error: unknown) => boolean): Promise<T>
  /**
   * Does something once the transaction of the caller has been undone for good: what must stand whatever becomes of the
   * call, such as the payment for a guess. Nothing is done when the transaction holds, or when there is none.
   */
  onRollback(work: () => Promise<void>): void
  /** Does something as soon as what the caller writes is there for everybody: at once when it is in no transaction. */
  onCommit(work: () => void): void
  /** The schema in which the tables are; null for that of the installation. */
  readonly schema: string | null
  /**
   * The same database in another schema. A query there sees the tables of that schema and no others, so what is missing
   * there fails and never reaches the data here. It does not share transactions with this one, and is closed before it.
   */
  inSchema(schema: string): Database
  close(): Promise<void>
}

/** SQLSTATE of an error of either driver. */
export const sqlStateOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

const UNIQUE_VIOLATION = '23505'

/** The unique constraint or index that a write has run against; nothing for any other error. */
export const violatedConstraint = (error: unknown): string | undefined =>
  sqlStateOf(error) === UNIQUE_VIOLATION && 'constraint' in (error as object)
    ? String((error as { readonly constraint: unknown }).constraint)
    : undefined

const repeatOnCollision = async <T>(
  work: () => Promise<T>,
  isCollision: (error: unknown) => boolean = () => false,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const mayRepeat = REPEATABLE.has(sqlStateOf(error) ?? '') || isCollision(error)
      if (attempt === ATTEMPTS || !mayRepeat) throw error
      // Colliding transactions must not meet again in step.
      await wait(Math.random() * 10 * 2 ** attempt)
    }
  }
}

/** The transaction of a caller, and what is to be done when it holds or is undone. */
interface Running {
  readonly transaction: Transaction<Tables>
  readonly onRollback: (() => Promise<void>)[]
  readonly onCommit: (() => void)[]
}

/** A list of nothing holds nothing, where SQL itself knows no such list and refuses the query. */
const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })]

/** How a database is reached in one of its schemas. */
type DialectOf = (schema: string | null) => Dialect

/** Wraps kysely so that a transaction follows its caller through every await. */
const createDatabase = (
  kind: DatabaseLocation['kind'],
  dialectOf: DialectOf,
  schema: string | null = null,
): Database => {
  const root = new Kysely<Tables>({ dialect: dialectOf(schema), plugins })
  const current = new AsyncLocalStorage<Running>()
  return {
    kind,
    schema,
    inSchema: (other) => createDatabase(kind, dialectOf, other),
    get query() {
      return current.getStore()?.transaction ?? root
    },
    async transaction(work, isCollision) {
      if (current.getStore()) return work()
      let onRollback: (() => Promise<void>)[] = []
      let onCommit: (() => void)[] = []
      try {
        const result = await repeatOnCollision(() => {
          // What a repeated attempt leaves to be done, it says again.
          onRollback = []
          onCommit = []
          return root.transaction().execute((transaction) => current.run({ transaction, onRollback, onCommit }, work))
        }, isCollision)
        for (const task of onCommit) task()
        return result
      } catch (error) {
        for (const task of onRollback) await task()
        throw error
      }
    },
    onRollback(work) {
      current.getStore()?.onRollback.push(work)
    },
    onCommit(work) {
      const running = current.getStore()
      if (running) running.onCommit.push(work)
      else work()
    },
    close: () => root.destroy(),
  }
}

/** Whether the folder of an embedded database holds one already. */
export const hasEmbeddedData = (location: DatabaseLocation): boolean =>
  location.kind === 'embedded' && existsSync(join(location.folder, 'PG_VERSION'))

/**
 * Opens the database.
 *
 * @param timeouts for a server; those of `db/postgres.ts` when absent
 * @throws FolderInUseError when another server works with the folder of the embedded database
 */
export const openDatabase = async (location: DatabaseLocation, timeouts?: ServerTimeouts): Promise<Database> => {
  if (location.kind === 'embedded') {
    const session = createEmbeddedSession(await openEmbedded(location.folder))
    return createDatabase(location.kind, (schema) => new EmbeddedDialect(session, schema))
  }
  return createDatabase(location.kind, (schema) =>
    createServerDialect(location.url, { poolSize: schema === null ? POOL_SIZE : POOL_SIZE_BESIDE, schema, timeouts }),
  )
}
