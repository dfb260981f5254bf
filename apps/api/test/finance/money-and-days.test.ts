import { describe, expect, it } from 'vitest'
import { addWorkingDays, isCalendarKnown, isWorkingDay } from '../../src/kernel/working-days.ts'
import { calendarOf, type CalendarInput } from '../../src/modules/finance/objects/calendar.ts'
import { isClosed, lastOrderDay, monthOf, nextOrderDay, regressDay } from '../../src/modules/finance/order-days.ts'
import { addDays } from '../../src/kernel/days.ts'
import { daysBetween } from '../../src/kernel/days.ts'
import { shareOf } from '../../src/kernel/shares.ts'
import { accruedOf, interestOf } from '../../src/modules/finance/objects/money.ts'

/** Moscow time. */
const at = (text: string): Date => new Date(`${text}+03:00`)

describe('the advance', () => {
  it.each([
    [125_000_000, 90, 112_500_000],
    [100, 99.99, 100],
    [50, 90, 45],
    [5, 90, 5],
    [1, 50, 1],
    [1, 49.99, 0],
    [0, 90, 0],
    [333_333_333, 33.33, 111_100_000],
    // 24.1 × 100 is 2410.0000000000005 as a float.
    [1_000_000, 24.1, 241_000],
    [9_007_199_254_740_991, 100, 9_007_199_254_740_991],
  ])('of %i kopecks at %d %% is %i', (amount, percent, share) => expect(shareOf(amount, percent)).toBe(share))
})

describe('interest', () => {
  it.each([
    // 1 250 000 ₽ × 90 %, 24,5 % a year, 45 days: 33 981,16 ₽.
    [112_500_000, 24.5, 45, 3_398_116],
    [112_500_000, 24.5, 0, 0],
    [112_500_000, 24.5, -3, 0],
    [112_500_000, 24.5, 365, 27_562_500],
    // A leap year has no day more for the bank.
    [112_500_000, 24.5, 366, 27_638_014],
    [100, 24.5, 1, 0],
    [36_500, 50, 1, 50],
    [365, 50, 1, 1],
    [364, 50, 1, 0],
    [1_000_000_000_000, 99.99, 3650, 9_999_000_000_000],
  ])('of %i kopecks at %d %% for %i days is %i', (amount, rate, days, interest) =>
    expect(interestOf(amount, rate, days)).toBe(interest),
  )

  const debt = {
    financing_amount: 112_500_000,
    repaid_amount: 0,
    interest_rate: '24.50',
    interest_before: 0,
    interest_since: '2026-10-09',
  }

  it.each([
    ['before the money has come', { interest_since: null }, '2026-11-23', 0],
    ['on the day on which it came', {}, '2026-10-09', 0],
    ['45 days later', {}, '2026-11-23', 3_398_116],
    [
      'of what is left after a part was repaid',
      { repaid_amount: 56_250_000, interest_before: 1_000 },
      '2026-11-23',
      1_700_058,
    ],
    ['no more once it is repaid', { repaid_amount: 125_000_000, interest_before: 3_398_116 }, '2027-11-23', 3_398_116],
  ])('accrues %s', (_when, change, day, interest) => expect(accruedOf({ ...debt, ...change }, day)).toBe(interest))
})

describe('days', () => {
  it('are counted over months, leap days and years', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(monthOf('2028-02-11')).toHaveLength(29)
    expect(monthOf('9999-12-31')).toHaveLength(31)
  })

  it.each([
    ['2026-11-20', 5, '2026-11-27'],
    ['2026-11-20', 14, '2026-12-10'],
    ['2026-12-28', 5, '2027-01-13'],
    ['2026-12-28', 14, '2027-01-26'],
  ])('%s and %i working days is %s', (day, count, end) => expect(addWorkingDays(day, count)).toBe(end))

  it.each([
    ['2026', 247],
    ['2027', 247],
  ])('%s has %i working days', (year, count) => {
    const days = Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index))
    expect(days.filter(isWorkingDay)).toHaveLength(count)
    expect(isCalendarKnown(`${year}-05-09`)).toBe(true)
  })

  it('of years without a calendar are about right, and that is said', () => {
    expect([isWorkingDay('2031-05-09'), isWorkingDay('2031-01-03'), isWorkingDay('2031-02-03')]).toEqual([
      false,
      false,
      true,
    ])
    expect(isCalendarKnown('2031-05-09')).toBe(false)
  })
})

describe('a day for orders', () => {
  it.each([
    ['before 15:00', '2026-11-20', '2026-11-20T14:59:59', false],
    ['at 15:00', '2026-11-20', '2026-11-20T15:00:00', true],
    ['the evening before', '2026-11-20', '2026-11-19T23:00:00', false],
    ['the night after', '2026-11-20', '2026-11-21T00:00:00', true],
  ])('is closed %s: %s at %s', (_when, day, now, closed) => expect(isClosed(day, at(now))).toBe(closed))

  it.each([
    ['the same until 15:00', '2026-11-20T14:59:00', '2026-11-20'],
    ['Monday from Friday at 15:00 on', '2026-11-20T15:00:00', '2026-11-23'],
    ['Monday on Sunday', '2026-11-22T10:00:00', '2026-11-23'],
    ['Thursday on the holiday of 4 November', '2026-11-04T10:00:00', '2026-11-05'],
    ['the 11th after the holidays of January', '2026-12-31T10:00:00', '2027-01-11'],
    ['a Saturday that works', '2027-02-19T16:00:00', '2027-02-20'],
  ])('is next %s', (_which, now, day) => expect(nextOrderDay(at(now))).toBe(day))

  it('ends five days before the claim falls due, and recourse comes thirty days after', () => {
    expect(lastOrderDay('2026-12-03')).toBe('2026-11-28')
    expect(regressDay('2026-12-03')).toBe('2027-01-02')
  })
})

describe('the calendar of a month', () => {
  const details: CalendarInput = {
    days: monthOf('2026-11-20'),
    now: at('2026-11-20T16:00:00'),
    lastDay: '2026-11-27',
    availableLimit: 300,
    offered: [
      { last_order_date: '2026-11-23', count: 2, sum: 150 },
      { last_order_date: '2026-12-20', count: 1, sum: 200 },
    ],
    ordered: new Map([['2026-11-24', 70]]),
    due: new Map([['2026-11-10', 540]]),
  }
  const dayOf = (date: string, change: Partial<CalendarInput> = {}) =>
    calendarOf({ ...details, ...change }).find((day) => day.date === date)

  it.each([
    ['2026-11-20', { isWorkingDay: true, isClosed: true, availableSum: 0, objectsCount: 0 }],
    ['2026-11-22', { isWorkingDay: false, isClosed: false, availableSum: 0 }],
    ['2026-11-23', { isWorkingDay: true, isClosed: false, availableSum: 300, objectsCount: 3 }],
    ['2026-11-24', { availableSum: 200, objectsCount: 1, orderedSum: 70 }],
    ['2026-11-30', { availableSum: 0, objectsCount: 0 }],
    ['2026-11-10', { repaymentSum: 540, isClosed: true }],
    ['2026-11-04', { isWorkingDay: false }],
  ])('%s: %j', (date, expected) => expect(dayOf(date)).toMatchObject(expected))

  it('offers nothing under an agreement that has ended', () => {
    expect(dayOf('2026-11-23', { lastDay: null })).toMatchObject({ availableSum: 0, objectsCount: 0 })
  })
})
