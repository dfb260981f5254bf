import { message } from '@cabinet/validators/messages'
import { describe, expect, test } from 'vitest'
import type { RequestConditions } from '../src/finance/request-fields.ts'
import {
  filledPercent,
  groupIssues,
  isYoungOrganization,
  requestIssues,
  requestProgress,
  type RuleLevel,
} from '../src/finance/request-rules.ts'
import {
  contactShape,
  emptyOf,
  founderShape,
  generalShape,
  paymentDetailsShape,
  type RequestContactFields,
  type RequestFounderFields,
  type RequestGroup,
  type RequestPaymentDetailsFields,
  type RequestValues,
} from '../src/finance/request-values.ts'

const conditions: RequestConditions = { legalStatus: 'LEGAL_ENTITY', financingLimit: 300_000_000, today: '2026-11-20' }
const entrepreneur: RequestConditions = { ...conditions, legalStatus: 'INDIVIDUAL_ENTREPRENEUR' }
const individual: RequestConditions = { ...conditions, legalStatus: 'INDIVIDUAL' }

const address = {
  postalCode: '153000',
  region: null,
  city: 'г. Иваново',
  street: 'ул. Громобоя',
  house: 'д. 1',
  flat: null,
  fiasId: null,
}

const person: RequestFounderFields = {
  ...(emptyOf(founderShape) as unknown as RequestFounderFields),
  founderType: 'PERSON',
  sharePercent: 100,
  lastname: 'Тихонова',
  firstname: 'Ольга',
  birthDate: '1979-03-02',
  birthPlace: 'г. Иваново',
  citizenship: 'RU',
  document: {
    type: 'PASSPORT_RF',
    series: '2400',
    number: '000007',
    issueDate: '2004-04-12',
    issuedBy: 'УВД Ивановской области',
    departmentCode: '372-001',
  },
  registrationAddress: address,
  isPublicOfficial: false,
}
const small: RequestFounderFields = {
  ...person,
  sharePercent: 24.99,
  birthPlace: null,
  document: null,
  registrationAddress: null,
}
const company: RequestFounderFields = {
  ...(emptyOf(founderShape) as unknown as RequestFounderFields),
  founderType: 'LEGAL',
  sharePercent: 40,
  itn: '7799061015',
  fullName: 'ООО «Оптима»',
  ogrn: '1157799061012',
  kpp: '779901001',
  legalAddress: address,
}
const contact: RequestContactFields = {
  ...(emptyOf(contactShape) as unknown as RequestContactFields),
  contactType: 'MAIN',
  lastname: 'Тихонова',
  firstname: 'Ольга',
  position: 'Генеральный директор',
  mobilePhone: '+70000000007',
  email: 'tikhonova@fabrika-tkaney.example',
}
const account: RequestPaymentDetailsFields = {
  ...(emptyOf(paymentDetailsShape) as unknown as RequestPaymentDetailsFields),
  bik: '044525787',
  bankName: 'ПАО «Банк Уралсиб»',
  correspondentAccount: '30101810100000000787',
  settlementAccount: '40702810099990000008',
}
const buyer = { itn: '7799061015', name: 'ООО «Оптима»', monthlySum: 310_000_000, deferralDays: 60 }

const whole: RequestValues = {
  actualAddress: address,
  head: {
    lastname: 'Тихонова',
    firstname: 'Ольга',
    middlename: null,
    position: 'Генеральный директор',
    basis: 'CHARTER',
    basisNumber: null,
    basisDate: null,
    itn: null,
  },
  okved: { code: '13.20', name: null },
  taxSystem: 'OSNO',
  employeesCount: 0,
  annualRevenue: 0,
  website: null,
  requestedLimit: 300_000_000,
  financingPurpose: 'SEASON',
  financingPurposeText: null,
  averageMonthlySupply: 1,
  averageDeferralDays: 180,
  mainBuyers: [buyer],
  hasLoans: false,
  loansSum: null,
  hasOverdue: false,
  edoOperator: null,
  founders: [person],
  contacts: [contact],
  paymentDetails: account,
  agreements: {
    PERSONAL_DATA: true,
    PERSONAL_DATA_TRANSFER: true,
    CREDIT_HISTORY: true,
    DATA_ACCURACY: true,
    ELECTRONIC_INTERACTION: true,
    MARKETING: false,
  },
}

