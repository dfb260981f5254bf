import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { RowLockAdapter } from './row-lock-adapter.ts'
import { valueParsers } from './value-types.ts'

/** How long a server may take. */
export interface ServerTimeouts {
  /** To accept a connection, or to have one free. */
  readonly connectMs: number
  /** To run a statement: then the server gives it up. */
  readonly statementMs: number
  /** To respond at all. A frozen server keeps no promise of its own: the client gives up by itself, a little later. */
  readonly queryMs: number
}

const TIMEOUTS: ServerTimeouts = { connectMs: 10_000, statementMs: 60_000, queryMs: 65_000 }

/** kysely over a PostgreSQL server (or a relative that speaks its protocol). */
export class ServerDialect extends PostgresDialect {
  override createAdapter(): RowLockAdapter {
    return new RowLockAdapter()
  }
}

/** What the driver says of a query that it waits for no longer. */
const GIVEN_UP = 'Query read timeout'

/**
 * Closes a connection on which a query was given up. The server may still run the query when it wakes: a `begin` would
 * take the writes of whoever has the connection next into a transaction that nobody ends.
 */
const closeOnSilence = (client: pg.Client): void => {
  const ask = client.query.bind(client) as (...input: unknown[]) => unknown
  const query = (...input: unknown[]): unknown => {
    const asked = ask(...input)
    if (asked instanceof Promise) {
      // Heard before whoever asked, who would go on to undo a transaction on the same connection.
      asked.catch((error: unknown) => {
        if (error instanceof Error && error.message === GIVEN_UP) void client.end()
      })
    }
    return asked
  }
  client.query = query as typeof client.query
}

/** A pool of connections. */
interface ServerPool {
  readonly poolSize: number
  /** The one schema whose tables are seen; null for what the address or the server says. */
  readonly schema: string | null
  readonly timeouts?: ServerTimeouts | undefined
}

/**
 * A pooler may drop what a connection was asked for with: its tables would be those of the installation.
 *
 * @throws Error when the connection sees another schema first; one that has yet to be made is seen as none
 */
const assertSchema = async (client: pg.ClientBase, schema: string): Promise<void> => {
  const { rows } = await client.query<{ path: string }>("select current_setting('search_path') as path")
  if (rows[0]?.path !== pg.escapeIdentifier(schema)) throw new Error(`The connection does not keep to ${schema}`)
}

/** Opens a pool of connections to `url`; values are read exactly as from the embedded database. */
export const createServerDialect = (
  url: string,
  { poolSize, schema, timeouts = TIMEOUTS }: ServerPool,
): ServerDialect => {
  const { connectMs, statementMs, queryMs } = timeouts
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: queryMs,
    keepAlive: true,
    // As the connection is asked for, and not by a query on it: where a pooler stands between, a query may change the
    // schema for a connection of somebody else.
    ...(schema !== null && { options: `-c search_path=${pg.escapeIdentifier(schema)}` }),
    // By the pool: a connection that fails here gives its place back.
    onConnect: (async (client: pg.ClientBase) => {
      await client.query("set time zone 'UTC'")
      if (schema !== null) await assertSchema(client, schema)
    }) as (client: pg.ClientBase) => void,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && valueParsers[type]) || pg.types.getTypeParser(type, format),
    },
  })
  // A connection that breaks while no query runs on it, idle or between two queries of a transaction, must not end the
  // process: the next query opens another or fails itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (client instanceof pg.Client) closeOnSilence(client)
  })
  return new ServerDialect({ pool })
}
