import type { Config } from './config.ts'
import { ConfigurationError } from './configuration-error.ts'
import type { Database } from './db/database.ts'
import type { Registry } from './integrations/registry/registry.ts'
import type { Clock } from './kernel/clock.ts'
import type { SendRequest } from './kernel/outgoing.ts'
import type { Platform } from './platform/context.ts'
import type { ApiModule } from './platform/module.ts'
import type { Policy } from './platform/policy.ts'
import type { DemoAccess } from './platform/web/runtime-config.ts'

/** What the demo knows of the server before there is a platform. */
export interface DemoNeeds {
  readonly database: Database
  readonly clock: Clock
}

/** What the demo adds to one server. The server knows no more of it than this. */
export interface Demo {
  /** Whom visitors can sign in as. */
  readonly access: DemoAccess
  /** Modules that exist in the demo alone: the developer panel. */
  readonly modules: readonly ApiModule[]
  readonly policy: Policy
  /** Answers requests to the courier while no real one is connected. */
  readonly courier: SendRequest
  /** The registry of companies while no real one is connected. */
  readonly registry: Registry
  /** After the migrations: fills an empty database, or brings back what the panel has changed. */
  prepare(platform: Platform): Promise<void>
  /** Plays the world outside while the server listens under the address; the answer ends it. */
  start(platform: Platform, address: string): () => Promise<void>
}

/** What the package of the demo exports. */
export interface DemoPackage {
  createDemo(needs: DemoNeeds): Promise<Demo>
}

/** Never imported by its name, so that the server builds and starts where this package is not. */
const PACKAGE = '@cabinet/demo'

/**
 * The one place where the server decides about the demo: its package is loaded when the configuration asks for it.
 *
 * @throws ConfigurationError when it asks and the package is not installed, as in the image for production
 */
export const loadDemo = async ({ isDemo }: Pick<Config, 'isDemo'>): Promise<DemoPackage | undefined> => {
  if (!isDemo) return undefined
  try {
    return (await import(PACKAGE)) as DemoPackage
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
    if (!isAbsent || !/@cabinet\/demo|demo\/src\/demo\.ts/.test(error.message)) throw error
    throw new ConfigurationError([
      'DEMO_MODE: this installation does not contain the demo (the workspace apps/demo); set it to false',
    ])
  }
}
