import { peopleErrors } from './errors.ts'
import { type Directory, judgeRole } from './roles.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { RoleRow } from './colleague-store.ts'

/** Roles that an administrator neither gives nor takes. */
const BEYOND: readonly string[] = ['GODMOD']

/**
 * The roles that a person will hold: what was chosen, checked, and what is beyond an administrator's reach. A role that
 * the person holds already may stay even if it could not be given any more.
 *
 * @throws HttpError 400 at the field `roles`
 */
export const chooseRoles = async (
  context: Pick<RequestContext, 'platform' | 'organizationId'>,
  chosen: readonly string[],
  stored: readonly RoleRow[],
  directory: Directory,
): Promise<readonly string[]> => {
  const held = new Set(stored.filter(({ is_deleted }) => !is_deleted).map(({ role }) => role))
  const wanted = [...new Set(chosen)]
  if (wanted.length === 0) throw peopleErrors.noRoles()
  for (const id of wanted) {
    const role = directory.get(id)
    if (!role) throw peopleErrors.unknownRole(id)
    const { isAssignable, reason } = await judgeRole(context, role)
    const mayStay = held.has(id) && id !== 'UNVERIFIED_USER'
    if (!isAssignable && !mayStay) throw peopleErrors.roleNotAssignable(role.text, reason)
  }
  return [...wanted, ...BEYOND.filter((id) => held.has(id) && !wanted.includes(id))]
}

/** Whether a choice of roles includes the administrator. */
export const includesAdmin = (roles: readonly string[]): boolean => roles.includes('USER_ADMIN')
