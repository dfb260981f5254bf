import { readdir } from 'node:fs/promises'
import type { Database } from '@cabinet/api/db/database'
import type { Passwords } from '@cabinet/api/kernel/passwords'
import type { SecretBox } from '@cabinet/api/kernel/secret-box'
import type { Platform, Visitor } from '@cabinet/api/platform/context'
import type { Files } from '@cabinet/api/platform/files/files'
import type { ApiModule } from '@cabinet/api/platform/module'
import type { Tokens } from '@cabinet/contract/auth'
import type { DemoClaims } from './claims.ts'
import type { DemoPartner } from './demo-partner.ts'
import type { StateControl } from './state-control.ts'

/** What a module gets to create its demo data. */
export interface SeedContext {
  readonly database: Database
  /** The moment of the first start: every date of the demo is an offset from it. */
  readonly start: Date
  readonly passwords: Passwords
  readonly secrets: SecretBox
  readonly files: Files
  /** How many more rows the large registers get, to see how they behave; 0 as a rule. */
  readonly manyRows: number
  /** Every module of the server: what one seeds may follow from what the others have seeded. */
  readonly modules: readonly ApiModule[]
  /** What the demo has for them. */
  readonly demoModules: readonly DemoModule[]
}

/** What the demo has for a module of the server; a folder in `modules/` with a `module.ts` that exports it. */
export interface DemoModule {
  readonly id: string
  /** Demo data. Organizations and people exist already, unless `seedOrder` says otherwise. */
  readonly seed?: (context: SeedContext) => Promise<void>
  /** Place among the modules whose demo data others refer to; the rest are seeded after them. */
  readonly seedOrder?: number
  /** Things of this area whose states the developer panel can move. */
  readonly stateControls?: readonly StateControl[]
  /** Plays somebody outside, over HTTP alone. */
  readonly partners?: readonly DemoPartner[]
  /** Claims for what this area insures. */
  readonly claims?: DemoClaims
  /** Opens a session of a person without asking for a password: the developer panel signs in as others. */
  readonly openSession?: (platform: Platform, personId: string, visitor: Visitor) => Promise<Tokens>
  /** What goes on while the server listens under the address; the answer ends it. */
  readonly background?: (platform: Platform, address: string) => () => Promise<void>
}

/** Declares what the demo has for a module; the name of its folder must be the id of the module. */
export const defineDemoModule = (module: DemoModule): DemoModule => module

const MODULES = new URL('modules/', import.meta.url)

/** Loads `modules/<id>/module.ts` of every folder, so that adding or deleting a folder is all it takes. */
export const loadDemoModules = async (): Promise<readonly DemoModule[]> => {
  const entries = await readdir(MODULES, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return Promise.all(
    folders.sort().map(async (folder) => {
      const { module } = (await import(new URL(`${folder}/module.ts`, MODULES).href)) as { module?: DemoModule }
      if (module?.id !== folder) throw new Error(`modules/${folder}/module.ts must export the module "${folder}"`)
      return module
    }),
  )
}
