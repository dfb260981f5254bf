import type { Organization, OrganizationChange, OrganizationNew } from '@cabinet/contract/organization'
import { itnRules } from '@cabinet/contract/organization/rules'
import type { Database } from '../../db/database.ts'
import { businessDay } from '../../kernel/clock.ts'
import { type AnyRequest, pageAround } from '../../platform/find/page.ts'
import { newId } from '../../kernel/ids.ts'
import type { RequestContext } from '../../platform/context.ts'
import { hasRole, type Principal } from '../../platform/principal.ts'
import { errors } from '../../kernel/http-error.ts'
import { recordStaffAction, recordStaffReading } from '../../platform/staff/journal.ts'
import { cleaned } from '../../kernel/cleaned.ts'
import { deleteSignInsOf, endSessionsOf } from '../auth/port.ts'
import { findPeopleOf, recordEvent, removePersonOf } from '../people/port.ts'
import { checkRules } from '../../kernel/rules.ts'
import { notifyConfirmed } from './confirmation.ts'
import { columnsOf } from './fields.ts'
import { organizationErrors } from './messages.ts'
import * as details from './payment-details-store.ts'
import { usesOf } from './payment-details-service.ts'
import { findSellerAccount } from './seller-account-store.ts'
import * as store from './store.ts'
import { organizationLineOf, organizationOf, type OrganizationRow, paymentDetailsOf } from './view.ts'

/** People have to do with their own organization, platform staff with every one. */
const isVisible = (user: Principal, id: string): boolean => user.organizationId === id || hasRole(user, 'GODMOD')

/** The organization with everything that belongs to it. */
export const completed = async (
  { platform, language }: Pick<RequestContext, 'platform' | 'language'>,
  row: OrganizationRow,
): Promise<Organization> => {
  const { database } = platform
  const [accounts, seller, uses] = await Promise.all([
    details.findAll(database, row.id),
    findSellerAccount(database, row.id),
    usesOf(platform, row.id),
  ])
  return organizationOf(
    row,
    {
      paymentDetails: accounts.map((account) => paymentDetailsOf(account, uses, language)),
      sellerAccount: seller
        ? { id: seller.id, name: seller.name, isDeleted: seller.is_deleted, connectedDateTime: seller.connected_at }
        : null,
    },
    language,
  )
}

/**
 * The organization that the caller may see, held until the transaction ends.
 *
 * @throws HttpError 404, and 409 when its version is not the one that the caller saw
 */
export const lockVisible = async (
  database: Database,
  user: Principal,
  id: string,
  version: number,
): Promise<OrganizationRow> => {
  const row = isVisible(user, id) ? await store.lockOrganization(database, id) : undefined
  if (!row) throw errors.notFound()
  if (row.version !== version) throw errors.stale()
  return row
}

/** An organization that the caller may see; any other is not found. */
export const findVisible = async (database: Database, user: Principal, id: string): Promise<OrganizationRow> => {
  const row = isVisible(user, id) ? await store.findOrganization(database, id) : undefined
  if (!row) throw errors.notFound()
  return row
}

/** Platform staff who read of an organization that is not their own stand in the journal. */
export const recordReading = async ({ platform, user }: RequestContext, row: OrganizationRow): Promise<void> => {
  if (row.id === user.organizationId) return
  await recordStaffReading(platform, { ...journalLineOf(row), byPersonId: user.id })
}

/** The same for what they change. */
export const recordChange = async (
  { platform, user }: Pick<RequestContext, 'platform' | 'user'>,
  row: OrganizationRow,
): Promise<void> => {
  if (row.id === user.organizationId) return
  await recordStaffAction(platform, { ...journalLineOf(row), action: 'CHANGED', byPersonId: user.id })
}

/** How the journal of staff names an organization. */
export const journalLineOf = ({ id, short_name: name, itn }: OrganizationRow) =>
  ({ thing: 'ORGANIZATION', thingId: id, subject: `${name}, ИНН ${itn}`, organizationId: id }) as const

/** One organization. */
export const getOrganization = async (context: RequestContext, id: string): Promise<Organization> => {
  const row = await findVisible(context.platform.database, context.user, id)
  await recordReading(context, row)
  return completed(context, row)
}

