import { MINUTE_MS } from '../kernel/durations.ts'
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
  /**
   * An empty sandbox beside the one that the owner has, which can take its place. Never from inside of a transaction.
   *
   * @returns nothing while another one is there
   */
  openFresh(ownerId: string): Promise<FreshSandbox | undefined>
  /** Ends what goes on in all of them. */
  close(): Promise<void>
}

/** A sandbox that is open, and what ends it. */
export interface OpenSandbox {
  readonly platform: Platform
  readonly close: () => Promise<void>
}

/** A sandbox that nobody sees yet. */
export interface FreshSandbox {
  readonly platform: Platform
  /** Where its tables are until it takes the place of the other one. */
  readonly schema: string
  /** Lets go of it; what has not taken the place of the other one is thrown away. */
  end(): Promise<void>
}

/** How a sandbox is made. */
export interface SandboxBuilders {
  /** Opens the sandbox and brings its tables up to date. */
  build(ownerId: string): Promise<OpenSandbox>
  /** Makes one in a schema that is not there yet. */
  buildIn(ownerId: string, schema: string): Promise<OpenSandbox>
  /** Schemas whose names begin so. */
  findSchemas(beginning: string): Promise<readonly string[]>
  /** Throws a schema away with everything in it. */
  dropSchema(schema: string): Promise<void>
  now(): Date
}

/** The schema of a sandbox. */
export const schemaOf = (ownerId: string): string => `sandbox_${ownerId.replaceAll('-', '')}`

/** Longer than one takes to be made: its server has died, or has lost its database. */
const ABANDONED_MS = 10 * MINUTE_MS

const RADIX = 36

/** When a schema was begun, by its name. */
const begunAt = (schema: string): number => Number.parseInt(schema.split('_').at(-1) ?? '', RADIX)

/** Keeps the sandboxes of this server open. */
export const createSandboxes = ({ build, buildIn, findSchemas, dropSchema, now }: SandboxBuilders): Sandboxes => {
  const open = new Map<string, OpenSandbox>()
  /** Since when owners are getting another one. */
  const fresh = new Map<string, number>()
  const mutex = createKeyedMutex()

  const make = async (ownerId: string, at: number): Promise<FreshSandbox> => {
    const beginning = `${schemaOf(ownerId)}_`
    for (const left of await findSchemas(beginning)) if (at - begunAt(left) > ABANDONED_MS) await dropSchema(left)
    const schema = `${beginning}${at.toString(RADIX)}`
    const release = (): void => {
      if (fresh.get(ownerId) === at) fresh.delete(ownerId)
    }
    try {
      const { platform, close } = await buildIn(ownerId, schema)
      return {
        platform,
        schema,
        async end() {
          release()
          await close()
          await dropSchema(schema)
        },
      }
    } catch (error) {
      release()
      await dropSchema(schema)
      throw error
    }
  }

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
    async openFresh(ownerId) {
      const at = now().getTime()
      const since = fresh.get(ownerId)
      if (since !== undefined && at - since < ABANDONED_MS) return undefined
      fresh.set(ownerId, at)
      return make(ownerId, at)
    },
    async close() {
      await Promise.all([...open.values()].map(({ close }) => close()))
      open.clear()
    },
  }
}

/** A sandbox has none of its own, but another one may take its place. */
export const sandboxesInside = (openFresh: Sandboxes['openFresh']): Sandboxes => ({
  open: () => Promise.reject(new Error('A sandbox has no sandboxes')),
  openFresh,
  close: async () => {},
})
