import type { Colleague } from '@cabinet/contract/people/colleagues'
import { type Language, named } from '../../kernel/language.ts'
import { effectiveRoles } from '../../platform/principal.ts'
import type { PersonRow, RoleRow } from './colleague-store.ts'
import { userStatusMessages } from './messages.ts'
import { type Directory, roleOf } from './roles.ts'

/** A person as the list of users shows them; roles that were taken away are left out. */
export const colleagueOf = (
  row: PersonRow,
  stored: readonly RoleRow[],
  ownerId: string | null,
  directory: Directory,
  language: Language,
): Colleague => ({
  id: row.id,
  lastname: row.lastname,
  firstname: row.firstname,
  middlename: row.middlename,
  email: row.email,
  mobilePhone: row.username,
  position: row.position,
  status: named(userStatusMessages, row.status, language),
  roles: effectiveRoles(stored)
    .map((role) => roleOf(directory, role, language))
    .filter(({ isDeleted }) => !isDeleted),
  isOwner: ownerId === row.id,
  isDeleted: row.is_deleted,
  version: row.version,
  createdDateTime: row.created_at,
  lastLoginDateTime: row.last_login_at,
})