/** A page of organizations: all of them for platform staff, otherwise the own one. */
export const listOrganizations = async (
  { platform, user, organizationId, language }: RequestContext,
  request: AnyRequest,
) => {
  const onlyId = hasRole(user, 'GODMOD') ? null : organizationId
  const { rows, count } = await store.findOrganizations(platform.database, onlyId, request)
  return pageAround(
    rows.map((row) => organizationLineOf(row, language)),
    count,
    request,
  )
}

/**
 * Changes what people may enter.
 *
 * @throws HttpError 400 with the wrong fields, 404, 409 when somebody else was faster
 */
export const changeOrganization = async (
  context: RequestContext,
  change: OrganizationChange,
): Promise<Organization> => {
  const { platform, user } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    const row = await lockVisible(database, user, change.id, change.version)
    const changed = columnsOf(row.legal_status, change, row)
    await recordChange(context, row)
    return completed(context, await store.updateOrganization(database, row.id, changed, clock.nowText()))
  })
}

/**
 * Creates an organization by hand.
 *
 * @throws HttpError 400 with the wrong fields
 */
export const createOrganization = async (context: RequestContext, given: OrganizationNew): Promise<Organization> => {
  const { database, clock } = context.platform
  const { legalStatus, itn } = cleaned(given)
  checkRules({ itn }, { itn: itnRules(legalStatus) })
  const columns = columnsOf(legalStatus, given)
  const at = clock.nowText()
  return database.transaction(async () => {
    const row = await store.insertOrganization(database, {
      id: newId(),
      legal_status: legalStatus,
      itn,
      ...columns,
      is_msp: false,
      msp_category: null,
      msp_included_date: null,
      registry_status: null,
      registry_at: null,
      excluded_modules: '[]',
      owner_id: null,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
    if (!row) throw organizationErrors.itnTaken()
    await recordStaffAction(context.platform, { ...journalLineOf(row), action: 'ADDED', byPersonId: context.user.id })
    return completed(context, row)
  })
}

/**
 * Deletes an organization and ends the work of its people.
 *
 * @throws HttpError 404, 409 for one's own and for one with something active
 */
export const removeOrganization = ({ platform, user }: RequestContext, id: string): Promise<void> => {
  const { database, clock, modules } = platform
  return database.transaction(async () => {
    const row = await store.lockOrganization(database, id)
    if (!row) throw errors.notFound()
    if (row.id === user.organizationId) throw organizationErrors.own()
    const today = businessDay(clock.now())
    const uses = await Promise.all(
      modules.all.map(({ organizationUses }) => organizationUses?.(database, id, today) ?? []),
    )
    if (uses.flat().length > 0) throw organizationErrors.inUse(uses.flat())
    const at = clock.nowText()
    for (const person of await findPeopleOf(database, id)) {
      await removePersonOf(platform, { organizationId: id, personId: person.id, byPersonId: user.id })
      await endSessionsOf(database, person.id, 'DELETED', clock.real().toISOString())
      await deleteSignInsOf(database, person.id)
      await recordEvent(database, {
        organizationId: id,
        personId: person.id,
        kind: 'DELETED',
        byPersonId: user.id,
        at,
      })
    }
    await store.updateOrganization(database, id, { is_deleted: true }, at)
    await recordStaffAction(platform, { ...journalLineOf(row), action: 'REMOVED', byPersonId: user.id })
  })
}

/**
 * Platform staff confirm an organization that the registry does not know, by the name that it has now.
 *
 * @throws HttpError 404, 409 when its data are not those that the staff person saw
 */
export const confirmOrganization = (
  context: RequestContext,
  id: string,
  { version }: { readonly version: number },
): Promise<Organization> => {
  const { platform, user } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    const row = await lockVisible(database, user, id, version)
    const at = clock.nowText()
    const confirmed = { confirmed_name: row.short_name, confirmed_at: at, confirmed_by: user.id }
    await recordStaffAction(platform, { ...journalLineOf(row), action: 'CONFIRMED', byPersonId: user.id })
    const updated = await store.updateOrganization(database, id, confirmed, at)
    if (row.confirmed_name === null) await notifyConfirmed(platform, id)
    return completed(context, updated)
  })
}
