import { readdir } from 'node:fs/promises'
import type { connectedServices } from '@cabinet/contract/service'
import type { Migration } from 'kysely/migration'
import type { Registration } from './handlers.ts'
import type { Job } from './jobs/job.ts'
import type { ApiModule, ConnectedService } from './module.ts'
import { holds, type Principal } from './principal.ts'

/** The modules that this server was built with: one folder each, found at start. */
export interface ModuleRegistry {
  readonly all: readonly ApiModule[]
  /** Names of the areas of the product in their fixed order. */
  readonly productNames: readonly string[]
  readonly registrations: readonly Registration[]
  readonly migrations: Readonly<Record<string, Migration>>
  readonly jobs: readonly Job[]
  /** Areas that the person may have, without those that are excluded for the organization. */
  availableTo(user: Pick<Principal, 'roles'>, excluded: readonly string[]): string[]
  connectedService(name: (typeof connectedServices)[number]): ConnectedService | undefined
}

/** Everyone whom the owner has confirmed may have an area, unless the module says otherwise. */
export const confirmedOnly = (user: Pick<Principal, 'roles'>): boolean => !holds(user, 'UNVERIFIED_USER')

/** Collects modules; two of one name are a mistake. */
export const createModuleRegistry = (all: readonly ApiModule[]): ModuleRegistry => {
  const ids = all.map(({ id }) => id)
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index)
  if (repeated !== undefined) throw new Error(`Two modules are called ${repeated}`)

  const products = all
    .flatMap(({ id, product }) => (product ? [{ id, ...product }] : []))
    .sort((left, right) => left.sort - right.sort)
  return {
    all,
    productNames: products.map(({ id }) => id),
    registrations: all.flatMap(({ registrations }) => registrations ?? []),
    jobs: all.flatMap(({ jobs }) => jobs ?? []),
    migrations: Object.assign({}, ...all.map(({ migrations }) => migrations ?? {})),
    availableTo: (user, excluded) =>
      products.filter(({ id, isAvailable }) => !excluded.includes(id) && isAvailable(user)).map(({ id }) => id),
    connectedService: (name) =>
      all.map(({ connectedService }) => connectedService).find((service) => service?.name === name),
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
