import type { Organization } from '@cabinet/contract/organization'
import { person } from './people.ts'

/** Who may change the organization. */
export const owner = person(['USER', 'USER_ADMIN'])
const address = {
  postalCode: '129085',
  region: null,
  city: 'г. Москва',
  street: 'ул. Годовикова',
  house: 'д. 9',
  flat: null,
  fiasId: null,
  value: '129085, г. Москва, ул. Годовикова, д. 9',
}
/** A company with everything that its form asks for. */
export const organization: Organization = {
  id: owner.organization?.id ?? '',
  version: 1,
  legalStatus: { name: 'LEGAL_ENTITY', description: 'Юридическое лицо' },
  okopf: { code: '12300', name: 'Общества с ограниченной ответственностью', shortName: 'ООО' },
  fullName: 'Общество с ограниченной ответственностью «Северный ветер»',
  shortName: 'ООО «Северный ветер»',
  itn: '7799012346',
  kpp: '779901001',
  ogrn: '1197799012344',
  ogrnDate: '2019-04-11',
  okved: null,
  legalAddress: address,
  actualAddress: address,
  postalAddress: address,
  head: {
    lastname: 'Соколов',
    firstname: 'Михаил',
    middlename: null,
    position: 'Генеральный директор',
    basis: { name: 'CHARTER', description: 'Устав' },
    basisNumber: null,
    basisDate: null,
    itn: null,
  },
  taxSystem: { name: 'OSNO', description: 'Общая' },
  vatRate: 22,
  msp: { isMsp: true, category: 'SMALL', includedDate: null },
  phone: '+70000000111',
  email: 'info@severveter.example',
  website: null,
  registryStatus: null,
  registryDateTime: null,
  confirmed: null,
  paymentDetails: [],
  excludedModules: [],
  sellerAccount: null,
  ownerId: owner.id,
  createdDateTime: '2025-10-20T10:00:00+03:00',
  updatedDateTime: '2025-10-20T10:00:00+03:00',
  isDeleted: false,
}
