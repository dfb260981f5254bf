import type { Inquiry } from '../../../platform/module.ts'
import { effectiveRoles, holds, type PrincipalRole } from '../../../platform/principal.ts'
import { refuse } from '../../../platform/refusal.ts'
import * as store from './colleague-store.ts'
import { refusePeople } from './refusals.ts'

/** A person with what decides what they may do. */
interface Participant {
  readonly row: store.PersonRow
  readonly stored: readonly store.RoleRow[]
  readonly roles: readonly PrincipalRole[]
}

/** Who changes whom. Everything in it was read after the organization was locked, so it holds until the end. */
export interface Scene {
  readonly inquiry: Inquiry
  readonly organization: Awaited<ReturnType<typeof store.lockOrganization>>
  readonly actor: Participant
  readonly target: Participant
  /** Business time as stored. */
  readonly at: string
}

const participant = (row: store.PersonRow, stored: readonly store.RoleRow[]): Participant => ({
  row,
  stored,
  roles: effectiveRoles(stored),
})

/**
 * Runs a change of a person of the organization in one transaction. Changes of people of one organization pass one after
 * another, and who asks is looked at again inside: two administrators who remove each other leave one.
 *
 * @throws Refusal 404 for a person of another organization or a deleted one, 403 for who may not do this any more
 */
export const withPerson = <T>(inquiry: Inquiry, personId: string, change: (scene: Scene) => Promise<T>): Promise<T> => {
  const { platform, user, organizationId } = inquiry
  const { database, clock } = platform
  return database.transaction(async () => {
    const organization = await store.lockOrganization(database, organizationId)
    const target = await store.findLiving(database, organizationId, personId)
    if (!target) throw refuse.notFound()
    const actor = await store.findLiving(database, organizationId, user.id)
    const roles = await store.findRolesOf(database, [target.id, user.id])
    const rolesOf = (id: string) => roles.get(id) ?? []
    const who = actor && participant(actor, rolesOf(actor.id))
    if (who?.row.status !== 'ACTIVE' || !holds(who, 'USER_ADMIN', 'GODMOD')) throw refuse.forbidden()
    const whom = participant(target, rolesOf(target.id))
    // Platform staff are no business of an administrator.
    if (holds(whom, 'GODMOD') && !holds(who, 'GODMOD')) throw refuse.forbidden()
    return change({ inquiry, organization, actor: who, target: whom, at: clock.nowText() })
  })
}

/** @throws Refusal 403 unless the owner of the cabinet (or platform staff) asks */
export const mustBeOwner = ({ organization, actor }: Scene): void => {
  if (organization.owner_id !== actor.row.id && !holds(actor, 'GODMOD')) throw refusePeople.ownerOnly()
}

/** The moves between the states of a person; whatever is not here is refused. */
const MOVES = {
  confirm: ['UNCONFIRMED'],
  reject: ['UNCONFIRMED'],
  block: ['ACTIVE'],
  unblock: ['BLOCKED'],
  change: ['ACTIVE', 'BLOCKED'],
  own: ['ACTIVE'],
  remove: ['UNCONFIRMED', 'ACTIVE', 'BLOCKED', 'REJECTED'],
} as const satisfies Record<string, readonly store.PersonRow['status'][]>

/** @throws Refusal 409 when the state of the person does not allow this */
export const mustAllow = ({ target }: Scene, move: keyof typeof MOVES): void => {
  const from: readonly store.PersonRow['status'][] = MOVES[move]
  if (!from.includes(target.row.status)) throw refusePeople.wrongState(target.row.status)
}

/** @throws Refusal 409 when nobody would be left to administer the cabinet */
export const mustLeaveAdmin = async ({ inquiry, target }: Scene): Promise<void> => {
  const isAdmin = target.row.status === 'ACTIVE' && holds(target, 'USER_ADMIN')
  if (!isAdmin) return
  const { platform, organizationId } = inquiry
  const others = await store.countOtherAdmins(platform.database, organizationId, target.row.id)
  if (others === 0) throw refusePeople.lastAdmin()
}

/** @throws Refusal 409 for who cannot be shut out: oneself, the owner, the last administrator */
export const mustBeRemovable = async (scene: Scene): Promise<void> => {
  const { actor, target, organization } = scene
  if (target.row.id === actor.row.id) throw refusePeople.ownSelf()
  if (target.row.id === organization.owner_id) throw refusePeople.ownerStays()
  await mustLeaveAdmin(scene)
}
