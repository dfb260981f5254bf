import { CompiledQuery, PostgresDialect } from 'kysely'
import pg from 'pg'
import { RowLockAdapter } from './row-lock-adapter.ts'
import { valueParsers } from './value-types.ts'

const CONNECT_TIMEOUT_MS = 10_000
const STATEMENT_TIMEOUT_MS = 60_000
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5000

/** kysely over a PostgreSQL server (or a relative that speaks its protocol). */
export class ServerDialect extends PostgresDialect {
  override createAdapter(): RowLockAdapter {
    return new RowLockAdapter()
  }
}

/** Opens a pool of connections to `url`; values are read exactly as from the embedded database. */
export const createServerDialect = (url: string, poolSize: number): ServerDialect => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // A server that is frozen keeps no promise of its own: the client gives up by itself, a little later.
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && valueParsers[type]) || pg.types.getTypeParser(type, format),
    },
  })
  // A connection that breaks while no query runs on it, idle or between two queries of a transaction, must not end the
  // process: the next query opens another or fails itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new ServerDialect({
    pool,
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw("set time zone 'UTC'"))
    },
  })
}
