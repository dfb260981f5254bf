import { formSchema } from '@cabinet/validators/standard-schema'
import { describe, expect, test } from 'vitest'
import { addressLine } from '../src/address.ts'
import { isEntered, type OrganizationField, organizationFields } from '../src/organization/fields.ts'
import { organizationRules } from '../src/organization/rules.ts'
import type { LegalStatus } from '../src/organization.ts'
import { accountWarnings } from '../src/organization/payment-details-rules.ts'

const statuses = ['LEGAL_ENTITY', 'INDIVIDUAL_ENTREPRENEUR', 'INDIVIDUAL'] as const

const wrongIn = (status: LegalStatus, form: object): string[] => {
  const { issues = [] } = formSchema(organizationRules(status), () => 'wrong')['~standard'].validate(form) as {
    readonly issues?: readonly { readonly path?: readonly PropertyKey[] }[]
  }
  return issues.map(({ path = [] }) => path.join('.'))
}

/** The one thing of each field without which it is empty. */
const probes: Readonly<Record<OrganizationField, string>> = {
  okopfCode: 'okopfCode',
  fullName: 'fullName',
  shortName: 'shortName',
  kpp: 'kpp',
  ogrn: 'ogrn',
  ogrnDate: 'ogrnDate',
  okved: 'okved.code',
  legalAddress: 'legalAddress.city',
  actualAddress: 'actualAddress.city',
  postalAddress: 'postalAddress.city',
  head: 'head.lastname',
  headOffice: 'head.basis',
  taxSystem: 'taxSystem',
  vatRate: 'vatRate',
  phone: 'phone',
  email: 'email',
  website: 'website',
}

describe.each(statuses)('fields of %s', (status) => {
  test('an empty form misses exactly what the table calls required', () => {
    const wrong = new Set(wrongIn(status, {}))
    for (const [field, needs] of Object.entries(organizationFields)) {
      const probe = probes[field as OrganizationField]
      expect(wrong.has(probe), `${field} of ${status}`).toBe(needs[status] === 'required')
    }
  })

  test('what is not entered has no rule at all', () => {
    const ruled = Object.keys(organizationRules(status))
    for (const [field, probe] of Object.entries(probes)) {
      if (!isEntered(field as OrganizationField, status)) expect(ruled).not.toContain(probe)
    }
  })
})

describe('rules between fields', () => {
  test.each([
    ['LEGAL_ENTITY', 'PSN', true],
    ['LEGAL_ENTITY', 'NPD', true],
    ['LEGAL_ENTITY', 'AUSN', false],
    ['INDIVIDUAL_ENTREPRENEUR', 'PSN', false],
    ['INDIVIDUAL_ENTREPRENEUR', 'NPD', false],
  ] as const)('%s with the tax system %s is wrong: %s', (status, taxSystem, isWrong) => {
    expect(wrongIn(status, { taxSystem }).includes('taxSystem')).toBe(isWrong)
  })

  test.each([
    ['LEGAL_ENTITY', '1027700132195', false],
    ['LEGAL_ENTITY', '322169900345670', true],
    ['INDIVIDUAL_ENTREPRENEUR', '322169900345670', false],
    ['INDIVIDUAL_ENTREPRENEUR', '1027700132195', true],
    ['LEGAL_ENTITY', '1027700132196', true],
  ] as const)('%s with the registration number %s is wrong: %s', (status, ogrn, isWrong) => {
    expect(wrongIn(status, { ogrn }).includes('ogrn')).toBe(isWrong)
  })

  test('a power of attorney has a number and a date, a charter neither', () => {
    const byPower = wrongIn('LEGAL_ENTITY', { head: { basis: 'POWER_OF_ATTORNEY' } })
    expect(byPower).toEqual(expect.arrayContaining(['head.basisNumber', 'head.basisDate']))
    const byCharter = wrongIn('LEGAL_ENTITY', { head: { basis: 'CHARTER' } })
    expect(byCharter).not.toContain('head.basisNumber')
    expect(byCharter).not.toContain('head.basisDate')
  })

  test('the name of an activity needs its code', () => {
    expect(wrongIn('LEGAL_ENTITY', { okved: { code: '', name: 'Торговля' } })).toContain('okved.code')
    expect(wrongIn('LEGAL_ENTITY', { okved: { code: '', name: '' } })).not.toContain('okved.code')
  })

  test('registration numbers exist since 1991 and not from tomorrow on', () => {
    for (const day of ['1990-12-31', '2999-01-01', '2019-02-30']) {
      expect(wrongIn('LEGAL_ENTITY', { ogrnDate: day }), day).toContain('ogrnDate')
    }
    expect(wrongIn('LEGAL_ENTITY', { ogrnDate: '1991-01-01' })).not.toContain('ogrnDate')
  })
})

describe('an address in one line', () => {
  const nothing = { postalCode: null, region: null, city: null, street: null, house: null, flat: null }

  test('keeps short words with their names', () => {
    expect(
      addressLine({
        ...nothing,
        postalCode: '129085',
        city: 'г. Москва',
        street: 'ул. Годовикова',
        house: 'д. 9, стр. 4',
      }),
    ).toBe('129085, г.\u00a0Москва, ул.\u00a0Годовикова, д.\u00a09, стр.\u00a04')
  })

  test('names a city that is its own region once', () => {
    expect(addressLine({ ...nothing, region: 'г. Москва', city: 'г. Москва' })).toBe('г.\u00a0Москва')
  })

  test('does not take the end of a word for a short one', () => {
    expect(addressLine({ ...nothing, region: 'Самарская обл.', city: 'пгт. Мирный' })).toBe(
      'Самарская обл., пгт. Мирный',
    )
  })

  test('is empty without parts', () => expect(addressLine(nothing)).toBe(''))
})

describe('odd accounts', () => {
  test.each([
    ['40702810799990000003', 'LEGAL_ENTITY', []],
    ['40701810399990000002', 'LEGAL_ENTITY', []],
    ['40802810699990000004', 'INDIVIDUAL_ENTREPRENEUR', []],
    ['40817810499990000010', 'INDIVIDUAL', []],
    ['40702978799990000003', 'LEGAL_ENTITY', ['currency']],
    ['40802810699990000004', 'LEGAL_ENTITY', ['owner']],
    ['40702840799990000003', 'INDIVIDUAL', ['currency', 'owner']],
    ['4070281079999000000', 'INDIVIDUAL', []],
    ['', 'LEGAL_ENTITY', []],
  ] as const)('%s of %s: %j', (account, status, warnings) => {
    expect(accountWarnings(account, status)).toEqual(warnings)
  })
})