/** A space that does not break is hard to tell from one that does. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

const found = (
  group: RequestGroup,
  change: Partial<RequestValues>,
  { level = 'complete', about = conditions }: { level?: RuleLevel; about?: RequestConditions } = {},
): string[] => groupIssues(group, { ...whole, ...change }, about, level).map(({ field, code }) => `${field} ${code}`)

describe('a request that is complete', () => {
  test('has nothing to complain about', () => {
    expect(requestIssues(whole, conditions)).toEqual([])
    expect(Object.values(requestProgress(whole, conditions))).toEqual(Array(5).fill('COMPLETE'))
    expect(filledPercent(whole, conditions)).toBe(100)
  })

  test('of an entrepreneur has neither a head nor founders', () => {
    const own = { ...whole, head: null, founders: [], taxSystem: 'USN_INCOME' } as const
    expect(requestIssues(own, entrepreneur)).toEqual([])
    expect(requestProgress(own, entrepreneur).FOUNDERS).toBe('COMPLETE')
    expect(filledPercent(own, entrepreneur)).toBe(100)
  })

  test('of an individual has no activity either', () => {
    const own = { ...whole, head: null, founders: [], okved: null, taxSystem: 'NPD' } as const
    expect(requestIssues(own, individual)).toEqual([])
  })
})

describe('the group GENERAL', () => {
  test('misses everything that must be there, and a draft may miss all of it', () => {
    const empty = { ...emptyOf(generalShape), mainBuyers: [] } as Partial<RequestValues>
    expect(found('GENERAL', empty, { level: 'draft' })).toEqual([])
    expect(found('GENERAL', empty)).toEqual(
      [
        'actualAddress.postalCode',
        'actualAddress.city',
        'actualAddress.house',
        'head.lastname',
        'head.firstname',
        'head.position',
        'head.basis',
        'okved.code',
        'taxSystem',
        'employeesCount',
        'annualRevenue',
        'requestedLimit',
        'financingPurpose',
        'averageMonthlySupply',
        'averageDeferralDays',
        'mainBuyers',
        'hasLoans',
        'hasOverdue',
      ].map((field) => `${field} empty`),
    )
  })

  test.each([
    ['requestedLimit', { requestedLimit: 9_999_999 }, ['requestedLimit LIMIT'], []],
    ['requestedLimit', { requestedLimit: 10_000_000 }, [], []],
    ['requestedLimit', { requestedLimit: 300_000_001 }, ['requestedLimit LIMIT'], []],
    ['employeesCount', { employeesCount: 100_000 }, [], []],
    ['employeesCount', { employeesCount: 100_001 }, ['employeesCount range'], ['employeesCount range']],
    ['averageDeferralDays', { averageDeferralDays: 0 }, ['averageDeferralDays range'], ['averageDeferralDays range']],
    ['averageDeferralDays', { averageDeferralDays: 1 }, [], []],
    ['averageDeferralDays', { averageDeferralDays: 181 }, ['averageDeferralDays range'], ['averageDeferralDays range']],
    ['okved', { okved: { code: '132.0', name: null } }, ['okved.code format'], ['okved.code format']],
    ['taxSystem', { taxSystem: 'PSN' }, ['taxSystem value'], ['taxSystem value']],
    ['website', { website: 'fabrika' }, ['website format'], ['website format']],
    ['purpose in words', { financingPurpose: 'OTHER' }, ['financingPurposeText empty'], []],
    ['purpose in words', { financingPurpose: 'OTHER', financingPurposeText: 'Склад' }, [], []],
    ['loans', { hasLoans: true }, ['loansSum empty'], []],
    ['loans', { hasLoans: true, loansSum: 0 }, [], []],
    ['loans', { hasLoans: null }, ['hasLoans empty'], []],
    ['buyers', { mainBuyers: [] }, ['mainBuyers empty'], []],
    ['buyers', { mainBuyers: [buyer, { ...buyer, itn: '6399062020' }] }, [], []],
    [
      'buyers',
      { mainBuyers: [buyer, { ...buyer, name: 'Он же' }] },
      ['mainBuyers[0].itn REPEATED', 'mainBuyers[1].itn REPEATED'],
      [],
    ],
    [
      'buyers',
      { mainBuyers: [{ ...buyer, itn: '7707083894' }] },
      ['mainBuyers[0].itn checksum'],
      ['mainBuyers[0].itn checksum'],
    ],
    [
      'buyers',
      { mainBuyers: [{ itn: null, name: null, monthlySum: null, deferralDays: null }] },
      ['itn', 'name', 'monthlySum', 'deferralDays'].map((field) => `mainBuyers[0].${field} empty`),
      [],
    ],
    [
      'power of attorney',
      { head: { ...whole.head, basis: 'POWER_OF_ATTORNEY' } },
      ['head.basisNumber empty', 'head.basisDate empty'],
      [],
    ],
    [
      'power of attorney of tomorrow',
      { head: { ...whole.head, basis: 'POWER_OF_ATTORNEY', basisNumber: '5', basisDate: '2026-11-21' } },
      ['head.basisDate late'],
      ['head.basisDate late'],
    ],
  ] as [string, Partial<RequestValues>, string[], string[]][])('%s: %j', (_name, change, complete, draft) => {
    expect(found('GENERAL', change)).toEqual(complete)
    expect(found('GENERAL', change, { level: 'draft' })).toEqual(draft)
  })

  test('names the sums of the limit in roubles', () => {
    const [issue] = groupIssues('GENERAL', { ...whole, requestedLimit: 1 }, conditions)
    expect(issue && plain(message(issue.issue, 'ru'))).toBe('Введите сумму от 100 000 ₽ до 3 000 000 ₽')
  })
})

describe('the founders', () => {
  const shares = (...percents: number[]) => ({
    founders: percents.map((sharePercent) => ({ ...person, sharePercent })),
  })

  test.each([
    [[100], true],
    [[60, 40], true],
    [[60, 30], false],
    [[33.33, 33.33, 33.33], true],
    [[33.33, 33.33, 33.34], true],
    [[33.33, 33.33, 33.32], false],
    [[50, 50.01], true],
    [[50, 50.02], false],
    [[0.1, 0.2, 99.7], true],
  ] as [number[], boolean][])('with shares %j make the whole: %s', (percents, isWhole) => {
    expect(found('FOUNDERS', shares(...percents))).toEqual(isWhole ? [] : ['founders SHARES_SUM'])
    expect(found('FOUNDERS', shares(...percents), { level: 'draft' })).toEqual([])
  })

  test('are told what their shares make', () => {
    const reported = (...percents: number[]) => {
      const [issue] = groupIssues('FOUNDERS', { ...whole, ...shares(...percents) }, conditions)
      return issue && [plain(message(issue.issue, 'ru')), message(issue.issue, 'en')]
    }
    expect(reported(60, 30)?.[0]).toBe('Сумма долей — 90 %. Должно быть 100 %')
    expect(reported(60, 50.5)).toEqual([
      'Сумма долей — 110,5 %. Должно быть 100 %',
      'The shares add up to 110.5%. They must add up to 100%',
    ])
  })

  test('wait with their sum until every share is there', () => {
    expect(found('FOUNDERS', { founders: [person, { ...person, sharePercent: null }] })).toEqual([
      'founders[1].sharePercent empty',
    ])
  })

  test.each([
    ['nobody', [], ['founders empty']],
    ['no kind', [{ ...person, founderType: null }], ['founders[0].founderType empty']],
    ['a person of a small share shows no passport', [small, { ...company, sharePercent: 75.01 }], []],
    [
      'a quarter does',
      [
        { ...small, sharePercent: 25 },
        { ...company, sharePercent: 75 },
      ],
      [
        'birthPlace',
        'document.type',
        'document.series',
        'document.number',
        'document.issueDate',
        'document.issuedBy',
        'document.departmentCode',
        'registrationAddress.postalCode',
        'registrationAddress.city',
        'registrationAddress.house',
      ].map((field) => `founders[0].${field} empty`),
    ],
    [
      'another country has passports of another form',
      [
        {
          ...person,
          citizenship: 'KZ',
          document: {
            type: 'OTHER',
            series: null,
            number: 'N12345678',
            issueDate: '2020-01-01',
            issuedBy: 'МВД',
            departmentCode: null,
          },
        },
      ],
      [],
    ],
    [
      'a passport of other digits',
      [{ ...person, document: { ...person.document, series: '24', number: '12345', departmentCode: '372001' } }],
      [
        'founders[0].document.series digits',
        'founders[0].document.number digits',
        'founders[0].document.departmentCode format',
      ],
    ],
    ['of age today', [{ ...person, birthDate: '2008-11-20' }], []],
    ['of age tomorrow', [{ ...person, birthDate: '2008-11-21' }], ['founders[0].birthDate AGE']],
    ['born on a leap day', [{ ...person, birthDate: '2008-02-29' }], []],
    ['too old', [{ ...person, birthDate: '1899-12-31' }], ['founders[0].birthDate early']],
    ['a wrong СНИЛС', [{ ...person, snils: '112-233-445 96' }], ['founders[0].snils checksum']],
    ['a СНИЛС without its signs', [{ ...person, snils: '11223344595' }], ['founders[0].snils format']],
    ['a citizenship in words', [{ ...person, citizenship: 'ru' }], ['founders[0].citizenship format']],
    ['ИНН of a company for a person', [{ ...person, itn: '7799061015' }], ['founders[0].itn notPerson']],
    [
      'ИНН of a person for a company',
      [{ ...company, sharePercent: 100, itn: '779910111270' }],
      ['founders[0].itn notOrganization'],
    ],
    [
      'nothing chosen about public office',
      [{ ...person, isPublicOfficial: null }],
      ['founders[0].isPublicOfficial empty'],
    ],
    [
      'a company with nothing in it',
      [{ ...(emptyOf(founderShape) as object), founderType: 'LEGAL', sharePercent: 100 }],
      ['fullName', 'ogrn', 'kpp', 'legalAddress.postalCode', 'legalAddress.city', 'legalAddress.house', 'itn'].map(
        (field) => `founders[0].${field} empty`,
      ),
    ],
    ['no share', [{ ...person, sharePercent: 0 }, person], ['founders[0].sharePercent SHARE']],
    [
      'thousandths',
      [
        { ...person, sharePercent: 33.333 },
        { ...person, sharePercent: 66.667 },
      ],
      ['founders[0].sharePercent SHARE', 'founders[1].sharePercent SHARE'],
    ],
  ] as [string, RequestFounderFields[], string[]][])('%s', (_name, founders, expected) => {
    expect(found('FOUNDERS', { founders }).toSorted()).toEqual(expected.toSorted())
  })
})

describe('the contacts', () => {
  const other = { ...contact, contactType: 'OTHER' } as const
  test.each([
    ['nobody', [], ['contacts empty']],
    ['one', [contact], []],
    ['a main one and others', [contact, other, other, other, other], []],
    ['six', [contact, other, other, other, other, other], ['contacts TOO_MANY']],
    ['no main one', [other], ['contacts MAIN_CONTACT']],
    ['two main ones', [contact, contact], ['contacts MAIN_CONTACT']],
    [
      'wrong telephone and address',
      [{ ...contact, mobilePhone: '89161234567', email: 'tikhonova' }],
      ['contacts[0].mobilePhone', 'contacts[0].email'],
    ],
    ['a long extension', [{ ...contact, extension: '1234567' }], ['contacts[0].extension']],
    [
      'nothing entered',
      [{ ...(emptyOf(contactShape) as object), contactType: 'MAIN' }],
      ['lastname', 'firstname', 'position', 'mobilePhone', 'email'].map((field) => `contacts[0].${field} empty`),
    ],
  ] as [string, RequestContactFields[], string[]][])('%s', (_name, contacts, expected) => {
    const issues = found('CONTACTS', { contacts })
    expect(issues).toHaveLength(expected.length)
    for (const [index, issue] of issues.entries()) expect(issue).toContain(expected[index])
  })
})

describe('the account', () => {
  test.each([
    [
      'none',
      null,
      ['bik', 'bankName', 'correspondentAccount', 'settlementAccount'].map((field) => `${field} empty`),
      [],
    ],
    ['another bank', { ...account, bik: '044525225' }, ['settlementAccount checksum'], ['settlementAccount checksum']],
    ['no bank yet', { ...account, bik: null }, ['bik empty'], []],
    [
      'a short number',
      { ...account, settlementAccount: '4070281' },
      ['settlementAccount length'],
      ['settlementAccount length'],
    ],
    [
      'opened tomorrow',
      { ...account, accountOpenedDate: '2026-11-21' },
      ['accountOpenedDate late'],
      ['accountOpenedDate late'],
    ],
  ] as [string, RequestPaymentDetailsFields | null, string[], string[]][])(
    '%s',
    (_name, paymentDetails, complete, draft) => {
      const named = (issues: string[]) => issues.map((issue) => `paymentDetails.${issue}`)
      expect(found('PAYMENT_DETAILS', { paymentDetails })).toEqual(named(complete))
      expect(found('PAYMENT_DETAILS', { paymentDetails }, { level: 'draft' })).toEqual(named(draft))
    },
  )
})

test.each(Object.keys(whole.agreements))('the box %s', (flag) => {
  const agreements = { ...whole.agreements, [flag]: !whole.agreements[flag as 'MARKETING'] }
  expect(found('AGREEMENTS', { agreements })).toEqual(flag === 'MARKETING' ? [] : [`agreements.${flag} unchecked`])
})

describe('progress', () => {
  const none: RequestValues = {
    ...whole,
    founders: [],
    contacts: [],
    paymentDetails: null,
    agreements: {
      PERSONAL_DATA: false,
      PERSONAL_DATA_TRANSFER: false,
      CREDIT_HISTORY: false,
      DATA_ACCURACY: false,
      ELECTRONIC_INTERACTION: false,
      MARKETING: true,
    },
  }
  test('tells nothing from something, and what is missing from what is wrong', () => {
    const values: RequestValues = {
      ...none,
      founders: [
        { ...person, sharePercent: 60 },
        { ...person, sharePercent: 30 },
      ],
      contacts: [{ ...contact, email: null }],
      paymentDetails: { ...account, settlementAccount: '1' },
    }
    expect(requestProgress(none, conditions)).toEqual({
      GENERAL: 'COMPLETE',
      FOUNDERS: 'EMPTY',
      CONTACTS: 'EMPTY',
      PAYMENT_DETAILS: 'EMPTY',
      AGREEMENTS: 'EMPTY',
    })
    expect(requestProgress(values, conditions)).toEqual({
      GENERAL: 'COMPLETE',
      FOUNDERS: 'ERROR',
      CONTACTS: 'PARTIAL',
      PAYMENT_DETAILS: 'ERROR',
      AGREEMENTS: 'EMPTY',
    })
  })

  test('counts what must be filled in, group by group', () => {
    expect(filledPercent(none, conditions)).toBe(20)
    expect(filledPercent({ ...none, founders: [{ ...person, sharePercent: 90 }] }, conditions)).toBe(40)
    expect(filledPercent({ ...none, paymentDetails: { ...account, settlementAccount: null } }, conditions)).toBe(35)
    expect(filledPercent(none, entrepreneur)).toBe(25)
  })
})

test.each([
  [null, false],
  ['2026-05-20', false],
  ['2026-05-21', true],
  ['2018-02-14', false],
])('an organization of %s is young: %s', (day, isYoung) => expect(isYoungOrganization(day, '2026-11-20')).toBe(isYoung))
