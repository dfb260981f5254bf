import type { CurrentUser, OrganizationShort } from '@cabinet/contract/people/user'
import { type Language, named } from '../../kernel/language.ts'
import { businessDay } from '../../kernel/clock.ts'
import type { Platform } from '../../platform/context.ts'
import { effectiveRoles, hasRole, lacksSecondFactor, type Principal } from '../../platform/principal.ts'
import { errors } from '../../kernel/http-error.ts'
import { partnerAccessOf, type PartnerOfPerson } from '../../platform/partners/partner.ts'
import { findOrganization, findPaymentDetails, findSellerAccount, legalStatusMessages } from '../organization/port.ts'
import { findConsents } from './consent-store.ts'
import { userStatusMessages } from './messages.ts'
import { directoryFor, roleOf } from './roles.ts'
import * as store from './store.ts'
import { keptReminder } from './waiting-service.ts'

/** Areas among these of which the organization has something in force. One that does not answer has nothing. */
const areasInForce = async (
  { database, clock, modules, log }: Platform,
  organizationId: string,
  available: readonly string[],
): Promise<string[]> => {
  const today = businessDay(clock.now())
  const hasUses = async (name: string): Promise<boolean> => {
    const module = modules.all.find(({ id, product }) => product && (product.name ?? id) === name)
    try {
      return ((await module?.organizationUses?.(database, organizationId, today)) ?? []).length > 0
    } catch (error) {
      log.error({ err: error, module: name }, 'a module has not answered')
      return false
    }
  }
  const answers = await Promise.all(available.map(async (name) => ({ name, isInForce: await hasUses(name) })))
  return answers.filter(({ isInForce }) => isInForce).map(({ name }) => name)
}

const organizationOf = async (
  platform: Platform,
  organization: NonNullable<Awaited<ReturnType<typeof findOrganization>>>,
  availableModules: readonly string[],
  language: Language,
): Promise<OrganizationShort> => {
  const { database } = platform
  const organizationId = organization.id
  const [paymentDetails, account, modulesInForce] = await Promise.all([
    findPaymentDetails(database, organizationId),
    findSellerAccount(database, organizationId),
    areasInForce(platform, organizationId, availableModules),
  ])
  return {
    id: organization.id,
    legalStatus: named(legalStatusMessages, organization.legal_status, language),
    shortName: organization.short_name,
    itn: organization.itn,
    kpp: organization.kpp,
    ogrn: organization.ogrn,
    msp: { isMsp: organization.is_msp, category: organization.msp_category },
    excludedModules: organization.excluded_modules,
    modulesInForce,
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

/** What opens to somebody of a partner: their work on its programs, and its decisions, which each kind has others of. */
const areasOf = ({ rights, kind }: PartnerOfPerson): string[] =>
  rights.map((right) => (right === 'DECIDE' ? kind : right))

/** The signed-in person with roles, organization and the areas of the product that they may have. */
export const currentUser = async (platform: Platform, user: Principal, language: Language): Promise<CurrentUser> => {
  const { database, modules, clock } = platform
  const [person, storedRoles, consents] = await Promise.all([
    store.findPerson(database, user.id),
    store.findRoles(database, user.id),
    findConsents(database, user.id),
  ])
  if (!person) throw errors.unauthenticated()
  const stored = person.organization_id === null ? undefined : await findOrganization(database, person.organization_id)
  const roles = effectiveRoles(storedRoles)
  const availableModules = modules.availableTo({ roles }, stored?.excluded_modules ?? [])
  const organization = stored ? await organizationOf(platform, stored, availableModules, language) : null
  const directory = await directoryFor(database, roles)
  const partner = hasRole({ roles }, 'PARTNER')
    ? await partnerAccessOf(platform)?.findPartnerOf(platform, user.id)
    : undefined
  // Whom the owner has not confirmed must not see the accounts of the organization, at banks or at the marketplace.
  const isConfirmed = !hasRole({ roles }, 'UNVERIFIED_USER')
  return {
    id: person.id,
    username: person.username,
    lastname: person.lastname,
    firstname: person.firstname,
    middlename: person.middlename,
    email: person.email,
    mobilePhone: person.username,
    position: person.position,
    emailConfirmed: person.email_confirmed,
    phoneConfirmed: person.phone_confirmed,
    consents: consents.map(({ type, version, accepted_at, ip, withdrawn_at }) => ({
      type,
      version,
      acceptedDateTime: accepted_at,
      ip,
      withdrawnDateTime: withdrawn_at,
    })),
    notifications: person.notifications,
    version: person.version,
    isOwner: stored?.owner_id === person.id,
    status: named(userStatusMessages, person.status, language),
    roles: roles.map((role) => roleOf(directory, role, language)),
    organization:
      organization && (isConfirmed ? organization : { ...organization, paymentDetails: [], sellerAccount: null }),
    ...(partner && { partner: { id: partner.id, name: partner.name, areas: areasOf(partner) } }),
    availableModules,
    isNeedChangePassword: person.must_change_password,
    isNeedSecondFactor: lacksSecondFactor(user),
    isDeleted: person.is_deleted,
    createdDateTime: person.created_at,
    lastLoginDateTime: person.last_login_at,
    ownerRemindedDateTime: keptReminder(person, clock.now()),
  }
}
