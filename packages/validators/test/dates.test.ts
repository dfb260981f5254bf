import { describe, expect, test } from 'vitest'
import { fromRussianDate, isDate, parseDate, today, toRussianDate } from '../src/dates.ts'

describe('parseDate', () => {
  test('agrees with the calendar for every month and day of 800 years', () => {
    for (let year = 1600; year < 2400; year++)
      for (let month = 0; month <= 13; month++)
        for (const day of [0, 1, 28, 29, 30, 31, 32]) {
          const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
          const date = new Date(Date.UTC(year, month - 1, day))
          const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCFullYear() === year
          expect(isDate(text)).toBe(exists)
        }
  })

  test('gives the three parts', () => expect(parseDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 }))

  test.each([
    '',
    '2026',
    '2026-11',
    '2026-11-20-1',
    '2026-1-5',
    '26-11-20',
    '20.11.2026',
    '2026/11/20',
    '2026-11-20T00:00:00Z',
    ' 2026-11-20',
    '2026-11-20 ',
    '-026-11-20',
    '0000-01-01',
    '2026-02-30',
    '2023-02-29',
    '1900-02-29',
    '２０２６-11-20',
    '2026–11–20',
  ])('refuses «%s»', (text) => expect(parseDate(text)).toBeUndefined())

  test('refuses what is no text', () => {
    for (const value of [undefined, null, 20_261_120, new Date(), ['2026-11-20'], {}]) expect(isDate(value)).toBe(false)
  })
})

describe('today', () => {
  test('is the day of the zone', () => {
    const moment = new Date('2026-11-20T22:30:00Z')
    expect(today('Europe/Moscow', moment)).toBe('2026-11-21')
    expect(today('UTC', moment)).toBe('2026-11-20')
    expect(isDate(today())).toBe(true)
  })
})

describe('Russian dates', () => {
  test('there and back', () => {
    expect(fromRussianDate('20.11.2026')).toBe('2026-11-20')
    expect(toRussianDate('2026-11-20')).toBe('20.11.2026')
  })

  test.each(['', '2026-11-20', '30.02.2026', '1.2.2026', '20.11.26', '20.11.2026 г.'])('«%s» is none', (text) =>
    expect(fromRussianDate(text)).toBeUndefined(),
  )

  test('a wrong date has no Russian form', () => expect(toRussianDate('2026-02-30')).toBeUndefined())
})
