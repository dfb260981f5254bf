import type { ServiceName } from '@cabinet/contract/config'
import type { FilePurpose } from '@cabinet/contract/file'
import type { CurrentUser } from '@cabinet/contract/user'
import { allows, hasModule } from '../shared/access/access.ts'
import type { Messages, MessageSource } from '../shared/intl/messages.ts'
import type {
  AttentionManifest,
  CommandManifest,
  FaceManifest,
  Hue,
  ModuleManifest,
  ProfileTabManifest,
  RecordManifest,
} from '../shared/manifest.ts'
import { host } from './host.ts'

// Modules are found by their folder: adding or deleting one changes nothing else.
const manifestFiles = import.meta.glob<{ module: ModuleManifest }>('../modules/*/module.ts', { eager: true })
const messageFiles = import.meta.glob<{ default: Messages }>(['../modules/*/messages/*.json', './messages/*.json'])

const bySort = (a: { sort: number }, b: { sort: number }) => a.sort - b.sort

export const modules: readonly ModuleManifest[] = [...Object.values(manifestFiles).map((file) => file.module), host]

/** Modules of this person's cabinet; signed out, only the built-in ones. */
export const modulesOf = (user: CurrentUser | null): readonly ModuleManifest[] =>
  modules.filter((module) => module.isBuiltIn || (user !== null && hasModule(user, module.id)))

/** Word files of these modules. */
export const messagesOfModules = (list: readonly ModuleManifest[]): readonly MessageSource[] =>
  list.flatMap(({ id }) => {
    const folder = id === host.id ? './messages' : `../modules/${id}/messages`
    const ru = messageFiles[`${folder}/ru.json`]
    const en = messageFiles[`${folder}/en.json`]
    return ru && en ? [{ module: id, load: { ru, en } }] : []
  })

export interface FaceEntry {
  readonly module: string
  readonly sort: number
  readonly place: FaceManifest['place']
  readonly hue: Hue | undefined
  /** The person works with the product already, or their organization has it. */
  readonly isOwn: boolean
  readonly manifest: FaceManifest
}

/** Cards of the offer page in their order. */
export const facesOf = (user: CurrentUser): readonly FaceEntry[] =>
  modulesOf(user)
    .flatMap((module) =>
      (module.faces ?? []).map((face) => ({
        module: module.id,
        sort: face.sort,
        place: face.place,
        hue: module.hue,
        isOwn:
          (face.ownedBy !== undefined && allows(user, face.ownedBy)) ||
          (user.organization?.modulesInForce.includes(module.id) ?? false),
        manifest: face,
      })),
    )
    .filter(({ manifest }) => (manifest.visible ?? true) && allows(user, manifest.access))
    .sort(bySort)

export interface ProfileTabEntry {
  /** An id of all messages. */
  readonly title: string
  readonly manifest: ProfileTabManifest
}

/** Sections of the profile in their order. Who waits for confirmation sees nothing of the organization. */
export const profileTabsOf = (user: CurrentUser): readonly ProfileTabEntry[] =>
  modulesOf(user)
    .flatMap((module) =>
      (module.profileTabs ?? []).map((tab) => ({
        sort: tab.sort,
        title: `${module.id}.${tab.title}`,
        manifest: tab,
      })),
    )
    .filter(
      ({ manifest }) => allows(user, manifest.access) && (!manifest.needsOrganization || user.organization !== null),
    )
    .sort(bySort)

/** How what waits for a decision is shown, by kind; kinds of modules that the person does not have are left out. */
export const attentionOf = (
  user: CurrentUser,
): Readonly<Record<string, AttentionManifest & { readonly hue: Hue | undefined }>> =>
  Object.fromEntries(
    modulesOf(user).flatMap((module) =>
      Object.entries(module.attention ?? {}).map(([kind, { text, action, icon }]) => [
        kind,
        {
          text: `${module.id}.${text}`,
          action: `${module.id}.${action}`,
          icon: `${module.id}.${icon}`,
          hue: module.hue,
        },
      ]),
    ),
  )

/** Ids of all messages that name the purposes of uploads. */
export const filePurposesOf = (user: CurrentUser): Readonly<Partial<Record<FilePurpose, string>>> =>
  Object.fromEntries(
    modulesOf(user).flatMap((module) =>
      Object.entries(module.filePurposes ?? {}).map(([purpose, title]) => [purpose, `${module.id}.${title}`]),
    ),
  )

/** What this person can begin from anywhere. */
export const commandsOf = (user: CurrentUser): readonly CommandManifest[] =>
  modulesOf(user).flatMap((module) =>
    (module.commands ?? [])
      .filter(({ access }) => allows(user, access ?? module.access))
      .map((command) => ({
        ...command,
        title: `${module.id}.${command.title}`,
        icon: `${module.id}.${command.icon}`,
      })),
  )

/** How what a search finds is shown, by kind; kinds of modules that the person does not have are left out. */
export const recordsOf = (user: CurrentUser): Readonly<Record<string, RecordManifest>> =>
  Object.fromEntries(
    modulesOf(user).flatMap((module) =>
      Object.entries(module.records ?? {}).map(([kind, { title, icon }]) => [
        kind,
        { title: `${module.id}.${title}`, icon: `${module.id}.${icon}` },
      ]),
    ),
  )

/** Id of the message that names an area: its group of the navigation, or the first of what a search finds there. */
export const titleOf = (user: CurrentUser, area: string): string | null => {
  const module = modulesOf(user).find(({ id }) => id === area)
  const title = module?.menu?.title ?? Object.values(module?.records ?? {})[0]?.title
  return title === undefined ? null : `${area}.${title}`
}

/** One entry of the navigation, resolved: address, roles checked. */
export interface MenuEntry {
  readonly module: string
  readonly title: string
  readonly path: string
  /** Name for `iconOf`. */
  readonly icon: string
}

export interface MenuGroup {
  readonly module: string
  readonly title: string | null
  readonly short: string | null
  readonly hue: Hue | undefined
  /** Connected services to name under the title. */
  readonly services: readonly ServiceName[]
  readonly items: readonly MenuEntry[]
}

/** Connected services that the person works with. */
const servicesOf = (user: CurrentUser): readonly ServiceName[] =>
  modulesOf(user).flatMap(({ service, access }) => (service !== undefined && allows(user, access) ? [service] : []))

/** The navigation of this person: groups sorted, entries filtered by their permission lists, empty groups left out. */
export const menuOf = (user: CurrentUser): readonly MenuGroup[] =>
  modulesOf(user)
    .flatMap((module) => (module.menu ? [{ module, menu: module.menu, sort: module.menu.sort }] : []))
    .filter(({ module, menu }) => allows(user, menu.access ?? module.access))
    .sort(bySort)
    .map(({ module, menu }) => ({
      module: module.id,
      title: menu.title ? `${module.id}.${menu.title}` : null,
      short: menu.short ? `${module.id}.${menu.short}` : null,
      hue: module.hue,
      services: menu.namesServices ? servicesOf(user) : [],
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
              icon: `${module.id}.${item.icon}`,
            },
          ]
        }),
    }))
    .filter((group) => group.items.length > 0)
