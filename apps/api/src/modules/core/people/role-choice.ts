import { refusePeople } from './refusals.ts'
import { type Directory, judgeRole } from './roles.ts'
import type { Inquiry } from '../../../platform/module.ts'
import type { RoleRow } from './colleague-store.ts'

/** Roles that an administrator neither gives nor takes. */
const BEYOND: readonly string[] = ['GODMOD']

/**
 * The roles that a person will hold: what was chosen, checked, and what is beyond an administrator's reach. A role that
 * the person holds already may stay even if it could not be given any more.
 *
 * @throws Refusal 400 at the field `roles`
 */
export const chooseRoles = async (
  inquiry: Pick<Inquiry, 'platform' | 'organizationId'>,
  chosen: readonly string[],
  stored: readonly RoleRow[],
  directory: Directory,
): Promise<readonly string[]> => {
  const held = new Set(stored.filter(({ is_deleted }) => !is_deleted).map(({ role }) => role))
  const wanted = [...new Set(chosen)]
  if (wanted.length === 0) throw refusePeople.noRoles()
  for (const id of wanted) {
    const role = directory.get(id)
    if (!role) throw refusePeople.unknownRole(id)
    const { isAssignable, reason } = await judgeRole(inquiry, role)
    const mayStay = held.has(id) && id !== 'UNVERIFIED_USER'
    if (!isAssignable && !mayStay) throw refusePeople.roleNotAssignable(role.words, reason)
  }
  return [...wanted, ...BEYOND.filter((id) => held.has(id) && !wanted.includes(id))]
}

/** Whether a choice of roles includes the administrator. */
export const includesAdmin = (roles: readonly string[]): boolean => roles.includes('USER_ADMIN')
