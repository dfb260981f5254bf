import { describe, expect, test } from 'vitest'
import * as library from '../src/index.ts'
import type { Change } from '../src/index.ts'

const { bik, correspondentAccount, departmentCode, email, inn, kpp, mobilePhone, ogrn } = library
const { okpo, okved, passport, postalCode, settlementAccount, snils } = library

interface Reading {
  readonly ok: boolean
  readonly value?: string | undefined
  readonly changes?: readonly Change[] | undefined
}
type Read = (text: string) => Reading

describe('what people paste', () => {
  test.each<readonly [rule: string, parse: Read, text: string, value: string]>([
    ['inn', inn.parse, 'ИНН 7707083893', '7707083893'],
    ['inn', inn.parse, 'ИНН: 7707083893.', '7707083893'],
    ['inn', inn.parse, 'инн № 7707083893;', '7707083893'],
    ['inn', inn.parse, 'ИНН7707083893', '7707083893'],
    ['inn', inn.parse, '«7707083893»', '7707083893'],
    ['inn', inn.parse, '"7707083893",', '7707083893'],
    ['inn', inn.parse, '(7707083893)', '7707083893'],
    ['inn', inn.parse, '\u202a7707083893\u202c', '7707083893'],
    ['inn', inn.parse, 'ИНН/КПП 7707083893/773601001', '7707083893'],
    ['inn', inn.parse, 'ИНН / КПП: 7707083893 / 773601001', '7707083893'],
    ['inn', inn.parse, 'КПП/ИНН 773601001/7707083893', '7707083893'],
    ['inn', inn.parse, '7707083893/773601001', '7707083893'],
    ['inn', inn.parse, 'ИНН 7707083893 КПП 773601001', '7707083893'],
    ['inn', inn.parse, 'ИНН 7707083893, ОГРН 1027700132195', '7707083893'],
    ['inn', inn.person.parse, 'ИНН 5001 007322 59', '500100732259'],
    ['inn', inn.organization.parse, 'ИНН/КПП 7707083893/773601001', '7707083893'],
    ['kpp', kpp.parse, 'КПП 773601001', '773601001'],
    ['kpp', kpp.parse, '7707083893/773601001', '773601001'],
    ['kpp', kpp.parse, 'ИНН/КПП 7707083893/773601001', '773601001'],
    ['kpp', kpp.parse, 'ИНН 7707083893 КПП 773601001', '773601001'],
    ['kpp', kpp.parse, '7736О1001', '773601001'],
    ['kpp', kpp.parse, '773601ОО1', '773601001'],
    ['kpp', kpp.parse, '7736O1001', '7736O1001'],
    ['ogrn', ogrn.parse, 'ОГРН 1027700132195', '1027700132195'],
    ['ogrn', ogrn.parse, 'ОГРНИП № 304500116000157', '304500116000157'],
    ['bik', bik.parse, 'БИК 044525225', '044525225'],
    ['bik', bik.parse, '44525225', '044525225'],
    ['bik', bik.parse, '14030106', '014030106'],
    ['mobilePhone', mobilePhone.parse, 'тел. 8 (916) 123-45-67', '+79161234567'],
    ['mobilePhone', mobilePhone.parse, 'моб.: +7 916 123 45 67.', '+79161234567'],
    ['mobilePhone', mobilePhone.parse, 'tel:+79161234567', '+79161234567'],
    ['snils', snils.parse, 'СНИЛС 112-233-445 95', '11223344595'],
    ['okpo', okpo.parse, 'ОКПО: 57972160', '57972160'],
    ['okved', okved.parse, 'ОКВЭД 62,01.', '62.01'],
    ['okved', okved.parse, '6201', '62.01'],
    ['okved', okved.parse, '620111', '62.01.11'],
    ['okved', okved.parse, '62.011', '62.01.1'],
    ['okved', okved.parse, '620', '62.0'],
    ['postalCode', postalCode.parse, 'индекс 129085,', '129085'],
    ['passport', passport.parse, '45 10 N 123456', '4510123456'],
    ['passport', passport.parse, 'Паспорт серия 4510 номер 123456', '4510123456'],
    ['passport', passport.parse, 'паспорт: 4510 №123456', '4510123456'],
    ['departmentCode', departmentCode.parse, 'к/п 770 001', '770-001'],
    ['departmentCode', departmentCode.parse, 'код подразделения 770-001', '770-001'],
    ['email', email.parse, 'Иван Петров <Ivan@mail.example>', 'ivan@mail.example'],
    ['email', email.parse, 'e-mail: ivan@mail.example.', 'ivan@mail.example'],
    ['email', email.parse, "o'brien@mail.example", "o'brien@mail.example"],
    [
      'settlementAccount',
      (text) => settlementAccount.parse(text, '044525225'),
      'р/с 40702810938000000001',
      '40702810938000000001',
    ],
    [
      'settlementAccount',
      (text) => settlementAccount.parse(text, '044525225'),
      'Расчётный счёт № 407.02.810.9.3800.0000001',
      '40702810938000000001',
    ],
    [
      'settlementAccount',
      (text) => settlementAccount.parse(text, '044525225'),
      'р/с 40702810938000000001, БИК 044525225',
      '40702810938000000001',
    ],
    [
      'settlementAccount',
      (text) => settlementAccount.parse(text, '044 525 225'),
      '40702810938000000001',
      '40702810938000000001',
    ],
    [
      'settlementAccount',
      (text) => settlementAccount.parse(text, 'БИК 44525225'),
      '40702810938000000001',
      '40702810938000000001',
    ],
    [
      'correspondentAccount',
      (text) => correspondentAccount.parse(text, '044 525 225'),
      'к/с 30101810400000000225',
      '30101810400000000225',
    ],
  ])('%s, spelling %#', (_, parse, text, value) => {
    expect(parse(text)).toMatchObject({ ok: true, value })
    // What was read stays as it is, and nothing is said to have been changed.
    expect(parse(value)).toEqual({ ok: true, value, changes: [] })
  })

  test('the number and its neighbour are both read where both are asked for', () => {
    for (const text of ['7707083893/773601001', 'ИНН/КПП: 7707083893/773601001', 'ИНН 7707083893 КПП 773601001']) {
      const both = inn.parseWithKpp(text)
      expect([both.inn.value, both.kpp.value]).toEqual(['7707083893', '773601001'])
    }
    const alone = inn.parseWithKpp('7707083893')
    expect([alone.inn.ok, alone.kpp.issue?.code]).toEqual([true, 'length'])
  })

  test('what was dropped or put right is reported', () => {
    expect(inn.parse('ИНН/КПП 7707083893/773601001').changes).toEqual([{ kind: 'other', text: '773601001' }])
    expect(inn.parse('ИНН 77О7-083 893.').changes).toEqual([
      { kind: 'label', text: 'ИНН ' },
      { kind: 'punctuation', text: '.' },
      { kind: 'space', text: ' ' },
      { kind: 'separator', text: '-' },
      { kind: 'letter', text: 'О' },
    ])
    expect(bik.parse('44525225').changes).toEqual([{ kind: 'prefix', text: '0' }])
    expect(mobilePhone.parse('89161234567').changes).toEqual([{ kind: 'prefix', text: '8' }])
    expect(mobilePhone.parse('9161234567').changes).toEqual([{ kind: 'prefix', text: '+7' }])
    expect(kpp.parse('7736ав001').changes?.map(({ kind }) => kind)).toEqual(['letter'])
  })

  test.each<readonly [parse: Read, text: string]>([
    [inn.parse, '7707083893 500100732259'],
    [inn.parse, '7707083893/500100732259'],
    [inn.parse, 'КПП 773601001'],
    [inn.parse, 'ОГРН 7707083893, КПП 773601001'],
    [inn.parse, '770708389'],
    [kpp.parse, 'КПП 773601001, КПП 773601002'],
    [bik.parse, '74525225'],
    [mobilePhone.parse, '+375 29 123-45-67'],
    [settlementAccount.parse as unknown as Read, '40702810938000000001'],
  ])('what could mean two things, or nothing, stays refused: %#', (parse, text) => expect(parse(text).ok).toBe(false))

  test('a text of any size is answered without being read', () => {
    for (const parse of [inn.parse, kpp.parse, mobilePhone.parse, okved.parse, departmentCode.parse, email.parse]) {
      const started = performance.now()
      for (const text of ['О', 'ИНН ', '7/', ' ']) expect(parse(text.repeat(5_000_000)).ok).toBe(false)
      expect(performance.now() - started).toBeLessThan(15_000)
    }
  })
})

