import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as library from '../src/index.ts'
import { seeded } from './seeded.ts'

const { bik, correspondentAccount, inn, ogrn, settlementAccount, snils } = library

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const banks = fc.stringMatching(/^\d{9}$/)

/** A value with another digit at a place. */
const mutate = (value: string, place: number, digit: number): string =>
  value.slice(0, place) + String(digit) + value.slice(place + 1)

/** Every value that differs from the given one in one digit. */
const mutations = function* (value: string): Generator<{ place: number; from: number; to: number; value: string }> {
  for (let place = 0; place < value.length; place++)
    for (let to = 0; to < 10; to++)
      if (Number(value[place]) !== to) yield { place, from: Number(value[place]), to, value: mutate(value, place, to) }
}

const identifiers: Readonly<
  Record<string, readonly [(value: unknown) => string | undefined, (random?: () => number) => string]>
> = {
  inn: [inn.check, (random?: () => number) => inn.generate(random)],
  'inn of a person': [inn.check, (random?: () => number) => inn.generate(random, 12)],
  ogrn: [ogrn.check, (random?: () => number) => ogrn.generate(random)],
  'ogrn of an entrepreneur': [ogrn.check, (random?: () => number) => ogrn.generate(random, 15)],
  kpp: [library.kpp.check, library.kpp.generate],
  bik: [bik.check, bik.generate],
  mobilePhone: [library.mobilePhone.check, library.mobilePhone.generate],
  password: [library.password.check, (random?: () => number) => library.password.generate(random)],
  snils: [snils.check, snils.generate],
  okpo: [library.okpo.check, (random?: () => number) => library.okpo.generate(random)],
  'okpo of an entrepreneur': [library.okpo.check, (random?: () => number) => library.okpo.generate(random, 10)],
  okved: [library.okved.check, library.okved.generate],
  postalCode: [library.postalCode.check, library.postalCode.generate],
  passport: [library.passport.check, library.passport.generate],
  departmentCode: [library.departmentCode.check, library.departmentCode.generate],
  email: [library.email.check, library.email.generate],
}

describe('what is generated holds', () => {
  for (const [name, [check, generate]] of Object.entries(identifiers))
    test(name, () => {
      fc.assert(fc.property(seeds, (seed) => check(generate(seeded(seed))) === undefined))
      // The same source gives the same number, another one gives another.
      expect(generate(seeded(7))).toBe(generate(seeded(7)))
      expect(new Set(Array.from({ length: 50 }, (_, seed) => generate(seeded(seed * 7919)))).size).toBeGreaterThan(10)
      expect(check(generate())).toBeUndefined()
    })

  test('accounts fit any BIK', () => {
    fc.assert(
      fc.property(seeds, banks, (seed, bank) => {
        const random = seeded(seed)
        return (
          settlementAccount.is(settlementAccount.generate(random, bank), bank) &&
          correspondentAccount.is(correspondentAccount.generate(random, bank), bank)
        )
      }),
    )
    expect(settlementAccount.describe(settlementAccount.generate())?.currency?.code).toBe('810')
    expect(correspondentAccount.describe(correspondentAccount.generate())?.kind?.code).toBe('30101')
  })

  test('values at the ends of the random source are no exception', () => {
    for (const edge of [(): number => 0, (): number => 1 - 2 ** -53])
      for (const [check, generate] of Object.values(identifiers)) expect(check(generate(edge))).toBeUndefined()
  })
})

describe('a changed digit fails exactly as often as the mathematics says', () => {
  // A sum modulo 11 has eleven values and a check digit ten: 0 and 10 share the digit 0. So one wrong digit slips
  // through exactly when it moves the remainder between the two, and nowhere else.
  const shared = (before: number, after: number): boolean => before !== after && before % 10 === after % 10

  test('inn of 10 digits', () => {
    const weights = [2, 4, 10, 3, 5, 9, 4, 6, 8]
    let slipped = 0
    for (let seed = 0; seed < 3000; seed++) {
      const value = inn.generate(seeded(seed * 104_729))
      const sum = weights.reduce((total, weight, index) => total + weight * Number(value[index]), 0)
      for (const { place, from, to, value: wrong } of mutations(value)) {
        const slips = place < 9 && shared(sum % 11, (sum + (weights[place] ?? NaN) * (to - from)) % 11)
        expect(inn.is(wrong)).toBe(slips)
        if (slips) slipped++
      }
    }
    expect(slipped).toBeGreaterThan(100)
  })

  test.each([
    [13, 11],
    [15, 13],
  ] as const)('ogrn of %i digits', (length, modulus) => {
    let slipped = 0
    for (let seed = 0; seed < 1000; seed++) {
      const value = ogrn.generate(seeded(seed * 104_729), length)
      const remainder = (text: string): number => Number(BigInt(text.slice(0, -1)) % BigInt(modulus))
      for (const { place, value: wrong } of mutations(value)) {
        const isMain = (length === 13 ? /^[15]/ : /^3/).test(wrong)
        const slips = isMain && place < length - 1 && shared(remainder(value), remainder(wrong))
        expect(ogrn.is(wrong)).toBe(slips)
        if (slips) slipped++
      }
    }
    expect(slipped).toBeGreaterThan(100)
  })

  test('accounts: 7, 1 and 3 have inverses modulo ten, so every wrong digit is found', () => {
    for (let seed = 0; seed < 1000; seed++) {
      const random = seeded(seed * 104_729)
      const bank = bik.generate(random)
      const settlement = settlementAccount.generate(random, bank)
      const correspondent = correspondentAccount.generate(random, bank)
      for (const { value } of mutations(settlement)) expect(settlementAccount.check(value, bank)).toBe('checksum')
      for (const { value } of mutations(correspondent)) expect(correspondentAccount.check(value, bank)).toBe('checksum')
    }
  })

  test('snils: a digit slips through only between the remainders 0 and 100', () => {
    let slipped = 0
    for (let seed = 0; seed < 3000; seed++) {
      const value = snils.generate(seeded(seed * 104_729))
      const sum =
        [9, 8, 7, 6, 5, 4, 3, 2, 1].reduce((total, weight, index) => total + weight * Number(value[index]), 0) % 101
      for (const { place, from, to, value: wrong } of mutations(value)) {
        const after = (sum + (9 - place) * (to - from) + 909) % 101
        const isOld = Number(wrong.slice(0, 9)) <= 1_001_998
        const slips = place < 9 && (isOld || (after !== sum && after % 100 === sum % 100))
        expect(snils.is(wrong)).toBe(slips)
        if (slips) slipped++
      }
    }
    expect(slipped).toBeGreaterThan(0)
  })
})

