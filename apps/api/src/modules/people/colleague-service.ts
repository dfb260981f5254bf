import type { Colleague, confirm, update } from '@cabinet/contract/people/colleagues'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import { alwaysWritten, sendToRecipients } from '../../platform/emails/recipients.ts'
import { deleteSignInsOf, endSessionsOf } from '../auth/port.ts'
import { recordEvent } from './events.ts'
import type { RequestContext } from '../../platform/context.ts'
import { hasRole } from '../../platform/principal.ts'
import * as store from './colleague-store.ts'
import { colleagueOf } from './colleague-view.ts'
import { accessGranted, accessRejected } from './emails.ts'
import { errors } from '../../kernel/http-error.ts'
import { applyEvent } from '../../platform/transitions/apply.ts'
import type { InputOf } from '../../platform/transitions/machine.ts'
import { peopleErrors } from './errors.ts'
import { assertPassword } from './own-password.ts'
import { nameForStrangers } from '../organization/port.ts'
import { chooseRoles, includesAdmin } from './role-choice.ts'
import { type Directory, loadDirectory } from './roles.ts'
import {
  assertAllowed,
  assertOwner,
  assertRemovable,
  assertAnotherAdmin,
  type PersonChange,
  withPerson,
} from './person-change.ts'
import { personMachine } from './transitions.ts'

interface OfPerson extends RequestContext {
  readonly params: { readonly id: string }
}

type Moves = (typeof personMachine)['moves']

/** Moves the person as the table says, in the name of who asks. */
const moveBy = async <Event extends keyof Moves>(
  { context, actor, target }: PersonChange,
  event: Event,
  input: InputOf<Moves, Event>,
): Promise<store.PersonRow> => {
  const { platform, organizationId } = context
  const subject = { id: target.row.id, organizationId }
  await applyEvent(platform, personMachine, { subject, event, input, actor: { kind: 'USER', id: actor.row.id } })
  return store.findPerson(platform.database, target.row.id)
}

/** The person after the change. */
const changed = async ({ context, organization }: PersonChange, row: store.PersonRow): Promise<Colleague> => {
  const { database } = context.platform
  const roles = await store.findRolesOf(database, [row.id])
  const directory = await loadDirectory(database)
  return colleagueOf(row, roles.get(row.id) ?? [], organization.owner_id, directory, context.language)
}

const record = (
  { context, actor, target, at }: PersonChange,
  kind: Parameters<typeof recordEvent>[1]['kind'],
  details: Readonly<Record<string, string>> = {},
): Promise<void> =>
  recordEvent(context.platform.database, {
    organizationId: context.organizationId,
    personId: target.row.id,
    kind,
    byPersonId: actor.row.id,
    at,
    details,
  })

const namesOf = (roles: readonly string[], directory: Directory, language: 'ru' | 'en'): string[] =>
  roles.map((id) => directory.get(id)?.text[language] ?? id)

/**
 * Whoever makes an administrator types their password once more, in case the session is not theirs any more. What is
 * refused anyway is said before, and looked at again with the change itself.
 */
const assertProofForAdmin = async (
  context: OfPerson & { readonly body: { readonly roles: readonly string[]; readonly password?: string | undefined } },
  check: (personChange: PersonChange) => void,
): Promise<void> => {
  const { platform, user, params, body } = context
  if (!includesAdmin(body.roles)) return
  const isAdmin = await withPerson(context, params.id, async (personChange) => {
    check(personChange)
    return hasRole(personChange.target, 'USER_ADMIN')
  })
  if (!isAdmin) await assertPassword(platform, user.id, body.password)
}

const assertConfirmable = (personChange: PersonChange): void => {
  assertOwner(personChange)
  assertAllowed(personChange, 'confirm')
}

type Confirming = OfPerson & Pick<ReceivedOf<typeof confirm>, 'body'>

/** The step of `confirmPerson` whose wrong passwords are counted whatever comes of the rest. */
export const proveConfirmation = (context: Confirming): Promise<void> => assertProofForAdmin(context, assertConfirmable)

/** Lets in a person who waits. Their screen opens by itself: the session goes on. */
export const confirmPerson = (context: Confirming) =>
  withPerson(context, context.params.id, async (personChange) => {
    assertConfirmable(personChange)
    const { platform, organizationId } = context
    const { target, organization, at } = personChange
    const directory = await loadDirectory(platform.database)
    const roles = await chooseRoles(context, context.body.roles, target.stored, directory)
    await store.setRoles(platform.database, target.row.id, roles, at)
    const row = await moveBy(personChange, 'confirm', undefined)
    await record(personChange, 'CONFIRMED', { roles: roles.join(' ') })
    const details = {
      organization: nameForStrangers(organization, target.row.language),
      roles: namesOf(roles, directory, target.row.language),
    }
    await sendToRecipients(platform, organizationId, [alwaysWritten(target.row)], accessGranted, details)
    return changed(personChange, row)
  })

