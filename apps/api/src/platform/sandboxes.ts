import { createKeyedMutex } from '../kernel/keyed-mutex.ts'
import type { Platform } from './context.ts'

declare module './context.ts' {
  interface Platform {
    readonly sandboxes: Sandboxes
  }
}

/**
 * Worlds of their own beside the data of the installation: the same tables in a schema of the database that nothing else
 * looks at, the same modules, nobody outside. What happens in one of them cannot reach another one or real data, because
 * its queries do not see them.
 */
export interface Sandboxes {
  /** The sandbox of this owner, made when there is none yet. Never from inside of a transaction of the installation. */
  open(ownerId: string): Promise<Platform>
  /** Ends what goes on in all of them. */
  close(): Promise<void>
}

/** A sandbox that is open, and what ends it. */
export interface OpenSandbox {
  readonly platform: Platform
  readonly close: () => Promise<void>
}

/** The schema of a sandbox. */
export const schemaOf = (ownerId: string): string => `sandbox_${ownerId.replaceAll('-', '')}`

/** @param build opens the sandbox and brings its tables up to date */
export const createSandboxes = (build: (ownerId: string) => Promise<OpenSandbox>): Sandboxes => {
  const open = new Map<string, OpenSandbox>()
  const mutex = createKeyedMutex()
  return {
    async open(ownerId) {
      const leave = await mutex.acquire(ownerId)
      try {
        // One that could not be opened is tried again by the next who asks.
        const sandbox = open.get(ownerId) ?? (await build(ownerId))
        open.set(ownerId, sandbox)
        return sandbox.platform
      } finally {
        leave()
      }
    },
    async close() {
      await Promise.all([...open.values()].map(({ close }) => close()))
      open.clear()
    },
  }
}

/** A sandbox has none of its own. */
export const noSandboxes: Sandboxes = {
  open: () => Promise.reject(new Error('A sandbox has no sandboxes')),
  close: async () => {},
}
