/** Role codes that the server knows. A role id is its code. */
export const roles = [
  'GODMOD',
  'USER_ADMIN',
  'USER',
  'UNVERIFIED_USER',
  'SELLER',
  'SENDER',
  'DEBTOR',
  'FINANCE',
  'PARTNER',
] as const

export type RoleCode = (typeof roles)[number]

/** A role that lets in, or with `!` a role that keeps out. */
export type Permission = RoleCode | `!${RoleCode}`

/** The part of a role that a permission check looks at. */
export interface HeldRole {
  readonly nameWithoutPrefix: string
  readonly isDeleted: boolean
}

/**
 * The one permission check of the product, used by the server for every call and by the client for routes, menus and
 * buttons.
 *
 * - An empty list lets everyone in.
 * - `!ROLE` keeps out whoever holds the role; any other entry lets in whoever holds at least one of them.
 * - Deleted roles do not count.
 * - GODMOD passes every check, prohibitions included.
 */
export const can = (held: readonly HeldRole[], permissions: readonly Permission[]): boolean => {
  const codes = new Set(held.filter((role) => !role.isDeleted).map((role) => role.nameWithoutPrefix))
  if (codes.has('GODMOD')) return true
  const prohibited = permissions.filter((entry) => entry.startsWith('!'))
  if (prohibited.some((entry) => codes.has(entry.slice(1)))) return false
  const allowed = permissions.filter((entry) => !entry.startsWith('!'))
  return allowed.length === 0 || allowed.some((entry) => codes.has(entry))
}

/** What a partner is in the world outside. */
export const partnerKinds = ['BANK', 'INSURER', 'MARKETPLACE', 'PAYMENTS'] as const
export type PartnerKind = (typeof partnerKinds)[number]

/** What somebody of a partner may do: decide for it, as its live key may, or look after its keys and events. */
export const partnerRights = ['DECIDE', 'DEVELOP'] as const
export type PartnerRightOfPerson = (typeof partnerRights)[number]

/** Which partners may make a call: those of these kinds; without kinds, of any. */
export interface PartnerRight {
  readonly kinds: readonly PartnerKind[]
  /** With a test key alone: the call exists in the sandbox. */
  readonly inSandbox?: true
}

/** Who may make a call. */
export type Access =
  | { readonly session: false; readonly bearer?: 'refresh' | 'access' }
  /** A partner with its own key, or outside of the sandbox somebody of it who decides for it, in a session. */
  | ({ readonly session: false; readonly bearer: 'partner' } & PartnerRight)
  | {
      readonly session: true
      readonly permissions: readonly Permission[]
      readonly demoOnly?: true
      /** Also while the person has yet to replace a password that was given to them; every other call answers 403. */
      readonly beforeNewPassword?: true
      /** Also while the person has yet to set up the second factor that they are obliged to; others answer 403. */
      readonly beforeSecondFactor?: true
      /** How the call is kept to one partner when somebody of a partner makes it; staff make it about any of them. */
      readonly ofPartner?: 'ADDRESS' | 'MEMBERSHIP'
      /** What somebody of a partner must be allowed to do for it; nothing when absent. */
      readonly partnerRight?: PartnerRightOfPerson
    }

/** No sign-in needed. */
export const open: Access = { session: false }
/** The bearer token is a refresh token; the handler itself judges it. */
export const byRefreshToken: Access = { session: false, bearer: 'refresh' }
/** No sign-in needed, but whoever is signed in is known to the handler. */
export const openOrSignedIn: Access = { session: false, bearer: 'access' }
/** Anyone with a session, also people whom the owner has not confirmed yet. */
export const signedIn: Access = { session: true, permissions: [] }
/** The same, also for who has yet to set up a second factor, but not before a new password. */
export const signedInBeforeSecondFactor: Access = { session: true, permissions: [], beforeSecondFactor: true }
/** The same, also for who has yet to replace a password that was given to them. */
export const signedInBeforeNewPassword: Access = {
  session: true,
  permissions: [],
  beforeNewPassword: true,
  beforeSecondFactor: true,
}
/** Everyone whom the owner of the cabinet has confirmed. People of partners have no cabinet. */
export const verified: Access = { session: true, permissions: ['!UNVERIFIED_USER', '!PARTNER'] }
/** Holders of at least one of these roles. */
export const anyOf = (...permissions: [Permission, ...Permission[]]): Access => ({ session: true, permissions })
const staffAndPartner = ['GODMOD', 'PARTNER'] as const
/** Platform staff, and anybody of the partner that `id` of the address names; for those of others it does not exist. */
export const ofAnybodyOfPartner = {
  session: true,
  permissions: staffAndPartner,
  ofPartner: 'ADDRESS',
} as const satisfies Access
/** The same for the developers of the partner alone. */
export const ofPartnerInAddress: Access = { ...ofAnybodyOfPartner, partnerRight: 'DEVELOP' }
/** Platform staff, and developers of partners: to them it answers what is of their own partner. */
export const ofOwnPartner: Access = {
  session: true,
  permissions: staffAndPartner,
  ofPartner: 'MEMBERSHIP',
  partnerRight: 'DEVELOP',
}
/** Platform staff, and only while the product runs with demo data. */
export const developer: Access = { session: true, permissions: ['GODMOD'], demoOnly: true }
/** Partners with a key of their own, and who of them decides; all kinds when none is named. */
export const byPartner = (...kinds: PartnerKind[]): Access => ({ session: false, bearer: 'partner', kinds })
/** The same with a test key alone. */
export const inSandbox = (...kinds: PartnerKind[]): Access => ({
  session: false,
  bearer: 'partner',
  kinds,
  inSandbox: true,
})
