import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as library from '../src/index.ts'
import { likelyWrongDigits } from '../src/likely-wrong.ts'
import { seeded } from './seeded.ts'

const { card, iban, inn, ogrn, okpo, oms, settlementAccount, snils, uin } = library
const bik = '044525225'

const identifiers: Readonly<
  Record<string, readonly [check: (value: string) => unknown, make: (random: library.Random) => string]>
> = {
  'inn of an organization': [inn.check, (random) => inn.generate(random, 10)],
  'inn of a person': [inn.check, (random) => inn.generate(random, 12)],
  ogrn: [(value) => ogrn.check(value), (random) => ogrn.generate(random, 13)],
  'ogrn of an entrepreneur': [(value) => ogrn.check(value), (random) => ogrn.generate(random, 15)],
  snils: [snils.check, snils.generate],
  okpo: [okpo.check, (random) => okpo.generate(random)],
  card: [card.check, card.generate],
  iban: [iban.check, iban.generate],
  oms: [oms.check, oms.generate],
  uin: [uin.check, uin.generate],
  settlementAccount: [
    (value) => settlementAccount.check(value, bik),
    (random) => settlementAccount.generate(random, bik),
  ],
}

describe.each(Object.entries(identifiers))('%s', (_, [check, make]) => {
  test('the value before one digit was mistyped is among the candidates, at its place', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 9 }), (seed, at, by) => {
        const value = make(seeded(seed))
        const place = at % value.length
        fc.pre(/\d/.test(value.charAt(place)))
        const wrong = value.slice(0, place) + ((Number(value[place]) + by) % 10) + value.slice(place + 1)
        fc.pre(check(wrong) !== undefined)
        expect(likelyWrongDigits(wrong, check)).toContainEqual({ value, kind: 'digit', start: place, end: place + 1 })
      }),
    )
  })

  test('so is the value before two neighbours changed places', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, at) => {
        const value = make(seeded(seed))
        const place = at % (value.length - 1)
        const wrong = value.slice(0, place) + value.charAt(place + 1) + value.charAt(place) + value.slice(place + 2)
        fc.pre(check(wrong) !== undefined)
        expect(likelyWrongDigits(wrong, check)).toContainEqual({ value, kind: 'swap', start: place, end: place + 2 })
      }),
    )
  })

  test('every candidate holds, differs at its place alone, and stands there once', () => {
    fc.assert(
      fc.property(fc.nat(), fc.stringMatching(/^\d{3}$/), (seed, digits) => {
        const wrong = make(seeded(seed)).replace(/\d{3}$/, digits)
        const found = likelyWrongDigits(wrong, check)
        expect(new Set(found.map(({ value, kind }) => value + kind)).size).toBe(found.length)
        for (const { value, kind, start, end } of found) {
          expect([value, check(value)]).toEqual([value, undefined])
          expect(end - start).toBe(kind === 'swap' ? 2 : 1)
          expect(value.slice(0, start) + value.slice(end)).toBe(wrong.slice(0, start) + wrong.slice(end))
          expect(value.slice(start, end)).not.toBe(wrong.slice(start, end))
        }
      }),
    )
  })
})

test('what holds, and what no digit can put right, has no candidates', () => {
  for (const value of [
    '7707083893',
    '',
    '77070838',
    'x'.repeat(10),
    undefined,
    null,
    7_707_083_894,
    {},
    '0'.repeat(10_000_000),
  ])
    expect(likelyWrongDigits(value, inn.check)).toEqual([])
})

test('two check digits leave few candidates, one leaves many', () => {
  const random = seeded(12)
  const mean = (length: 10 | 12): number => {
    let found = 0
    for (let round = 0; round < 200; round++) {
      const value = inn.generate(random, length)
      found += likelyWrongDigits(
        `${value.slice(0, 3)}${(Number(value[3]) + 1) % 10}${value.slice(4)}`,
        inn.check,
      ).length
    }
    return found / 200
  }
  expect(mean(12)).toBeLessThan(3)
  expect(mean(10)).toBeGreaterThan(7)
})