/** Turns away a person who waits; they read why. */
export const rejectPerson = (context: OfPerson & { readonly body: { readonly reason: string } }) =>
  withPerson(context, context.params.id, async (personChange) => {
    assertOwner(personChange)
    assertAllowed(personChange, 'reject')
    const { platform, organizationId, body } = context
    const { target, organization } = personChange
    const row = await moveBy(personChange, 'reject', { reason: body.reason })
    await endSessionsOf(platform.database, target.row.id, 'REJECTED', platform.clock.real().toISOString())
    await record(personChange, 'REJECTED', { reason: body.reason })
    const details = { organization: nameForStrangers(organization, target.row.language), reason: body.reason }
    await sendToRecipients(platform, organizationId, [alwaysWritten(target.row)], accessRejected, details)
    return changed(personChange, row)
  })

const difference = (before: readonly string[], after: readonly string[]): string =>
  before.filter((id) => !after.includes(id)).join(' ')

type Updating = OfPerson & Pick<ReceivedOf<typeof update>, 'body'>

const assertChangeable = (personChange: PersonChange, { body }: Updating): void => {
  assertAllowed(personChange, 'change')
  if (body.version !== personChange.target.row.version) throw errors.stale()
}

/** The step of `updatePerson` whose wrong passwords are counted whatever comes of the rest. */
export const proveUpdate = (context: Updating): Promise<void> =>
  assertProofForAdmin(context, (personChange) => assertChangeable(personChange, context))

/** Changes roles and position of a confirmed person. */
export const updatePerson = (context: Updating) => {
  const { platform, body } = context
  return withPerson(context, context.params.id, async (personChange) => {
    const { target, organization, at } = personChange
    assertChangeable(personChange, context)
    const directory = await loadDirectory(platform.database)
    const roles = await chooseRoles(context, body.roles, target.stored, directory)
    if (!includesAdmin(roles) && hasRole(target, 'USER_ADMIN')) {
      if (target.row.id === organization.owner_id) throw peopleErrors.ownerStays()
      await assertAnotherAdmin(personChange)
    }
    const before = target.roles.filter(({ isDeleted }) => !isDeleted).map(({ nameWithoutPrefix: id }) => String(id))
    await store.setRoles(platform.database, target.row.id, roles, at)
    const position = body.position === undefined ? {} : { position: body.position || null }
    const row = await store.changePerson(platform.database, target.row.id, position, at)
    const added = difference(roles, before)
    const removed = difference(before, roles)
    if (added || removed)
      await record(personChange, 'ROLES_CHANGED', { ...(added && { added }), ...(removed && { removed }) })
    return changed(personChange, row)
  })
}

/** Shuts a person out: their tokens stop working with the next call. */
export const blockPerson = (context: OfPerson) =>
  withPerson(context, context.params.id, async (personChange) => {
    const { database, clock } = context.platform
    const { target } = personChange
    await assertRemovable(personChange)
    assertAllowed(personChange, 'block')
    const row = await moveBy(personChange, 'block', undefined)
    await endSessionsOf(database, target.row.id, 'BLOCKED', clock.real().toISOString())
    await record(personChange, 'BLOCKED')
    return changed(personChange, row)
  })

/** Lets a blocked person in again, with the roles that they had. */
export const unblockPerson = (context: OfPerson) =>
  withPerson(context, context.params.id, async (personChange) => {
    assertAllowed(personChange, 'unblock')
    const row = await moveBy(personChange, 'unblock', undefined)
    await record(personChange, 'UNBLOCKED')
    return changed(personChange, row)
  })

/** Deletes a person; phone and e-mail are free for another registration. */
export const removePerson = (context: OfPerson): Promise<void> =>
  withPerson(context, context.params.id, async (personChange) => {
    const { database, clock } = context.platform
    const { target } = personChange
    // To delete who waits is to decide about them.
    if (target.row.status === 'UNCONFIRMED') assertOwner(personChange)
    await assertRemovable(personChange)
    assertAllowed(personChange, 'remove')
    await moveBy(personChange, 'remove', undefined)
    await endSessionsOf(database, target.row.id, 'DELETED', clock.real().toISOString())
    await deleteSignInsOf(database, target.row.id)
    await record(personChange, 'DELETED')
  })
