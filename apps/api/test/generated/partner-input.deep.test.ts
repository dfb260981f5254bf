import type { PartnerKind } from '@cabinet/contract/access'
import { type Endpoint, isForm, type Schema } from '@cabinet/contract/endpoint'
import type { ErrorBody } from '@cabinet/contract/errors'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { allEndpoints, sampleOf } from '../support/operations.ts'
import { createTestPartner } from '../support/partner.ts'

const calls = (await allEndpoints()).flatMap((endpoint) =>
  !endpoint.access.session && endpoint.access.bearer === 'partner'
    ? [{ id: endpoint.id, endpoint, kind: endpoint.access.kinds[0] ?? 'BANK' }]
    : [],
)

/** Whether a call exists in the sandbox alone: it takes a test key. */
const isOfSandbox = ({ access }: Endpoint): boolean =>
  !access.session && access.bearer === 'partner' && access.inSandbox === true

interface Inside {
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly innerType?: Schema
}

const insideOf = (schema: Schema): Inside => schema._zod.def as Inside

/** What has a shape that no sample knows, by the name of its field. */
const shaped: Readonly<Record<string, unknown>> = {
  occurredAt: '2026-11-20T10:00:00+03:00',
  month: '2026-10',
  itn: '7799061015',
  organizationItn: '7799061015',
}

/** A value with every field that its schema declares, those that may be left out as well. */
const wholeOf = (schema: Schema): unknown => {
  const { shape, element, innerType } = insideOf(schema)
  if (innerType) return wholeOf(innerType)
  if (element) return [wholeOf(element)]
  if (!shape) return sampleOf(schema)
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, shaped[name] ?? wholeOf(field)]))
}

/** A schema without what makes it optional. */
const unwrapped = (schema: Schema): Inside => {
  const inside = insideOf(schema)
  return inside.innerType ? unwrapped(inside.innerType) : inside
}

const partOf = (schema: Schema, step: string | number): Schema => {
  const { shape, element } = unwrapped(schema)
  const part = typeof step === 'number' ? element : shape?.[step]
  if (!part) throw new Error(`There is no ${step}`)
  return part
}

/** Whether a field is a number or a calendar day. */
const isSumOrDay = (schema: Schema): boolean => {
  const { type, format } = unwrapped(schema) as { readonly type?: string; readonly format?: string }
  return type === 'number' || format === 'date'
}

type Path = readonly (string | number)[]

/** Every object inside a schema: where it lies and which fields it declares. */
const objectsIn = (schema: Schema, path: Path = []): readonly { path: Path; names: readonly string[] }[] => {
  const { shape, element, innerType } = insideOf(schema)
  if (innerType) return objectsIn(innerType, path)
  if (element) return objectsIn(element, [...path, 0])
  if (!shape) return []
  const inside = Object.entries(shape).flatMap(([name, field]) => objectsIn(field, [...path, name]))
  return [{ path, names: Object.keys(shape) }, ...inside]
}

const textOf = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')

/** The same value with a change of the object at a path. */
const changedAt = (value: unknown, path: Path, change: (object: object) => object): unknown => {
  const [step, ...rest] = path
  if (step === undefined) return change(value as object)
  if (typeof step === 'number') {
    return (value as unknown[]).map((entry, index) => (index === step ? changedAt(entry, rest, change) : entry))
  }
  const object = value as Readonly<Record<string, unknown>>
  return { ...object, [step]: changedAt(object[step], rest, change) }
}

const fieldsOf = ({ body }: Endpoint): Schema | undefined => (isForm(body) ? body.fields : body)

const wholeBodyOf = ({ body }: Endpoint): unknown => {
  if (body === undefined) return undefined
  return isForm(body) ? { ...(sampleOf(body) as object), ...(wholeOf(body.fields) as object) } : wholeOf(body)
}