describe('format', () => {
  const formats: Readonly<
    Record<string, readonly [format: (value: string) => string, spellings: readonly string[], shown: string]>
  > = {
    mobilePhone: [
      mobilePhone.format,
      ['+79161234567', '+7 916 123-45-67', '8 (916) 123-45-67', '9161234567', '7 916 1234567', 'тел. 8-916-123-45-67'],
      '+7 916 123-45-67',
    ],
    settlementAccount: [
      settlementAccount.format,
      ['40702810938000000001', '40702 810 9 3800 0000001', '407.02.810.9.3800.0000001', 'р/с 40702810938000000001'],
      '40702 810 9 3800 0000001',
    ],
    correspondentAccount: [
      correspondentAccount.format,
      ['30101810400000000225', '30101 810 4 0000 0000225', 'к/с 30101810400000000225'],
      '30101 810 4 0000 0000225',
    ],
    snils: [snils.format, ['11223344595', '112-233-445 95', '112 233 445 95', 'СНИЛС 11223344595'], '112-233-445 95'],
    passport: [
      passport.format,
      ['4510123456', '45 10 123456', '45 10 № 123456', 'паспорт 4510 N 123456'],
      '45 10 123456',
    ],
    departmentCode: [departmentCode.format, ['770001', '770-001', '770 001', 'к/п 770001'], '770-001'],
  }

  test.each(Object.entries(formats))(
    '%s: every accepted spelling is written alike, and what is written stays',
    (_, [format, spellings, shown]) => {
      for (const text of spellings) expect([text, format(text)]).toEqual([text, shown])
      for (const value of [undefined, null, 7, {}]) expect(format(value as unknown as string)).toBe('')
      // Every beginning, as it stands in a field while somebody types, is written in the same way again and again.
      for (const text of [...spellings, shown])
        for (let length = 0; length <= text.length; length++) {
          const once = format(text.slice(0, length))
          expect([text.slice(0, length), format(once)]).toEqual([text.slice(0, length), once])
        }
    },
  )
})
