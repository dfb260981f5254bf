import type { IdentifierCatalogue } from './catalogue.ts'

const required = 'Required field'
const accountLength = 'The account number must contain 20 characters'
const bikFirst = 'Enter a valid BIK first'

/** English texts of the identifiers. */
export const identifiersEn: IdentifierCatalogue = {
  inn: {
    empty: required,
    notOrganization: 'This is the INN of a person; that of an organization is needed',
    notPerson: 'This is the INN of an organization; that of a person is needed',
    other: 'Incorrect INN check digit',
  },
  ogrn: {
    empty: required,
    notOrganization: 'This is the OGRNIP of an entrepreneur; the OGRN of an organization is needed',
    notEntrepreneur: 'This is the OGRN of an organization; the OGRNIP of an entrepreneur is needed',
    other: 'Incorrect OGRN',
  },
  kpp: { empty: required, other: 'Incorrect KPP' },
  bik: { empty: 'The BIK is empty', other: 'The value must consist of 9 characters' },
  correspondentAccount: {
    empty: 'The correspondent account is empty',
    length: accountLength,
    bik: bikFirst,
    other: 'Incorrect correspondent account',
  },
  settlementAccount: {
    empty: 'The settlement account is empty',
    length: accountLength,
    bik: bikFirst,
    other: 'Incorrect settlement account',
  },
  mobilePhone: {
    empty: required,
    short: 'The number lacks a digit: ten of them follow 7 or 8',
    other: 'Enter 10 digits after +7 without spaces or other characters',
  },
  password: { empty: required, other: 'The password does not meet the requirements' },
  snils: { empty: required, other: 'Incorrect SNILS' },
  okpo: { empty: required, other: 'Incorrect OKPO code' },
  okved: { empty: required, other: 'Incorrect OKVED code' },
  postalCode: { empty: required, other: 'Incorrect postal code' },
  passport: { empty: required, other: 'Incorrect passport series and number' },
  departmentCode: { empty: required, other: 'Incorrect department code' },
  email: { empty: required, other: 'Enter a valid e-mail' },
  oktmo: { empty: required, other: 'Incorrect OKTMO code' },
  okato: { empty: required, other: 'Incorrect OKATO code' },
  card: { empty: required, other: 'Incorrect card number' },
  iban: { empty: required, other: 'Incorrect IBAN' },
  swift: { empty: required, other: 'Incorrect SWIFT code' },
  cadastralNumber: { empty: required, other: 'Incorrect cadastral number' },
  oms: { empty: required, other: 'Incorrect number of the medical insurance policy' },
  kbk: { empty: required, other: 'Incorrect KBK' },
  uin: { empty: required, other: 'Incorrect UIN' },
  vin: { empty: required, other: 'Incorrect VIN' },
  vehiclePlate: { empty: required, other: 'Incorrect registration plate' },
  driverLicence: { empty: required, other: 'Incorrect series and number of the driving licence' },
  foreignPassport: { empty: required, other: 'Incorrect series and number of the passport for travel' },
  internationalEmail: { empty: required, other: 'Enter a valid e-mail' },
}
