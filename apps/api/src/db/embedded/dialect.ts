import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import { createKeyedMutex, type KeyedMutex } from '../../kernel/keyed-mutex.ts'
import { RowLockAdapter } from '../row-lock-adapter.ts'
import type { EmbeddedClient } from './client.ts'

/** The embedded database has a single session, so whoever has the turn has the database. */
const THE_SESSION = 'session'

/** The session that all schemas of the embedded database share: one of them has it at a time. */
export interface EmbeddedSession {
  readonly client: EmbeddedClient
  readonly mutex: KeyedMutex
  /** The schema that the session looks at; null for that of the installation. */
  schema: string | null
}

/** The session of a database that was opened a moment ago. */
export const createEmbeddedSession = (client: EmbeddedClient): EmbeddedSession => ({
  client,
  mutex: createKeyedMutex(),
  schema: null,
})

class EmbeddedConnection implements DatabaseConnection {
  readonly #client: EmbeddedClient
  readonly leave: () => void

  constructor(client: EmbeddedClient, leave: () => void) {
    this.#client = client
    this.leave = leave
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.#client.query(sql, parameters)
    return { rows: rows as Row[], numAffectedRows: BigInt(affectedRows) }
  }

  async run(sql: string): Promise<void> {
    await this.#client.query(sql, [])
  }

  // oxlint-disable-next-line require-yield -- kysely asks for a generator; a worker has nothing to stream from
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The embedded database does not stream')
  }
}

class EmbeddedDriver implements Driver {
  readonly #session: EmbeddedSession
  readonly #schema: string | null

  constructor(session: EmbeddedSession, schema: string | null) {
    this.#session = session
    this.#schema = schema
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    const session = this.#session
    const leave = await session.mutex.acquire(THE_SESSION)
    try {
      if (session.schema !== this.#schema) {
        const path = this.#schema === null ? 'default' : `"${this.#schema}"`
        await session.client.query(`set search_path to ${path}`, [])
        session.schema = this.#schema
      }
    } catch (error) {
      leave()
      throw error
    }
    return new EmbeddedConnection(session.client, leave)
  }

  async beginTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.run('BEGIN')
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.run('COMMIT')
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.run('ROLLBACK')
  }

  async releaseConnection(connection: EmbeddedConnection): Promise<void> {
    connection.leave()
  }

  async destroy(): Promise<void> {
    // Whoever leaves a schema beside that of the installation leaves the session to the others.
    if (this.#schema === null) await this.#session.client.close()
  }
}

/** kysely over the embedded database. */
export class EmbeddedDialect implements Dialect {
  readonly #session: EmbeddedSession
  readonly #schema: string | null

  /** @param schema see `Database.inSchema`; a name of ours, which needs no quoting inside of its quotes */
  constructor(session: EmbeddedSession, schema: string | null) {
    this.#session = session
    this.#schema = schema
  }

  createAdapter(): RowLockAdapter {
    return new RowLockAdapter()
  }

  createDriver(): Driver {
    return new EmbeddedDriver(this.#session, this.#schema)
  }

  createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
    return new PostgresIntrospector(db)
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler()
  }
}
