import { describe, expect, test } from 'vitest'
import { find, type FindKind } from '../src/find.ts'
import * as library from '../src/index.ts'
import { seeded } from './seeded.ts'

const told = (text: string): string[] =>
  find(text).map(({ kind, value, confidence, extension }) =>
    [kind, value, confidence, ...(extension ? [extension] : [])].join(' '),
  )

const account = '40702810938000000001'

describe('labels', () => {
  test.each<readonly [text: string, found: readonly string[]]>([
    ['ИНН7707083893', ['inn 7707083893 high']],
    ['инн7707083893', ['inn 7707083893 high']],
    ['ИНН7707083893КПП773601001', ['inn 7707083893 high', 'kpp 773601001 high']],
    ['ИНН/КПП7707083893/773601001', ['inn 7707083893 high', 'kpp 773601001 high']],
    ['БИК044525225', ['bik 044525225 high']],
    ['КПП770701001', ['kpp 770701001 high']],
    ['КПП7701AB001', ['kpp 7701AB001 high']],
    ['ОГРН:1027700132195', ['ogrn 1027700132195 high']],
    ['ОГРН1027700132195', ['ogrn 1027700132195 high']],
    ['СНИЛС112-233-445 95', ['snils 11223344595 high']],
    [`р/с${account}`, [`settlementAccount ${account} high`]],
    [`р/сч.${account}`, [`settlementAccount ${account} high`]],
    [`p/c${account}`, [`settlementAccount ${account} high`]],
    ['к/с30101810400000000225', ['correspondentAccount 30101810400000000225 high']],
    // Latin letters that look Cyrillic, in part of the label or in all of it.
    ['ИHH 7707083893', ['inn 7707083893 high']],
    ['OГPH 1027700132195', ['ogrn 1027700132195 high']],
    ['БИK044525225', ['bik 044525225 high']],
    ['OKATO 45000000000', ['okato 45000000000 high']],
    ['CHИЛC 11223344595', ['snils 11223344595 high']],
    // Two signs a letter, invisible signs, full width, dashes and spaces of every kind.
    [`расче\u0308тный сче\u0308т ${account}`, [`settlementAccount ${account} high`]],
    ['ИНН\u200b7707083893', ['inn 7707083893 high']],
    ['И\u00adНН 7707\u00ad083893', ['inn 7707083893 high']],
    ['\u202aИНН 7707083893\u202c', ['inn 7707083893 high']],
    ['ИНН ７７０７０８３８９３', ['inn 7707083893 high']],
    ['ИНН\u20037707\u2212083\u2011893', ['inn 7707083893 high']],
    ['112\u2012233\u2011445\u300095', ['snils 11223344595 high']],
    ['ИНН 7707083893 12 этаж', ['inn 7707083893 high']],
    ['ИНН 5001 007322 59', ['inn 500100732259 high']],
    [`ИНН 7707083893 р/с ${account}`, ['inn 7707083893 high', `settlementAccount ${account} high`]],
    ['by 9901123456', []],
  ])('%s', (text, found) => expect(told(text)).toEqual(found))

  test('a number is where the text has it, with the invisible signs in it', () => {
    const text = 'Мой: ИНН\u200b 77\u00ad07\u200b083893\u200b, спасибо'
    const [found] = find(text)
    expect(text.slice(found?.start, found?.end)).toBe('77\u00ad07\u200b083893')
    const composed = 'сче\u0308т и И\u0306НН, ИНН 7707083893'
    const [other] = find(composed)
    expect(composed.slice(other?.start, other?.end)).toBe('7707083893')
  })
})

