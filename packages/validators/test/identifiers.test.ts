import { describe, expect, test } from 'vitest'
import * as library from '../src/index.ts'

const {
  bik,
  correspondentAccount,
  departmentCode,
  email,
  inn,
  kpp,
  mobilePhone,
  ogrn,
  okpo,
  okved,
  passport,
  postalCode,
  settlementAccount,
  snils,
} = library

describe('lenient reading gives the canonical value', () => {
  test.each([
    ['inn', inn.parse, ' 7707 083-893\u00a0', '7707083893'],
    ['inn', inn.parse, '７７０７０８３８９３', '7707083893'],
    ['inn', inn.parse, '77О7О83893', '7707083893'],
    ['inn', inn.parse, '\u200f7707083893\u200b', '7707083893'],
    ['ogrn', ogrn.parse, '1 02 77 00 13219 5', '1027700132195'],
    ['kpp', kpp.parse, '7736ав001', '7736AB001'],
    ['kpp', kpp.parse, ' 7736 Ab 001 ', '7736AB001'],
    ['kpp', kpp.parse, '7736ХУ001', '7736XY001'],
    ['bik', bik.parse, '04 45 25 225', '044525225'],
    ['mobilePhone', mobilePhone.parse, '8 (916) 123-45-67', '+79161234567'],
    ['mobilePhone', mobilePhone.parse, '+7 916 123 45 67', '+79161234567'],
    ['mobilePhone', mobilePhone.parse, '7 916 123–45–67', '+79161234567'],
    ['mobilePhone', mobilePhone.parse, '9161234567', '+79161234567'],
    ['mobilePhone', mobilePhone.parse, '8161234567', '+78161234567'],
    ['snils', snils.parse, '112-233-445 95', '11223344595'],
    ['okpo', okpo.parse, '5797 2160', '57972160'],
    ['okved', okved.parse, ' 62,01 ', '62.01'],
    ['postalCode', postalCode.parse, '129 085', '129085'],
    ['passport', passport.parse, '45 10 № 123456', '4510123456'],
    ['departmentCode', departmentCode.parse, '770001', '770-001'],
    ['departmentCode', departmentCode.parse, '770 — 001', '770-001'],
    ['email', email.parse, ' Sokolov@SeverVeter.Example\u00a0', 'sokolov@severveter.example'],
    ['email', email.parse, 'mailto:a@b.ru', 'a@b.ru'],
  ] as const)('%s «%s»', (_, parse, text, value) =>
    expect((parse as (text: unknown) => unknown)(text)).toMatchObject({ ok: true, value }),
  )

  test.each([
    ['inn', inn.parse, '7707083894', 'checksum'],
    ['inn', inn.parse, '', 'empty'],
    ['inn', inn.parse, '   ', 'empty'],
    ['inn', inn.parse, 7_707_083_893, 'type'],
    ['inn', inn.parse, '000000000000', 'zeros'],
    ['kpp', kpp.parse, '7736ЯЖ001', 'format'],
    ['mobilePhone', mobilePhone.parse, '+1 916 123-45-67', 'format'],
    ['mobilePhone', mobilePhone.parse, '916 123-45-6', 'length'],
    ['departmentCode', departmentCode.parse, '77000', 'format'],
  ] as const)('%s «%s» stays wrong: %s', (rule, parse, text, code) =>
    expect((parse as (text: unknown) => unknown)(text)).toEqual({ ok: false, issue: { rule, code, params: {} } }),
  )

  test('zeros are read when they are accepted', () => {
    expect(inn.parse('0000 0000 0000', { accept: 'zeros' })).toMatchObject({ ok: true, value: '000000000000' })
    expect(inn.is('000000000000', { accept: 'zeros' })).toBe(true)
  })

  test('accounts are read with their bank', () => {
    expect(settlementAccount.parse('40702 810 9 3800 0000001', '044525225').value).toBe('40702810938000000001')
    expect(correspondentAccount.parse('30101 810 4 0000 0000225', '044525225').value).toBe('30101810400000000225')
    expect(settlementAccount.parse('40702 810 9 3800 0000001', '044525').issue?.code).toBe('bik')
    expect(settlementAccount.parse('03100643000000019500', '024501901', { accept: 'treasury' }).ok).toBe(true)
  })
})

