import { describe, expect, test } from 'vitest'
import { bik, correspondentAccount, inn, kpp, mobilePhone, ogrn, okpo, settlementAccount, snils } from '../src/index.ts'
import { seeded } from './seeded.ts'

// Each rule is written a second time here, in the plainest way that comes to mind, and both are compared for every
// remainder that can occur and for every value of every check digit.

const numbersOf = (text: string): readonly number[] => [...text].map(Number)
const dot = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? NaN), 0)

const w10 = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const w11 = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
const w12 = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

const digitText = (random: () => number, length: number): string =>
  Array.from({ length }, () => Math.floor(random() * 10)).join('')

const ten = Array.from({ length: 10 }, (_, digit) => String(digit))

describe('inn', () => {
  test('10 digits: every remainder 0–10 with every check digit', () => {
    const random = seeded(1)
    const seen = new Map<number, number>()
    while (seen.size < 11 || Math.min(...seen.values()) < 50) {
      const head = digitText(random, 9)
      const remainder = dot(numbersOf(head), w10) % 11
      seen.set(remainder, (seen.get(remainder) ?? 0) + 1)
      for (const last of ten)
        expect(inn.check(head + last)).toBe(Number(last) === remainder % 10 ? undefined : 'checksum')
    }
    expect([...seen.keys()].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('12 digits: every pair of remainders with every pair of check digits', () => {
    const random = seeded(2)
    const seen = new Set<number>()
    while (seen.size < 121) {
      const head = digitText(random, 10)
      const first = dot(numbersOf(head), w11) % 11
      const second = dot(numbersOf(`${head}${first % 10}`), w12) % 11
      if (seen.has(first * 11 + second)) continue
      seen.add(first * 11 + second)
      for (const a of ten)
        for (const b of ten) {
          const holds = Number(a) === first % 10 && Number(b) === (dot(numbersOf(head + a), w12) % 11) % 10
          expect(inn.check(head + a + b)).toBe(holds ? undefined : 'checksum')
        }
    }
  })
})

describe('ogrn', () => {
  test.each([
    [13, 11n],
    [15, 13n],
  ])('%i digits: every remainder with every check digit', (length, modulus) => {
    const random = seeded(length)
    const seen = new Set<bigint>()
    let rounds = 0
    while (seen.size < Number(modulus) || rounds++ < 500) {
      const head = (length === 13 ? '15' : '33')[rounds % 2] + digitText(random, length - 2)
      const remainder = BigInt(head) % modulus
      seen.add(remainder)
      for (const last of ten)
        expect(ogrn.check(head + last)).toBe(BigInt(last) === remainder % 10n ? undefined : 'checksum')
    }
    expect(seen).toContain(modulus - 1n)
    expect(seen).toContain(10n)
  })
})

test('ogrn: of all first digits only those of main numbers hold; those of records hold when they are accepted', () => {
  const random = seeded(31)
  const held = (length: 13 | 15, options?: ogrn.Options): string => {
    const modulus = BigInt(length - 2)
    return ten
      .filter((first) => {
        const head = first + digitText(random, length - 2)
        return ogrn.is(`${head}${(BigInt(head) % modulus) % 10n}`, options)
      })
      .join('')
  }
  expect([held(13), held(15)]).toEqual(['15', '3'])
  expect([held(13, { accept: 'records' }), held(15, { accept: 'records' })]).toEqual(['1256789', '34'])
})

describe('snils', () => {
  const expected = (head: string): number => {
    const sum = dot(numbersOf(head), [9, 8, 7, 6, 5, 4, 3, 2, 1])
    const rest = sum % 101
    return rest === 100 ? 0 : rest
  }

  test('every check number 00–99, and the sums that give 100 and 101', () => {
    const random = seeded(3)
    const sums = new Set<number>()
    const numbers = new Set<number>()
    while (numbers.size < 100 || !sums.has(100) || !sums.has(101) || !sums.has(201) || !sums.has(202)) {
      const head = `9${digitText(random, 8)}`.replace(/^9(?=.{8}$)/, random() < 0.5 ? '0' : '9')
      if (Number(head) <= 1_001_998) continue
      sums.add(dot(numbersOf(head), [9, 8, 7, 6, 5, 4, 3, 2, 1]))
      const number = expected(head)
      numbers.add(number)
      for (const wrong of [number, (number + 1) % 100, (number + 37) % 100]) {
        const tail = String(wrong).padStart(2, '0')
        const verdict = wrong === number ? undefined : 'checksum'
        expect(snils.check(head + tail)).toBe(verdict)
        expect(snils.check(snils.format(head + tail))).toBe(verdict)
      }
    }
  })

  test('numbers up to 001-001-998 have no check number, the next one has', () => {
    for (const tail of ['00', '42', '99']) expect(snils.check(`001001998${tail}`)).toBeUndefined()
    const next = String(expected('001001999')).padStart(2, '0')
    expect(snils.check(`001001999${next}`)).toBeUndefined()
    expect(snils.check('00100199999')).toBe('checksum')
  })
})

describe('accounts', () => {
  const holds = (account: string, prefix: string): boolean =>
    numbersOf(prefix + account).reduce((sum, digit, index) => sum + digit * ([7, 1, 3][index % 3] ?? NaN), 0) % 10 === 0

  test('every prefix of a bank, with every check digit', () => {
    const random = seeded(4)
    for (let number = 0; number < 1000; number++) {
      const bank = `${random() < 0.5 ? '04' : digitText(random, 2)}${digitText(random, 4)}${String(number).padStart(3, '0')}`
      const head = digitText(random, 8)
      const tail = digitText(random, 11)
      for (const key of ten) {
        const account = head + key + tail
        expect(settlementAccount.check(account, bank)).toBe(holds(account, bank.slice(6)) ? undefined : 'checksum')
        expect(correspondentAccount.check(account, bank)).toBe(
          holds(account, `0${bank.slice(4, 6)}`) ? undefined : 'checksum',
        )
        expect(settlementAccount.check(account, bank, { accept: 'settlementCentre' })).toBe(
          holds(account, /^04.{4}00/.test(bank) ? `0${bank.slice(4, 6)}` : bank.slice(6)) ? undefined : 'checksum',
        )
      }
    }
  })

  test('exactly one of the ten check digits holds', () => {
    const random = seeded(5)
    for (let round = 0; round < 500; round++) {
      const bank = bik.generate(random)
      const account = digitText(random, 20)
      const right = ten.filter((key) => !settlementAccount.check(account.slice(0, 8) + key + account.slice(9), bank))
      expect(right).toHaveLength(1)
    }
  })
})

describe('okpo', () => {
  const expected = (head: string): number => {
    const digits = numbersOf(head)
    const weigh = (from: number): number =>
      digits.reduce((sum, digit, index) => sum + digit * (((from - 1 + index) % 10) + 1), 0) % 11
    return weigh(1) < 10 ? weigh(1) : weigh(3) % 10
  }

  test.each([8, 10])('%i digits, the second turn of the weights included', (length) => {
    const random = seeded(length)
    let secondTurns = 0
    for (let round = 0; round < 2000; round++) {
      const head = digitText(random, length - 1)
      if (dot(numbersOf(head), [1, 2, 3, 4, 5, 6, 7, 8, 9].slice(0, length - 1)) % 11 === 10) secondTurns++
      for (const last of ten)
        expect(okpo.check(head + last)).toBe(Number(last) === expected(head) ? undefined : 'checksum')
    }
    expect(secondTurns).toBeGreaterThan(length === 8 ? 0 : 50)
  })
})

describe('every character at every place', () => {
  const alphabet = Array.from({ length: 0x500 }, (_, code) => String.fromCharCode(code))

  test.each([
    ['inn', inn.check, '7707083893'],
    ['ogrn', ogrn.check, '1027700132195'],
    ['bik', bik.check, '044525225'],
    ['snils', snils.check, '11223344595'],
    ['okpo', okpo.check, '57972160'],
  ] as const)('%s: nothing but ASCII digits is a digit', (_, check, value) => {
    for (let place = 0; place < value.length; place++)
      for (const character of alphabet) {
        const code = check(value.slice(0, place) + character + value.slice(place + 1))
        if (/[0-9]/.test(character)) expect(code).not.toBe('format')
        else expect(code).toBe('format')
      }
  })

  test('kpp: letters in two places only, capital Latin only', () => {
    for (let place = 0; place < 9; place++)
      for (const character of alphabet) {
        const isRight = /[0-9]/.test(character) || ((place === 4 || place === 5) && /[A-Z]/.test(character))
        expect(kpp.is(`773601001`.slice(0, place) + character + '773601001'.slice(place + 1))).toBe(isRight)
      }
  })

  test('mobilePhone: a plus, a seven and ten digits', () => {
    for (let place = 0; place < 12; place++)
      for (const character of alphabet) {
        const isRight = place === 0 ? character === '+' : place === 1 ? character === '7' : /[0-9]/.test(character)
        expect(mobilePhone.is('+79161234567'.slice(0, place) + character + '+79161234567'.slice(place + 1))).toBe(
          isRight,
        )
      }
  })
})
