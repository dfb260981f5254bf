import { describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import type { FiltersOf, ListFilter, ListSort } from '../src/find.ts'
import { listOf } from '../src/find.ts'
import { boolean, choice, day, decimal, id, ids, instant, integer, kopecks, set, text } from '../src/find-fields.ts'

const supplies = listOf({
  item: z.object({ id: z.string() }),
  filters: {
    id: id(),
    number: text(),
    'status.name': choice(['NEW', 'PAID']),
    isDeleted: boolean(),
    deferralDays: integer(),
    amount: kopecks(),
    rate: decimal(),
    dueDate: day(),
    createdDateTime: instant(),
    roles: set(['USER', 'FINANCE']),
    invoiceIds: ids(),
  },
  sort: ['number', 'amount'],
})

const faultsOf = (body: unknown): string[] => {
  const result = z.safeParse(supplies.body, body)
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'))
}
const faultOf = (field: string, operation: string, value: unknown) =>
  faultsOf({ filters: [{ field, operation, value }] })

describe('the body of a find', () => {
  it('may be empty and is then the first page', () => {
    expect(z.parse(supplies.body, {})).toEqual({ pageNumber: 0, pageSize: 20, sort: [], filters: [] })
  })

  it.each([
    ['number', 'LIKE', 'П-01'],
    ['status.name', 'IN', ['NEW', 'PAID']],
    ['isDeleted', 'EQ', true],
    ['invoiceIds', 'IN', ['0b0c6c1e-0000-4000-8000-000000000010']],
    ['deferralDays', 'BETWEEN', [null, 90]],
    ['amount', 'GE', 9_007_199_254_740_991],
    ['rate', 'LT', 24.5],
    ['dueDate', 'IS_NULL', undefined],
    ['dueDate', 'EQ', '9999-12-31'],
    ['createdDateTime', 'GT', '2026-11-20T18:04:00+15:59'],
    ['roles', 'IN', ['USER']],
  ])('takes %s %s %j', (field, operation, value) => {
    expect(faultOf(field, operation, value)).toEqual([])
  })

  it.each([
    ['amuont', 'EQ', 1, 'filters.0.field'],
    ['__proto__', 'EQ', 1, 'filters.0.field'],
    ['number', 'GT', 'a', 'filters.0.operation'],
    ['isDeleted', 'IN', [true], 'filters.0.operation'],
    ['roles', 'LIKE', 'US', 'filters.0.operation'],
    ['status.name', 'EQ', 'LOST', 'filters.0.value'],
    ['deferralDays', 'EQ', 0.5, 'filters.0.value'],
    ['deferralDays', 'EQ', 2 ** 31, 'filters.0.value'],
    ['amount', 'EQ', 0.5, 'filters.0.value'],
    ['amount', 'EQ', 2 ** 53, 'filters.0.value'],
    ['rate', 'EQ', 1e21, 'filters.0.value'],
    ['dueDate', 'EQ', '0000-01-01', 'filters.0.value'],
    ['dueDate', 'EQ', '2026-02-30', 'filters.0.value'],
    ['createdDateTime', 'EQ', '2026-11-20T18:04:00-16:00', 'filters.0.value'],
    ['createdDateTime', 'EQ', '0001-01-01T00:00:00+03:00', 'filters.0.value'],
    ['createdDateTime', 'EQ', '2026-11-20T18:04:00', 'filters.0.value'],
    ['number', 'IN', [], 'filters.0.value'],
    ['id', 'EQ', 'x', 'filters.0.value'],
    ['invoiceIds', 'EQ', 'x', 'filters.0.value'],
    ['invoiceIds', 'IS_NULL', undefined, 'filters.0.operation'],
  ])('refuses %s %s %j at its place', (field, operation, value, place) => {
    expect(faultOf(field, operation, value)).toContain(place)
  })

  it('sorts by what the list names', () => {
    expect(faultsOf({ sort: [{ field: 'amount', direction: 'DESC' }] })).toEqual([])
    expect(faultsOf({ sort: [{ field: 'dueDate', direction: 'ASC' }] })).toEqual(['sort.0.field'])
  })

  it('gives instants in UTC', () => {
    const filters = [{ field: 'createdDateTime', operation: 'EQ', value: '2026-11-20T01:00:00+03:00' }] as const
    expect(z.parse(supplies.body, { filters }).filters[0]).toMatchObject({ value: '2026-11-19T22:00:00.000Z' })
  })

  it('names its fields to the reader of OpenAPI', () => {
    const described = JSON.stringify(z.toJSONSchema(supplies.body, { io: 'input' }))
    for (const field of Object.keys(supplies.filters)) expect(described).toContain(`"${field}"`)
  })
})

test('a misspelt field and a wrong operation are type errors', () => {
  const good: ListFilter<typeof supplies>[] = [
    { field: 'amount', operation: 'BETWEEN', value: [1, null] },
    { field: 'status.name', operation: 'EQ', value: 'NEW' },
    { field: 'number', operation: 'IS_NULL' },
  ]
  // @ts-expect-error -- there is no such field
  const misspelt: FiltersOf<typeof supplies.filters> = { field: 'amuont', operation: 'EQ', value: 1 }
  // @ts-expect-error -- text is not ordered
  const ordered: FiltersOf<typeof supplies.filters> = { field: 'number', operation: 'GT', value: 'a' }
  // @ts-expect-error -- there is no such status
  const lost: FiltersOf<typeof supplies.filters> = { field: 'status.name', operation: 'EQ', value: 'LOST' }
  // @ts-expect-error -- the list is not sorted by it
  const sort: ListSort<typeof supplies> = 'dueDate'
  // @ts-expect-error -- a set has no order
  const unsortable = () => listOf({ item: supplies.item, filters: { roles: set() }, sort: ['roles'] })
  expect([good.length, misspelt.field, ordered.field, lost.value, sort, typeof unsortable]).toHaveLength(6)
})
