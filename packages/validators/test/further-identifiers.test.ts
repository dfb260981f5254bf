import { getCountrySpecifications } from 'ibantools'
import { describe, expect, test } from 'vitest'
import * as library from '../src/index.ts'
import { structures } from '../src/internal/iban-structures.ts'
import { toAsciiLabel, toUnicodeLabel } from '../src/internal/punycode.ts'
import { isTerritory, territories } from '../src/internal/territories.ts'
import { published, refused } from './data/published.ts'
import { further, vinKey } from './reference/further.ts'
import { seeded } from './seeded.ts'

type Name = keyof typeof published
const identifiers = { ...library }
const names = Object.keys(published) as Name[]

describe.each(names)('%s', (name) => {
  const { check, is, parse, generate } = identifiers[name]

  test('published values hold, and the reference says the same', () => {
    for (const value of published[name].values)
      expect([value, check(value), further[name](value)]).toEqual([value, undefined, true])
  })

  test('wrong values are refused for the right reason', () => {
    for (const [value, code] of refused[name]) expect([value, check(value)]).toEqual([value, code])
    expect([check(''), check(undefined), check(7)]).toEqual(['empty', 'type', 'type'])
  })

  test('what is written for people is read back, and written once more it stays', () => {
    const { format } = identifiers[name] as { readonly format?: (value: string) => string }
    const random = seeded(11)
    for (let round = 0; round < 300; round++) {
      const value = round < published[name].values.length ? (published[name].values[round] ?? '') : generate(random)
      const shown = format ? format(value) : value
      if (name !== 'internationalEmail') expect(parse(shown)).toMatchObject({ ok: true, value })
      if (format) expect(format(shown)).toBe(shown)
      expect(is(generate(random))).toBe(true)
    }
  })
})

describe('tables', () => {
  test('every subject of the classifiers has a name, and the short list says the same', () => {
    for (let number = 0; number < 100; number++) {
      const code = String(number).padStart(2, '0')
      expect([code, isTerritory(code)]).toEqual([code, code in territories])
    }
  })

  test('structures of IBAN agree with another library, but for what the registry says otherwise', () => {
    const pattern = (structure: string): string =>
      structure.replace(
        /(\d+)([nac])/g,
        (_, count: string, kind: 'n' | 'a' | 'c') => `${{ n: '[0-9]', a: '[A-Z]', c: '[A-Z0-9]' }[kind]}{${count}}`,
      )
    const lengths = (structure: string): number =>
      [...structure.matchAll(/\d+/g)].reduce((total, [count]) => total + Number(count), 4)
    const specifications = getCountrySpecifications()
    const differing: string[] = []
    for (const [country, structure] of Object.entries(structures)) {
      const { chars, bban_regexp: theirs } = specifications[country] ?? {}
      expect([country, lengths(structure)]).toEqual([country, chars])
      if (theirs?.replace(/^\^|\$$/g, '') !== pattern(structure)) differing.push(country)
    }
    // Written in other groups (AE, MD, YE and more of the kind), or stricter or looser than the registry there.
    expect(differing.join(' ')).toBe('AE BY DO GE IE MD PK PS TR VG YE')
  })

  test('every country of the IBAN registry can be generated, and holds', () => {
    const random = seeded(3)
    for (const country of Object.keys(structures)) {
      const value = library.iban.generate(random, country)
      expect([value.slice(0, 2), library.iban.check(value), further.iban(value)]).toEqual([country, undefined, true])
    }
    expect(library.iban.generate(random, '__proto__').slice(0, 2)).toBe('RU')
  })
})

