import { can, type HeldRole, type Permission, type RoleCode } from '@cabinet/contract/access'
import type { CurrentUser } from '@cabinet/contract/people/user'

/** Roles of a person that are in force: the server also answers those that were taken away, as deleted. */
export const rolesInForce = <Role extends HeldRole>({ roles }: { readonly roles: readonly Role[] }): readonly Role[] =>
  roles.filter(({ isDeleted }) => !isDeleted)

/** Whether a person has this very role; for what a person may do there is `allows`. */
export const hasRole = (user: CurrentUser, code: RoleCode): boolean =>
  rolesInForce(user).some(({ nameWithoutPrefix }) => nameWithoutPrefix === code)

/** Parts of the section of partners: for anybody of one, for who develops, for who decides for a bank or an insurer. */
export type PartnerArea = 'PARTNER' | 'DEVELOP' | 'BANK' | 'INSURER'

/** Whether a part of the section of partners is for this person. Platform staff, who pass every list, are in none of them. */
export const isIn = (user: CurrentUser, area: PartnerArea): boolean =>
  area === 'PARTNER' ? hasRole(user, area) : (user.partner?.areas.includes(area) ?? false)

/** Whether this person passes a list of permissions; the rule itself is the contract's, shared with the server. */
export const allows = (user: CurrentUser, permissions: readonly Permission[] = []): boolean =>
  can(user.roles, permissions)

export const isUnverified = (user: CurrentUser): boolean => !allows(user, ['!UNVERIFIED_USER'])

/** Whether the server offers the module to this person and it is not excluded for the organization. */
export const hasModule = (user: CurrentUser, id: string): boolean =>
  user.availableModules.includes(id) && !user.organization?.excludedModules.includes(id)

/** What of a person decides which pages there are: when it changes, the route table is built anew. */
export const accessOf = (user: CurrentUser): string =>
  JSON.stringify([
    user.id,
    [...user.availableModules].sort(),
    [...(user.organization?.excludedModules ?? [])].sort(),
    rolesInForce(user)
      .map((role) => role.id)
      .sort(),
    user.partner?.areas,
    user.isNeedChangePassword,
    user.isNeedSecondFactor,
  ])
