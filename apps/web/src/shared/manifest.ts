import type { Permission } from '@cabinet/contract/access'
import type { ServiceName } from '@cabinet/contract/config'
import type { FilePurpose } from '@cabinet/contract/file'
import type { ComponentType } from 'react'
import type { PartnerArea } from './access/access.ts'
import type { MessageSource } from './intl/messages.ts'

/** Frames that a page can stand in. */
export type LayoutName = 'default' | 'error' | 'empty' | 'lk' | 'landing'

/** A page's file exports its component under the name `Page`. */
type PageFile = () => Promise<{ readonly Page: ComponentType }>

export interface RouteManifest<Id extends string = string> {
  readonly name: string
  readonly path: string
  /** `default` when absent. */
  readonly layout?: LayoutName
  /** Title of the window, an id of the module's messages. */
  readonly title: Id
  readonly page: PageFile
  /** Messages that only this page shows: a large page brings its own, so that the others stay light. */
  readonly messages?: MessageSource
  /** Roles that open this route, besides the module's own; who lacks them goes to the offer page. */
  readonly access?: readonly Permission[]
  /** Replaces the module's access for this route. */
  readonly ownAccess?: readonly Permission[]
  /** The part of the section of partners that it belongs to: platform staff, who pass every list of permissions, have none. */
  readonly onlyFor?: PartnerArea
  /** Where who lacks the roles goes instead of the offer page. */
  readonly deniedTo?: string
  /** Takes the width of the window: a register has columns for it. */
  readonly isWide?: true
  /**
   * Shows or asks for passports, bank accounts, secrets, codes or the contacts of private persons: a visit to it is never
   * recorded, not even masked.
   */
  readonly isPrivate?: true
  /** Exists in development and demo installations only. */
  readonly demoOnly?: true
}

export interface RedirectManifest {
  readonly path: string
  readonly to: string
  readonly access?: readonly Permission[]
}

export interface MenuItem<Id extends string = string, Icon extends string = string> {
  /** Name of a route of the same module. */
  readonly route: string
  /** Shown text; the route's title when absent. */
  readonly title?: Id
  /** Name of an icon in `icons.ts` or `staff-icons.ts` of the module. */
  readonly icon: Icon
  readonly access?: readonly Permission[]
  /**
   * Id of the module in whose group it stands: what platform staff do in an area stands with the rest of their work. Where
   * that module has no group, it stays in its own.
   */
  readonly groupOf?: string
}

/** Quiet hues that tell products apart; none of them is the colour of a status. */
export type Hue = 'violet' | 'olive' | 'teal' | 'pink' | 'blue'

export interface MenuManifest<Id extends string = string, Icon extends string = string> {
  readonly sort: number
  readonly access?: readonly Permission[]
  /** Title of the group; a group without a title shows its items alone. */
  readonly title?: Id
  readonly short?: Id
  /** A line under the title: names of the connected services that the person works with, joined by «и». */
  readonly namesServices?: true
  readonly items: readonly MenuItem<Id, Icon>[]
}

/** A card of the offer page . */
export interface OfferCardManifest {
  readonly sort: number
  /** `products` stand in a grid, a `block` has the full width; both in the order of `sort`. */
  readonly section: 'products' | 'block'
  /**
   * Roles whose holders have the product already: its card stands among theirs, as it does for everybody of an
   * organization that has something of this area in force (contract `user.current`).
   */
  readonly ownedBy?: readonly Permission[]
  /** Roles that see the card; everyone when absent. */
  readonly access?: readonly Permission[]
  /** `false` takes the card off the page and leaves the module as it is. */
  readonly visible?: boolean
  /** The page shows nothing below its heading until this card has told its state (`useOfferCardState`). */
  readonly holdsPage?: true
  readonly card: () => Promise<{ readonly Card: ComponentType }>
}

/** A section of the profile page; `?tab=` names the open one. */
export interface ProfileTabManifest<Id extends string = string> {
  readonly id: string
  readonly sort: number
  readonly title: Id
  /** Roles that see the section; everyone when absent. */
  readonly access?: readonly Permission[]
  /** Shown only to people of an organization. */
  readonly needsOrganization?: true
  /** Messages that only this section shows. */
  readonly messages?: MessageSource
  readonly content: () => Promise<{ readonly Content: ComponentType }>
}

/** Kinds that a module has a message `<before><kind><after>` for. */
type KindsOf<Id extends string, Before extends string, After extends string = ''> = string extends Id
  ? string
  : Id extends `${Before}${infer Kind}${After}`
    ? Kind
    : never

/** Names of icons by kinds of what waits for a decision. The messages `attention.<kind>` and `attention.<kind>.action` say it. */
type AttentionIcons<Id extends string, Icon extends string> = Readonly<
  Partial<Record<KindsOf<Id, 'attention.', '.action'>, Icon>>
>

/** Something to do that begins on a page: found by its name among the commands. */
export interface CommandManifest<Id extends string = string, Icon extends string = string> {
  readonly title: Id
  readonly icon: Icon
  /** Where it begins. */
  readonly path: string
  readonly access?: readonly Permission[]
}

/** Everything that the host must know about a product area. It only collects: nothing is registered anywhere else. */
export interface ModuleManifest<Id extends string = string, Icon extends string = string> {
  readonly id: string
  /** Always present, whatever modules the server offers. */
  readonly isBuiltIn?: true
  /** The colour of the product on its card, in the navigation and in what waits; the brand's when absent. */
  readonly hue?: Hue
  /** Roles that open the module's routes and its menu group. */
  readonly access?: readonly Permission[]
  /** What messages call the service that organizations connect here; who opens the area works with it. */
  readonly service?: ServiceName
  readonly routes: readonly RouteManifest<Id>[]
  readonly redirects?: readonly RedirectManifest[]
  readonly menu?: MenuManifest<Id, Icon>
  readonly offerCards?: readonly OfferCardManifest[]
  readonly profileTabs?: readonly ProfileTabManifest<Id>[]
  /**
   * What waits for a decision of the person, by kind (contract `user.attention`): a sentence without its full stop says
   * what is to be done, a verb what the button does that leads there.
   */
  readonly attention?: AttentionIcons<Id, Icon>
  /** The same for what waits for platform staff. */
  readonly staffAttention?: AttentionIcons<Id, Icon>
  /** What each purpose of uploads of this area (contract `<module>/area.ts`) is called. */
  readonly filePurposes?: Readonly<Partial<Record<FilePurpose, Id>>>
  /** What can be done in this area without looking for its page first. */
  readonly commands?: readonly CommandManifest<Id, Icon>[]
  /**
   * Icons of the records of this area that a search finds, by kind (contract `user.search`), in the order in which they
   * are shown. The message `records.<kind>` names the kind in the plural.
   */
  readonly records?: Readonly<Partial<Record<KindsOf<Id, 'records.'>, Icon>>>
}

/**
 * Declares a module: `defineModule<MessageId, keyof typeof icons>({ … })` checks every id of its messages and every name
 * of its icons. The icons are in `icons.ts` of the module, so that a manifest stays free of pictures: all manifests are
 * there before anybody has signed in. Those that only platform staff see are in `staff-icons.ts`, which only they fetch.
 */
export const defineModule = <Id extends string, Icon extends string = never>(
  manifest: ModuleManifest<Id, Icon>,
): ModuleManifest<Id, Icon> => manifest
