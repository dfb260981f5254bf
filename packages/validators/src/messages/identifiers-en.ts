import type { IdentifierCatalogue } from './catalogue.ts'

const required = 'Required field'
const accountLength = 'The account number must contain 20 characters'
const bikFirst = 'Enter a valid BIK first'
const mixed = 'The domain mixes Russian and Latin letters'

// Each by itself, so that the schema of one identifier brings the texts of that one alone. A number
// of any kind never needs the texts about kinds; a test compares the others.
export const anyInn: IdentifierCatalogue['inn'] = { empty: required, other: 'Incorrect INN check digit' }
export const inn: IdentifierCatalogue['inn'] = {
  empty: required,
  notOrganization: 'This is the INN of a person; that of an organization is needed',
  notPerson: 'This is the INN of an organization; that of a person is needed',
  other: 'Incorrect INN check digit',
}
export const anyOgrn: IdentifierCatalogue['ogrn'] = { empty: required, other: 'Incorrect OGRN' }
export const ogrn: IdentifierCatalogue['ogrn'] = {
  empty: required,
  notOrganization: 'This is the OGRNIP of an entrepreneur; the OGRN of an organization is needed',
  notEntrepreneur: 'This is the OGRN of an organization; the OGRNIP of an entrepreneur is needed',
  other: 'Incorrect OGRN',
}
export const kpp: IdentifierCatalogue['kpp'] = { empty: required, other: 'Incorrect KPP' }
export const bik: IdentifierCatalogue['bik'] = {
  empty: 'The BIK is empty',
  other: 'The value must consist of 9 characters',
}
export const correspondentAccount: IdentifierCatalogue['correspondentAccount'] = {
  empty: 'The correspondent account is empty',
  length: accountLength,
  bik: bikFirst,
  other: 'Incorrect correspondent account',
}
export const settlementAccount: IdentifierCatalogue['settlementAccount'] = {
  empty: 'The settlement account is empty',
  length: accountLength,
  bik: bikFirst,
  other: 'Incorrect settlement account',
}
export const mobilePhone: IdentifierCatalogue['mobilePhone'] = {
  empty: required,
  short: 'The number lacks a digit: ten of them follow 7 or 8',
  other: 'Enter 10 digits after +7 without spaces or other characters',
}
export const password: IdentifierCatalogue['password'] = {
  empty: required,
  other: 'The password does not meet the requirements',
}
export const snils: IdentifierCatalogue['snils'] = { empty: required, other: 'Incorrect SNILS' }
export const okpo: IdentifierCatalogue['okpo'] = { empty: required, other: 'Incorrect OKPO code' }
export const okved: IdentifierCatalogue['okved'] = { empty: required, other: 'Incorrect OKVED code' }
export const postalCode: IdentifierCatalogue['postalCode'] = { empty: required, other: 'Incorrect postal code' }
export const passport: IdentifierCatalogue['passport'] = {
  empty: required,
  other: 'Incorrect passport series and number',
}
export const departmentCode: IdentifierCatalogue['departmentCode'] = {
  empty: required,
  other: 'Incorrect department code',
}
export const email: IdentifierCatalogue['email'] = { empty: required, mixed, other: 'Enter a valid e-mail' }
export const oktmo: IdentifierCatalogue['oktmo'] = { empty: required, other: 'Incorrect OKTMO code' }
export const okato: IdentifierCatalogue['okato'] = { empty: required, other: 'Incorrect OKATO code' }
export const card: IdentifierCatalogue['card'] = { empty: required, other: 'Incorrect card number' }
export const iban: IdentifierCatalogue['iban'] = { empty: required, other: 'Incorrect IBAN' }
export const swift: IdentifierCatalogue['swift'] = { empty: required, other: 'Incorrect SWIFT code' }
export const cadastralNumber: IdentifierCatalogue['cadastralNumber'] = {
  empty: required,
  other: 'Incorrect cadastral number',
}
export const oms: IdentifierCatalogue['oms'] = {
  empty: required,
  other: 'Incorrect number of the medical insurance policy',
}
export const kbk: IdentifierCatalogue['kbk'] = { empty: required, other: 'Incorrect KBK' }
export const uin: IdentifierCatalogue['uin'] = { empty: required, other: 'Incorrect UIN' }
export const vin: IdentifierCatalogue['vin'] = { empty: required, other: 'Incorrect VIN' }
export const vehiclePlate: IdentifierCatalogue['vehiclePlate'] = {
  empty: required,
  other: 'Incorrect registration plate',
}
export const driverLicence: IdentifierCatalogue['driverLicence'] = {
  empty: required,
  other: 'Incorrect series and number of the driving licence',
}
export const foreignPassport: IdentifierCatalogue['foreignPassport'] = {
  empty: required,
  other: 'Incorrect series and number of the passport for travel',
}
export const internationalEmail: IdentifierCatalogue['internationalEmail'] = {
  empty: required,
  mixed,
  other: 'Enter a valid e-mail',
}

/** English texts of the identifiers. */
export const identifiersEn: IdentifierCatalogue = {
  inn,
  ogrn,
  kpp,
  bik,
  correspondentAccount,
  settlementAccount,
  mobilePhone,
  password,
  snils,
  okpo,
  okved,
  postalCode,
  passport,
  departmentCode,
  email,
  oktmo,
  okato,
  card,
  iban,
  swift,
  cadastralNumber,
  oms,
  kbk,
  uin,
  vin,
  vehiclePlate,
  driverLicence,
  foreignPassport,
  internationalEmail,
}
