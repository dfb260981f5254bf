import { describe, expect, test } from 'vitest'
import * as library from '../src/index.ts'
import { seeded } from './seeded.ts'

interface Identifier {
  readonly parse: (text: string) => { readonly ok: boolean; readonly value?: string | undefined }
  readonly generate: (random: library.Random) => string
}
const bank = '044525225'
const identifiers: Readonly<Record<string, Identifier>> = {
  inn: library.inn,
  'inn of a person': { ...library.inn, generate: (random) => library.inn.generate(random, 12) },
  'inn.person': library.inn.person,
  'inn.organization': library.inn.organization,
  kpp: library.kpp,
  ogrn: library.ogrn,
  'ogrn of an entrepreneur': { ...library.ogrn, generate: (random) => library.ogrn.generate(random, 15) },
  snils: library.snils,
  okpo: library.okpo,
  'okpo of an entrepreneur': { ...library.okpo, generate: (random) => library.okpo.generate(random, 10) },
  oktmo: library.oktmo,
  passport: library.passport,
  foreignPassport: library.foreignPassport,
  postalCode: library.postalCode,
  oms: library.oms,
  kbk: library.kbk,
  settlementAccount: {
    parse: (text) => library.settlementAccount.parse(text, bank),
    generate: (random) => library.settlementAccount.generate(random, bank),
  },
}

/** A valid value that begins with a zero, where the rule has any. */
const withZero = ({ parse, generate }: Identifier, random: library.Random): string | undefined => {
  for (let round = 0; round < 400; round++) {
    const value = generate(random)
    if (value.startsWith('0')) return value
    const other = `0${value.slice(1)}`
    if (parse(other).value === other) return other
  }
  return undefined
}

describe('a zero that a table has dropped', () => {
  test.each(Object.entries(identifiers))('%s: one digit too few is refused, whichever it was', (_, identifier) => {
    const random = seeded(17)
    for (let round = 0; round < 300; round++) {
      const value = round % 3 ? identifier.generate(random) : withZero(identifier, random)
      if (value === undefined) break
      for (let place = 0; place < value.length; place++) {
        const short = value.slice(0, place) + value.slice(place + 1)
        expect([value, short, identifier.parse(short).value]).toEqual([value, short, undefined])
      }
    }
  })

  test('a number of another kind never becomes one by a zero in front', () => {
    const random = seeded(18)
    const wouldBe = { inn: 0, snils: 0 }
    for (let round = 0; round < 3000; round++) {
      const kpp = library.kpp.generate(random)
      if (library.inn.is(`0${kpp}`)) wouldBe.inn++
      expect([kpp, library.inn.parse(kpp).issue?.code]).toEqual([kpp, 'length'])
      const inn = library.inn.generate(random)
      if (library.snils.is(`0${inn}`)) wouldBe.snils++
      expect([inn, library.snils.parse(inn).issue?.code]).toEqual([inn, 'length'])
    }
    // So many would be read as what they are not, if the zero were given back where the check digit allows it.
    expect(wouldBe.inn).toBeGreaterThan(100)
    expect(wouldBe.snils).toBeGreaterThan(5)
    expect(library.inn.parse('105012349').issue?.code).toBe('length')
  })

  test('a БИК lacks its zero or nothing: every other digit too few leaves the zero in front', () => {
    const random = seeded(19)
    for (let round = 0; round < 500; round++) {
      const value = `0${'124'[round % 3]}${String(Math.floor(random() * 1e7)).padStart(7, '0')}`
      for (let place = 0; place < 9; place++) {
        const short = value.slice(0, place) + value.slice(place + 1)
        expect([value, short, library.bik.parse(short).value]).toEqual([value, short, place ? undefined : value])
      }
    }
  })
})
