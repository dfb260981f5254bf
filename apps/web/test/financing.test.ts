import { describe, expect, test } from 'vitest'
import { obstacleOf, shownDays } from '../src/modules/finance/objects/calendar-days.ts'
import { pickedFor, sumOf, withPicked } from '../src/modules/finance/objects/choice.ts'
import { readFinancingAddress } from '../src/modules/finance/registers/address.ts'
import { refusalsOf } from '../src/modules/finance/objects/refusals.ts'
import { emptyRule, inputOf, problemsOf } from '../src/modules/finance/rules/rule-values.ts'
import type { RegistersMessages } from '../src/modules/finance/registers/messages.ts'
import { november, objectOf } from './page/financing.ts'

const t = ((id: string, values?: Record<string, unknown>) =>
  values ? `${id} ${Object.values(values).join()}` : id) as RegistersMessages
const NOW = '2026-11-20'

describe('days of the calendar', () => {
  const days = shownDays(november, { now: NOW, locale: 'ru', t })

  test.each([
    ['a day on which something can be ordered', '2026-11-23', { sum: 2_700_000_00, note: 'objects.count 3' }],
    ['today after the cut-off', '2026-11-20', { note: 'day.closed', isQuiet: false }],
    ['a holiday among weekdays', '2026-11-04', { note: 'day.holiday', isQuiet: true }],
    ['a weekend says to screen readers what its ground says', '2026-11-21', { spoken: 'day.off', isQuiet: true }],
  ])('%s', (_, date, shown) => expect(days[date]).toMatchObject(shown))

  test('a working day that has passed says nothing but what has moved', () => {
    expect(days['2026-11-06']).toEqual({ isQuiet: false })
    expect(days['2026-11-05']?.marks?.map(({ sum, tone }) => [sum, tone])).toEqual([[576_000_00, 'positive']])
    expect(days['2026-11-20']?.marks?.map(({ sum, tone }) => [sum, tone])).toEqual([[900_000_00, undefined]])
  })

  test('a Saturday on which everybody works says so', () => {
    const saturday = { ...november[20]!, date: '2027-02-20', isWorkingDay: true, isClosed: false }
    expect(shownDays([saturday], { now: NOW, locale: 'ru', t })['2027-02-20']).toEqual({
      note: 'day.working',
      isQuiet: false,
    })
  })

  const dayOf = (date: string) => november.find((day) => day.date === date)!
  test.each([
    ['2026-11-23', {}, null],
    ['2026-11-22', {}, 'off'],
    ['2026-11-20', {}, 'closedToday'],
    ['2026-11-19', {}, 'past'],
    ['2026-11-23', { isValid: false }, 'invalid'],
  ] as const)('%s %o: %s', (date, change, obstacle) =>
    expect(obstacleOf(dayOf(date), { now: NOW, isValid: true, isLine: false, ...change })).toBe(obstacle),
  )

  test('without objects a claim has nothing to order, a credit line has', () => {
    const empty = { ...dayOf('2026-11-23'), objectsCount: 0 }
    expect(obstacleOf(empty, { now: NOW, isValid: true, isLine: false })).toBe('nothing')
    expect(obstacleOf(empty, { now: NOW, isValid: true, isLine: true })).toBeNull()
  })
})

describe('the choice of objects', () => {
  test('holds over days, but for a later day without what falls due before it', () => {
    const soon = objectOf(1, 'AVAILABLE', { lastOrderDate: '2026-11-24' })
    const picked = withPicked(new Map(), [soon, objectOf(2)], true)
    expect(sumOf(pickedFor(picked, '2026-11-24'))).toBe(1_800_000_00)
    expect(sumOf(pickedFor(picked, '2026-11-25'))).toBe(900_000_00)
    expect([...withPicked(picked, [soon], false).keys()]).toEqual([objectOf(2).id])
  })

  test('a refused order is told object by object, and of the day as a whole', () => {
    const failed = (fields: readonly object[]) =>
      Object.assign(new Error('409'), {
        isAxiosError: true,
        response: { status: 409, headers: {}, data: { code: 'ORDER_REFUSED', message: 'Заказ не принят', fields } },
      })
    const shared = ((id: string) => id) as never
    const mixed = refusalsOf(
      failed([
        { field: 'objectIds[1]', code: 'OBJECT_ALREADY_ORDERED', message: 'Уже заявлен' },
        { field: 'objectIds[7]', code: 'OBJECT_NOT_FOUND', message: 'Нет такого места' },
      ]),
      ['a', 'b'],
      shared,
    )
    expect([...mixed.byObject]).toEqual([['b', 'Уже заявлен']])
    const ofDay = refusalsOf(failed([{ field: 'date', code: 'DAY_CLOSED', message: 'День закрыт' }]), ['a'], shared)
    expect(ofDay).toEqual({ message: 'День закрыт', byObject: new Map() })
  })
})

describe('the address of the page', () => {
  test.each([
    ['', { view: 'calendar', month: '2026-11', day: '', agreement: '', open: '' }],
    ['view=list&agreement=a&open=b', { view: 'list', agreement: 'a', open: 'b' }],
    ['day=2027-02-03', { month: '2027-02', day: '2027-02-03' }],
    ['day=2027-02-03&month=2026-12', { month: '2026-12', day: '2027-02-03' }],
    ['view=x&month=2026-13&day=soon', { view: 'calendar', month: '2026-11', day: '' }],
    ['panel=rules&rule=new', { hasRules: true, rule: 'new', hasTranche: false }],
  ])('%s', (address, view) => expect(readFinancingAddress(new URLSearchParams(address), NOW)).toMatchObject(view))
})

describe('a rule', () => {
  const rule = { ...emptyRule('a'), name: ' Сети ' }

  test('days of the week count only where the schedule asks for them', () => {
    expect(inputOf({ ...rule, weekdays: ['3', '1'] })).toMatchObject({ name: 'Сети', weekdays: [] })
    expect(inputOf({ ...rule, schedule: 'WEEKDAYS', weekdays: ['3', '1'] }).weekdays).toEqual([1, 3])
  })

  test.each([
    [{}, {}],
    [{ name: '  ' }, { name: 'required' }],
    [{ agreementId: '' }, { agreementId: 'required' }],
    [{ schedule: 'WEEKDAYS' as const }, { weekdays: 'weekdays' }],
    [{ minAmount: 2, maxAmount: 1 }, { maxAmount: 'bounds' }],
    [{ minAmount: 1, maxAmount: 1 }, {}],
  ])('%o lacks %o', (change, problems) => expect(problemsOf({ ...rule, ...change })).toEqual(problems))
})
