import { Worker } from 'node:worker_threads'
import { lockFolder } from './folder-lock.ts'
import type { QueryRows, WorkerResponse, WorkerFailure, WorkerRequest, WorkerSetup } from './protocol.ts'

/** An error of the embedded database; `code` is PostgreSQL's SQLSTATE, as with the other driver. */
class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError'
  readonly code: string | undefined
  readonly detail: string | undefined
  readonly constraint: string | undefined

  constructor(failure: WorkerFailure) {
    super(failure.message)
    this.code = failure.code
    this.detail = failure.detail
    this.constraint = failure.constraint
  }
}

/** The files of the embedded database cannot be opened; the message says what to do. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError'

  constructor(folder: string, reason: string) {
    super(
      `The embedded database in ${folder} cannot be opened: ${reason}. ` +
        'Restore the folder from a copy, or name another one with DATA_DIR.',
    )
  }
}

/** The embedded database as the rest of the process sees it: one session behind a worker thread. */
export interface EmbeddedClient {
  query(sql: string, parameters: readonly unknown[]): Promise<QueryRows>
  /** How many times the files were synced to the disk since the start. */
  syncCount(): Promise<number>
  /** Finishes what was asked, closes the files and gives the folder back. */
  close(): Promise<void>
}

type Unsent<Request> = Request extends { readonly id: number } ? Omit<Request, 'id'> : never

interface Pending {
  readonly resolve: (response: WorkerResponse) => void
  readonly reject: (error: Error) => void
}

/**
 * Opens the embedded database in `folder`, creating it when there is none. The folder is locked for this process.
 *
 * @throws FolderInUseError when another process works with it
 */
export const openEmbedded = async (folder: string): Promise<EmbeddedClient> => {
  const unlock = lockFolder(folder)
  const pending = new Map<number, Pending>()
  let lastId = 0
  let isClosed = false

  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { folder } satisfies WorkerSetup,
    // Without this the worker would inherit flags of a test runner that it cannot understand.
    execArgv: [],
  })
  // The database must not keep a finished process alive; `close` is what ends it properly.
  worker.unref()

  const failAll = (error: Error): void => {
    isClosed = true
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }

  const ask = (request: Unsent<WorkerRequest>): Promise<WorkerResponse> => {
    if (isClosed) return Promise.reject(new Error('The embedded database is closed'))
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject })
      worker.ref()
      worker.postMessage({ ...request, id })
    })
  }

  const settle = (message: WorkerResponse): void => {
    if (message.kind === 'ready' || message.kind === 'broken') return
    const waiting = pending.get(message.id)
    pending.delete(message.id)
    if (pending.size === 0) worker.unref()
    if (message.kind === 'failed') waiting?.reject(new EmbeddedDatabaseError(message.failure))
    else waiting?.resolve(message)
  }

  try {
    await new Promise<void>((resolve, reject) => {
      worker.ref()
      worker.once('error', reject)
      worker.once('message', (message: WorkerResponse) => {
        worker.off('error', reject)
        if (message.kind === 'broken') reject(new DamagedDatabaseError(folder, message.failure.message))
        else resolve()
      })
    })
  } catch (error) {
    unlock()
    throw error
  }
  worker.unref()
  worker.on('message', settle)
  worker.on('error', failAll)
  worker.on('exit', () => failAll(new Error('The embedded database stopped')))

  return {
    async query(sql, parameters) {
      const message = await ask({ kind: 'query', sql, parameters })
      return message.kind === 'rows' ? message.result : { rows: [], affectedRows: 0 }
    },
    async syncCount() {
      const message = await ask({ kind: 'stats' })
      return message.kind === 'stats' ? message.syncs : 0
    },
    async close() {
      if (isClosed) return
      await ask({ kind: 'close' })
      isClosed = true
      await worker.terminate()
      unlock()
    },
  }
}
