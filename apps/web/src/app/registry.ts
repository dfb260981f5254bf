import type { CurrentUser } from '@cabinet/contract/user'
import { allows, hasModule } from '../shared/access/access.ts'
import type { WordSource } from '../shared/intl/words.ts'
import type { FaceManifest, ModuleManifest, ServiceName } from '../shared/manifest.ts'

// Modules are found by their folder: adding or deleting one changes nothing else.
const manifestFiles = import.meta.glob<{ module: ModuleManifest }>('../modules/*/module.ts', { eager: true })
const wordFiles = import.meta.glob<{ default: never }>('../modules/*/messages/*.json')

const bySort = (a: { sort: number }, b: { sort: number }) => a.sort - b.sort

export const modules: readonly ModuleManifest[] = Object.values(manifestFiles).map((file) => file.module)

/** Modules of this person's cabinet; signed out, only the built-in ones. */
export const modulesOf = (user: CurrentUser | null): readonly ModuleManifest[] =>
  modules.filter((module) => module.isBuiltIn || (user !== null && hasModule(user, module.id)))

/** Word files of these modules. */
export const wordsOfModules = (list: readonly ModuleManifest[]): readonly WordSource[] =>
  list.flatMap(({ id }) => {
    const ru = wordFiles[`../modules/${id}/messages/ru.json`]
    const en = wordFiles[`../modules/${id}/messages/en.json`]
    return ru && en ? [{ module: id, load: { ru, en } }] : []
  })

export interface FaceEntry {
  readonly module: string
  readonly sort: number
  readonly place: FaceManifest['place']
  readonly manifest: FaceManifest
}

/** Cards of the offer page in their order. */
export const facesOf = (user: CurrentUser): readonly FaceEntry[] =>
  modulesOf(user)
    .flatMap((module) =>
      (module.faces ?? []).map((face) => ({ module: module.id, sort: face.sort, place: face.place, manifest: face })),
    )
    .filter(({ manifest }) => allows(user, manifest.access))
    .toSorted(bySort)

/** One entry of the navigation, resolved: address, roles checked. */
export interface MenuEntry {
  readonly module: string
  readonly title: string
  readonly path: string
  readonly icon: ModuleMenuIcon
  readonly counts: readonly string[]
}
type ModuleMenuIcon = NonNullable<ModuleManifest['menu']>['items'][number]['icon']

export interface MenuGroup {
  readonly module: string
  readonly title: string | null
  readonly short: string | null
  /** Connected services to name under the title. */
  readonly services: readonly ServiceName[]
  readonly items: readonly MenuEntry[]
}

/** The navigation of this person: groups sorted, entries filtered by their permission lists, empty groups left out. */
export const menuOf = (user: CurrentUser): readonly MenuGroup[] =>
  modulesOf(user)
    .flatMap((module) => (module.menu ? [{ module, menu: module.menu, sort: module.menu.sort }] : []))
    .filter(({ module, menu }) => allows(user, menu.access ?? module.access))
    .toSorted(bySort)
    .map(({ module, menu }) => ({
      module: module.id,
      title: menu.title ? `${module.id}.${menu.title}` : null,
      short: menu.short ? `${module.id}.${menu.short}` : null,
      services: (menu.services ?? []).filter(({ access }) => allows(user, access)).map(({ name }) => name),
      items: menu.items
        .filter((item) => allows(user, item.access))
        .flatMap((item) => {
          const route = module.routes.find((candidate) => candidate.name === item.route)
          if (!route) throw new Error(`Menu of ${module.id}: no route ${item.route}`)
          return [
            {
              module: module.id,
              title: `${module.id}.${item.title ?? route.title}`,
              path: route.path,
              icon: item.icon,
              counts: item.counts ?? [],
            },
          ]
        }),
    }))
    .filter((group) => group.items.length > 0)