describe('the input of partners', () => {
  let cabinet: Cabinet
  const keys = new Map<PartnerKind, (isTest: boolean) => Promise<string>>()

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
    for (const kind of new Set(calls.map((call) => call.kind))) {
      keys.set(kind, (await createTestPartner(cabinet, kind)).issueKey)
    }
  })
  afterAll(() => cabinet.remove())

  const send = async (endpoint: Endpoint, kind: PartnerKind, body: unknown, query: Record<string, string> = {}) => {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    return cabinet.call<ErrorBody>(endpoint, {
      params: Object.fromEntries(names.map((name) => [name, name === 'month' ? '2026-10' : newId()])),
      query,
      ...(body !== undefined && { body }),
      token: await keys.get(kind)?.(isOfSandbox(endpoint)),
      headers: { 'accept-language': 'en', ...(endpoint.method === 'POST' && { 'idempotency-key': newId() }) },
    })
  }

  const objects = calls.flatMap((call) => {
    const schema = fieldsOf(call.endpoint)
    return schema ? objectsIn(schema).map((object) => ({ ...call, ...object, where: textOf(object.path) })) : []
  })

  it('has objects at several depths to try', () => {
    expect(objects.length).toBeGreaterThan(calls.filter(({ endpoint }) => endpoint.body).length)
    expect(Math.max(...objects.map(({ path }) => path.length))).toBeGreaterThan(1)
  })

  it.each(objects)('$id names an unknown field of its object «$where», and the known one', async (tried) => {
    const { endpoint, kind, path, names } = tried
    const known = names.at(-1) ?? ''
    const unknown = `${known}${known.at(-1)}`
    const body = changedAt(wholeBodyOf(endpoint), path, (object) => ({ ...object, [unknown]: 'x' }))
    const answer = await send(endpoint, kind, body)
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toContainEqual({
      field: textOf([...path, unknown]),
      code: 'unrecognized_keys',
      message: `Unknown field “${unknown}”; did you mean “${known}”?`,
    })
  })

  /** The address is looked at after the body. */
  const readCalls = calls.filter(({ endpoint }) => {
    const schema = fieldsOf(endpoint)
    return !schema || z.safeParse(schema, wholeOf(schema)).success
  })

  it('has calls with a whole body to try', () => expect(readCalls.length).toBeGreaterThan(calls.length * 0.8))

  it.each(readCalls)('$id names an unknown parameter of its address', async ({ endpoint, kind }) => {
    const answer = await send(endpoint, kind, wholeBodyOf(endpoint), { limitt: '1' })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toContainEqual(
      expect.objectContaining({ field: 'limitt', code: 'unrecognized_keys' }) as unknown,
    )
  })

  /** Sums and days of bodies that may be left out, and why. */
  const optional: Readonly<Record<string, string>> = {
    'partner-bank.refuseRequest retryAvailableDate': 'no money follows',
  }
  /** What else money follows. */
  const terms = new Set(['withRecourse', 'state', 'payerName', 'lines', 'supplies', 'orders', 'returns', 'buyers'])

  const fields = objects.flatMap(({ path, ...call }) => {
    const schema = path.reduce<Schema>((inside, step) => partOf(inside, step), fieldsOf(call.endpoint) as Schema)
    return Object.entries(unwrapped(schema).shape ?? {}).map(([name, field]) => ({
      ...call,
      path,
      name,
      field: textOf([...path, name]),
      isOptional: ['optional', 'default'].includes(field._zod.def.type),
      isMoney: isSumOrDay(field),
    }))
  })

  it('has no default for a sum, a rate, a term or a day', () => {
    // A version is no sum: what was read, for who wants it compared. Neither is which page of a list is asked for.
    const isCount = new Set(['version', 'pageNumber', 'pageSize'])
    const mayBeAbsent = fields.filter(({ name, isOptional, isMoney }) => isOptional && isMoney && !isCount.has(name))
    expect(mayBeAbsent.map(({ id, field }) => `${id} ${field}`)).toEqual(Object.keys(optional))
  })

  it.each(fields.filter(({ isOptional, isMoney, name }) => !isOptional && (isMoney || terms.has(name))))(
    '$id is refused without its field $field',
    async ({ endpoint, kind, path, name, field }) => {
      const body = changedAt(wholeBodyOf(endpoint), path, ({ ...object }) => {
        Reflect.deleteProperty(object, name)
        return object
      })
      const answer = await send(endpoint, kind, body)
      expect(answer.status).toBe(400)
      expect(answer.body.fields).toContainEqual({ field, code: 'required', message: 'Required field' })
    },
  )
})
