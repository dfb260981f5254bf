import type { RequestContext } from '../../platform/context.ts'
import { effectiveRoles, hasRole, type PrincipalRole } from '../../platform/principal.ts'
import { errors } from '../../kernel/http-error.ts'
import { lockOrganization, type OrganizationCard } from '../organization/port.ts'
import * as store from './colleague-store.ts'
import { peopleErrors } from './errors.ts'
import { personMachine } from './transitions.ts'

/** A person with what decides what they may do. */
interface Participant {
  readonly row: store.PersonRow
  readonly stored: readonly store.RoleRow[]
  readonly roles: readonly PrincipalRole[]
}

/** Who changes whom. Everything in it was read after the organization was locked, so it holds until the end. */
export interface PersonChange {
  readonly context: RequestContext
  readonly organization: OrganizationCard
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
 * @throws HttpError 404 for a person of another organization or a deleted one, 403 for who may not do this any more
 */
export const withPerson = <T>(
  context: RequestContext,
  personId: string,
  change: (personChange: PersonChange) => Promise<T>,
): Promise<T> => {
  const { platform, user, organizationId } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    const organization = await lockOrganization(database, organizationId)
    const target = await store.findLiving(database, organizationId, personId)
    if (!target) throw errors.notFound()
    const actor = await store.findLiving(database, organizationId, user.id)
    const roles = await store.findRolesOf(database, [target.id, user.id])
    const rolesOf = (id: string) => roles.get(id) ?? []
    const who = actor && participant(actor, rolesOf(actor.id))
    if (who?.row.status !== 'ACTIVE' || !hasRole(who, 'USER_ADMIN', 'GODMOD')) throw errors.forbidden()
    const whom = participant(target, rolesOf(target.id))
    // Platform staff are no business of an administrator.
    if (hasRole(whom, 'GODMOD') && !hasRole(who, 'GODMOD')) throw errors.forbidden()
    return change({ context, organization, actor: who, target: whom, at: clock.nowText() })
  })
}

/** @throws HttpError 403 unless the owner of the cabinet (or platform staff) asks */
export const assertOwner = ({ organization, actor }: PersonChange): void => {
  if (organization.owner_id !== actor.row.id && !hasRole(actor, 'GODMOD')) throw peopleErrors.ownerOnly()
}

/** In which states of a person something may be done to them; whatever is not here is refused. */
const statesFor = {
  confirm: personMachine.moves.confirm.from,
  reject: personMachine.moves.reject.from,
  block: personMachine.moves.block.from,
  unblock: personMachine.moves.unblock.from,
  remove: personMachine.moves.remove.from,
  change: ['ACTIVE', 'BLOCKED'],
  own: ['ACTIVE'],
} as const satisfies Record<string, readonly string[]>

/** @throws HttpError 409 when the state of the person does not allow this */
export const assertAllowed = ({ target }: PersonChange, action: keyof typeof statesFor): void => {
  const from: readonly string[] = statesFor[action]
  if (!from.includes(target.row.status)) throw peopleErrors.wrongState(target.row.status)
}

/** @throws HttpError 409 when nobody would be left to administer the cabinet */
export const assertAnotherAdmin = async ({ context, target }: PersonChange): Promise<void> => {
  const isAdmin = target.row.status === 'ACTIVE' && hasRole(target, 'USER_ADMIN')
  if (!isAdmin) return
  const { platform, organizationId } = context
  const others = await store.countOtherAdmins(platform.database, organizationId, target.row.id)
  if (others === 0) throw peopleErrors.lastAdmin()
}

/** @throws HttpError 409 for who cannot be shut out: oneself, the owner, the last administrator */
export const assertRemovable = async (personChange: PersonChange): Promise<void> => {
  const { actor, target, organization } = personChange
  if (target.row.id === actor.row.id) throw peopleErrors.ownSelf()
  if (target.row.id === organization.owner_id) throw peopleErrors.ownerStays()
  await assertAnotherAdmin(personChange)
}
