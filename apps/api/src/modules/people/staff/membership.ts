import { randomInt } from 'node:crypto'
import type { NewStaff } from '@cabinet/contract/staff'
import { generate } from '@cabinet/validators/password'
import type { Database } from '../../../db/database.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Passwords } from '../../../kernel/passwords.ts'
import { recordStaffAction } from '../../../platform/staff/journal.ts'
import { deleteSecondFactor, deleteSignInsOf, endSessionsOf } from '../../auth/port.ts'
import { findByUsername, findForPassword, insertRoles } from '../account-store.ts'
import { freeContacts } from '../contact-store.ts'
import { peopleErrors } from '../errors.ts'
import { recordEvent } from '../events.ts'
import { fullNameOf } from '../names.ts'
import { findStoredRole, takeRole } from '../grants.ts'
import { insertWithoutOrganization } from '../without-organization.ts'
import * as store from './store.ts'

/** All that is needed, so that the command works without a server. */
export interface StaffBase {
  readonly database: Database
  readonly clock: Clock
}

const PASSWORD_LENGTH = 16
const RANDOM_STEPS = 2 ** 32

/** A password that its reader must replace at the first sign-in, and its hash. */
export interface TemporaryPassword {
  readonly password: string
  readonly hash: string
}

/** Makes a temporary password. Hashing takes long, so it happens ahead of the transaction. */
export const makeTemporaryPassword = async (passwords: Pick<Passwords, 'hash'>): Promise<TemporaryPassword> => {
  const password = generate(() => randomInt(RANDOM_STEPS) / RANDOM_STEPS, PASSWORD_LENGTH)
  return { password, hash: await passwords.hash(password) }
}

/**
 * The person who has both the telephone and the e-mail; nobody when both are free.
 *
 * @throws HttpError 409 when one of them is somebody else's, or the person cannot work now
 */
const findSame = async ({ database }: StaffBase, { mobilePhone, email }: NewStaff) => {
  const namesakes = await store.lockNamesakes(database, mobilePhone, email)
  const same = namesakes.find((person) => person.username === mobilePhone && person.email === email)
  const other = namesakes.find((person) => person !== same)
  if (other) throw peopleErrors.taken(other.username === mobilePhone && other.phone_confirmed ? 'mobilePhone' : 'email')
  if (!same) return undefined
  // Nobody works for a partner and for the platform: what they do for one would be done with the rights of the other.
  if ((await findStoredRole(database, same.id, 'PARTNER'))?.is_deleted === false) throw peopleErrors.taken('email')
  const waits = await findStoredRole(database, same.id, 'UNVERIFIED_USER')
  if (same.status !== 'ACTIVE' || waits?.is_deleted === false) throw peopleErrors.wrongState(same.status)
  return same
}

const insertNew = async (
  { database }: StaffBase,
  person: NewStaff,
  passwordHash: string,
  at: string,
): Promise<string> => {
  const id = newId()
  await insertWithoutOrganization(database, {
    ...person,
    id,
    passwordHash,
    at,
    mustChangePassword: true,
    // Whoever adds staff answers for both: they are what a new person signs in with.
    isPhoneProved: true,
  })
  return id
}

/**
 * Makes somebody platform staff: a new person with a temporary password, or one who is here already and keeps their own.
 * Who belongs to the staff already stays so.
 *
 * @param byPersonId null for the command
 * @returns the id, and whether the person is new: only then the temporary password opens anything
 * @throws HttpError 409 when the telephone or the e-mail is somebody else's, or the person is blocked or waits
 */
export const addStaff = (
  base: StaffBase,
  person: NewStaff,
  passwordHash: string,
  byPersonId: string | null,
): Promise<{ readonly id: string; readonly isNew: boolean }> => {
  const { database, clock } = base
  return database.transaction(async () => {
    const at = clock.nowText()
    const same = await findSame(base, person)
    if (same && (await findStoredRole(database, same.id, 'GODMOD'))?.is_deleted === false) {
      return { id: same.id, isNew: false }
    }
    const id = same?.id ?? (await insertNew(base, person, passwordHash, at))
    await insertRoles(database, id, ['GODMOD'], at)
    const organizationId = same?.organization_id ?? null
    await recordEvent(database, {
      organizationId,
      personId: id,
      kind: 'ROLES_CHANGED',
      byPersonId,
      at,
      details: { added: 'GODMOD' },
    })
    await recordStaffAction(base, { thing: 'STAFF', action: 'ADDED', thingId: id, subject: person.email, byPersonId })
    return { id, isNew: same === undefined }
  })
}

/**
 * Takes somebody off the staff and ends their sessions. Who has a cabinet of an organization keeps it; nobody else can
 * sign in any more, and telephone and e-mail are free.
 *
 * @param byPersonId null for the command
 * @returns how many are left
 * @throws HttpError 404 for who does not belong to it, 403 for who does not belong to it any more, 409 for oneself
 */
export const removeStaff = (base: StaffBase, id: string, byPersonId: string | null): Promise<number> => {
  const { database, clock } = base
  return database.transaction(async () => {
    const all = await store.lockStaff(database)
    if (byPersonId !== null && !all.includes(byPersonId)) throw errors.forbidden()
    const person = await store.findStaffPerson(database, id)
    if (!person) throw errors.notFound()
    if (id === byPersonId) throw peopleErrors.staffSelf()
    const at = clock.nowText()
    await takeRole(database, id, 'GODMOD')
    await endSessionsOf(database, id, 'DELETED', clock.real().toISOString())
    if (person.organization_id === null) {
      await freeContacts(database, id, at)
      await deleteSignInsOf(database, id)
    }
    await recordEvent(database, {
      organizationId: person.organization_id,
      personId: id,
      kind: 'ROLES_CHANGED',
      byPersonId,
      at,
      details: { removed: 'GODMOD' },
    })
    const subject = `${fullNameOf(person)}, ${person.email}`
    await recordStaffAction(base, { thing: 'STAFF', action: 'REMOVED', thingId: id, subject, byPersonId })
    return (await store.findAllStaff(database)).length
  })
}

/**
 * Takes the second factor away from whoever has lost it, and ends their sessions.
 *
 * @param username the telephone or the e-mail that the person signs in with
 * @returns false when nobody of this name has one
 */
export const resetSecondFactor = ({ database, clock }: StaffBase, username: string): Promise<boolean> =>
  database.transaction(async () => {
    const found = await findByUsername(database, username)
    const person = found && (await findForPassword(database, found.id))
    if (!person || !(await deleteSecondFactor(database, person.id))) return false
    await endSessionsOf(database, person.id, 'SECOND_FACTOR_CHANGED', clock.real().toISOString())
    await recordEvent(database, {
      organizationId: person.organization_id,
      personId: person.id,
      kind: 'SECOND_FACTOR_REMOVED',
      at: clock.nowText(),
    })
    await recordStaffAction(
      { database, clock },
      {
        thing: 'PERSON',
        action: 'SECOND_FACTOR_RESET',
        thingId: person.id,
        subject: username,
        byPersonId: null,
        organizationId: person.organization_id,
      },
    )
    return true
  })
