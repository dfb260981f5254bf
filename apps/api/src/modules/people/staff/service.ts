import type { NewStaff, StaffAction, StaffPerson } from '@cabinet/contract/staff'
import type { Database } from '../../../db/database.ts'
import { errors } from '../../../kernel/http-error.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { findStaffActions } from '../../../platform/staff/journal.ts'
import { findNamesOfOrganizations, organizationNames } from '../../organization/port.ts'
import { findNamesOfPeople } from '../names-store.ts'
import { assertPassword } from '../own-password.ts'
import { addStaff, makeTemporaryPassword, removeStaff, type TemporaryPassword } from './membership.ts'
import * as store from './store.ts'

type Context = Pick<CallContext, 'platform' | 'user'>

const viewStaff = async (database: Database, rows: readonly store.StaffRow[]): Promise<StaffPerson[]> => {
  const names = await findNamesOfOrganizations(database, [
    ...new Set(rows.flatMap(({ organization_id: id }) => id ?? [])),
  ])
  return rows.map((row) => ({
    id: row.id,
    lastname: row.lastname,
    firstname: row.firstname,
    middlename: row.middlename,
    email: row.email,
    mobilePhone: row.username,
    organization: row.organization_id === null ? null : (names.get(row.organization_id)?.short_name ?? null),
    mustChangePassword: row.must_change_password,
    grantedDateTime: row.granted_at,
    lastLoginDateTime: row.last_login_at,
  }))
}

/** Platform staff by a filter. */
export const findStaffPeople = async ({ platform, body }: Context & { readonly body: AnyRequest }) => {
  const { rows, count } = await store.findStaffPage(platform.database, body)
  return pageAround(await viewStaff(platform.database, rows), count, body)
}

type Creating = Context & { readonly body: NewStaff & { readonly password: string } }

/**
 * The step of `createStaff` ahead of its transaction: wrong passwords are counted whatever follows, and hashing takes long.
 *
 * @throws HttpError 400 and 423 without the right password
 */
export const prepareStaff = async ({ platform, user, body }: Creating): Promise<TemporaryPassword> => {
  await assertPassword(platform, user.id, body.password)
  return makeTemporaryPassword(platform.passwords)
}

/** Makes somebody platform staff. @throws HttpError 409; see `addStaff` */
export const createStaff = async ({ platform, user, body }: Creating, { password, hash }: TemporaryPassword) => {
  const { id, isNew } = await addStaff(platform, body, hash, user.id)
  const row = await store.findStaffPerson(platform.database, id)
  const [person] = row ? await viewStaff(platform.database, [row]) : []
  if (!person) throw errors.notFound()
  return { person, temporaryPassword: isNew ? password : null }
}

/** Takes somebody off the staff. @throws HttpError 403, 404, 409; see `removeStaff` */
export const deleteStaff = async ({ platform, user }: Context, id: string): Promise<void> => {
  await removeStaff(platform, id, user.id)
}

/** What platform staff have done and read, by a filter. */
export const findJournal = async ({ platform: { database }, body }: Context & { readonly body: AnyRequest }) => {
  const { rows, count } = await findStaffActions(database, organizationNames(database), body)
  const names = await findNamesOfPeople(database, [...new Set(rows.flatMap(({ by_person_id: by }) => by ?? []))])
  const lines: StaffAction[] = rows.map((row) => ({
    id: row.id,
    thing: row.thing,
    action: row.action,
    kind: row.action === 'READ' ? 'READ' : 'CHANGED',
    thingId: row.thing_id,
    subject: row.subject,
    by: row.by_person_id === null ? null : (names.get(row.by_person_id) ?? ''),
    organization: row.organization_id === null ? null : { id: row.organization_id, shortName: row.short_name ?? '' },
    atDateTime: row.at,
  }))
  return pageAround(lines, count, body)
}