describe('documents in two halves', () => {
  test.each<readonly [text: string, found: readonly string[]]>([
    ['паспорт серия 4508 номер 123456', ['passport 4508123456 high']],
    ['Паспорт: серия 45 08, номер 123456, выдан', ['passport 4508123456 high']],
    ['ПАСПОРТ СЕРИЯ 4508 НОМЕР 123456', ['passport 4508123456 high']],
    ['паспорт гражданина РФ серии 4508 № 123456', ['passport 4508123456 high']],
    ['паспорт 4508, № 123456', ['passport 4508123456 high']],
    ['паспорт 45 08 N 123456', ['passport 4508123456 high']],
    ['водительское удостоверение серия 9901 номер 123456', ['driverLicence 9901123456 high']],
    ['загранпаспорт серия 71 номер 1234567', ['foreignPassport 711234567 high']],
    // The halves of two things, and a telephone, are no document.
    ['паспорт 4508 номер 12345', []],
    ['дом 12 номер 123456', []],
    ['паспорт 4508\nномер 123456', []],
  ])('%s', (text, found) => expect(told(text)).toEqual(found))
})

describe('telephones with an extension', () => {
  test.each<readonly [text: string, found: readonly string[]]>([
    ['тел. 8 (916) 123-45-67 доб. 12', ['mobilePhone +79161234567 high 12']],
    ['+7 495 123-45-67 (доб. 123)', ['mobilePhone +74951234567 high 123']],
    ['+7 495 123-45-67, добавочный 1234', ['mobilePhone +74951234567 high 1234']],
    ['+7 495 123-45-67 ext 12', ['mobilePhone +74951234567 high 12']],
    ['+7 495 123-45-67 ext.12', ['mobilePhone +74951234567 high 12']],
    ['8 (495) 123-45-67 вн. 5', ['mobilePhone +74951234567 high 5']],
    ['+74951234567#12', ['mobilePhone +74951234567 medium 12']],
    ['+7 495 123-45-67 x12, ИНН 7707083893', ['mobilePhone +74951234567 high 12', 'inn 7707083893 high']],
    ['+7 495 123-45-67 доб. 1234567', ['mobilePhone +74951234567 high']],
    ['+7 495 123-45-67 доброе утро 12', ['mobilePhone +74951234567 high']],
  ])('%s', (text, found) => expect(told(text)).toEqual(found))

  test('a text field reads the number and says what it left', () => {
    const read = library.mobilePhone.parse('8 (916) 123-45-67 доб. 12')
    expect([read.value, read.changes?.filter(({ kind }) => kind === 'other')]).toEqual([
      '+79161234567',
      [{ kind: 'other', text: ' доб. 12' }],
    ])
    // The extension fills no gap of the number.
    expect(library.mobilePhone.parse('8 (916) 123-45-6 доб. 7').issue?.code).toBe('short')
    expect(library.mobilePhone.parse('916 123-45 доб. 67').ok).toBe(false)
  })
})