describe('numbers for people', () => {
  test.each([
    [settlementAccount.format('40702810938000000001'), '40702 810 9 3800 0000001'],
    [correspondentAccount.format('30101810400000000225'), '30101 810 4 0000 0000225'],
    [mobilePhone.format('+79161234567'), '+7 916 123-45-67'],
    [mobilePhone.format('+7916123'), '+7 916 123'],
    [mobilePhone.format('916'), '916'],
    [snils.format('11223344595'), '112-233-445 95'],
    [snils.format('112-233-445 95'), '112-233-445 95'],
    [snils.format('1122'), '112-2'],
    [passport.format('4510123456'), '45 10 123456'],
    [departmentCode.format('770001'), '770-001'],
    [departmentCode.format('77'), '77'],
    [settlementAccount.format(''), ''],
  ])('%s', (written, expected) => expect(written).toBe(expected))

  test('a mask takes exactly the canonical digits', () => {
    const holes = (mask: library.Mask): number => mask.filter((place) => typeof place !== 'string').length
    expect(
      [
        inn,
        ogrn,
        kpp,
        bik,
        correspondentAccount,
        settlementAccount,
        mobilePhone,
        snils,
        okpo,
        okved,
        postalCode,
        passport,
        departmentCode,
      ].map(({ mask }) => holes(mask)),
    ).toEqual([12, 15, 9, 9, 20, 20, 10, 11, 10, 7, 6, 10, 6])
  })
})