describe('a million numbers go there and back', () => {
  // Generate, check, write for people, add noise, read leniently: the same number must come out.
  const noisy = (text: string, random: () => number): string => {
    const noise = [' ', '\u00a0', '-', '–', '\u200b']
    const place = Math.floor(random() * (text.length + 1))
    return text.slice(0, place) + noise[Math.floor(random() * noise.length)] + text.slice(place)
  }
  const asIs = (value: string): string => value

  test.each([
    ['inn', inn.generate, asIs, inn.parse, inn.check],
    ['ogrn', ogrn.generate, asIs, ogrn.parse, ogrn.check],
    ['snils', snils.generate, snils.format, snils.parse, snils.check],
    [
      'mobilePhone',
      library.mobilePhone.generate,
      library.mobilePhone.format,
      library.mobilePhone.parse,
      library.mobilePhone.check,
    ],
    ['passport', library.passport.generate, library.passport.format, library.passport.parse, library.passport.check],
  ] as const)('%s', (_, generate, format, parse, check) => {
    const random = seeded(42)
    let failed = 0
    for (let round = 0; round < 160_000; round++) {
      const value = generate(random)
      if (check(value) || parse(noisy(format(value), random)).value !== value) failed++
    }
    expect(failed).toBe(0)
  })

  test('settlement accounts', () => {
    const random = seeded(43)
    let failed = 0
    for (let round = 0; round < 200_000; round++) {
      const bank = bik.generate(random)
      const value = settlementAccount.generate(random, bank)
      const text = noisy(settlementAccount.format(value), random)
      if (settlementAccount.check(value, bank) || settlementAccount.parse(text, bank).value !== value) failed++
    }
    expect(failed).toBe(0)
  })
})

describe('`is` says yes exactly when `check` finds nothing', () => {
  const rules = {
    inn: library.inn,
    'inn.person': library.inn.person,
    'inn.organization': library.inn.organization,
    ogrn: library.ogrn,
    'ogrn.entrepreneur': library.ogrn.entrepreneur,
    'ogrn.organization': library.ogrn.organization,
    kpp: library.kpp,
    bik: library.bik,
    snils: library.snils,
    correspondentAccount: library.correspondentAccount,
    settlementAccount: library.settlementAccount,
  } as const
  // Lengths around those of every rule; numbers that hold, such numbers cut, lengthened and in another shape.
  const values = fc.oneof(
    fc.string({ maxLength: 24 }),
    fc.stringMatching(/^\d{8,22}$/),
    fc.constantFrom(null, 7707083893, '', '0000000000', '000000000000', ['7707083893']),
    fc.tuple(seeds, fc.integer({ min: -2, max: 2 })).map(([seed, more]) => {
      const random = seeded(seed)
      const made = [
        inn.generate(random),
        inn.generate(random, 12),
        ogrn.generate(random),
        ogrn.generate(random, 15),
        library.kpp.generate(random),
        bik.generate(random),
        snils.generate(random),
        settlementAccount.generate(random, '044525225'),
        correspondentAccount.generate(random, '044525225'),
        '112-233-445 95',
      ]
      const value = made[seed % made.length] ?? ''
      return more < 0 ? value.slice(0, more) : value + '0'.repeat(more)
    }),
  )
  for (const [name, rule] of Object.entries(rules))
    test(name, () => {
      fc.assert(
        fc.property(values, (value) => {
          const [is, check] = [rule.is, rule.check] as readonly ((value: unknown, bik: unknown) => unknown)[]
          const of = name.endsWith('Account') ? '044525225' : undefined
          return is?.(value, of) === (check?.(value, of) === undefined)
        }),
      )
    })
})
