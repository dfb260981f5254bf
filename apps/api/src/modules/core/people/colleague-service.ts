import type { Colleague } from '@cabinet/contract/colleague'
import { endSessionsOf, recordEvent } from '../../../platform/people.ts'
import type { Inquiry } from '../../../platform/module.ts'
import { holds } from '../../../platform/principal.ts'
import * as store from './colleague-store.ts'
import { colleagueOf } from './colleague-view.ts'
import { accessGranted, accessRejected } from './letters.ts'
import { refuse } from '../../../platform/refusal.ts'
import { refusePeople } from './refusals.ts'
import { chooseRoles, includesAdmin } from './role-choice.ts'
import { type Directory, loadDirectory } from './roles.ts'
import { mustAllow, mustBeOwner, mustBeRemovable, mustLeaveAdmin, type Scene, withPerson } from './scene.ts'

interface OfPerson extends Inquiry {
  readonly params: { readonly id: string }
}

/** The person after the change. */
const changed = async ({ inquiry, organization }: Scene, row: store.PersonRow): Promise<Colleague> => {
  const { database } = inquiry.platform
  const roles = await store.findRolesOf(database, [row.id])
  const directory = await loadDirectory(database)
  return colleagueOf(row, roles.get(row.id) ?? [], organization.owner_id, directory, inquiry.language)
}

const record = (
  { inquiry, actor, target, at }: Scene,
  kind: Parameters<typeof recordEvent>[1]['kind'],
  details: Readonly<Record<string, string>> = {},
): Promise<void> =>
  recordEvent(inquiry.platform.database, {
    organizationId: inquiry.organizationId,
    personId: target.row.id,
    kind,
    byPersonId: actor.row.id,
    at,
    details,
  })

const namesOf = (roles: readonly string[], directory: Directory, language: 'ru' | 'en'): string[] =>
  roles.map((id) => directory.get(id)?.words[language] ?? id)

/** Lets in a person who waits. Their screen opens by itself: the session goes on. */
export const confirmPerson = (inquiry: OfPerson & { readonly body: { readonly roles: readonly string[] } }) =>
  withPerson(inquiry, inquiry.params.id, async (scene) => {
    mustBeOwner(scene)
    mustAllow(scene, 'confirm')
    const { platform, organizationId } = inquiry
    const { target, organization, actor, at } = scene
    const directory = await loadDirectory(platform.database)
    const roles = await chooseRoles(inquiry, inquiry.body.roles, target.stored, directory)
    await store.setRoles(platform.database, target.row.id, roles, at)
    const confirmation = { confirmed_by: actor.row.id, confirmed_at: at }
    const row = await store.changePerson(platform.database, target.row.id, { status: 'ACTIVE', ...confirmation }, at)
    await record(scene, 'CONFIRMED', { roles: roles.join(' ') })
    const { language, email } = target.row
    const content = accessGranted.write(
      { organization: organization.short_name, roles: namesOf(roles, directory, language) },
      language,
    )
    await platform.post.write({ organizationId, recipient: email, content })
    return changed(scene, row)
  })

/** Turns away a person who waits; they read why. */
export const rejectPerson = (inquiry: OfPerson & { readonly body: { readonly reason: string } }) =>
  withPerson(inquiry, inquiry.params.id, async (scene) => {
    mustBeOwner(scene)
    mustAllow(scene, 'reject')
    const { platform, organizationId, body } = inquiry
    const { target, organization, at } = scene
    const change = { status: 'REJECTED', reject_reason: body.reason } as const
    const row = await store.changePerson(platform.database, target.row.id, change, at)
    await endSessionsOf(platform.database, target.row.id, 'REJECTED', platform.clock.real().toISOString())
    await record(scene, 'REJECTED', { reason: body.reason })
    const { language, email } = target.row
    const content = accessRejected.write({ organization: organization.short_name, reason: body.reason }, language)
    await platform.post.write({ organizationId, recipient: email, content })
    return changed(scene, row)
  })

const difference = (before: readonly string[], after: readonly string[]): string =>
  before.filter((id) => !after.includes(id)).join(' ')

/** Changes roles and position of a confirmed person. */
export const updatePerson = (
  inquiry: OfPerson & {
    readonly body: {
      readonly version: number
      readonly roles: readonly string[]
      readonly position?: string | null | undefined
    }
  },
) =>
  withPerson(inquiry, inquiry.params.id, async (scene) => {
    const { platform, body } = inquiry
    const { target, organization, at } = scene
    mustAllow(scene, 'change')
    if (body.version !== target.row.version) throw refuse.stale()
    const directory = await loadDirectory(platform.database)
    const roles = await chooseRoles(inquiry, body.roles, target.stored, directory)
    if (!includesAdmin(roles) && holds(target, 'USER_ADMIN')) {
      if (target.row.id === organization.owner_id) throw refusePeople.ownerStays()
      await mustLeaveAdmin(scene)
    }
    const before = target.roles.filter(({ isDeleted }) => !isDeleted).map(({ nameWithoutPrefix: id }) => String(id))
    await store.setRoles(platform.database, target.row.id, roles, at)
    const position = body.position === undefined ? {} : { position: body.position || null }
    const row = await store.changePerson(platform.database, target.row.id, position, at)
    const added = difference(roles, before)
    const removed = difference(before, roles)
    if (added || removed) await record(scene, 'ROLES_CHANGED', { ...(added && { added }), ...(removed && { removed }) })
    return changed(scene, row)
  })

/** Shuts a person out: their tokens stop working with the next call. */
export const blockPerson = (inquiry: OfPerson) =>
  withPerson(inquiry, inquiry.params.id, async (scene) => {
    const { database, clock } = inquiry.platform
    const { target, at } = scene
    await mustBeRemovable(scene)
    mustAllow(scene, 'block')
    const row = await store.changePerson(database, target.row.id, { status: 'BLOCKED' }, at)
    await endSessionsOf(database, target.row.id, 'BLOCKED', clock.real().toISOString())
    await record(scene, 'BLOCKED')
    return changed(scene, row)
  })

/** Lets a blocked person in again, with the roles that they had. */
export const unblockPerson = (inquiry: OfPerson) =>
  withPerson(inquiry, inquiry.params.id, async (scene) => {
    mustAllow(scene, 'unblock')
    const row = await store.changePerson(inquiry.platform.database, scene.target.row.id, { status: 'ACTIVE' }, scene.at)
    await record(scene, 'UNBLOCKED')
    return changed(scene, row)
  })

/** Deletes a person; phone and e-mail are free for another registration. */
export const removePerson = (inquiry: OfPerson): Promise<void> =>
  withPerson(inquiry, inquiry.params.id, async (scene) => {
    const { database, clock } = inquiry.platform
    const { target, at } = scene
    // To delete who waits is to decide about them.
    if (target.row.status === 'UNCONFIRMED') mustBeOwner(scene)
    await mustBeRemovable(scene)
    mustAllow(scene, 'remove')
    await store.changePerson(database, target.row.id, { is_deleted: true }, at)
    await endSessionsOf(database, target.row.id, 'DELETED', clock.real().toISOString())
    await record(scene, 'DELETED')
  })