describe('what is something else', () => {
  const numbers: readonly string[] = ['7707083893', '500100732259', '1027700132195', '044525225', '11223344595']
  const others: readonly ((number: string) => string)[] = [
    (number) => `${number},00 руб.`,
    (number) => `${number},5 ₽`,
    (number) => `${number} руб.`,
    (number) => `${number} рублей`,
    (number) => `${number}₽`,
    (number) => `${number} р.`,
    (number) => `${number} тыс. руб.`,
    (number) => `${number}.50 USD`,
    (number) => `$${number}`,
    (number) => `₽ ${number}`,
    (number) => `${number} шт.`,
    (number) => `${number}%`,
    (number) => `Сумма ${number.replace(/\B(?=(\d{3})+$)/g, ' ')} ₽`,
    (number) => `ИНН и сумма ${number.replace(/\B(?=(\d{3})+$)/g, '\u00a0')},00`,
    (number) => `Заказ № ${number}`,
    (number) => `по заявке №${number}`,
    (number) => `Накладная: ${number}`,
    (number) => `счёт-фактура № ${number} от 20.11.2026`,
    (number) => `order #${number}`,
    (number) => `заказ № ${number}-А`,
    (number) => `заказ А-${number}`,
    (number) => `заказ А${number}`,
    (number) => `заказ ${number}/1`,
    (number) => `договор 12/${number}`,
    (number) => `INV_${number}`,
    (number) => `https://shop.example/orders/${number}`,
    (number) => `550e8400-e29b-41d4-a716-${number}`,
    (number) => `версия 1.2.${number}`,
    (number) => `версия ${number}.1.2`,
    (number) => `0,${number}`,
    (number) => `карта ****${number}`,
    (number) => `карта **** ${number}`,
    (number) => `карта ${number}****`,
    (number) => `•••• ${number}`,
  ]
  test.each(others.map((write) => [write('N'), write] as const))('%s', (_, write) => {
    for (const number of numbers) expect([write(number), told(write(number))]).toEqual([write(number), []])
  })

  test('a label makes no identifier of a sum, a date, a time or the rest of a card', () => {
    for (const text of [
      'ИНН: 7707083893,00 руб.',
      'БИК 044 525 225 ₽',
      'БИК 044 525 225 000 ₽',
      'ОКВЭД от 20.11.2026',
      'ОКАТО на 10:20',
      'паспорт выдан 20.11.2026 123456',
      'паспорт от 20.11.2026 1234',
      'ИНН на 2026-11-20 12345678',
      'ИНН в 10:20 12345678',
      'карта **** 5555 5555 5555 4444',
    ])
      expect([text, told(text)]).toEqual([text, []])
  })

  test('dates, times, versions and addresses of machines', () => {
    for (const text of [
      '20.11.2026 123456',
      '20.11 123456',
      '10:20 123456',
      '2026-11-20 10:20:30',
      '2026-11-20T10:20:30.044525225Z',
      'backup-202611201804.zip',
      'v1.22.333.4444',
      '192.168.100.12',
      '112.233.445.95',
      '550e8400-e29b-41d4-a716-446655440000',
      '2201 38** **** 0013',
      '220138******0013',
    ])
      expect([text, told(text)]).toEqual([text, []])
    const moments = Array.from({ length: 24 * 28 }, (_, index) => {
      const [day, hour] = [1 + Math.trunc(index / 24), index % 24].map((part) => String(part).padStart(2, '0'))
      return `202611${day}${hour}`
    })
    expect(moments.some((moment) => library.inn.is(moment))).toBe(true)
    for (const moment of moments) expect([moment, told(moment)]).toEqual([moment, []])
  })

  test('no sum of a statement is found, whatever its digits are', () => {
    const random = seeded(12)
    for (let round = 0; round < 2000; round++) {
      const kopecks = Math.floor(random() * 10 ** (4 + (round % 12)))
      for (const text of [library.money.formatRoubles(kopecks), `${library.money.toRoubles(kopecks)} руб.`])
        expect([text, told(`Итого ${text} к оплате`)]).toEqual([text, []])
    }
  })

  test('no UUID has a number in it', () => {
    const random = seeded(13)
    const hex = (length: number): string =>
      Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('')
    for (let round = 0; round < 500; round++) {
      // Groups of digits alone are the dangerous ones.
      const tail = round % 2 ? library.inn.generate(random, 12) : hex(12)
      const text = `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${tail}`
      expect([text, told(text)]).toEqual([text, []])
    }
  })

  test('what stands beside such signs and is an identifier is found', () => {
    const kinds: readonly (readonly [string, FindKind])[] = [
      ['**7707083893**', 'inn'],
      ['Оплата 100,00 руб. ИНН 7707083893', 'inn'],
      ['7707083893, 00 корпус', 'inn'],
      ['Контрагент:7707083893', 'inn'],
      ['7707083893/773601001', 'inn'],
      ['1 234,00 ₽; 044525225', 'bik'],
      ['7707083893 р/с', 'inn'],
      ['7707083893 Рубин', 'inn'],
    ]
    for (const [text, kind] of kinds) expect([text, find(text)[0]?.kind]).toEqual([text, kind])
  })
})
