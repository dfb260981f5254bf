import { maskitoTransform } from '@maskito/core'
import { describe, expect, test } from 'vitest'
import { maskitoOptions } from '../src/adapters/maskito.ts'
import { find } from '../src/find.ts'
import * as library from '../src/index.ts'
import { toKopecks } from '../src/money.ts'
import { seeded } from './seeded.ts'

/** What parts the cells of a copied table, and lines. */
const breaks = ['\t', '\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029', '\t\t', ' \t ']
const bik = '044525225'

interface Reading {
  readonly ok: boolean
  readonly value?: string | undefined
}

interface Identifier {
  readonly generate: (random: library.Random) => string
  readonly parse: (text: string) => Reading
  readonly format: (text: string) => string
  readonly mask?: library.Mask
}

const random = seeded(11)
const itself = (text: string): string => text
const identifiers: readonly (readonly [string, Identifier])[] = Object.entries({
  ...library,
  personInn: library.inn.person,
  entrepreneurOgrn: library.ogrn.entrepreneur,
  settlementAccount: {
    ...library.settlementAccount,
    generate: (source: library.Random) => library.settlementAccount.generate(source, bik),
    parse: (text: string) => library.settlementAccount.parse(text, bik),
  },
  correspondentAccount: {
    ...library.correspondentAccount,
    generate: (source: library.Random) => library.correspondentAccount.generate(source, bik),
    parse: (text: string) => library.correspondentAccount.parse(text, bik),
  },
}).flatMap(([name, namespace]): [string, Identifier][] =>
  typeof namespace === 'object' && 'parse' in namespace && 'generate' in namespace
    ? [[name, { format: itself, ...(namespace as object) } as Identifier]]
    : [],
)

/** The ways to part a text into two, neither of them empty. */
const halves = (text: string): readonly (readonly [string, string])[] =>
  Array.from({ length: text.length - 1 }, (_, index): readonly [string, string] => [
    text.slice(0, index + 1),
    text.slice(index + 1),
  ]).filter((pair) => pair.every((half) => /[\p{L}\d]/u.test(half)))

describe.each(identifiers)('%s in two cells', (_name, { generate, parse, format }) => {
  const value = generate(random)
  const spellings = [...new Set([value, format(value)])]

  test('is not joined: what is read stands in one of them', () => {
    for (const spelling of spellings)
      for (const [one, two] of halves(spelling))
        for (const separator of breaks) {
          const read = parse(`${one}${separator}${two}`)
          const isOfOne = [one, two].some((half) => parse(half).value === read.value)
          expect({ text: [one, separator, two], isRead: read.ok && !isOfOne }).toEqual({
            text: [one, separator, two],
            isRead: false,
          })
        }
  })

  test('is not written as one', () => {
    for (const spelling of spellings)
      for (const [one, two] of halves(spelling))
        for (const separator of breaks) {
          const text = `${one}${separator}${two}`
          expect(format(text)).toBe(text)
        }
  })

  test('is read when the cells around it are empty, or name it', () => {
    for (const separator of breaks)
      for (const text of [`${value}${separator}`, `${separator}${value}`, `${separator}${value}${separator}`])
        expect(parse(text)).toMatchObject({ ok: true, value })
  })
})

const masked = identifiers.flatMap(([name, { generate, parse, mask }]) =>
  mask ? [{ name, value: generate(random), parse, mask }] : [],
)

test.each(masked)('two cells of $name do not get through the mask of Maskito as one', ({ value, parse, mask }) => {
  for (const [one, two] of halves(value))
    for (const separator of breaks) {
      const read = parse(maskitoTransform(`${one}${separator}${two}`, maskitoOptions({ mask, parse }))).value
      if (read === value) expect([one, two].map((half) => parse(half).value)).toContain(value)
    }
})

test('the name of an identifier may stand in the cell before it', () => {
  expect(library.inn.parse('ИНН\t7707083893')).toMatchObject({ ok: true, value: '7707083893' })
  expect(library.inn.parse('ИНН/КПП\t7707083893\t773601001')).toMatchObject({ ok: true, value: '7707083893' })
  expect(library.mobilePhone.parse('тел.\n8 916 123-45-67')).toMatchObject({ ok: true, value: '+79161234567' })
})

test('nothing is found across two lines', () => {
  for (const separator of breaks) {
    const text = `ИНН 77070${separator}83893, тел. 8 916${separator}123-45-67, р/с 40702810${separator}938000000001`
    expect(find(text, { least: 'low' }).filter(({ value }) => value.length >= 10)).toEqual([])
  }
})

describe('sums', () => {
  test.each(breaks)('two cells with %j between them are no sum', (separator) => {
    for (const text of ['1 000', '1 000 000', '100 200', '1 234,50', '1234 567', '100 ₽'])
      for (let place = text.indexOf(' '); place >= 0; place = text.indexOf(' ', place + 1))
        expect(toKopecks(`${text.slice(0, place)}${separator}${text.slice(place + 1)}`)).toBeUndefined()
    expect([toKopecks(`100${separator}`), toKopecks(`${separator}100`)]).toEqual([10_000, 10_000])
  })

  test.each(['1 00 0', '1 0', '10 00', '1234 567', '1 234 56', '1  234', '1 234 5678', '1 234 567 8,50'])(
    '«%s» is no grouping',
    (text) => expect(toKopecks(text)).toBeUndefined(),
  )

  test.each([
    '1 234 567,50 ₽',
    '1\u00a0234\u00a0567,50\u00a0₽',
    '1\u202f234\u202f567,50',
    '1234567.50',
    '1\u2009234 567,50р.',
  ])('«%s» is a sum', (text) => expect(toKopecks(text)).toBe(123_456_750))
})
