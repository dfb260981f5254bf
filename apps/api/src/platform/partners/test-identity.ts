/*
 * Whom a new sandbox consists of. Numbers are well formed and begin with 00, as those of nobody do; they may be the same
 * in every sandbox, because none sees another.
 */

const address = {
  value: '101000, г. Москва, ул. Тестовая, д. 1',
  postalCode: '101000',
  region: 'г. Москва',
  city: 'г. Москва',
  street: 'ул. Тестовая',
  house: 'д. 1',
  flat: null,
  fiasId: null,
}

/** Where everybody of a sandbox lives and works. */
export const { value: _line, ...testAddress } = address

/** The organization whose programs are tried. */
export const testOrganization = {
  legalStatus: 'LEGAL_ENTITY',
  itn: '0099000014',
  kpp: '009901001',
  ogrn: '1249900000019',
  ogrnDate: '2024-01-15',
  fullName: 'Общество с ограниченной ответственностью «Тестовая организация»',
  shortName: 'ООО «Тестовая организация»',
  okopf: { code: '12300', name: 'Общества с ограниченной ответственностью', shortName: 'ООО' },
  legalAddress: address,
  head: { name: 'Тестов Тест Тестович', post: 'Генеральный директор' },
  okved: { code: '46.90', name: 'Торговля оптовая неспециализированная' },
  registryStatus: 'ACTIVE',
  msp: { isMsp: true, category: 'SMALL', includedDate: '2024-04-10' },
} as const

/** Who works in it. Nobody can sign in as them, and nothing is written to them. */
export const testPerson = {
  lastname: 'Тестов',
  firstname: 'Тест',
  middlename: 'Тестович',
  position: 'Генеральный директор',
  mobilePhone: '+70000000000',
  email: 'sandbox@example.com',
  itn: '009900000120',
} as const

/** The account to which banks and insurers pay. */
export const testAccount = {
  bik: '044525787',
  bankName: 'ПАО «Банк Уралсиб»',
  bankCity: 'Москва',
  correspondentAccount: '30101810100000000787',
  settlementAccount: '40702810099990000008',
} as const

/** Numbers of the bank or the insurer, whose name is that of the partner. */
export const testParty = { itn: '0099000021', ogrn: '1249900000020', bik: '044525001' } as const

/** A buyer who owes the organization. */
export const testBuyer = { itn: '0099000039', name: 'ООО «Тестовый покупатель»' } as const

/** One grey point: everybody sees the logo of a bank. */
export const testLogo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNsaGj4DwAFhAKAcEg5ygAAAABJRU5ErkJggg==',
  'base64',
)
