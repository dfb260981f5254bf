import type { FindRequest } from '@cabinet/contract/find'
import type { DirectoryRole } from '@cabinet/contract/role'
import { pageAround } from '../../../platform/find.ts'
import type { Inquiry } from '../../../platform/module.ts'
import { refuse } from '../../../platform/refusal.ts'
import { refusePeople } from './refusals.ts'
import * as store from './role-store.ts'
import { judgeRole, type KnownRole, loadDirectory, roleOf } from './roles.ts'

const shown = async (inquiry: Inquiry, role: KnownRole): Promise<DirectoryRole> => {
  const directory = new Map([[role.id, role]])
  const { isAssignable, reason } = await judgeRole(inquiry, role)
  return {
    ...roleOf(directory, { nameWithoutPrefix: role.id, isDeleted: false }, inquiry.language),
    isAssignable,
    reason: reason?.[inquiry.language] ?? null,
    isSystem: role.isSystem,
  }
}

/** The directory by a filter, in the order of the product; deleted roles only when the filter asks for them. */
export const findRoles = async (inquiry: Inquiry & { readonly body: FindRequest }) => {
  const { platform, body } = inquiry
  const directory = await loadDirectory(platform.database)
  const all = await Promise.all([...directory.values()].map((role) => shown(inquiry, role)))
  const { ids, count } = await store.searchRoles(platform.database, all, body)
  const byId = new Map(all.map((role) => [role.id, role]))
  return pageAround(
    ids.flatMap((id) => byId.get(id) ?? []),
    count,
    body,
  )
}

const find = async ({ platform }: Inquiry, id: string): Promise<KnownRole> => {
  const role = (await loadDirectory(platform.database)).get(id)
  if (!role) throw refuse.notFound()
  return role
}

/** @throws Refusal 404 */
export const getRole = async (
  inquiry: Inquiry & { readonly params: { readonly id: string } },
): Promise<DirectoryRole> => shown(inquiry, await find(inquiry, inquiry.params.id))

/** @throws Refusal 409 when there is such a role already */
export const createRole = async (
  inquiry: Inquiry & { readonly body: { readonly id: string; readonly description: Record<'ru' | 'en', string> } },
): Promise<DirectoryRole> => {
  const { platform, body } = inquiry
  const { database, clock } = platform
  const directory = await loadDirectory(database)
  const isNew =
    !directory.get(body.id)?.isSystem &&
    (await store.saveCustomRole(database, { id: body.id, ...body.description }, clock.nowText()))
  if (!isNew) throw refusePeople.roleExists()
  return shown(inquiry, await find(inquiry, body.id))
}

/** @throws Refusal 404, 409 for a role of the product */
export const deleteRole = async (inquiry: Inquiry & { readonly params: { readonly id: string } }): Promise<void> => {
  const { database, clock } = inquiry.platform
  const role = await find(inquiry, inquiry.params.id)
  if (role.isSystem) throw refusePeople.systemRole()
  if (!(await store.deleteCustomRole(database, role.id, clock.nowText()))) throw refuse.notFound()
}
