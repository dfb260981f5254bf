import { existsSync, fsyncSync, closeSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { valueParsers } from '../value-types.ts'
import { DurableNodeFS } from './durable-fs.ts'
import type { WorkerResponse, WorkerFailure, WorkerRequest, WorkerSetup } from './protocol.ts'

if (!parentPort) throw new Error('The embedded database runs in a worker thread')
const port = parentPort
const { folder } = workerData as WorkerSetup

let syncs = 0

/** PGlite's own parameters without `-F` (no fsync), with a small cache, and with a journal that is synced by fsync. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=16MB', 'timezone=UTC'].flatMap((setting) => ['-c', setting]),
]

const openFolder = (path: string): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableNodeFS(path, () => {
      syncs += 1
    }),
    startParams,
    parsers: valueParsers,
  })

const syncFolder = (path: string): void => {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/**
 * A new database is made beside its place and moved there when it is complete: a process that dies meanwhile must not
 * leave half a database that the next start would take for a whole one.
 */
const createFolder = async (path: string): Promise<void> => {
  const unfinished = `${path}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const database = await openFolder(unfinished)
  await database.close()
  renameSync(unfinished, path)
  syncFolder(dirname(path))
}

const failureOf = (error: unknown): WorkerFailure => {
  const { message, code, detail, constraint } = error as Partial<WorkerFailure>
  return {
    message: message ?? String(error),
    ...(code !== undefined && { code }),
    ...(detail !== undefined && { detail }),
    ...(constraint !== undefined && { constraint }),
  }
}

const respond = (message: WorkerResponse): void => port.postMessage(message)

const serve = (database: PGlite) => async (request: WorkerRequest) => {
  const { id } = request
  try {
    if (request.kind === 'stats') return respond({ kind: 'stats', id, syncs })
    if (request.kind === 'close') {
      await database.close()
      respond({ kind: 'closed', id })
      return port.close()
    }
    const { rows, affectedRows } = await database.query<Record<string, unknown>>(request.sql, [...request.parameters])
    return respond({ kind: 'rows', id, result: { rows, affectedRows: affectedRows ?? 0 } })
  } catch (error) {
    return respond({ kind: 'failed', id, failure: failureOf(error) })
  }
}

try {
  if (!existsSync(join(folder, 'PG_VERSION'))) await createFolder(folder)
  const database = await openFolder(folder)
  port.on('message', serve(database))
  respond({ kind: 'ready' })
} catch (error) {
  respond({ kind: 'broken', failure: failureOf(error) })
  port.close()
}
