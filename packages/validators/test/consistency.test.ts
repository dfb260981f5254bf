import { describe, expect, test } from 'vitest'
import { consistency, type Requisites } from '../src/consistency.ts'
import * as library from '../src/index.ts'
import { seeded } from './seeded.ts'

const bank = '044525225'
const reasons = (requisites: Requisites, options?: Parameters<typeof consistency>[1]): string[] =>
  consistency(requisites, options).map(({ reason, severity }) => `${reason} ${severity}`)

const organization = {
  subject: 'organization',
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  bik: bank,
  settlementAccount: '40702810938000000001',
  correspondentAccount: '30101810400000000225',
} as const

const entrepreneur = { subject: 'entrepreneur', inn: '500100732259', ogrn: '304500116000157' } as const

test('what goes together gives nothing', () => {
  expect(consistency(organization)).toEqual([])
  expect(consistency(entrepreneur)).toEqual([])
  expect(consistency({ subject: 'person', inn: '500100732259' })).toEqual([])
  expect(consistency({})).toEqual([])
})

test.each<readonly [string, Requisites, readonly string[]]>([
  ['an organization with the INN of a person', { subject: 'organization', inn: '500100732259' }, ['innKind error']],
  ['a person with the INN of an organization', { subject: 'person', inn: '7707083893' }, ['innKind error']],
  ['an OGRNIP beside 10 digits', { inn: '7707083893', ogrn: '304500116000157' }, ['ogrnKind error']],
  ['an OGRN beside 12 digits', { inn: '500100732259', ogrn: '1027700132195' }, ['ogrnKind error']],
  ['a person with an OGRNIP', { subject: 'person', ogrn: '304500116000157' }, ['ogrnOfPerson error']],
  ['an organization with an OGRNIP', { subject: 'organization', ogrn: '304500116000157' }, ['ogrnOfSubject error']],
  ['an entrepreneur with an OGRN', { subject: 'entrepreneur', ogrn: '1027700132195' }, ['ogrnOfSubject error']],
  ['a KPP beside 12 digits', { inn: '500100732259', kpp: '500101001' }, ['kppOfPerson error']],
  ['an entrepreneur with a KPP', { subject: 'entrepreneur', kpp: '500101001' }, ['kppOfPerson error']],
  ['a foreign organization with an OGRN', { inn: '9909538392', ogrn: '1027700132195' }, ['ogrnOfForeign warning']],
  ['a KPP of another region', { inn: '7707083893', kpp: '500101001' }, ['kppRegion notice']],
  ['a KPP of a largest taxpayer', { inn: '7707083893', kpp: '997950001' }, []],
  [
    'an account of another bank',
    { bik: '044525187', settlementAccount: '40702810938000000001' },
    ['settlementAccountBank error'],
  ],
  [
    'a correspondent account of another bank',
    { bik: '044525225', correspondentAccount: '30101810400000000226' },
    ['correspondentAccountBank error'],
  ],
  [
    'a company with an account of an entrepreneur',
    { inn: '7707083893', settlementAccount: '40802810938000000001' },
    ['accountOwner warning'],
  ],
  [
    'a company with an account of a person',
    { inn: '7707083893', settlementAccount: '40817810938000000001' },
    ['accountOwner warning'],
  ],
  [
    'a person with an account of a company',
    { inn: '500100732259', settlementAccount: '40702810938000000001' },
    ['accountOwner warning'],
  ],
  [
    'a person with an account of an entrepreneur',
    { subject: 'person', inn: '500100732259', settlementAccount: '40802810938000000001' },
    ['accountOwner warning'],
  ],
  ['an entrepreneur with an account of a person', { ...entrepreneur, settlementAccount: '40817810938000000001' }, []],
  ['an account that nobody knows', { inn: '500100732259', settlementAccount: '47422810938000000001' }, []],
])('%s', (_, requisites, expected) => expect(reasons(requisites)).toEqual(expected))

test('an OGRN of another region is no more than a notice', () => {
  const inn = library.inn.generate(() => 0)
  expect(inn.slice(0, 2)).toBe('10')
  expect(reasons({ inn, ogrn: '1027700132195' })).toEqual(['ogrnRegion notice'])
})

test('the last three digits of a correspondent account', () => {
  const random = seeded(1)
  const odd = Array.from({ length: 200 }, () => library.correspondentAccount.generate(random, bank)).find(
    (account) => !account.endsWith('225'),
  )
  expect(reasons({ bik: bank, correspondentAccount: odd })).toEqual(['correspondentAccountNumber warning'])
})

test('accounts of the Treasury and of settlement centres are accepted by option', () => {
  const requisites = { bik: '044106001', settlementAccount: '40701810000001002118' }
  expect(reasons(requisites)).toEqual(['settlementAccountBank error'])
  expect(reasons(requisites, { accept: 'settlementCentre' })).toEqual([])
})

describe('what is wrong by itself is left to its own rule', () => {
  test('each requisite in turn', () => {
    for (const key of ['inn', 'kpp', 'ogrn', 'bik', 'settlementAccount', 'correspondentAccount'] as const)
      for (const value of ['', 'x', '1', undefined])
        expect([key, value, consistency({ ...organization, [key]: value })]).toEqual([key, value, []])
  })

  test('hostile data gets an answer', () => {
    const thrower = new Proxy(
      {},
      {
        get: () => {
          throw new Error('touched')
        },
      },
    )
    for (const value of [
      undefined,
      null,
      1,
      'x',
      [],
      thrower,
      { inn: 7_707_083_893, subject: {} },
      {
        get inn() {
          throw new Error('no')
        },
      },
    ])
      expect(consistency(value as Requisites)).toEqual([])
  })
})

test('every reason has its words in both languages, and its fields', () => {
  const [first] = consistency({ inn: '500100732259', kpp: '773601001' })
  expect(first).toEqual({
    reason: 'kppOfPerson',
    fields: ['inn', 'kpp'],
    severity: 'error',
    ru: 'КПП есть только у организаций',
    en: 'Only organizations have a KPP',
  })
})
