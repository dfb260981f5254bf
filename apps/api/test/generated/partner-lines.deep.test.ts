import { bringStatement } from '@cabinet/contract/partner/payments'
import { saveSupplies } from '@cabinet/contract/finance/partner-objects'
import { type LineError, lineSchemaOf } from '@cabinet/contract/partner/lines'
import { saveOrders, saveReturns } from '@cabinet/contract/seller/partner'
import type { Endpoint, Schema } from '@cabinet/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { demoId } from '@cabinet/demo/ids'
import { newId } from '../../src/kernel/ids.ts'
import { STATEMENT_PARTY } from '../../src/platform/payments/payable.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'
import { allEndpoints, fieldsOf } from '../support/operations.ts'
import { asPartner, party } from '../support/partner.ts'

type Row = Readonly<Record<string, unknown>>

interface List {
  readonly endpoint: Endpoint
  readonly by: string
  /** The field of the body with the lines. */
  readonly field: string
  /** The field with the partner's own name of a line, in the line and in its result. */
  readonly name: readonly [inLine: string, inResult: string]
  good(name: string): Row
  /** The same line with something else in it. */
  readonly change: Row
}

const account = demoId('seller account O2')

const lists: readonly List[] = [
  {
    endpoint: saveSupplies,
    by: party.meridian,
    field: 'supplies',
    name: ['supply', 'supply'],
    good: (name) => ({
      supply: name,
      agreementId: demoId('agreement F1'),
      number: name.slice(0, 40),
      supplyDate: '2030-11-24',
      contract: { number: '44', date: '2024-01-12' },
      buyer: { itn: '7799061015', shortName: 'ООО «ТД «Оптима Ритейл»' },
      amount: 12_500_000,
      vatAmount: 2_083_333,
      deferralDays: 45,
      dueDate: '2031-01-08',
      state: 'NEW',
      paidAmount: 0,
      invoices: [],
    }),
    change: { amount: 12_500_001 },
  },
  {
    endpoint: saveOrders,
    by: party.marketplace,
    field: 'orders',
    name: ['order', 'order'],
    good: (name) => ({
      order: name,
      accountId: account,
      orderNumber: name.slice(0, 40),
      scheme: 'FBS',
      sku: 'LS-1004',
      name: 'Плед вязаный',
      price: 349_000,
      orderDate: '2026-11-01',
      state: 'NEW',
    }),
    change: { price: 349_001 },
  },
  {
    endpoint: saveReturns,
    by: party.marketplace,
    field: 'returns',
    name: ['return', 'return'],
    good: (name) => ({
      return: name,
      accountId: account,
      order: `of ${name}`,
      kind: 'UNREDEEMED',
      returnDate: '2026-11-01',
      logisticsCost: 28_000,
    }),
    change: { logisticsCost: 1 },
  },
  {
    endpoint: bringStatement,
    by: STATEMENT_PARTY,
    field: 'lines',
    name: ['externalId', 'line'],
    good: (name) => ({
      externalId: name,
      date: '2026-11-01',
      amount: 250_000,
      payerItn: '7700000000',
      payerName: 'ООО «Ромашка»',
      purpose: 'Оплата по договору',
    }),
    change: { amount: 250_001 },
  },
]

/** The schema of a line of a call. */
const schemaOf = (endpoint: Endpoint): Schema | undefined => {
  if (!endpoint.body || 'kind' in endpoint.body) return undefined
  return fieldsOf(endpoint.body).flatMap(({ schema }) => {
    const { element } = schema._zod.def as { readonly element?: Schema }
    return (element && lineSchemaOf(element)) ?? []
  })[0]
}

interface Wrong {
  readonly what: string
  readonly line: unknown
  readonly code: string
}

/** Every kind of mistake in every field of a line. */
const mistakesOf = ({ endpoint, good, name: [name], change }: List, known: string): readonly Wrong[] => {
  const line = (): Row => good(newId())
  const fields = fieldsOf(schemaOf(endpoint))
  const wrong = (what: string, value: unknown): Wrong => ({ what, line: value, code: 'VALIDATION' })
  const isRequired = ({ _zod: { def } }: Schema): boolean => !['optional', 'default'].includes(def.type)
  return [
    ...[null, 5, 'text', [], true].map((value) => wrong(`no object: ${JSON.stringify(value)}`, value)),
    wrong('nothing', {}),
    wrong('an unknown field', { ...line(), amountt: 1 }),
    ...fields.flatMap(({ name: field, schema }) => [
      wrong(`${field} of a wrong type`, { ...line(), [field]: { unknown: [] } }),
      // A text is cleaned of it and is right; nothing else becomes right by that.
      ...(z.safeParse(schema, 'ab').success
        ? []
        : [wrong(`${field} with a zero byte`, { ...line(), [field]: 'a\0b' })]),
      ...(isRequired(schema)
        ? [wrong(`without ${field}`, Object.fromEntries(Object.entries(line()).filter(([key]) => key !== field)))]
        : []),
    ]),
    { what: 'the name of another line', line: { ...line(), [name]: known, ...change }, code: 'CONFLICT' },
  ]
}