describe('facts held in a number', () => {
  test('inn', () => {
    expect(inn.describe('7707083893')).toEqual({
      kind: 'organization',
      region: { code: '77', ru: 'Москва', en: 'Moscow' },
      prefix: '7707',
    })
    expect(inn.describe('500100732259')).toMatchObject({
      kind: 'person',
      region: { code: '50', ru: 'Московская область' },
    })
    expect(inn.describe('9909538392')).toMatchObject({ kind: 'foreignOrganization' })
    expect(inn.describe('005826107187')?.region).toBeUndefined()
    expect(inn.describe('7707083894')).toBeUndefined()
  })

  test('ogrn', () => {
    expect(ogrn.describe('1027700132195')).toMatchObject({ kind: 'legalEntity', year: 2002, region: { code: '77' } })
    expect(ogrn.describe('304500116000157')).toMatchObject({ kind: 'entrepreneur', year: 2004, region: { code: '50' } })
    expect(ogrn.describe('2027700132194')).toMatchObject({ kind: 'record' })
    expect(ogrn.describe('1')).toBeUndefined()
  })

  test('kpp', () => {
    expect(kpp.describe('773601001')).toMatchObject({
      taxOffice: '7736',
      region: { ru: 'Москва' },
      reason: { code: '01', en: 'At the location of the organization' },
    })
    for (const [value, reason] of [
      ['773643001', 'Branch'],
      ['773645001', 'Separate unit'],
      ['773650001', 'Largest taxpayer'],
      ['773651001', 'Foreign organization'],
      ['773612001', 'Vehicles'],
      ['773606001', 'Real estate'],
    ] as const)
      expect(kpp.describe(value)?.reason?.en).toBe(reason)
    for (const value of ['7736AB001', '77360A001', '7736A9001', '773600001', '773633001'])
      expect(kpp.describe(value)).toMatchObject({ reason: undefined })
    expect(kpp.describe('x')).toBeUndefined()
  })

  test('bik', () => {
    expect(bik.describe('044525225')).toEqual({
      territory: '45',
      unit: '25',
      participant: '225',
      isSettlementCentre: false,
      isTreasuryBody: false,
    })
    expect(bik.describe('044106001')).toMatchObject({ isSettlementCentre: true, isTreasuryBody: false })
    expect(bik.describe('015655003')).toMatchObject({ isSettlementCentre: false, isTreasuryBody: true })
    expect(bik.describe('004525988')?.isTreasuryBody).toBe(true)
    expect(bik.describe('1')).toBeUndefined()
  })

  test('accounts', () => {
    expect(settlementAccount.describe('40702810799990000003')).toEqual({
      kind: { code: '40702', ru: 'Коммерческая организация', en: 'Commercial company' },
      currency: { code: '810', ru: 'Российский рубль', en: 'Russian rouble' },
      checkDigit: '7',
      branch: '9999',
      number: '0000003',
    })
    expect(settlementAccount.describe('40802840399990000009')).toMatchObject({
      kind: { en: 'Individual entrepreneur' },
      currency: { en: 'US dollar' },
    })
    expect(settlementAccount.describe('42301978000000000001')).toMatchObject({
      kind: { code: '42301', en: 'Deposit of an individual' },
      currency: { en: 'Euro' },
    })
    expect(settlementAccount.describe('03100643000000019500')?.kind?.en).toBe('Treasury account')
    expect(correspondentAccount.describe('40102810045370000002')?.kind?.ru).toBe('Единый казначейский счёт')
    expect(settlementAccount.describe('99999999999999999999')).toMatchObject({ kind: undefined, currency: undefined })
    expect(settlementAccount.describe('4070281079999000000')).toBeUndefined()
    expect(correspondentAccount.describe('')).toBeUndefined()
  })

  test('the rest', () => {
    expect(mobilePhone.describe('+79161234567')).toEqual({ code: '916', isMobileRange: true })
    expect(mobilePhone.describe('+74951234567')?.isMobileRange).toBe(false)
    expect(mobilePhone.describe('1')).toBeUndefined()
    expect(snils.describe('11223344595')).toEqual({ hasCheckNumber: true })
    expect(snils.describe('001-001-998 77')).toEqual({ hasCheckNumber: false })
    expect(snils.describe('1')).toBeUndefined()
    expect(okpo.describe('57972160')).toEqual({ kind: 'organization' })
    expect(okpo.describe('0174266916')).toEqual({ kind: 'entrepreneur' })
    expect(okpo.describe('1')).toBeUndefined()
    expect(passport.describe('4510123456')).toEqual({ series: '4510', number: '123456', territory: '45', year: 2010 })
    expect(passport.describe('4598123456')?.year).toBe(1998)
    expect(passport.describe('1')).toBeUndefined()
    expect(departmentCode.describe('770-001')).toMatchObject({ region: { ru: 'Москва' }, level: 'service' })
    expect(departmentCode.describe('502-001')?.level).toBe('district')
    expect(departmentCode.describe('509-001')?.level).toBeUndefined()
    expect(departmentCode.describe('1')).toBeUndefined()
  })

  test.each([
    ['01', 'A', 'class'],
    ['03.1', 'A', 'subclass'],
    ['05.10', 'B', 'group'],
    ['10.11.1', 'C', 'subgroup'],
    ['33.11', 'C', 'group'],
    ['35', 'D', 'class'],
    ['36', 'E', 'class'],
    ['43', 'F', 'class'],
    ['47', 'G', 'class'],
    ['49', 'H', 'class'],
    ['56', 'I', 'class'],
    ['62.01.11', 'J', 'kind'],
    ['66', 'K', 'class'],
    ['68', 'L', 'class'],
    ['75', 'M', 'class'],
    ['82', 'N', 'class'],
    ['84', 'O', 'class'],
    ['85', 'P', 'class'],
    ['88', 'Q', 'class'],
    ['93', 'R', 'class'],
    ['96', 'S', 'class'],
    ['97', 'T', 'class'],
    ['99', 'U', 'class'],
  ])('okved %s belongs to section %s', (value, section, level) =>
    expect(okved.describe(value)).toEqual({ section, level }),
  )

  test('okved: anything else has no section', () => {
    for (const value of [
      '00',
      '04',
      '34.11',
      '62.1.1',
      '62.1.11',
      '',
      '1',
      '01.',
      '01.111',
      '01.11.111',
      '01.11.11.1',
      'A1',
      '01,11',
    ])
      expect([value, okved.describe(value)]).toEqual([value, undefined])
  })

  test('passport: series and number in fields of their own', () => {
    expect([passport.checkSeries('4510'), passport.checkSeries('45 1'), passport.checkSeries('451')]).toEqual([
      undefined,
      'format',
      'length',
    ])
    expect([passport.checkNumber('123456'), passport.checkNumber(''), passport.checkNumber('1234567')]).toEqual([
      undefined,
      'empty',
      'length',
    ])
  })
})
