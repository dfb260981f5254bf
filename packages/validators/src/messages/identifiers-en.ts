import type { IdentifierCatalogue } from './catalogue.ts'

const required = 'Required field'
const accountLength = 'The account number must contain 20 characters'
const bikFirst = 'Enter a valid BIK first'

/** English texts of the identifiers. */
export const identifiersEn: IdentifierCatalogue = {
  inn: { empty: required, other: 'Incorrect INN check digit' },
  ogrn: { empty: required, other: 'Incorrect OGRN' },
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
  mobilePhone: { empty: required, other: 'Enter 10 digits after +7 without spaces or other characters' },
  password: { empty: required, other: 'The password does not meet the requirements' },
  snils: { empty: required, other: 'Incorrect SNILS' },
  okpo: { empty: required, other: 'Incorrect OKPO code' },
  okved: { empty: required, other: 'Incorrect OKVED code' },
  postalCode: { empty: required, other: 'Incorrect postal code' },
  passport: { empty: required, other: 'Incorrect passport series and number' },
  departmentCode: { empty: required, other: 'Incorrect department code' },
  email: { empty: required, other: 'Enter a valid e-mail' },
}
