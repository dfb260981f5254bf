import type { DirectoryRole } from '@cabinet/contract/people/roles'
import { type AnyRequest, pageAround } from '../../platform/find/page.ts'
import type { RequestContext } from '../../platform/context.ts'
import { errors } from '../../kernel/http-error.ts'
import { peopleErrors } from './errors.ts'
import * as store from './role-store.ts'
import { judgeRole, type KnownRole, loadDirectory, roleOf } from './roles.ts'

const shown = async (context: RequestContext, role: KnownRole): Promise<DirectoryRole> => {
  const directory = new Map([[role.id, role]])
  const { isAssignable, reason } = await judgeRole(context, role)
  return {
    ...roleOf(directory, { nameWithoutPrefix: role.id, isDeleted: false }, context.language),
    isAssignable,
    reason: reason?.[context.language] ?? null,
    isSystem: role.isSystem,
  }
}

/** The directory by a filter, in the order of the product; deleted roles only when the filter asks for them. */
export const findRoles = async (context: RequestContext & { readonly body: AnyRequest }) => {
  const { platform, body } = context
  const directory = await loadDirectory(platform.database)
  const all = await Promise.all([...directory.values()].map((role) => shown(context, role)))
  const { rows, count } = await store.searchRoles(platform.database, all, body)
  const byId = new Map(all.map((role) => [role.id, role]))
  return pageAround(
    rows.flatMap(({ id }) => byId.get(id) ?? []),
    count,
    body,
  )
}

const find = async ({ platform }: RequestContext, id: string): Promise<KnownRole> => {
  const role = (await loadDirectory(platform.database)).get(id)
  if (!role) throw errors.notFound()
  return role
}

/** @throws HttpError 404 */
export const getRole = async (
  context: RequestContext & { readonly params: { readonly id: string } },
): Promise<DirectoryRole> => shown(context, await find(context, context.params.id))

/** @throws HttpError 409 when there is such a role already */
export const createRole = async (
  context: RequestContext & {
    readonly body: { readonly id: string; readonly description: Record<'ru' | 'en', string> }
  },
): Promise<DirectoryRole> => {
  const { platform, body } = context
  const { database, clock } = platform
  const directory = await loadDirectory(database)
  const isNew =
    !directory.get(body.id)?.isSystem &&
    (await store.saveCustomRole(database, { id: body.id, ...body.description }, clock.nowText()))
  if (!isNew) throw peopleErrors.roleExists()
  return shown(context, await find(context, body.id))
}

/** @throws HttpError 404, 409 for a role of the product */
export const deleteRole = async (
  context: RequestContext & { readonly params: { readonly id: string } },
): Promise<void> => {
  const { database, clock } = context.platform
  const role = await find(context, context.params.id)
  if (role.isSystem) throw peopleErrors.systemRole()
  if (!(await store.deleteCustomRole(database, role.id, clock.nowText()))) throw errors.notFound()
}
