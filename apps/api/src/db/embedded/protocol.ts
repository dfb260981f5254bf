/** What the worker is told at its start. */
export interface WorkerSetup {
  readonly folder: string
}

/** What the main thread asks the worker. */
export type WorkerRequest =
  | { readonly id: number; readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly id: number; readonly kind: 'stats' }
  | { readonly id: number; readonly kind: 'close' }

export interface QueryRows {
  readonly rows: readonly Record<string, unknown>[]
  readonly affectedRows: number
}

/** A database error without its class: only plain data crosses the thread. */
export interface WorkerFailure {
  readonly message: string
  readonly code?: string
  readonly detail?: string
  readonly constraint?: string
}

export type WorkerResponse =
  | { readonly kind: 'ready' }
  | { readonly kind: 'broken'; readonly failure: WorkerFailure }
  | { readonly kind: 'rows'; readonly id: number; readonly result: QueryRows }
  | { readonly kind: 'stats'; readonly id: number; readonly syncs: number }
  | { readonly kind: 'closed'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly failure: WorkerFailure }
