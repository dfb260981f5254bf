import type { OrganizationModule, RegisteredCard, RegisteredOrganization } from '@cabinet/contract/organization/staff'
import { businessDay } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import { type Language, type Message, named } from '../../../kernel/language.ts'
import type { Platform, RequestContext } from '../../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { recordStaffAction } from '../../../platform/staff/journal.ts'
import { findNamesOfPeople, findProductRoles, viewPeopleOf } from '../../people/port.ts'
import { legalStatusMessages, organizationErrors } from '../messages.ts'
import { findSellerAccount } from '../seller-account-store.ts'
import { journalLineOf, recordReading } from '../service.ts'
import { lockOrganization, updateOrganization } from '../store.ts'
import { organizationOf } from '../view.ts'
import * as store from './store.ts'

/** Areas whose own role somebody of the organization holds: whoever has a product works in it by such a role. */
const workedIn = (held: readonly string[], { all, switchable }: Platform['modules']): string[] =>
  switchable.filter((name) =>
    all.some(
      ({ id, product, assignableRoles = [] }) =>
        product && (product.name ?? id) === name && assignableRoles.some(({ role }) => held.includes(role)),
    ),
  )

const lineOf = (
  row: store.RegisteredRow,
  held: readonly string[],
  { platform, language }: Pick<RequestContext, 'platform' | 'language'>,
): RegisteredOrganization => ({
  id: row.id,
  shortName: row.short_name,
  fullName: row.full_name,
  itn: row.itn,
  legalStatus: named(legalStatusMessages, row.legal_status, language),
  owner: row.owner_id === null ? null : { id: row.owner_id, fullName: row.owner_name ?? '' },
  modules: workedIn(held, platform.modules),
  excludedModules: row.excluded_modules,
  confirmedBy: row.confirmed_name === null ? null : row.confirmed_by === null ? 'REGISTRY' : 'STAFF',
  createdDateTime: row.created_at,
})

/** Organizations of the installation, by a filter. */
export const findRegistered = async (context: RequestContext & { readonly body: AnyRequest }) => {
  const { database } = context.platform
  const { rows, count } = await store.findRegisteredPage(database, context.body)
  const roles = await findProductRoles(
    database,
    rows.map(({ id }) => id),
  )
  return pageAround(
    rows.map((row) => lineOf(row, roles.get(row.id) ?? [], context)),
    count,
    context.body,
  )
}

/** What of an area is in force for an organization. */
const usesOf = async (
  { modules, database, clock }: Platform,
  id: string,
  name: string,
): Promise<readonly Message[]> => {
  const module = modules.all.find((one) => one.product && (one.product.name ?? one.id) === name)
  return (await module?.organizationUses?.(database, id, businessDay(clock.now()))) ?? []
}

const areasOf = async (platform: Platform, row: store.RegisteredRow, language: Language) => {
  const { modules, database } = platform
  const names = await findNamesOfPeople(database, [...new Set(Object.values(row.exclusions).map(({ by }) => by))])
  return Promise.all(
    modules.switchable.filter(modules.isOn).map(async (name): Promise<OrganizationModule> => {
      const exclusion = row.exclusions[name]
      return {
        name,
        isExcluded: row.excluded_modules.includes(name),
        exclusion: exclusion
          ? { reason: exclusion.reason, by: names.get(exclusion.by) ?? '', atDateTime: exclusion.at }
          : null,
        inForce: (await usesOf(platform, row.id, name)).map((use) => use[language]),
      }
    }),
  )
}

/** @throws HttpError 404 */
const registeredCard = async (context: RequestContext, id: string): Promise<RegisteredCard> => {
  const { platform, language } = context
  const { database } = platform
  const row = await store.findRegisteredRow(database, id)
  if (!row) throw errors.notFound()
  const [roles, people, areas, seller] = await Promise.all([
    findProductRoles(database, [id]),
    viewPeopleOf(context, row),
    areasOf(platform, row, language),
    findSellerAccount(database, id),
  ])
  return {
    ...lineOf(row, roles.get(id) ?? [], context),
    version: row.version,
    confirmed: organizationOf(row, { paymentDetails: [], sellerAccount: null }, language).confirmed,
    people,
    areas,
    sellerAccount: seller
      ? { name: seller.name, isDeleted: seller.is_deleted, connectedDateTime: seller.connected_at }
      : null,
  }
}

/** An organization with its people and areas; the journal says who has read it. @throws HttpError 404 */
export const getRegistered = async (context: RequestContext, id: string): Promise<RegisteredCard> => {
  const row = await store.findRegisteredRow(context.platform.database, id)
  if (!row) throw errors.notFound()
  await recordReading(context, row)
  return registeredCard(context, id)
}

type Setting = RequestContext & {
  readonly params: { readonly id: string; readonly module: string }
  readonly body: { readonly isExcluded: boolean; readonly reason: string }
}

/**
 * Takes an area away from an organization, or gives it back. The same once more changes nothing.
 *
 * @throws HttpError 404 for an organization or an area that is not here, 409 while something of the area is in force
 */
export const setModuleOf = (context: Setting): Promise<RegisteredCard> => {
  const { platform, user, params, body } = context
  const { id, module } = params
  const { database, clock, modules } = platform
  return database.transaction(async () => {
    const row = await lockOrganization(database, id)
    if (!row || !modules.switchable.includes(module)) throw errors.notFound()
    if (row.excluded_modules.includes(module) === body.isExcluded) return registeredCard(context, id)
    const uses = body.isExcluded ? await usesOf(platform, id, module) : []
    if (uses.length > 0) throw organizationErrors.moduleInUse(uses)
    const at = clock.nowText()
    const others = Object.entries(row.exclusions).filter(([name]) => name !== module)
    const own = body.isExcluded ? [[module, { reason: body.reason, by: user.id, at }] as const] : []
    const left = row.excluded_modules.filter((name) => name !== module)
    await updateOrganization(
      database,
      id,
      {
        excluded_modules: JSON.stringify(body.isExcluded ? [...left, module] : left),
        exclusions: JSON.stringify(Object.fromEntries([...others, ...own])),
      },
      at,
    )
    const { subject, ...line } = journalLineOf(row)
    await recordStaffAction(platform, {
      ...line,
      subject: `${subject}: ${module}. ${body.reason}`,
      action: body.isExcluded ? 'SWITCHED_OFF' : 'SWITCHED_ON',
      byPersonId: user.id,
    })
    return registeredCard(context, id)
  })
}
