import { isForm, type Schema } from '@cabinet/contract/endpoint'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { HttpError } from '../../src/kernel/http-error.ts'
import { cleanInput } from '../../src/platform/clean-input.ts'
import { validate } from '../../src/platform/validation.ts'
import { allEndpoints, fieldsOf, sampleOf } from '../support/operations.ts'

const CLEAN = 'Договор й 👩‍👩‍👧'
const DIRTY = '\u200B Дого\u00ADвор\u2060 и\u0306 👩‍👩‍👧\uD800\u202E\u0000 '
const INVISIBLE = ' \u200B\u00AD\u2060\u3164\uFEFF'

/** What is compared sign by sign, and so is taken as it was sent. */
const SECRETS = [
  'auth.login password',
  'auth.prove password',
  'auth.secondFactor ticket',
  'colleague.confirm password',
  'colleague.create password',
  'colleague.update password',
  'colleague.transferOwnership password',
  'passkey.signInRequest codeToken',
  'passkey.signInRequest ticket',
  'password.change codeToken',
  'password.change oldPassword',
  'password.change password',
  'profile.sendContactCode password',
  'profile.unsubscribe token',
  'profile.unsubscribePage token',
  'profile.updateSelf codeToken',
  'sender-account.save clientSecret',
  'seller-registration.check token',
  'seller-registration.connect token',
  'seller-registration.register token',
  'staff.create password',
]

interface Definition {
  readonly type: string
  readonly innerType?: Schema
  readonly in?: Schema
  readonly element?: Schema
  readonly items?: readonly Schema[]
  readonly options?: readonly Schema[]
}

/** Values of a schema in which every text is this one; several where a union has alternatives. */
const filledWith = (schema: Schema, text: string): readonly unknown[] => {
  const { type, innerType, in: first, element, items, options } = schema._zod.def as Definition
  if (type === 'string') return [text]
  if (innerType) return filledWith(innerType, text)
  if (first) return filledWith(first, text)
  if (options) return options.flatMap((option) => filledWith(option, text))
  if (element) return filledWith(element, text).map((value) => [value])
  if (items) return [items.map((item) => filledWith(item, text)[0])]
  if (type !== 'object') return []
  const fields = fieldsOf(schema).map(({ name, schema: field }) => [name, filledWith(field, text)] as const)
  const count = Math.max(0, ...fields.map(([, values]) => values.length))
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      fields.flatMap(([name, values]) => (values.length === 0 ? [] : [[name, values[index % values.length]]])),
    ),
  )
}

/** Every text in a value, with the names that lead to it. */
const textsIn = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    textsIn(entry, Array.isArray(value) ? path : `${path}${path && '.'}${key}`),
  )
}

const inputs = (await allEndpoints()).flatMap(({ id, params, query, body }) =>
  [params, query, isForm(body) ? body.fields : body].flatMap((schema) =>
    schema && filledWith(schema, DIRTY).length > 0 ? [{ id, schema }] : [],
  ),
)

describe('texts of every call', () => {
  it('are cleaned before anything is made of them, but for secrets', () => {
    const left = inputs.flatMap(({ id, schema }) =>
      filledWith(schema, DIRTY)
        .flatMap((value) => textsIn(cleanInput(schema, value)))
        .flatMap(([path, text]) => (text === CLEAN ? [] : [`${id} ${path}`])),
    )
    const ids = new Set(inputs.map(({ id }) => id))
    const secrets = SECRETS.filter((name) => ids.has(name.split(' ')[0] ?? ''))
    expect([...new Set(left)].toSorted()).toEqual(secrets.toSorted())
  })

  it('count as nothing where nothing is seen', () => {
    const wrong = inputs.flatMap(({ id, schema }) =>
      fieldsOf(schema).flatMap(({ name, schema: field }) => {
        const isText = (field._zod.def as Definition).type === 'string'
        if (!isText || SECRETS.includes(`${id} ${name}`) || z.safeParse(field, '').success) return []
        const { error } = validate(schema, 'body', { ...(sampleOf(schema) as object), [name]: INVISIBLE })
        const reported = error instanceof HttpError ? error.fields.find((one) => one.field === name) : undefined
        return reported?.code === 'required' ? [] : [`${id} ${name} ${reported?.code}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  it('keep their lines where people write several', () => {
    const lined = inputs.flatMap(({ id, schema }) =>
      filledWith(schema, 'а\r\nб')
        .flatMap((value) => textsIn(cleanInput(schema, value)))
        .flatMap(([path, text]) => (text === 'а\nб' ? [`${id} ${path}`] : [])),
    )
    expect(lined.length).toBeGreaterThan(10)
    expect(lined.every((name) => /(?:text|message|comment|reason|description|problem|purpose|note)$/.test(name))).toBe(
      true,
    )
  })
})
