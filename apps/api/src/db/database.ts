import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, type Transaction } from 'kysely'
import { openEmbedded } from './embedded/client.ts'
import { EmbeddedDialect } from './embedded/dialect.ts'
import { createServerDialect } from './postgres.ts'
import type { Tables } from './schema.ts'

/** SQLSTATEs after which the same transaction may succeed: serialization failure and deadlock. */
const REPEATABLE = new Set(['40001', '40P01'])
const ATTEMPTS = 6
const POOL_SIZE = 10

/** Where the data lives: a folder for the embedded database or the address of a server. */
export type DatabaseLocation =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string }

/** The database as stores and services see it. */
export interface Database {
  readonly kind: DatabaseLocation['kind']
  /** Builds queries. They run in the transaction of the caller when there is one. */
  readonly query: Kysely<Tables>
  /**
   * Runs `work` in one transaction; inside another one it joins it. A transaction that collided with a parallel one is
   * repeated, so `work` must not do anything that cannot be done twice (send a letter, call the courier).
   */
  transaction<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** SQLSTATE of an error of either driver. */
export const sqlStateOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

const repeatOnCollision = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !REPEATABLE.has(sqlStateOf(error) ?? '')) throw error
      // Colliding transactions must not meet again in step.
      await wait(Math.random() * 10 * 2 ** attempt)
    }
  }
}

/** Wraps kysely so that a transaction follows its caller through every await. */
const createDatabase = (kind: DatabaseLocation['kind'], root: Kysely<Tables>): Database => {
  const current = new AsyncLocalStorage<Transaction<Tables>>()
  return {
    kind,
    get query() {
      return current.getStore() ?? root
    },
    transaction(work) {
      if (current.getStore()) return work()
      return repeatOnCollision(() => root.transaction().execute((transaction) => current.run(transaction, work)))
    },
    close: () => root.destroy(),
  }
}

/**
 * Opens the database.
 *
 * @throws FolderInUseError when another server works with the folder of the embedded database
 */
export const openDatabase = async (location: DatabaseLocation): Promise<Database> => {
  const dialect =
    location.kind === 'embedded'
      ? new EmbeddedDialect(await openEmbedded(location.folder))
      : createServerDialect(location.url, POOL_SIZE)
  return createDatabase(location.kind, new Kysely<Tables>({ dialect }))
}
