import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { find, type Found, type FindKind } from '../src/find.ts'
import * as library from '../src/index.ts'
import { seeded } from './seeded.ts'

const told = (text: string, options?: Parameters<typeof find>[1]): string[] =>
  find(text, options).map(({ kind, value, confidence }) => `${kind} ${value} ${confidence}`)

describe('a page of requisites', () => {
  const page = `ООО «Северный ветер», ИНН/КПП 7707083893/773601001, ОГРН 1027700132195
    Адрес: 117997, г. Москва, ул. Вавилова, д. 19. ОКПО: 00032537; ОКВЭД 64.19, ОКТМО 45397000
    р/с 40702 810 9 3800 0000001 в ПАО «Сбербанк», к/с № 30101810400000000225,
    БИК 044525225. Тел. +7 (916) 123-45-67, e-mail: Sokolov@severveter.example, иван@почта.рф.
    СНИЛС руководителя 112-233-445 95, паспорт 45 10 № 123456, код подразделения 770-001.`

  test('everything is found, in the order of the text', () => {
    expect(told(page)).toEqual([
      'inn 7707083893 high',
      'kpp 773601001 high',
      'ogrn 1027700132195 high',
      'okpo 00032537 high',
      'okved 64.19 high',
      'oktmo 45397000 high',
      'settlementAccount 40702810938000000001 high',
      'correspondentAccount 30101810400000000225 high',
      'bik 044525225 high',
      'mobilePhone +79161234567 high',
      'email sokolov@severveter.example high',
      'internationalEmail иван@почта.рф high',
      'snils 11223344595 high',
      'passport 4510123456 high',
    ])
  })

  test('positions are those of the text, and never overlap', () => {
    let end = 0
    for (const { start, end: after, kind, value } of find(page, { least: 'low' })) {
      expect(start).toBeGreaterThanOrEqual(end)
      end = after
      const part = page.slice(start, after)
      expect([part, part.trim()]).toEqual([part, part])
      if (kind === 'inn') expect(part).toBe(value)
    }
    const [phone] = find(page, { kinds: ['mobilePhone'] })
    expect(page.slice(phone?.start, phone?.end)).toBe('+7 (916) 123-45-67')
  })

  test('kinds and confidence can be chosen', () => {
    expect(told(page, { kinds: ['inn', 'settlementAccount'] })).toEqual([
      'inn 7707083893 high',
      'settlementAccount 40702810938000000001 high',
    ])
    expect(told('Оплатите 117997', { least: 'low' })).toEqual(['postalCode 117997 low'])
    expect(told('Оплатите 117997')).toEqual([])
  })
})

describe('without labels', () => {
  test.each([
    ['Контрагент 7707083893 отгрузил', ['inn 7707083893 medium']],
    ['500100732259', ['inn 500100732259 medium']],
    ['№1027700132195.', ['ogrn 1027700132195 medium']],
    ['112-233-445 95', ['snils 11223344595 high']],
    ['карта 2201 3820 0000 0013', ['card 2201382000000013 high']],
    ['5555 5555 5555 4444', ['card 5555555555554444 high']],
    ['5555555555554444', ['card 5555555555554444 medium']],
    ['DE89 3704 0044 0532 0130 00', ['iban DE89370400440532013000 high']],
    ['RU0304452522540817810538091310419', ['iban RU0304452522540817810538091310419 high']],
    ['участок 77:01:0001013:4915 в Москве', ['cadastralNumber 77:01:0001013:4915 high']],
    ['номер А123ВС777, цвет белый', ['vehiclePlate А123ВС777 high']],
    ['VIN: XTA210990Y2765499', ['vin XTA210990Y2765499 high']],
    ['WP0ZZZ99ZTS392124', ['vin WP0ZZZ99ZTS392124 medium']],
    ['8 916 123-45-67', ['mobilePhone +79161234567 high']],
    ['79161234567', ['mobilePhone +79161234567 medium']],
    ['SABRRUMM012', ['swift SABRRUMM012 medium']],
    ['УИН 18810577260848002037', ['uin 18810577260848002037 high']],
    ['КБК 18210101011011000110', ['kbk 18210101011011000110 high']],
    ['044525225', ['bik 044525225 medium']],
    ['40702810938000000001', ['settlementAccount 40702810938000000001 medium']],
    ['тел. 9161234567', ['mobilePhone +79161234567 high']],
    ['(7707083893)', ['inn 7707083893 medium']],
    ['«7707083893»; a@b.ru,', ['inn 7707083893 medium', 'email a@b.ru high']],
    ['ИНН продавца № 7707083893', ['inn 7707083893 high']],
    ['ИНН, КПП: 7707083893, 773601001', ['inn 7707083893 high', 'kpp 773601001 high']],
  ])('%s', (text, expected) => expect(told(text)).toEqual(expected))

  test('what is wrong, part of something longer, or money and dates, is not found', () => {
    for (const text of [
      'ИНН 7707083894',
      '17707083893',
      'a7707083893',
      '7707083893a',
      '1 234 567 890,00 ₽',
      '20.11.2026 18:04',
      '№ 417 от 20.11.2026',
      '00000000000000000000',
      'user@host, @nick, a@b',
      '',
    ])
      expect([text, told(text)]).toEqual([text, []])
    expect(find(undefined)).toEqual([])
    expect(find({ length: 1e9 })).toEqual([])
  })
})

