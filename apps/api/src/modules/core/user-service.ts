import type { CurrentUser, OrganizationShort, Role } from '@cabinet/contract/user'
import { type Language, named } from '../../platform/language.ts'
import type { ApiModule, Inquiry, Platform } from '../../platform/module.ts'
import { effectiveRoles, holds, type Principal, type PrincipalRole } from '../../platform/principal.ts'
import { refuse } from '../../platform/refusal.ts'
import { userWaits } from './letters.ts'
import { legalStatusWords, refuseReminder, roleWords, userStatusWords } from './messages.ts'
import * as store from './store.ts'

const DAY_MS = 86_400_000

const roleOf = ({ nameWithoutPrefix: code, isDeleted }: PrincipalRole, language: Language): Role => ({
  id: code,
  name: `ROLE_${code}`,
  nameWithoutPrefix: code,
  description: roleWords[code][language],
  isDeleted,
})

const organizationOf = async (
  { database }: Platform,
  organization: NonNullable<Awaited<ReturnType<typeof store.findOrganization>>>,
  language: Language,
): Promise<OrganizationShort> => {
  const organizationId = organization.id
  const [paymentDetails, account] = await Promise.all([
    store.findPaymentDetails(database, organizationId),
    store.findSellerAccount(database, organizationId),
  ])
  return {
    id: organization.id,
    legalStatus: named(legalStatusWords, organization.legal_status, language),
    shortName: organization.short_name,
    itn: organization.itn,
    kpp: organization.kpp,
    ogrn: organization.ogrn,
    msp: { isMsp: organization.is_msp, category: organization.msp_category },
    excludedModules: organization.excluded_modules,
    sellerAccount: account ? { id: account.id, name: account.name, isDeleted: account.is_deleted } : null,
    paymentDetails: paymentDetails.map((details) => ({
      id: details.id,
      bik: details.bik,
      bankName: details.bank_name,
      correspondentAccount: details.correspondent_account,
      settlementAccount: details.settlement_account,
      isMain: details.is_main,
    })),
  }
}

/** The signed-in person with roles, organization and the areas of the product that they may have. */
export const currentUser = async (platform: Platform, user: Principal, language: Language): Promise<CurrentUser> => {
  const { database, modules } = platform
  const [person, storedRoles] = await Promise.all([
    store.findPerson(database, user.id),
    store.findRoles(database, user.id),
  ])
  if (!person) throw refuse.unauthenticated()
  const stored =
    person.organization_id === null ? undefined : await store.findOrganization(database, person.organization_id)
  const organization = stored ? await organizationOf(platform, stored, language) : null
  const roles = effectiveRoles(storedRoles)
  // Whom the owner has not confirmed must not see the bank accounts of the organization.
  const isConfirmed = !holds({ roles }, 'UNVERIFIED_USER')
  return {
    id: person.id,
    username: person.username,
    lastname: person.lastname,
    firstname: person.firstname,
    middlename: person.middlename,
    email: person.email,
    mobilePhone: person.username,
    position: person.position,
    isOwner: stored?.owner_id === person.id,
    status: named(userStatusWords, person.status, language),
    roles: roles.map((role) => roleOf(role, language)),
    organization: organization && (isConfirmed ? organization : { ...organization, paymentDetails: [] }),
    availableModules: modules.availableTo({ roles }, organization?.excludedModules ?? []),
    isNeedChangePassword: person.must_change_password,
    isDeleted: person.is_deleted,
    createdDateTime: person.created_at,
    lastLoginDateTime: person.last_login_at,
  }
}

/**
 * Asks the owner of the cabinet by letter to confirm the person; once in 24 hours.
 *
 * @throws Refusal 409 when the last letter is younger
 */
export const remindOwner = async ({
  platform,
  user,
  organizationId,
}: Inquiry): Promise<{ remindedDateTime: string }> => {
  const { database, clock, post } = platform
  const now = clock.now()
  const remindedDateTime = now.toISOString()
  return database.transaction(async () => {
    const dayBefore = new Date(now.getTime() - DAY_MS).toISOString()
    if (!(await store.noteReminder(database, user.id, remindedDateTime, dayBefore))) throw refuseReminder()
    const person = await store.findPerson(database, user.id)
    const organization = await store.findOrganization(database, organizationId)
    const owner = organization?.owner_id ? await store.findPerson(database, organization.owner_id) : undefined
    if (person && organization && owner) {
      const fullName = [person.lastname, person.firstname, person.middlename].filter(Boolean).join(' ')
      const newcomer = { fullName, organization: organization.short_name, position: person.position }
      const content = userWaits.write(newcomer, owner.language)
      await post.write({ organizationId, recipient: owner.email, content })
    }
    return { remindedDateTime }
  })
}

/** People who wait for the confirmation of this administrator. */
export const waitingUsers: NonNullable<ApiModule['attention']> = async ({ platform, user, organizationId }) => {
  if (!holds(user, 'USER_ADMIN', 'GODMOD')) return []
  const count = await store.countWaiting(platform.database, organizationId)
  return count === 0 ? [] : [{ kind: 'USERS_WAITING', count, path: '/profile?tab=users', details: {} }]
}