describe('lenient reading', () => {
  test.each([
    ['oktmo', '45 382 000', '45382000'],
    ['okato', ' 45 286 580 000 ', '45286580000'],
    ['card', '4111-1111-1111-1111', '4111111111111111'],
    ['iban', 'IBAN DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['iban', 'ru03 0445 2522 5408 1781 0538 0913 1041 9', 'RU0304452522540817810538091310419'],
    ['swift', 'sabr ru mm 012', 'SABRRUMM012'],
    ['swift', 'САВRRUMM', 'CABRRUMM'],
    ['cadastralNumber', '77 : 01 : 0001013 : 4915', '77:01:0001013:4915'],
    ['oms', '9900 0000 0000 0002', '9900000000000002'],
    ['kbk', '182 1 01 01011 01 1000 110', '18210101011011000110'],
    ['uin', '18810 57726 08480 02037', '18810577260848002037'],
    ['vin', 'хта 210990 y2765499', 'XTA210990Y2765499'],
    ['vin', '1M8GDM9AXKPO42788', '1M8GDM9AXKP042788'],
    ['vehiclePlate', 'a 123 bc 777 RUS', 'А123ВС777'],
    ['vehiclePlate', 'м976мм 34', 'М976ММ34'],
    ['driverLicence', '99 12 № 345678', '9912345678'],
    ['driverLicence', '77 ab 123456', '77АВ123456'],
    ['foreignPassport', '71 № 1234567', '711234567'],
    ['internationalEmail', ' mailto:Иван@ПОЧТА.РФ ', 'иван@почта.рф'],
    ['internationalEmail', 'и\u0306@почта。рф', '\u0439@почта.рф'],
    ['internationalEmail', 'ivan@XN--80A1ACNY.XN--P1AI', 'ivan@почта.рф'],
  ] as const)('%s «%s»', (name, text, value) =>
    expect(identifiers[name].parse(text)).toMatchObject({ ok: true, value }),
  )

  test.each(names)('%s: ten megabytes are not read', (name) => {
    const start = performance.now()
    for (const part of ['1', 'О', ' ', 'я@', ':']) expect(identifiers[name].parse(part.repeat(1e7)).ok).toBe(false)
    expect(performance.now() - start).toBeLessThan(15_000)
  })
})

describe('facts', () => {
  test('territories', () => {
    expect(library.oktmo.describe('92701000001')).toEqual({
      kind: 'settlement',
      territory: { code: '92', ru: 'Республика Татарстан', en: 'Tatarstan' },
      municipality: '92701000',
    })
    expect(library.oktmo.describe('45382000000')?.kind).toBe('municipality')
    expect(
      ['45', '45000000000', '45286', '45286000', '45286580000', '45286580001'].map(
        (value) => library.okato.describe(value)?.level,
      ),
    ).toEqual(['subject', 'subject', 'district', 'district', 'council', 'settlement'])
    expect([library.oktmo.describe('1'), library.okato.describe('1')]).toEqual([undefined, undefined])
  })

  test('cards by payment system', () => {
    expect(published.card.values.map((value) => library.card.describe(value)?.system)).toEqual([
      'visa',
      'visa',
      'mastercard',
      'mastercard',
      'americanExpress',
      'dinersClub',
      'discover',
      'jcb',
      'unionPay',
      'maestro',
      'mir',
    ])
    expect(library.card.format('378282246310005')).toBe('3782 822463 10005')
    expect(library.card.describe('9860100000000000')).toBeUndefined()
  })

  test('bank numbers', () => {
    expect(library.iban.describe('RU0304452522540817810538091310419')?.russian).toEqual({
      bik: '044525225',
      account: '40817810538091310419',
    })
    expect(library.iban.describe('DE89370400440532013000')).toEqual({
      country: 'DE',
      bban: '370400440532013000',
      russian: undefined,
    })
    expect(library.swift.describe('SABRRUM0XXX')).toEqual({
      institution: 'SABR',
      country: 'RU',
      branch: undefined,
      isTest: true,
    })
    const { russian } = library.iban.describe(library.iban.generate(seeded(5))) ?? {}
    expect(library.settlementAccount.check(russian?.account, russian?.bik)).toBeUndefined()
  })

  test('vehicles', () => {
    const kinds = published.vehiclePlate.values.map((value) => library.vehiclePlate.describe(value)?.kind)
    expect(kinds).toEqual([
      'car',
      'car',
      'car',
      'publicTransport',
      undefined,
      'motorcycleOrTractor',
      'motorcycleOrTractor',
      'police',
      'temporary',
    ])
    expect(library.vehiclePlate.describe('АХ1234777')).toMatchObject({ kind: 'trailer', region: { code: '777' } })
    expect(library.vehiclePlate.format('АХ1234777')).toBe('АХ 1234 777')
    expect(library.vehiclePlate.format('АХ123477')).toBe('АХ123477')
    expect(library.vehiclePlate.describe('АХ123477')).toEqual({ kind: undefined, region: undefined })
    expect(
      [
        '1M8GDM9AXKP042788',
        'WP0ZZZ99ZTS392124',
        'KLATF08Y1VB363636',
        'AAATF08Y1VB363636',
        '6AATF08Y1VB363636',
        '9AATF08Y1VB363636',
      ].map((value) => library.vin.describe(value)?.area),
    ).toEqual(['northAmerica', 'europe', 'asia', 'africa', 'oceania', 'southAmerica'])
  })

  test('the check digit of a VIN is asked for by option alone, and every wrong character is found or explained', () => {
    expect(library.vin.check('XTA210990Y2765499', { checkDigit: true })).toBe('checksum')
    expect(library.vin.check('1M8GDM9AXKP042788', { checkDigit: true })).toBeUndefined()
    expect(library.vin.parse('1M8GDM9AXKP042789', { checkDigit: true }).issue?.code).toBe('checksum')
    const random = seeded(17)
    for (let round = 0; round < 2000; round++) {
      const value = library.vin.generate(random)
      const place = Math.floor(random() * 13)
      const changed = value.slice(0, place) + 'ABCDEFGH123456789'[Math.floor(random() * 17)] + value.slice(place + 1)
      expect([value, library.vin.is(value, { checkDigit: true })]).toEqual([value, true])
      expect([changed, library.vin.is(changed, { checkDigit: true })]).toEqual([changed, vinKey(changed)])
    }
  })

  test('documents and mail', () => {
    expect(library.driverLicence.describe('77АВ123456')).toEqual({ series: '77АВ', number: '123456', hasLetters: true })
    expect(library.foreignPassport.describe('711234567')).toEqual({ series: '71', number: '1234567' })
    expect(library.cadastralNumber.describe('77:01:0001013:4915')).toEqual({
      okrug: '77',
      district: '77:01',
      quarter: '77:01:0001013',
      object: '4915',
    })
    expect(library.kbk.describe('18210101011011000110')).toMatchObject({
      administrator: { en: 'Federal Tax Service' },
      group: { code: '1' },
      budget: { en: 'Federal budget' },
    })
    expect(library.internationalEmail.describe('Ivan@Почта.рф')).toEqual({
      domain: 'почта.рф',
      asciiDomain: 'xn--80a1acny.xn--p1ai',
      needsSmtpUtf8: false,
    })
  })
})

describe('punycode', () => {
  test('says what the engine says, for labels of many scripts', () => {
    for (const label of [
      'почта',
      'рф',
      'испытание',
      'пример',
      'bücher',
      'mañana',
      'δοκιμή',
      '普遍适用测试',
      'ёлка-2026',
      'नेट',
    ]) {
      const ascii = new URL(`http://${label}.ru`).hostname.replace(/\.ru$/, '')
      expect([label, toAsciiLabel(label)]).toEqual([label, ascii])
      expect([ascii, toUnicodeLabel(ascii)]).toEqual([ascii, label])
    }
    expect(toAsciiLabel('mail')).toBe('mail')
    expect(toUnicodeLabel('mail')).toBe('mail')
    for (const wrong of ['xn--', 'xn--99999999', 'xn--a-', 'xn--99999999999', 'xn--ж'])
      expect(toUnicodeLabel(wrong)).toBeUndefined()
  })
})
