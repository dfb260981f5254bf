import { describe, expect, test } from 'vitest'
import type { Rule } from '../src/index.ts'
import { inRussian } from '../src/messages/ru.ts'
import * as rules from '../src/rules/index.ts'

const nothing: readonly unknown[] = [undefined, null, '']
const said = (rule: Rule, value: unknown, form?: unknown): string | undefined => {
  const issue = rule(value, form)
  return issue && inRussian(issue)
}

describe('rules pass on an empty value unless they are required variants', () => {
  const optional: Readonly<Record<string, Rule>> = {
    inn: rules.inn,
    personInn: rules.personInn,
    organizationInn: rules.organizationInn,
    ogrn: rules.ogrn,
    organizationOgrn: rules.organizationOgrn,
    entrepreneurOgrn: rules.entrepreneurOgrn,
    kpp: rules.kpp,
    bik: rules.bik,
    correspondentAccount: rules.correspondentAccount('bik'),
    settlementAccount: rules.settlementAccount('bik'),
    mobilePhone: rules.mobilePhone,
    password: rules.password(),
    snils: rules.snils,
    okpo: rules.okpo,
    okved: rules.okved,
    postalCode: rules.postalCode,
    passport: rules.passport,
    departmentCode: rules.departmentCode,
    email: rules.email,
    dateRange: rules.dateRange,
    notMatches: rules.notMatches(/^$|-1/, 'x'),
    confirm: rules.confirm('a'),
    confirmed: rules.confirmed('other'),
    must: rules.must(() => false),
    lengthIncludes: rules.lengthIncludes(10, 12),
    datesInterval: rules.datesInterval('x', 'y'),
    alpha: rules.alpha,
    alphaNum: rules.alphaNum,
    alphaDash: rules.alphaDash,
    alphaSpaces: rules.alphaSpaces,
    between: rules.between(1, 2),
    digits: rules.digits(3),
    dimensions: rules.dimensions(1, 1),
    oneOf: rules.oneOf('a'),
    notOneOf: rules.notOneOf(undefined, null, '', -1),
    ext: rules.ext('pdf'),
    image: rules.image,
    integer: rules.integer,
    numeric: rules.numeric,
    length: rules.length(3),
    max: rules.max(3),
    min: rules.min(3),
    maxValue: rules.maxValue(3),
    minValue: rules.minValue(3),
    regex: rules.regex(/x/),
    size: rules.size(1),
    url: rules.url,
    oktmo: rules.oktmo,
    okato: rules.okato,
    card: rules.card,
    iban: rules.iban,
    swift: rules.swift,
    cadastralNumber: rules.cadastralNumber,
    oms: rules.oms,
    kbk: rules.kbk,
    uin: rules.uin,
    vin: rules.vin,
    vehiclePlate: rules.vehiclePlate,
    driverLicence: rules.driverLicence,
    foreignPassport: rules.foreignPassport,
    internationalEmail: rules.internationalEmail,
  }
  const required = [
    'required',
    'requiredFor',
    'requiredIf',
    'requiredIfNot',
    'requiredIfTargetNotValue',
    'shouldBeTrue',
  ]

  /** Rules of one kind report the issues of the whole. */
  const kinds: Readonly<Record<string, string>> = {
    personInn: 'inn',
    organizationInn: 'inn',
    organizationOgrn: 'ogrn',
    entrepreneurOgrn: 'ogrn',
  }

  /** Rules of a list or a selection of files: without an item it is as empty as a text without a letter. */
  const ofLists = new Set([
    'dateRange',
    'notMatches',
    'confirm',
    'confirmed',
    'must',
    'lengthIncludes',
    'dimensions',
    'oneOf',
    'notOneOf',
    'ext',
    'image',
    'length',
    'max',
    'min',
    'size',
  ])

  test('the list above is complete', () => {
    expect(Object.keys(rules).toSorted()).toEqual([...Object.keys(optional), ...required, 'first'].toSorted())
  })

  test.each(Object.entries(optional))('%s', (name, rule) => {
    for (const value of nothing) expect(rule(value, {})).toBeUndefined()
    expect(rule([], {}) === undefined).toBe(ofLists.has(name))
    // The name in the issue is the name of the rule, and nothing but an issue or undefined comes back.
    const issue = [{}, 'ё!', -1, '9'.repeat(9), true, Symbol('x')].map((value) => rule(value, {})).find(Boolean)
    expect(issue?.rule).toBe(kinds[name] ?? name)
  })

  test.each(Object.entries(optional))('%s never throws, whatever data it is given', (_, rule) => {
    const bare = Object.create(null) as object
    const odd = [
      bare,
      [bare],
      { length: 'x' },
      [null],
      [undefined],
      Symbol('x'),
      7n,
      NaN,
      () => 1,
      new Map(),
      '\ud800',
      { name: bare },
    ]
    for (const value of odd)
      for (const form of [undefined, null, 7, 'text', bare, { bik: bare, other: bare }]) {
        const issue = rule(value, form)
        if (issue) expect(typeof inRussian(issue)).toBe('string')
      }
  })

  test('a space is not nothing', () => {
    expect(rules.inn(' ')).toMatchObject({ code: 'length' })
    expect(rules.required(' ')).toMatchObject({ code: 'empty' })
  })
})

