import type { ServiceName } from '@cabinet/contract/config'
import type { FilePurpose } from '@cabinet/contract/file'
import type { CurrentUser } from '@cabinet/contract/people/user'
import { allows, hasModule, isIn } from '../shared/access/access.ts'
import type { Messages, MessageSource } from '../shared/intl/messages.ts'
import type { CommandManifest, OfferCardManifest, Hue, ModuleManifest, ProfileTabManifest } from '../shared/manifest.ts'
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

export interface OfferCardEntry {
  readonly module: string
  readonly sort: number
  readonly section: OfferCardManifest['section']
  readonly hue: Hue | undefined
  /** The person works with the product already, or their organization has it. */
  readonly isOwn: boolean
  readonly manifest: OfferCardManifest
}

/** Cards of the offer page in their order. */
export const offerCardsOf = (user: CurrentUser): readonly OfferCardEntry[] =>
  modulesOf(user)
    .flatMap((module) =>
      (module.offerCards ?? []).map((card) => ({
        module: module.id,
        sort: card.sort,
        section: card.section,
        hue: module.hue,
        isOwn:
          (card.ownedBy !== undefined && allows(user, card.ownedBy)) ||
          (user.organization?.modulesInForce.includes(module.id) ?? false),
        manifest: card,
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

/** How one kind of what waits for a decision is shown. */
export interface AttentionEntry {
  /** Ids of all messages: what is to be done, and the button that leads there. */
  readonly text: string
  readonly action: string
  /** Name for `iconOf`. */
  readonly icon: string
  readonly hue: Hue | undefined
}

/** How what waits for a decision is shown, by kind; kinds of which the person is never told are left out. */
export const attentionOf = (user: CurrentUser): Readonly<Record<string, AttentionEntry>> =>
  Object.fromEntries(
    modulesOf(user).flatMap(({ id, hue, attention, staffAttention }) =>
      Object.entries({ ...attention, ...(allows(user, ['GODMOD']) ? staffAttention : {}) }).map(([kind, icon]) => [
        kind,
        { text: `${id}.attention.${kind}`, action: `${id}.attention.${kind}.action`, icon: `${id}.${icon}`, hue },
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

/** How one kind of records is shown among what a search has found. */
interface RecordEntry {
  /** Id of the message that names the kind. */
  readonly title: string
  /** Name for `iconOf`. */
  readonly icon: string
}

const recordTitle = (module: string, kind: string): string => `${module}.records.${kind}`

/** How what a search finds is shown, by kind; kinds of modules that the person does not have are left out. */
export const recordsOf = (user: CurrentUser): Readonly<Record<string, RecordEntry>> =>
  Object.fromEntries(
    modulesOf(user).flatMap(({ id, records = {} }) =>
      Object.entries(records).map(([kind, icon]) => [kind, { title: recordTitle(id, kind), icon: `${id}.${icon}` }]),
    ),
  )

/** Id of the message that names an area: its group of the navigation, or the first of what a search finds there. */
export const titleOf = (user: CurrentUser, area: string): string | null => {
  const module = modulesOf(user).find(({ id }) => id === area)
  if (module?.menu?.title) return `${area}.${module.menu.title}`
  const [kind] = Object.keys(module?.records ?? {})
  return kind === undefined ? null : recordTitle(area, kind)
}

/** One entry of the navigation, resolved: address, roles checked. */
export interface MenuEntry {
  readonly module: string
  readonly title: string
  readonly path: string
  /** Name for `iconOf`. */
  readonly icon: string
  /** Id of the module in whose group it stands, if that has one. */
  readonly groupOf: string
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

/** Entries that belong into the group of another module stand there behind its own, in the order of their groups. */
const gathered = (groups: readonly MenuGroup[]): readonly MenuGroup[] => {
  const known = new Set(groups.map(({ module }) => module))
  const placeOf = ({ module, groupOf }: MenuEntry) => (known.has(groupOf) ? groupOf : module)
  return groups.map((group) => ({
    ...group,
    items: [group, ...groups.filter((other) => other !== group)]
      .flatMap(({ items }) => items)
      .filter((item) => placeOf(item) === group.module),
  }))
}

/** The navigation of this person: groups sorted, entries filtered by their permission lists, empty groups left out. */
export const menuOf = (user: CurrentUser): readonly MenuGroup[] => {
  const groups = modulesOf(user)
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
          if (route.onlyFor && !isIn(user, route.onlyFor)) return []
          return [
            {
              module: module.id,
              title: `${module.id}.${item.title ?? route.title}`,
              path: route.path,
              icon: `${module.id}.${item.icon}`,
              groupOf: item.groupOf ?? module.id,
            },
          ]
        }),
    }))
  return gathered(groups).filter((group) => group.items.length > 0)
}
