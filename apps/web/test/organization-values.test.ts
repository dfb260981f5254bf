import type { Organization } from '@cabinet/contract/organization'
import { describe, expect, test } from 'vitest'
import { changeOf, valuesOf, validatorOf } from '../src/modules/organization/parts/organization-values.ts'

const address = (city: string) => ({
  value: `129085, ${city}, д. 9`,
  postalCode: '129085',
  region: null,
  city,
  street: null,
  house: 'д. 9',
  flat: null,
  fiasId: `id of ${city}`,
})

const company: Organization = {
  id: '0b0c6c1e-0000-4000-8000-000000000001',
  version: 7,
  legalStatus: { name: 'LEGAL_ENTITY', description: '' },
  okopf: { code: '12300', name: 'Общества', shortName: 'ООО' },
  fullName: 'Общество «Ромашка»',
  shortName: 'ООО «Ромашка»',
  itn: '7799012346',
  kpp: '779901001',
  ogrn: '1197799012344',
  ogrnDate: '2019-04-11',
  okved: null,
  legalAddress: address('г. Москва'),
  actualAddress: address('г. Москва'),
  postalAddress: address('г. Самара'),
  head: {
    lastname: 'Соколов',
    firstname: 'Михаил',
    middlename: null,
    position: 'Директор',
    basis: { name: 'CHARTER', description: 'Устав' },
    basisNumber: null,
    basisDate: null,
    itn: null,
  },
  taxSystem: { name: 'OSNO', description: '' },
  vatRate: 0,
  msp: { isMsp: false, category: null, includedDate: null },
  phone: '+70000000111',
  email: 'info@severveter.example',
  website: null,
  registryStatus: null,
  registryDateTime: null,
  confirmed: null,
  paymentDetails: [],
  excludedModules: [],
  sellerAccount: null,
  ownerId: null,
  createdDateTime: '2026-11-20T10:00:00Z',
  updatedDateTime: '2026-11-20T10:00:00Z',
  isDeleted: false,
}

const say = () => 'wrong'

describe('the form of an organization', () => {
  test('sends what it was opened with, and nothing that was empty', () => {
    const { value: _line, ...moscow } = address('г. Москва')
    const change = changeOf(valuesOf(company), company)
    expect(change).toMatchObject({
      id: company.id,
      version: 7,
      okopfCode: '12300',
      okved: null,
      website: null,
      vatRate: 0,
      taxSystem: 'OSNO',
      head: { middlename: null, basis: 'CHARTER', basisDate: null },
      legalAddress: moscow,
      actualAddress: moscow,
    })
    expect(change.postalAddress?.city).toBe('г. Самара')
  })

  test('knows which addresses are the legal one', () => {
    expect(valuesOf(company)).toMatchObject({ isActualSame: true, isPostalSame: false })
  })

  test('an address that is the legal one follows it, and a changed one loses its id in the address register', () => {
    const values = valuesOf(company)
    const change = changeOf({ ...values, legalAddress: { ...values.legalAddress, house: 'д. 11' } }, company)
    expect(change.legalAddress).toMatchObject({ house: 'д. 11', fiasId: null })
    expect(change.actualAddress).toEqual(change.legalAddress)
    expect(change.postalAddress?.fiasId).toBe('id of г. Самара')
  })

  test('"without VAT" is nothing, zero percent is zero', () => {
    expect(changeOf({ ...valuesOf(company), vatRate: 'NONE' }, company).vatRate).toBeNull()
    expect(valuesOf({ ...company, vatRate: null }).vatRate).toBe('NONE')
  })

  test('asks nothing about addresses that are the legal one', () => {
    const validate = validatorOf(company, say)
    const values = valuesOf(company)
    const nothing = { postalCode: '', region: '', city: '', street: '', house: '', flat: '' }
    expect(validate(values)).toEqual({})
    expect(validate({ ...values, actualAddress: nothing })).toEqual({})
    expect(validate({ ...values, isActualSame: false, actualAddress: nothing })).toHaveProperty('actualAddress.city')
    expect(validate({ ...values, kpp: '', email: 'no' })).toEqual({ kpp: 'wrong', email: 'wrong' })
  })
})