describe('required variants', () => {
  const blank: readonly unknown[] = [...nothing, ' ', '\t\n', '\u00a0']
  const filled: readonly unknown[] = ['x', 0, false, [0], {}, new Date()]

  test('required', () => {
    for (const value of blank) expect(rules.required(value)).toEqual({ rule: 'required', code: 'empty', params: {} })
    for (const value of filled) expect(rules.required(value)).toBeUndefined()
  })

  test('requiredFor names the identifier', () => {
    expect(said(rules.requiredFor('bik'), '')).toBe('БИК не заполнен')
    expect(said(rules.requiredFor('settlementAccount'), ' ')).toBe('Расчётный счёт не заполнен')
    expect(said(rules.requiredFor('correspondentAccount'), undefined)).toBe('Корреспондентский счёт не заполнен')
    expect(said(rules.requiredFor('inn'), '')).toBe('Обязательное поле')
    expect(rules.requiredFor('bik')('1')).toBeUndefined()
  })

  test('requiredIf: when the linked field has a value', () => {
    const rule = rules.requiredIf('other')
    for (const value of blank) {
      expect(said(rule, value, { other: 'x' })).toBe('Обязательное поле')
      expect(rule(value, { other: '' })).toBeUndefined()
      expect(rule(value, {})).toBeUndefined()
      expect(rule(value)).toBeUndefined()
    }
    expect(rule('x', { other: 'x' })).toBeUndefined()
  })

  test('requiredIfNot: when the linked field is empty', () => {
    const rule = rules.requiredIfNot('other')
    expect(said(rule, '', { other: '' })).toBe('Обязательное поле')
    expect(said(rule, '', {})).toBe('Обязательное поле')
    expect(rule('', { other: 'x' })).toBeUndefined()
    expect(rule('x', {})).toBeUndefined()
  })

  test('requiredIfTargetNotValue: when the linked field differs from a value', () => {
    const rule = rules.requiredIfTargetNotValue('kind', 'PERSON')
    expect(said(rule, '', { kind: 'LEGAL' })).toBe('Обязательное поле')
    expect(said(rule, '', {})).toBe('Обязательное поле')
    expect(rule('', { kind: 'PERSON' })).toBeUndefined()
    expect(rule('x', { kind: 'LEGAL' })).toBeUndefined()
  })

  test('shouldBeTrue', () => {
    expect(rules.shouldBeTrue(true)).toBeUndefined()
    for (const value of [undefined, null, false, '', 'true', 1])
      expect(said(rules.shouldBeTrue, value)).toBe('Отметьте это поле')
  })
})

