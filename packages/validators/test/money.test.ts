import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatRoubles, toKopecks, toRoubles } from '../src/money.ts'

const safe = fc.maxSafeInteger()

describe('toKopecks', () => {
  test.each([
    ['0', 0],
    ['1', 100],
    ['1,5', 150],
    ['1.05', 105],
    ['1234,50', 123_450],
    ['1 234 567,50 ₽', 123_456_750],
    ['1\u00a0234\u00a0567,50\u00a0₽', 123_456_750],
    ['100 руб.', 10_000],
    ['100р', 10_000],
    ['-12,30', -1230],
    ['−12,30', -1230],
    ['-0', 0],
    ['0,29', 29],
    ['1.15', 115],
    ['8.2', 820],
    ['90071992547409,91', Number.MAX_SAFE_INTEGER],
  ])('«%s» is %i', (text, kopecks) => expect(toKopecks(text)).toBe(kopecks))

  test.each([
    '',
    ' ',
    '₽',
    ',5',
    '5,',
    '1,234',
    '1.2.3',
    '1,2,3',
    '1e5',
    '0x10',
    'NaN',
    'Infinity',
    '--1',
    '1-',
    '+1',
    '10 $',
    '90071992547409,92',
    '９',
    '1'.repeat(65),
  ])('«%s» is no sum', (text) => expect(toKopecks(text)).toBeUndefined())

  test('every number of kopecks survives the way there and back', () => {
    fc.assert(fc.property(safe, (kopecks) => toKopecks(toRoubles(kopecks)) === kopecks))
    fc.assert(fc.property(safe, (kopecks) => toKopecks(formatRoubles(kopecks)) === kopecks))
    for (let kopecks = -20_000; kopecks <= 20_000; kopecks++) expect(toKopecks(toRoubles(kopecks))).toBe(kopecks)
  })
})

describe('writing', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [100, '1.00'],
    [123_456_750, '1234567.50'],
    [-123_450, '-1234.50'],
  ])('toRoubles(%i) is %s', (kopecks, text) => expect(toRoubles(kopecks)).toBe(text))

  test('for people, as Intl writes roubles, but with a real minus', () => {
    const intl = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' })
    for (const kopecks of [0, 1, 99, 100, 123_450, 99_999_999, 123_456_750, -123_450])
      expect(formatRoubles(kopecks)).toBe(intl.format(kopecks / 100).replace('-', '−'))
    expect(formatRoubles(123_400, { sign: false })).toBe('1\u00a0234,00')
    expect(formatRoubles(-123_456_750, { language: 'en' })).toBe('−₽1,234,567.50')
    expect(formatRoubles(123_456_750, { language: 'en', sign: false })).toBe('1,234,567.50')
  })

  test.each([0.5, NaN, Infinity, 2 ** 53])('%d is no whole number of kopecks', (kopecks) => {
    expect(() => toRoubles(kopecks)).toThrow(RangeError)
    expect(() => formatRoubles(kopecks)).toThrow(RangeError)
  })
})
