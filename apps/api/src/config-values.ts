import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod/mini'

/*
 * Kinds of values that variables of the environment have. Messages never repeat a value: it may be a secret.
 */

const REPOSITORY = resolve(import.meta.dirname, '../../..')

const isNetwork = (value: string): boolean => {
  const [address = '', prefix, ...rest] = value.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

export const text = z.string()
export const oneOf = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.enum(names, `must be one of ${names.join(', ')}`)
export const flag = z.pipe(
  oneOf('true', 'false'),
  z.transform((value) => value === 'true'),
)
export const whole = (from: number, to: number) =>
  z.pipe(
    z.string().check(
      z.refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to, {
        error: `must be a whole number from ${from} to ${to}`,
      }),
    ),
    z.transform(Number),
  )
export const address = (...protocols: string[]) =>
  z.string().check(
    z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `must be an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    }),
  )
const postgres = ['postgres:', 'postgresql:']

/** The address of a database. Its password is a part of it, so signs that end a part must be written in another way. */
export const databaseAddress = z.string().check(
  z.refine((value) => URL.canParse(value) && postgres.includes(new URL(value).protocol), {
    error: ({ input }) =>
      postgres.some((protocol) => String(input).startsWith(`${protocol}//`))
        ? 'cannot be read; in its password write # as %23, / as %2F, ? as %3F, @ as %40, % as %25'
        : `must be an address that starts with ${postgres.map((protocol) => `${protocol}//`).join(' or ')}`,
  }),
)
export const web = z.pipe(
  address('http:', 'https:'),
  z.transform((value) => value.replace(/\/+$/, '')),
)
export const path = z.pipe(
  text,
  z.transform((value) => resolve(REPOSITORY, value)),
)
/** Addresses and networks: `10.0.0.0/8, ::1`. */
export const networks = z.pipe(
  z.string().check(
    z.refine((value) => value.split(',').every((part) => isNetwork(part.trim())), {
      error: 'must be addresses or networks such as 10.0.0.0/8, separated by commas',
    }),
  ),
  z.transform((value) => value.split(',').map((part) => part.trim())),
)
export const secret = z.string().check(z.minLength(32, 'must have at least 32 characters'))
