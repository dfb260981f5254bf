import { type RoleCode, roles as roleCodes } from '@cabinet/contract/access'
import type { Role } from '@cabinet/contract/people/user'
import type { Database } from '../../db/database.ts'
import type { Language, Message } from '../../kernel/language.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { PrincipalRole } from '../../platform/principal.ts'
import { roleMessages } from './messages.ts'
import * as store from './role-store.ts'

/** A role that can be held: of the product or added by platform staff. */
export interface KnownRole {
  readonly id: string
  readonly text: Message
  readonly isSystem: boolean
  readonly isDeleted: boolean
}

/** Every known role by its id, in the order of the product. */
export type Directory = ReadonlyMap<string, KnownRole>

const systemRoles: readonly KnownRole[] = roleCodes.map((id) => ({
  id,
  text: roleMessages[id],
  isSystem: true,
  isDeleted: false,
}))

const isSystem = (id: string): id is RoleCode => (roleCodes as readonly string[]).includes(id)

/** The directory of roles with what platform staff have added. */
export const loadDirectory = async (database: Database): Promise<Directory> => {
  const added = await store.findCustomRoles(database)
  const custom = added.map((row) => ({
    id: row.id,
    text: { ru: row.description_ru, en: row.description_en },
    isSystem: false,
    isDeleted: row.is_deleted,
  }))
  return new Map([...systemRoles, ...custom].map((role) => [role.id, role]))
}

/** The part of the directory that these roles need; who holds roles of the product only, asks the database nothing. */
export const directoryFor = (database: Database, roles: readonly PrincipalRole[]): Promise<Directory> =>
  roles.every(({ nameWithoutPrefix }) => isSystem(nameWithoutPrefix))
    ? Promise.resolve(new Map(systemRoles.map((role) => [role.id, role])))
    : loadDirectory(database)

/** A role as answers show it. One that is no longer in the directory counts as deleted. */
export const roleOf = (
  directory: Directory,
  { nameWithoutPrefix: id, isDeleted }: PrincipalRole,
  language: Language,
): Role => {
  const known = directory.get(id)
  return {
    id,
    name: `ROLE_${id}`,
    nameWithoutPrefix: id,
    description: known?.text[language] ?? id,
    isDeleted: isDeleted || (known?.isDeleted ?? true),
  }
}

/** Given by the server or by the database, never by people. */
const NEVER_GIVEN: ReadonlySet<string> = new Set<RoleCode>(['GODMOD', 'UNVERIFIED_USER', 'PARTNER'])

/** Whether people of the organization may get the role, and why not yet. */
export interface Verdict {
  readonly isAssignable: boolean
  readonly reason: Message | null
}

const BARRED: Verdict = { isAssignable: false, reason: null }
const FREE: Verdict = { isAssignable: true, reason: null }

/** Judges roles for one organization; a module says when its role makes sense. */
export const judgeRole = async (
  context: Pick<RequestContext, 'platform' | 'organizationId'>,
  { id, isDeleted }: KnownRole,
): Promise<Verdict> => {
  if (isDeleted || NEVER_GIVEN.has(id)) return BARRED
  const condition = context.platform.modules.all
    .flatMap(({ assignableRoles }) => assignableRoles ?? [])
    .find(({ role }) => role === id)
  if (!condition) return FREE
  return (await condition.isAssignable(context)) ? FREE : { isAssignable: false, reason: condition.reason }
}
