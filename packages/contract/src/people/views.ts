import * as z from 'zod/mini'
import { signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/** A state of a register that a person keeps under a name of their own. */
export const SavedView = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  /** Filters, order and columns as they stand in the address, without `?`. */
  address: z.string().check(z.maxLength(2000), z.regex(/^[^\s?#]*$/)),
})
export type SavedView = z.output<typeof SavedView>

/** More would not be found again in a menu. */
export const MAX_VIEWS = 20

/** Of so many registers one person keeps views; there are fewer in the cabinet. */
export const MAX_REGISTERS = 100

const Views = z.object({ views: z.array(SavedView).check(z.maxLength(MAX_VIEWS)) })

const ByRegister = z.object({ register: z.string().check(z.regex(/^[a-z][a-z\d-]{0,39}$/)) })

export const get = endpoint({
  id: 'view.get',
  method: 'GET',
  path: '/v1/user/view/{register}',
  summary: 'Views of a register that the person has saved; none for a register without any.',
  access: signedIn,
  params: ByRegister,
  response: Views,
})

export const put = endpoint({
  id: 'view.put',
  method: 'PUT',
  path: '/v1/user/view/{register}',
  summary: 'Replaces the saved views of a register. 409 when the person has saved views of too many registers.',
  access: signedIn,
  params: ByRegister,
  body: Views,
  response: Views,
  errors: [409],
  invalidates: [get],
})
