import { colleagues } from '@cabinet/contract/people/colleagues'
import { offers } from '@cabinet/contract/finance'
import { describe, expect, it, test } from 'vitest'
import { readAddress, textsOf, viewOf, withTexts, withView } from '../src/shared/register/address.ts'
import { filtersOf } from '../src/shared/register/filters.ts'

const people = filtersOf(colleagues)
const byOffer = filtersOf(offers)

describe('filters of a register', () => {
  it.each([
    [people.search('search'), ' Соколов ', [{ field: 'search', operation: 'LIKE', value: 'Соколов' }]],
    [people.search('search'), '  ', []],
    [people.oneOf('status.name'), 'ACTIVE', [{ field: 'status.name', operation: 'EQ', value: 'ACTIVE' }]],
    [people.oneOf('status.name'), 'NOBODY', []],
    [people.oneOf('roles.id'), 'ACCOUNTANT', [{ field: 'roles.id', operation: 'EQ', value: 'ACCOUNTANT' }]],
    [
      people.anyOf('status.name'),
      'ACTIVE,x,BLOCKED',
      [{ field: 'status.name', operation: 'IN', value: ['ACTIVE', 'BLOCKED'] }],
    ],
    [people.anyOf('status.name'), 'x', []],
    [people.flag('isOwner'), 'yes', [{ field: 'isOwner', operation: 'EQ', value: true }]],
    [people.flag('isOwner'), 'no', []],
    [
      people.days('createdDateTime'),
      '2026-11-01..',
      [{ field: 'createdDateTime', operation: 'BETWEEN', value: ['2026-11-01T00:00:00+03:00', null] }],
    ],
    [people.days('createdDateTime'), 'yesterday..today', []],
    [
      byOffer.days('financingLimit.endDate'),
      '..2026-11-30',
      [{ field: 'financingLimit.endDate', operation: 'BETWEEN', value: [null, '2026-11-30'] }],
    ],
    [
      byOffer.sums('financingLimit.financingLimit'),
      '100..',
      [{ field: 'financingLimit.financingLimit', operation: 'BETWEEN', value: [100, null] }],
    ],
  ])('%# read the address and leave out what says nothing', (filter, text, expected) => {
    expect(filter.filtersOf(text)).toEqual(expected)
  })

  test('take the fields of the list alone, and each only by its kind', () => {
    // @ts-expect-error -- there is no such field
    expect(people.search('serch')).toBeDefined()
    // @ts-expect-error -- a date is no text
    expect(people.search('createdDateTime')).toBeDefined()
    // @ts-expect-error -- a text is no date
    expect(people.days('fullName')).toBeDefined()
  })
})

const usual = { sortable: ['fullName', 'createdDateTime'], pageSize: 20 }

describe('the address of a register', () => {
  it('holds sort, page, columns, density and the open row, and gives them back', () => {
    const state = {
      sort: { column: 'fullName', direction: 'descending' as const },
      page: 3,
      pageSize: 50,
      layout: { order: ['b', 'a'], hidden: ['c'], widths: { a: 120 } },
      isCompact: true,
      open: 'key:1',
    }
    const params = withTexts(new URLSearchParams('tab=users'), textsOf(state))
    expect(readAddress(params, usual)).toEqual(state)
    expect(params.get('tab')).toBe('users')
  })

  it('takes what cannot be read for absent', () => {
    const address = readAddress(new URLSearchParams('sort=-password&page=-4&size=7&widths=a:x,b:99999&hidden='), usual)
    expect(address).toEqual({ sort: null, page: 1, pageSize: 20, layout: {}, isCompact: false, open: null })
  })

  it('is kept by a view without the place where the reader is, and a view replaces filters and columns', () => {
    const params = new URLSearchParams('tab=users&q=Соколов&sort=-fullName&page=4&open=7&hidden=a')
    const view = viewOf(params, ['q', 'status'])
    expect(Object.fromEntries(new URLSearchParams(view))).toEqual({ q: 'Соколов', sort: '-fullName', hidden: 'a' })
    const other = withView(new URLSearchParams('tab=users&status=ACTIVE&page=2&density=compact'), view, ['q', 'status'])
    expect(Object.fromEntries(other)).toEqual({ tab: 'users', q: 'Соколов', sort: '-fullName', hidden: 'a' })
  })
})
