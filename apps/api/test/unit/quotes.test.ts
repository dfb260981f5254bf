import { describe, expect, it } from 'vitest'
import { withRussianQuotes } from '../../src/kernel/quotes.ts'

describe('quotation marks of names', () => {
  it.each([
    ['ООО "Ромашка"', 'ООО «Ромашка»'],
    ['"Ромашка"', '«Ромашка»'],
    ['АО "СК "Тихий берег"', 'АО «СК «Тихий берег»'],
    ['ООО «Завод „Луч“»', 'ООО «Завод „Луч“»'],
    ['ИП Иванов', 'ИП Иванов'],
    ['', ''],
  ])('%s becomes %s', (given, expected) => {
    expect(withRussianQuotes(given)).toBe(expected)
  })
})
