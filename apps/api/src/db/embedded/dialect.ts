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
import { createKeyedMutex } from '../../kernel/keyed-mutex.ts'
import { RowLockAdapter } from '../row-lock-adapter.ts'
import type { EmbeddedClient } from './client.ts'

/** The embedded database has a single session, so whoever has the turn has the database. */
const THE_SESSION = 'session'

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
  readonly #client: EmbeddedClient
  readonly #mutex = createKeyedMutex()

  constructor(client: EmbeddedClient) {
    this.#client = client
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    return new EmbeddedConnection(this.#client, await this.#mutex.acquire(THE_SESSION))
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
    await this.#client.close()
  }
}

/** kysely over the embedded database. */
export class EmbeddedDialect implements Dialect {
  readonly #client: EmbeddedClient

  constructor(client: EmbeddedClient) {
    this.#client = client
  }

  createAdapter(): RowLockAdapter {
    return new RowLockAdapter()
  }

  createDriver(): Driver {
    return new EmbeddedDriver(this.#client)
  }

  createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
    return new PostgresIntrospector(db)
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler()
  }
}
