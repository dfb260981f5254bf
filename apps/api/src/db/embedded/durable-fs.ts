import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitResult = Awaited<ReturnType<NodeFS['init']>>
type PostgresModule = NonNullable<InitResult['emscriptenOpts']['preRun']>[number] extends (module: infer M) => void
  ? M
  : never

/** What we need of Emscripten's node file system: its table of stream operations. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { readonly nfd?: number }) => number }
}

/**
 * The files of the embedded database, with an fsync that really reaches the disk.
 *
 * Emscripten's node file system has no fsync, so PostgreSQL believes that its journal is safe while it is only in the
 * page cache. The hook leans on internals of one exact version of PGlite; a test counts the calls, so an upgrade that
 * loses them is noticed.
 */
export class DurableNodeFS extends NodeFS {
  readonly #onSync: () => void

  constructor(folder: string, onSync: () => void) {
    super(folder)
    this.#onSync = onSync
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): Promise<InitResult> {
    const installSync = (module: PostgresModule): void => {
      const files = module.NODEFS as unknown as NodeFileSystem
      files.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) return 0
        fsyncSync(stream.nfd)
        this.#onSync()
        return 0
      }
    }
    const { emscriptenOpts } = await super.init(pg, options)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), installSync] } }
  }
}
