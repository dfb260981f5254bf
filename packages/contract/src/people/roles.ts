import * as z from 'zod/mini'
import { anyOf, verified } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../find.ts'
import { boolean, text } from '../find-fields.ts'
import { Role } from './user.ts'
import { find as findColleagues, get as getColleague } from './colleagues.ts'

/** A role of the directory. */
export const DirectoryRole = z.object({
  ...Role.shape,
  /** May be given to people of the caller's organization now. */
  isAssignable: z.boolean(),
  /** Why it may not be given now, although it could be some day; null when it may, or never can. */
  reason: z.nullable(z.string()),
  /** Part of the product: it cannot be deleted. */
  isSystem: z.boolean(),
})
export type DirectoryRole = z.output<typeof DirectoryRole>

/** The directory of roles. */
export const directoryRoles = listOf({
  item: DirectoryRole,
  filters: {
    id: text(),
    name: text(),
    nameWithoutPrefix: text(),
    description: text(),
    isDeleted: boolean(),
    isAssignable: boolean(),
    isSystem: boolean(),
  },
  sort: ['id', 'name', 'nameWithoutPrefix', 'description', 'isAssignable', 'isSystem'],
})

/** The id of a role is its code. */
const RoleId = z.string().check(z.regex(/^[A-Z][A-Z\d_]{1,31}$/))
const ByRoleId = z.object({ id: RoleId })

export const find = endpoint({
  id: 'role.find',
  method: 'POST',
  path: '/v1/user/role/find',
  summary: 'The directory of roles, and which of them may be given in the organization of the caller.',
  access: verified,
  body: directoryRoles.body,
  response: directoryRoles.page,
})

export const get = endpoint({
  id: 'role.get',
  method: 'GET',
  path: '/v1/user/role/{id}',
  summary: 'A role of the directory.',
  access: verified,
  params: ByRoleId,
  response: DirectoryRole,
})

export const create = endpoint({
  id: 'role.create',
  method: 'POST',
  path: '/v1/user/role',
  summary: 'Adds a role to the directory. It gives no permission by itself; a deleted one comes back.',
  access: anyOf('GODMOD'),
  body: z.object({
    id: RoleId,
    description: z.object({
      ru: z.string().check(z.trim(), z.minLength(1), z.maxLength(128)),
      en: z.string().check(z.trim(), z.minLength(1), z.maxLength(128)),
    }),
  }),
  response: DirectoryRole,
  status: 201,
  errors: [409],
  idempotent: true,
  invalidates: [find, get],
})

export const remove = endpoint({
  id: 'role.remove',
  method: 'DELETE',
  path: '/v1/user/role/{id}',
  summary: 'Deletes a role of the directory: whoever holds it, holds it no more. Roles of the product stay.',
  access: anyOf('GODMOD'),
  params: ByRoleId,
  errors: [409],
  idempotent: true,
  invalidates: [find, get, findColleagues, getColleague],
})
