import { describe, expect, test } from 'vitest'
import { bik, correspondentAccount, inn, kpp, ogrn, okpo, settlementAccount, snils } from '../src/index.ts'
import { bad, good, type GoodKind } from './tables.ts'

type Check = (value: unknown, bik?: unknown) => string | undefined

const checks: Readonly<Record<Exclude<GoodKind, 'rkcAccount'>, Check>> & { readonly inn: Check } = {
  inn10: (value) => inn.check(value),
  inn12: (value) => inn.check(value),
  inn: (value) => inn.check(value),
  ogrn: (value) => ogrn.check(value),
  ogrnip: (value) => ogrn.check(value),
  kpp: kpp.check,
  bik: bik.check,
  corrAccount: correspondentAccount.check,
  settlementAccount: (value, of) => settlementAccount.check(value, of),
  snils: snils.check,
  okpo: okpo.check,
}

const zeros = '000000000000'
const isZeros = (value: string): boolean => /^0+$/.test(value)

describe('published numbers hold', () => {
  for (const [kind, check] of Object.entries(checks)) {
    if (kind === 'inn') continue
    test(kind, () => {
      const rows = good[kind as keyof typeof checks & GoodKind].filter(({ value }) => !isZeros(value))
      expect(rows.length).toBeGreaterThan(5)
      expect(rows.filter(({ value, bik: of }) => check(value, of) !== undefined)).toEqual([])
    })
  }

  test('the number of zeros, made by the rule, holds when zeros are accepted and is refused by its own code otherwise', () => {
    expect(good.inn12.map(({ value }) => value)).toContain(zeros)
    expect(inn.check(zeros)).toBe('zeros')
    expect(inn.check('0000000000')).toBe('zeros')
    expect([snils.check('00000000000'), snils.check('000-000-000 00'), ogrn.check('0'.repeat(13))]).toEqual([
      'zeros',
      'zeros',
      'zeros',
    ])
    expect([ogrn.check('0'.repeat(15)), okpo.check('0'.repeat(8)), okpo.check('0'.repeat(10))]).toEqual([
      'zeros',
      'zeros',
      'zeros',
    ])
    expect(inn.is(zeros)).toBe(false)
    expect(inn.is(zeros, { accept: 'zeros' })).toBe(true)
    // A function that is handed an index instead of options must not take it for consent.
    expect([zeros, zeros].some(inn.is as (value: string, index: number) => boolean)).toBe(false)
  })

  test('an account in a settlement centre holds by its option alone', () => {
    const [row] = good.rkcAccount
    expect(row).toBeDefined()
    expect(settlementAccount.check(row?.value, row?.bik)).toBe('checksum')
    expect(settlementAccount.check(row?.value, row?.bik, { accept: 'settlementCentre' })).toBeUndefined()
    expect(settlementAccount.check(row?.value, row?.bik, { accept: ['treasury', 'settlementCentre'] })).toBeUndefined()
    expect(settlementAccount.check(row?.value, row?.bik, { accept: 'treasury' })).toBe('checksum')
  })

  test('single treasury accounts are correspondent accounts; treasury accounts hold by their option', () => {
    expect(good.treasury).toHaveLength(43)
    const refused = good.treasury.filter(
      (row) =>
        correspondentAccount.check(row.singleTreasuryAccount, row.bik) ??
        settlementAccount.check(row.treasuryAccount, row.bik, { accept: 'treasury' }),
    )
    expect(refused).toEqual([])
    // By chance one in ten would carry a right check digit; the usual rule refuses the others.
    const usual = good.treasury.filter((row) => settlementAccount.check(row.treasuryAccount, row.bik) === 'checksum')
    expect(usual.length).toBeGreaterThan(30)
  })

  test('the BIK and the account inside an international number hold together', () => {
    const [, bank, account] = /^RU\d\d(\d{9})(\d{20})$/.exec(good.iban[0]?.value ?? '') ?? []
    expect(account).toBe('40817810538091310419')
    expect(settlementAccount.check(account, bank)).toBeUndefined()
  })

  test('settlement centre: the option changes nothing for other banks', () => {
    for (const { value, bik: of } of good.settlementAccount)
      expect(settlementAccount.check(value, of, { accept: ['settlementCentre', 'treasury'] })).toBeUndefined()
  })
})

describe('wrong values are refused for the right reason', () => {
  for (const rule of new Set(bad.map((row) => row.rule)))
    test(rule, () => {
      const check = checks[rule as keyof typeof checks]
      const rows = bad.filter((row) => row.rule === rule)
      expect(rows.map((row) => [row.value, check(row.value, row.bik)])).toEqual(
        rows.map((row) => [row.value, row.expected]),
      )
    })

  test.each(Object.entries(checks))('%s: text of another length is refused unread', (_, check) => {
    // None of these numbers has so many characters, and a letter that was read would make it `format`.
    for (const length of [1, 7, 16, 18, 60, 1000])
      expect([length, check('x'.repeat(length), '044525225')]).toEqual([length, 'length'])
  })

  test('a linked BIK that does not hold is named as the reason, after the account itself', () => {
    const [row] = good.settlementAccount
    for (const wrong of [undefined, null, '', '04452522', 'abcdefghi', 44_525_225, {}]) {
      expect(settlementAccount.check(row?.value, wrong)).toBe('bik')
      expect(correspondentAccount.check(row?.value, wrong)).toBe('bik')
      expect(settlementAccount.check('4060281', wrong)).toBe('length')
    }
  })
})

describe('demonstration data of the product', () => {
  test.each([
    ['7707083893', '1027700132195', '044525974', '40702810810000117040'],
    ['500601234575', undefined, undefined, undefined],
  ])('%s', (number, registration, bank, account) => {
    expect(inn.check(number)).toBeUndefined()
    if (registration) expect(ogrn.check(registration)).toBeUndefined()
    if (bank) expect(settlementAccount.check(account, bank)).toBeUndefined()
  })

  test.each([
    ['044525225', '30101810400000000225', '40702810899990000001'],
    ['044525187', '30101810700000000187', '40701810399990000002'],
    ['044525974', '30101810145250000974', '40702810799990000003'],
    ['049205805', '30101810000000000805', '40802810699990000004'],
    ['044525104', '30101810745374525104', '40702810499990000005'],
    ['044525593', '30101810200000000593', '40702810999990000006'],
    ['044525555', '30101810400000000555', '40702810899990000007'],
    ['044525787', '30101810100000000787', '40702810099990000008'],
    ['044525092', '30101810645250000092', '40802810399990000009'],
    ['044525974', '30101810145250000974', '40817810499990000010'],
  ])('bank %s', (bank, correspondent, settlement) => {
    expect(correspondentAccount.check(correspondent, bank)).toBeUndefined()
    expect(settlementAccount.check(settlement, bank)).toBeUndefined()
  })
})