describe('linked fields', () => {
  const form = { bank: { bik: '044525225' }, founders: [{ kind: 'LEGAL' }, { kind: 'PERSON' }], 'a.b': 1 }

  test('by path, by path through a list, and by a function', () => {
    const account = '40702810938000000001'
    expect(rules.settlementAccount('bank.bik')(account, form)).toBeUndefined()
    expect(rules.settlementAccount((values: typeof form) => values.bank.bik)(account, form)).toBeUndefined()
    expect(rules.requiredIfTargetNotValue('founders[1].kind', 'PERSON')('', form)).toBeUndefined()
    expect(rules.requiredIfTargetNotValue('founders.0.kind', 'PERSON')('', form)).toMatchObject({ code: 'empty' })
  })

  test('a path that leads nowhere reads nothing', () => {
    expect(rules.settlementAccount('bank.nothing.bik')('40702810938000000001', form)).toMatchObject({ code: 'bik' })
    expect(rules.settlementAccount('bik')('40702810938000000001')).toMatchObject({ code: 'bik' })
    expect(rules.settlementAccount(({ bik }: { bik: string }) => bik)('40702810938000000001', null)).toMatchObject({
      code: 'bik',
    })
  })

  test('accounts tell one thing at a time', () => {
    const rule = rules.first(rules.requiredFor('settlementAccount'), rules.settlementAccount('bik'))
    const bik = '044525225'
    expect(said(rule, '', { bik })).toBe('Расчётный счёт не заполнен')
    expect(said(rule, '4070281', { bik })).toBe('Номер счёта должен содержать 20 символов')
    expect(said(rule, '40702810938000000001', { bik: '04452' })).toBe('Сначала укажите верный БИК')
    expect(said(rule, '40702810938000000002', { bik })).toBe('Некорректный расчётный счёт')
    expect(said(rule, '40702810938000000001', { bik })).toBeUndefined()
    const correspondent = rules.first(rules.requiredFor('correspondentAccount'), rules.correspondentAccount('bik'))
    expect(said(correspondent, '30101810400000000226', { bik })).toBe('Некорректный корреспондентский счёт')
    expect(said(correspondent, '30101810400000000225', { bik })).toBeUndefined()
    expect(
      rules.settlementAccount('bik', { accept: 'treasury' })('03100643000000019500', { bik: '024501901' }),
    ).toBeUndefined()
  })
})

describe('first', () => {
  test('the first rule that does not hold stops the rest', () => {
    const asked: string[] = []
    const spy =
      (name: string, holds: boolean): Rule =>
      (value) => {
        asked.push(name)
        return holds ? undefined : rules.must(() => false, name)(value)
      }
    expect(said(rules.first(spy('a', true), spy('b', false), spy('c', false)), 'x')).toBe('b')
    expect(asked).toEqual(['a', 'b'])
    expect(rules.first()('x')).toBeUndefined()
  })

  test('the whole form reaches every rule', () => {
    expect(rules.first(rules.required, rules.confirmed('other'))('x', { other: 'x' })).toBeUndefined()
    expect(rules.first(rules.required, rules.confirmed('other'))('x', { other: 'y' })).toMatchObject({
      rule: 'confirmed',
    })
  })
})

describe('confirmation', () => {
  test('confirm: a given value and a given text', () => {
    expect(said(rules.confirm('secret'), 'other')).toBe('Пароли не совпадают')
    expect(said(rules.confirm('secret', 'Не то'), 'other')).toBe('Не то')
    expect(rules.confirm('secret')('secret')).toBeUndefined()
    const reader = rules.confirm((form: { password: string }) => form.password)
    expect(reader('a', { password: 'a' })).toBeUndefined()
    expect(said(reader, 'a', { password: 'b' })).toBe('Пароли не совпадают')
  })

  test('confirmed: another field', () => {
    expect(said(rules.confirmed('password'), 'a', { password: 'b' })).toBe('Значения не совпадают')
    expect(rules.confirmed('password')('a', { password: 'a' })).toBeUndefined()
    expect(rules.confirmed('n')(1, { n: '1' })).toMatchObject({ code: 'mismatch' })
  })
})

