import { readdir } from 'node:fs/promises'
import type { ConnectedService as ServiceName } from '@cabinet/contract/service'
import type { Migration } from 'kysely/migration'
import type { Registration } from './handlers.ts'
import type { Job } from './jobs/job.ts'
import type { ApiModule, ConnectedService } from './module.ts'
import { hasRole, type Principal } from './principal.ts'

declare module './context.ts' {
  interface Platform {
    readonly modules: ModuleRegistry
  }
}

/** The modules that this server was built with: one folder each, found at start. */
export interface ModuleRegistry {
  readonly all: readonly ApiModule[]
  /** Names of the areas of the product in their fixed order. */
  readonly productNames: readonly string[]
  readonly registrations: readonly Registration[]
  readonly migrations: Readonly<Record<string, Migration>>
  readonly jobs: readonly Job[]
  /** Areas that can be switched off for the whole installation: all but the one that the others stand on. */
  readonly switchable: readonly string[]
  /** Whether people have the area at all; what cannot be switched off always is on. */
  isOn(id: string): boolean
  /** Leaves all switchable areas on but these. */
  switchOff(ids: readonly string[]): void
  /** False for a call of an area that is switched off. */
  offers(registration: Registration): boolean
  /** Name of the area that a call belongs to. */
  areaOf(registration: Registration): string
  /** Areas that the person may have, without those that are excluded for the organization or switched off. */
  availableTo(user: Pick<Principal, 'roles'>, excluded: readonly string[]): string[]
  connectedService(name: ServiceName): ConnectedService | undefined
}

/** People, organizations, files and help: every other area stands on it. */
const FOUNDATION = 'core'

/** Everyone whom the owner has confirmed may have an area, unless the module says otherwise. People of partners have none. */
export const confirmedOnly = (user: Pick<Principal, 'roles'>): boolean => !hasRole(user, 'UNVERIFIED_USER', 'PARTNER')

/** Collects modules; two of one name are a mistake. */
export const createModuleRegistry = (all: readonly ApiModule[]): ModuleRegistry => {
  const ids = all.map(({ id }) => id)
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index)
  if (repeated !== undefined) throw new Error(`Two modules are called ${repeated}`)

  const products = all
    .flatMap(({ id, product }) =>
      product ? [{ id: product.name ?? id, sort: product.sort, isAvailable: product.isAvailable }] : [],
    )
    .sort((left, right) => left.sort - right.sort)
  const switchable = products.map(({ id }) => id).filter((id) => id !== FOUNDATION)
  const owners = new Map(
    all.flatMap(({ id, product, registrations = [] }) =>
      registrations.map((call) => [call, product?.name ?? id] as const),
    ),
  )
  const areaOf = (registration: Registration): string => owners.get(registration) ?? FOUNDATION
  let off: ReadonlySet<string> = new Set()
  const isOn = (id: string): boolean => !off.has(id)
  return {
    all,
    productNames: products.map(({ id }) => id),
    switchable,
    isOn,
    switchOff(ids) {
      off = new Set(switchable.filter((id) => ids.includes(id)))
    },
    offers: (registration) => isOn(areaOf(registration)),
    areaOf,
    registrations: all.flatMap(({ registrations }) => registrations ?? []),
    jobs: all.flatMap(({ jobs }) => jobs ?? []),
    migrations: Object.assign({}, ...all.map(({ migrations }) => migrations ?? {})),
    availableTo: (user, excluded) =>
      products
        .filter(({ id, isAvailable }) => isOn(id) && !excluded.includes(id) && isAvailable(user))
        .map(({ id }) => id),
    connectedService: (name) =>
      all.find(({ id, connectedService }) => isOn(id) && connectedService?.name === name)?.connectedService,
  }
}

const MODULES = new URL('../modules/', import.meta.url)

/** Loads `modules/<id>/module.ts` of every folder, so that adding or deleting a folder is all it takes. */
export const loadModules = async (): Promise<ModuleRegistry> => {
  const entries = await readdir(MODULES, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const modules = await Promise.all(
    folders.sort().map(async (folder) => {
      const { module } = (await import(new URL(`${folder}/module.ts`, MODULES).href)) as { module?: ApiModule }
      if (module?.id !== folder) throw new Error(`modules/${folder}/module.ts must export the module "${folder}"`)
      return module
    }),
  )
  return createModuleRegistry(modules)
}