interface Answer extends Record<string, unknown> {
  readonly results: readonly (Record<string, unknown> & { readonly error: LineError })[]
}

describe.each(databaseKinds())('lists of partners on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const send = (list: List, lines: readonly unknown[], idempotencyKey = newId()) =>
    asPartner(cabinet, list.by)<Answer>(list.endpoint, {
      idempotencyKey,
      body: { externalId: idempotencyKey, occurredAt: '2026-11-20T10:00:00+03:00', [list.field]: lines },
    })

  it('are all tried', async () => {
    const found = (await allEndpoints()).filter((endpoint) => schemaOf(endpoint) !== undefined)
    expect(found.map(({ id }) => id).toSorted()).toEqual(lists.map(({ endpoint }) => endpoint.id).toSorted())
  })

  describe.each(lists.map((list) => ({ ...list, id: list.endpoint.id })))('$id', (list) => {
    const places = {
      first: (good: readonly Row[], wrong: readonly unknown[]) => [...wrong, ...good],
      last: (good: readonly Row[], wrong: readonly unknown[]) => [...good, ...wrong],
      between: (good: readonly Row[], wrong: readonly unknown[]) =>
        wrong.flatMap((line, index) => [...good.slice(index, index + 1), line]).concat(good.slice(wrong.length)),
    }

    it.each(Object.entries(places))('answers mistakes at their place and takes all others: %s', async (place, put) => {
      const [first = '', ...others] = Array.from({ length: 80 }, () => newId())
      const good = [first, ...others].map((name) => list.good(name))
      // The first line of a name counts, so the one that repeats it comes after it.
      const mistakes = mistakesOf(list, first).filter(({ code }) => code === 'VALIDATION' || place !== 'first')
      const lines = put(
        good,
        mistakes.map(({ line }) => line),
      )
      const { status, body } = await send(list, lines)
      expect(status).toBe(200)
      expect(body.results).toHaveLength(lines.length)
      const expected = new Map(mistakes.map(({ line, what, code }) => [line, `${what}: ${code}`]))
      const whatOf = new Map(mistakes.map(({ line, what }) => [line, what]))
      for (const [index, line] of lines.entries()) {
        const { error, ...result } = body.results[index] ?? { error: null }
        const said = error === null ? undefined : `${whatOf.get(line) ?? JSON.stringify(line)}: ${error.code}`
        expect(said, JSON.stringify(line)).toBe(expected.get(line))
        if (error === null) expect(result[list.name[1]]).toBe((line as Row)[list.name[0]])
      }
    })

    it('answers a list in which every line is wrong', async () => {
      const { status, body } = await send(list, [{}, { ...list.good(newId()), unknown: 1 }])
      expect(status).toBe(200)
      expect(body.results.map(({ error }) => error?.code)).toEqual(['VALIDATION', 'VALIDATION'])
    })

    it('names the wrong field inside of its line, and the known one that was meant', async () => {
      const { body } = await send(list, [list.good(newId()), { ...list.good(newId()), [`${list.name[0]}t`]: 1 }])
      expect(body.results[1]?.error?.fields).toEqual([
        {
          field: `${list.name[0]}t`,
          code: 'unrecognized_keys',
          message: expect.stringContaining(`«${list.name[0]}»`) as string,
        },
      ])
    })

    it('answers the same for the same key, and takes a line that comes again as the same', async () => {
      const line = list.good(newId())
      const lines = [line, { ...list.good(newId()), unknown: 1 }, line]
      const key = newId()
      const answer = await send(list, lines, key)
      expect(answer.body.results.map(({ error }) => error?.code ?? null)).toEqual([null, 'VALIDATION', null])
      expect(answer.body.results[2]).toEqual(answer.body.results[0])
      expect((await send(list, lines, key)).body).toEqual(answer.body)
      expect((await send(list, [line, { ...list.good(newId()), unknown: 2 }, line], key)).status).toBe(409)
    })

    it('is refused as a whole for a mistake of its envelope alone', async () => {
      expect((await send(list, [])).status).toBe(400)
      const many = Array.from({ length: 501 }, () => list.good(newId()))
      expect((await send(list, many)).status).toBe(400)
      const body = { externalId: 'x', occurredAt: '2026-11-20T10:00:00+03:00', [list.field]: { 0: list.good('x') } }
      expect((await asPartner(cabinet, list.by)(list.endpoint, { body })).status).toBe(400)
    })
  })

  it.each([undefined, null, '', '0', '000000000000'])('a payer may have no ИНН: %s', async (payerItn) => {
    const list = lists.find(({ endpoint }) => endpoint === bringStatement)
    if (!list) throw new Error('There is no statement')
    const line = (name: string) => ({ ...list.good(name), payerItn, payerName: 'Иванов Иван' })
    const back = { ...line(newId()), amount: -250_000, payerName: 'Петров Пётр' }
    const { body } = await send(list, [line(newId()), back, list.good(newId())])
    expect(body.results.map(({ error, state }) => [error, state])).toEqual([
      [null, 'UNMATCHED'],
      // Another payer without an ИНН is somebody else.
      [null, 'UNMATCHED'],
      [null, 'UNMATCHED'],
    ])
  })
})
