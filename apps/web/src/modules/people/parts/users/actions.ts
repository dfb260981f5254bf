import type { Colleague } from '@cabinet/contract/people/colleagues'
import type { CurrentUser } from '@cabinet/contract/people/user'
import { Ban, Crown, LockOpen, Trash2, UserCheck, UserCog, UserX } from 'lucide-react'
import { allows } from '../../../../shared/access/access.ts'

/** What can be done about a person; the value of `?action=`. */
export const personActions = ['confirm', 'reject', 'roles', 'block', 'unblock', 'transfer', 'remove'] as const
export type PersonAction = (typeof personActions)[number]

/** Why an action is shown and cannot be used. */
export type Obstacle = 'adminOnly' | 'ownerOnly' | 'self' | 'isOwner'

export const actionIcons = {
  confirm: UserCheck,
  reject: UserX,
  roles: UserCog,
  block: Ban,
  unblock: LockOpen,
  transfer: Crown,
  remove: Trash2,
} as const

/** Actions that make sense in a state; the server has the same table and the last word. */
const byStatus: Readonly<Record<Colleague['status']['name'], readonly PersonAction[]>> = {
  UNCONFIRMED: ['confirm', 'reject'],
  ACTIVE: ['roles', 'transfer', 'block', 'remove'],
  BLOCKED: ['unblock', 'roles', 'remove'],
  REJECTED: ['remove'],
}

const ofOwner: ReadonlySet<PersonAction> = new Set(['confirm', 'reject', 'transfer'])

const obstacleOf = (me: CurrentUser, person: Colleague, action: PersonAction): Obstacle | null => {
  if (!allows(me, ['USER_ADMIN'])) return 'adminOnly'
  if (ofOwner.has(action) && !me.isOwner && !allows(me, ['GODMOD'])) return 'ownerOnly'
  if (action === 'block' || action === 'remove') {
    if (person.id === me.id) return 'self'
    if (person.isOwner) return 'isOwner'
  }
  return null
}

/** What this person may do about another one, and what stands in the way of the rest. */
export const actionsFor = (
  me: CurrentUser,
  person: Colleague,
): readonly { readonly action: PersonAction; readonly obstacle: Obstacle | null }[] =>
  byStatus[person.status.name]
    .filter((action) => action !== 'transfer' || !person.isOwner)
    .map((action) => ({ action, obstacle: obstacleOf(me, person, action) }))

export const isPersonAction = (value: string | null): value is PersonAction =>
  (personActions as readonly (string | null)[]).includes(value)
