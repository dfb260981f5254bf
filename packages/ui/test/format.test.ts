import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { formatDate } from '../src/date-text/format-date.ts'
import { formatMoney } from '../src/money/format-money.ts'

describe('formatMoney', () => {
  test.each([
    [0, '0,00\u00a0₽'],
    [1, '0,01\u00a0₽'],
    [-5, '\u22120,05\u00a0₽'],
    [123400, '1\u00a0234,00\u00a0₽'],
    [-123456789, '\u22121\u00a0234\u00a0567,89\u00a0₽'],
    [Number.MAX_SAFE_INTEGER, '90\u00a0071\u00a0992\u00a0547\u00a0409,91\u00a0₽'],
  ])('%d kopecks', (kopecks, expected) => {
    expect(formatMoney(kopecks)).toBe(expected)
  })

  test('drops zero kopecks only when asked and only when they are zero', () => {
    expect(formatMoney(123400, { fraction: 'auto' })).toBe('1\u00a0234\u00a0₽')
    expect(formatMoney(123450, { fraction: 'auto' })).toBe('1\u00a0234,50\u00a0₽')
  })

  test('marks a positive change and leaves zero alone', () => {
    expect(formatMoney(100, { sign: 'always' })).toBe('+1,00\u00a0₽')
    expect(formatMoney(0, { sign: 'always' })).toBe('0,00\u00a0₽')
  })

  test('reads in English', () => {
    expect(formatMoney(-123400, { locale: 'en-GB' })).toBe('\u2212₽1,234.00')
  })

  test('refuses a fraction of a kopeck', () => {
    expect(() => formatMoney(0.1)).toThrow(RangeError)
    expect(() => formatMoney(Number.NaN)).toThrow(RangeError)
  })

  test('every sum can be read back to the same kopecks', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (kopecks) => {
        const digits = formatMoney(kopecks)
          .replaceAll(/[^\d\u2212]/g, '')
          .replace('\u2212', '-')
        expect(BigInt(digits)).toBe(BigInt(kopecks))
      }),
    )
  })
})

describe('formatDate', () => {
  test.each([
    ['2026-11-20', 'date', '20.11.2026'],
    ['2026-11-20', 'long', '20 ноября 2026\u00a0г.'],
    ['2026-11', 'month', 'Ноябрь 2026'],
    ['2026-11-20T15:04:00Z', 'dateTime', '20.11.2026, 18:04'],
    ['2026-11-20T22:30:00Z', 'date', '21.11.2026'],
    ['2026-11-20T18:04:00+03:00', 'time', '18:04'],
  ] as const)('%s as %s', (value, style, expected) => {
    expect(formatDate(value, style)).toBe(expected)
  })

  test('a date without a time never moves, whatever the zone', () => {
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Vladivostok']) {
      expect(formatDate('2026-01-01', 'date', { timeZone })).toBe('01.01.2026')
    }
  })

  test('makes one formatter for all dates that are written alike', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat')
    onTestFinished(() => made.mockRestore())
    const zone = { timeZone: 'Asia/Kamchatka' }
    const texts = ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'].map((day) => formatDate(day, 'time', zone))
    expect(texts).toEqual(['12:00', '12:00'])
    expect(made).toHaveBeenCalledTimes(1)
  })

  test('refuses what is no date', () => {
    expect(() => formatDate('2026-13-45')).toThrow(RangeError)
  })
})
