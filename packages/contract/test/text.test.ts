import { describe, expect, test } from 'vitest'
import { cleanLine, cleanLines, comparable } from '../src/text.ts'

describe('a text is kept', () => {
  test.each([
    ['composed', 'Договор и\u0306', 'Договор й'],
    ['composed across a sign that nobody sees', 'и\u200B\u0306', 'й'],
    ['without soft hyphens', 'От\u00ADгруз\u00ADка', 'Отгрузка'],
    ['without empty spaces and joiners', 'А\u200B-\u200C1\u200D\u2060', 'А-1'],
    ['without marks of order', '\uFEFFА-1\uFFFE', 'А-1'],
    ['without directions', '\u2066А\u2069-\u202E1\u202C\u200F\u061C', 'А-1'],
    ['without controls', '\u0000А\u0007-\u001B1\u007F\u0085', 'А-1'],
    ['without halves of pairs', 'А\uD83D-1\uDE00', 'А-1'],
    ['without fillers', '\u3164А\u115F-\uFFA01\u2800\u034F\u180E', 'А-1'],
    ['without selectors of looks', 'А\uFE0F-1\u{E0101}', 'А-1'],
    ['without space around it', '\u00A0\u202F А-1 \u3000\t\n', 'А-1'],
    ['as nothing where nothing is seen', ' \u200B\u00AD\u2060\u3164\uFEFF\u2800 ', ''],
    ['with its pictures', '👩‍👩‍👧 🏳️‍🌈 ❤️ 1️⃣ 👍🏽', '👩‍👩‍👧 🏳️‍🌈 ❤️ 1️⃣ 👍🏽'],
    ['with its letters', 'Ёж «Ромашка» № 5 – “x” é日本', 'Ёж «Ромашка» № 5 – “x” é日本'],
  ])('%s', (_, given, expected) => {
    expect(cleanLine(given)).toBe(expected)
    expect(cleanLines(given)).toBe(expected)
    expect(cleanLine(expected)).toBe(expected)
  })

  test('with its lines where it may have them, and in one line elsewhere', () => {
    const given = 'Первая\r\nвторая\u2028\tтретья\u0085четвёртая\r'
    expect(cleanLines(given)).toBe('Первая\nвторая\n\tтретья\nчетвёртая')
    expect(cleanLine(given)).toBe('Первая вторая третья четвёртая')
  })
})

describe('texts are one when they are compared', () => {
  const spellings = {
    dashes: ['А-7', 'А\u20107', 'А\u20117', 'А–7', 'А—7', 'А\u22127', 'А\uFF0D7', 'А\uFE637'],
    quotes: ['ООО «Ромашка»', 'ООО "Ромашка"', 'ООО „Ромашка“', 'ООО “Ромашка”'],
    apostrophes: ["O'Neil", 'O’Neil', 'OʼNeil', 'O‘Neil'],
    spaces: ['44 П', '44\u00A0П', '44\u202FП', '44  П', ' 44\tП\n'],
    case: ['УПД-й', 'упд-Й', 'УПД-Й'],
    ё: ['Ёлка', 'елка', 'Е\u0308лка', 'ЁЛКА'],
    signs: ['А-1', 'А\u00AD-1', 'А\u200B-\u20601', '\u202EА-1', 'А-1\uFEFF'],
    widths: ['AB-12', 'ＡＢ－１２'],
  }
  test.each(Object.entries(spellings))('%s', (_, texts) => {
    expect(new Set(texts.map(comparable)).size).toBe(1)
    for (const text of texts) expect(comparable(comparable(text))).toBe(comparable(text))
  })

  test.each([
    ['А-7', 'А7'],
    ['А-7', 'А/7'],
    ['44 П', '44П'],
    ['и', 'й'],
    ['А', 'A'],
  ])('%s and %s are two', (one, other) => {
    expect(comparable(one)).not.toBe(comparable(other))
  })
})