describe('accounts and banks', () => {
  const account = 'р/с 40702810938000000001'

  test('the bank of the text makes an account sure, or doubtful', () => {
    expect(told(`${account} БИК 044525225`)[0]).toBe('settlementAccount 40702810938000000001 high')
    expect(told(`БИК 044525187 ${account}`)[1]).toBe('settlementAccount 40702810938000000001 medium')
    expect(told('40702810938000000001, 044525187')).toEqual(['bik 044525187 medium'])
    expect(told('40702810938000000001, 044525187', { least: 'low' })[0]).toBe(
      'settlementAccount 40702810938000000001 low',
    )
    // The bank is read even when nobody asks for it.
    expect(told('40702810938000000001 044525225', { kinds: ['settlementAccount'] })).toEqual([
      'settlementAccount 40702810938000000001 high',
    ])
  })

  test('two banks in one text: each account goes with its own', () => {
    const text = 'р/с 40702810938000000001 БИК 044525225; р/с 40702810810000117040 БИК 044525974'
    expect(find(text).map(({ confidence }) => confidence)).toEqual(['high', 'high', 'high', 'high'])
  })
})

describe('properties', () => {
  const kinds: readonly (readonly [FindKind, string, (random: () => number) => string])[] = [
    ['inn', 'ИНН', (random) => library.inn.generate(random)],
    ['inn', 'ИНН', (random) => library.inn.generate(random, 12)],
    ['ogrn', 'ОГРН', (random) => library.ogrn.generate(random)],
    ['ogrn', 'ОГРНИП', (random) => library.ogrn.generate(random, 15)],
    ['kpp', 'КПП', library.kpp.generate],
    ['bik', 'БИК', library.bik.generate],
    ['snils', 'СНИЛС', library.snils.generate],
    ['okpo', 'ОКПО', (random) => library.okpo.generate(random)],
    ['oktmo', 'ОКТМО', (random) => library.oktmo.generate(random)],
    ['okato', 'ОКАТО', (random) => library.okato.generate(random)],
    ['card', 'карта', library.card.generate],
    ['iban', 'IBAN', (random) => library.iban.generate(random)],
    ['swift', 'SWIFT', library.swift.generate],
    ['cadastralNumber', 'кадастровый номер', library.cadastralNumber.generate],
    ['oms', 'полис ОМС', library.oms.generate],
    ['kbk', 'КБК', library.kbk.generate],
    ['uin', 'УИН', (random) => library.uin.generate(random)],
    ['vin', 'VIN', library.vin.generate],
    ['vehiclePlate', 'госномер', library.vehiclePlate.generate],
    ['mobilePhone', 'тел.', library.mobilePhone.generate],
    ['email', 'почта', library.email.generate],
    ['internationalEmail', 'почта', library.internationalEmail.generate],
  ]

  test.each(kinds)('%s after «%s» is found wherever it stands', (kind, label, generate) => {
    const random = seeded(kind.length * 31 + label.length)
    for (let round = 0; round < 300; round++) {
      const value = generate(random)
      const [found, ...more] = find(`Просим указать: ${label} ${value}, спасибо.`)
      expect([value, more.length, found?.kind, found?.value, found?.confidence]).toEqual([
        value,
        0,
        kind,
        value,
        'high',
      ])
    }
  })

  test('a number and an address share no sign', () => {
    expect(find('112-233-445 95@a.ru', { least: 'low' })).toEqual([
      { kind: 'email', value: '95@a.ru', start: 12, end: 19, confidence: 'high' },
    ])
    expect(find('112-233-445 95 a@a.ru').map(({ kind }) => kind)).toEqual(['snils', 'email'])
  })

  test('any text gets an answer whose parts are what they are said to be', () => {
    const pieces = fc.constantFrom(
      'ИНН',
      'р/с',
      '7707083893',
      '773601001',
      '044525225',
      ' ',
      '\n',
      '-',
      '/',
      '@',
      'я',
      'a.ru',
      '+7',
      '112-233-445 95',
      '٧',
      '😀',
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 40 }),
        (parts) => {
          const text = parts.join('')
          let end = 0
          return find(text, { least: 'low' }).every((found: Found) => {
            const isOrdered = found.start >= end && found.end > found.start && found.end <= text.length
            ;({ end } = found)
            return isOrdered
          })
        },
      ),
      { numRuns: 500 },
    )
  })

  // A quadratic search would take minutes for each of these.
  test.each([
    '1',
    'a',
    'ИНН ',
    '7707083893 ',
    '1 ',
    '1-',
    'a@',
    '@',
    'a.',
    '4 8 15 16 23 ',
    '+7',
    'р/с ',
    '\n',
    '40702810938000000001 ',
    // Labels that touch their numbers, letters of two signs, halves of documents.
    'ИНН1',
    '1ИНН',
    'и\u0306',
    '7\u200b',
    '4508 номер ',
    '4508, номер 123456, ',
    '7707083893*',
    '+79161234567 доб. ',
    // Numbers that do not take the labels before them.
    'БИК +79161234567 ',
    'р/с a@b.ru ИНН +79161234567 ',
  ])('three hundred thousand characters of «%s» are looked through at once', (part) => {
    const text = part.repeat(Math.ceil(3e5 / part.length))
    const start = performance.now()
    find(text)
    expect(performance.now() - start).toBeLessThan(15_000)
  })

  test('types', () => expectTypeOf(find).returns.toEqualTypeOf<readonly Found[]>())
})