describe('dateRange', () => {
  test.each([
    [['2026-01-01', '2026-12-31']],
    [['2026-12-31', '2026-01-01']],
    [[new Date(0), new Date(1)]],
    [['2026-01-01']],
    [['2026-01-01', null]],
    [[null, '']],
  ])('%j passes', (value) => expect(rules.dateRange(value)).toBeUndefined())

  test.each([
    [['2026-01-01', 'x']],
    [['2026-02-30', '2026-12-31']],
    [[new Date(NaN), new Date(1)]],
    [['2026-01-01', '2026-01-02', '2026-01-03']],
    ['2026-01-01'],
    [{}],
  ])('%j is refused', (value) => expect(said(rules.dateRange, value)).toBe('Укажите диапазон дат'))
})

describe('datesInterval', () => {
  const today = (): string => '2026-11-20'
  const rule = rules.datesInterval('1991-01-01', 'now', { today })

  test.each([
    ['1991-01-01', undefined],
    ['2026-11-20', undefined],
    ['1990-12-31', 'Дата раньше допустимой'],
    ['2026-11-21', 'Дата позже допустимой'],
    ['20.11.2026', 'Неверный формат даты'],
    ['2026-02-30', 'Неверный формат даты'],
    [20_261_120, 'Неверный формат даты'],
  ])('%s', (value, text) => expect(said(rule, value)).toBe(text))

  test('a year stands for its first day below and for its last day above', () => {
    const years = rules.datesInterval(1991, '2027')
    expect(years('1991-01-01')).toBeUndefined()
    expect(years('2027-12-31')).toBeUndefined()
    expect(years('1990-12-31')).toEqual({ rule: 'datesInterval', code: 'early', params: { from: '1991-01-01' } })
    expect(years('2028-01-01')).toEqual({ rule: 'datesInterval', code: 'late', params: { to: '2027-12-31' } })
  })

  test('both ends may be the current day, and it is asked for each time', () => {
    let day = '2026-11-20'
    const onlyToday = rules.datesInterval('now', 'now', { today: () => day })
    expect(onlyToday('2026-11-20')).toBeUndefined()
    day = '2026-11-21'
    expect(onlyToday('2026-11-20')).toMatchObject({ code: 'early' })
    expect(rules.datesInterval(1900, 'now')('1950-05-05')).toBeUndefined()
    expect(rules.datesInterval(1900, 'now')('9999-12-31')).toMatchObject({ code: 'late' })
  })

  test.each(['1991-02-30', 'yesterday', '', '91', 199, NaN, '19911'])('a bound «%s» makes no sense', (wrong) => {
    expect(said(rules.datesInterval(wrong, 'now'), '2000-01-01')).toBe('Неверный формат нижней границы')
    expect(said(rules.datesInterval(1900, wrong), '2000-01-01')).toBe('Неверный формат верхней границы')
  })
})

describe('notMatches and regex', () => {
  test('notMatches: the value must not match, and the text is given', () => {
    const rule = rules.notMatches(/["']/, { ru: 'Без кавычек', en: 'No quotes' })
    expect(rule('ООО Ромашка')).toBeUndefined()
    expect(said(rule, 'ООО "Ромашка"')).toBe('Без кавычек')
    expect(rule('"')).toEqual({
      rule: 'notMatches',
      code: 'match',
      params: { message: { ru: 'Без кавычек', en: 'No quotes' } },
    })
  })

  test('a pattern with a memory has none here', () => {
    for (const pattern of [/a/g, /a/y, /a/gy]) {
      pattern.lastIndex = 1
      for (let round = 0; round < 3; round++) {
        expect(rules.regex(pattern)('ab')).toBeUndefined()
        expect(rules.notMatches(pattern, 'x')('ab')).toMatchObject({ code: 'match' })
      }
      expect(pattern.lastIndex).toBe(1)
    }
  })

  test('regex looks at texts and numbers only', () => {
    expect(said(rules.regex(/^\d{3}$/), 'ab')).toBe('Неверный формат')
    expect(rules.regex(/^\d{3}$/)(123)).toBeUndefined()
    expect(rules.regex(/object/)({})).toMatchObject({ code: 'format' })
  })
})
