import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessDay } from '../../src/kernel/clock.ts'
import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  instantOf,
  isDay,
  startOfDay,
  startOfMonth,
  weekdayOf,
} from '../../src/kernel/days.ts'

const days = fc
  .date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('days of the calendar', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    // Clocks in Moscow were set back on the first of these nights, and forward on the second.
    ['2014-10-25', 2, '2014-10-27'],
    ['2010-03-27', 2, '2010-03-29'],
    ['0001-01-31', 1, '0001-02-01'],
    ['9999-12-30', 1, '9999-12-31'],
  ])('%s and %i days are %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected)
  })

  it('come back by as many as lie between them', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -40_000, max: 40_000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count)
      }),
    )
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-15', 2, '2027-01-15'],
  ])('%s and %i months are %s', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected)
  })

  it('have a week, and months with a beginning and an end', () => {
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7])
    expect([startOfMonth('2028-02-10'), endOfMonth('2028-02-10')]).toEqual(['2028-02-01', '2028-02-29'])
  })

  it.each(['2026-02-30', '2026-13-01', '26-1-1', '', 'day'])('«%s» is none', (text) => expect(isDay(text)).toBe(false))

  it('begin in Moscow, whatever the zone of the server', () => {
    expect(startOfDay('2026-11-28')).toBe('2026-11-27T21:00:00.000Z')
    expect(instantOf('2026-11-28', '15:00').toISOString()).toBe('2026-11-28T12:00:00.000Z')
    // Moscow kept four hours from UTC until 26.10.2014.
    expect(startOfDay('2014-07-01')).toBe('2014-06-30T20:00:00.000Z')
    fc.assert(
      fc.property(days, (day) => {
        expect(businessDay(new Date(startOfDay(day)))).toBe(day)
      }),
    )
  })
})
