import type { IdentifierCatalogue } from './catalogue.ts'

const required = 'Обязательное поле'
const accountLength = 'Номер счёта должен содержать 20 символов'
const bikFirst = 'Сначала укажите верный БИК'
const mixed = 'В домене русские и латинские буквы'

// Each by itself, so that the schema of one identifier brings the texts of that one alone. A number
// of any kind never needs the texts about kinds; a test compares the others.
export const anyInn: IdentifierCatalogue['inn'] = { empty: required, other: 'Некорректная контрольная цифра ИНН' }
export const inn: IdentifierCatalogue['inn'] = {
  empty: required,
  notOrganization: 'Это ИНН физического лица, нужен ИНН организации',
  notPerson: 'Это ИНН организации, нужен ИНН физического лица',
  other: 'Некорректная контрольная цифра ИНН',
}
export const anyOgrn: IdentifierCatalogue['ogrn'] = { empty: required, other: 'Некорректный ОГРН' }
export const ogrn: IdentifierCatalogue['ogrn'] = {
  empty: required,
  notOrganization: 'Это ОГРНИП предпринимателя, нужен ОГРН организации',
  notEntrepreneur: 'Это ОГРН организации, нужен ОГРНИП предпринимателя',
  other: 'Некорректный ОГРН',
}
export const kpp: IdentifierCatalogue['kpp'] = { empty: required, other: 'Некорректный КПП' }
export const bik: IdentifierCatalogue['bik'] = {
  empty: 'БИК не заполнен',
  other: 'Значение должно состоять из 9 символов',
}
export const correspondentAccount: IdentifierCatalogue['correspondentAccount'] = {
  empty: 'Корреспондентский счёт не заполнен',
  length: accountLength,
  bik: bikFirst,
  other: 'Некорректный корреспондентский счёт',
}
export const settlementAccount: IdentifierCatalogue['settlementAccount'] = {
  empty: 'Расчётный счёт не заполнен',
  length: accountLength,
  bik: bikFirst,
  other: 'Некорректный расчётный счёт',
}
export const mobilePhone: IdentifierCatalogue['mobilePhone'] = {
  empty: required,
  short: 'В номере не хватает цифры: после 7 или 8 их десять',
  other: 'Введите 10 цифр после +7 без пробелов и лишних символов',
}
export const password: IdentifierCatalogue['password'] = {
  empty: required,
  other: 'Пароль не соответствует требованиям',
}
export const snils: IdentifierCatalogue['snils'] = { empty: required, other: 'Некорректный СНИЛС' }
export const okpo: IdentifierCatalogue['okpo'] = { empty: required, other: 'Некорректный код ОКПО' }
export const okved: IdentifierCatalogue['okved'] = { empty: required, other: 'Некорректный код ОКВЭД' }
export const postalCode: IdentifierCatalogue['postalCode'] = { empty: required, other: 'Некорректный почтовый индекс' }
export const passport: IdentifierCatalogue['passport'] = {
  empty: required,
  other: 'Некорректные серия и номер паспорта',
}
export const departmentCode: IdentifierCatalogue['departmentCode'] = {
  empty: required,
  other: 'Некорректный код подразделения',
}
export const email: IdentifierCatalogue['email'] = { empty: required, mixed, other: 'Введите корректный e-mail' }
export const oktmo: IdentifierCatalogue['oktmo'] = { empty: required, other: 'Некорректный код ОКТМО' }
export const okato: IdentifierCatalogue['okato'] = { empty: required, other: 'Некорректный код ОКАТО' }
export const card: IdentifierCatalogue['card'] = { empty: required, other: 'Некорректный номер карты' }
export const iban: IdentifierCatalogue['iban'] = { empty: required, other: 'Некорректный IBAN' }
export const swift: IdentifierCatalogue['swift'] = { empty: required, other: 'Некорректный код SWIFT' }
export const cadastralNumber: IdentifierCatalogue['cadastralNumber'] = {
  empty: required,
  other: 'Некорректный кадастровый номер',
}
export const oms: IdentifierCatalogue['oms'] = { empty: required, other: 'Некорректный номер полиса ОМС' }
export const kbk: IdentifierCatalogue['kbk'] = { empty: required, other: 'Некорректный КБК' }
export const uin: IdentifierCatalogue['uin'] = { empty: required, other: 'Некорректный УИН' }
export const vin: IdentifierCatalogue['vin'] = { empty: required, other: 'Некорректный VIN' }
export const vehiclePlate: IdentifierCatalogue['vehiclePlate'] = {
  empty: required,
  other: 'Некорректный номер автомобиля',
}
export const driverLicence: IdentifierCatalogue['driverLicence'] = {
  empty: required,
  other: 'Некорректные серия и номер водительского удостоверения',
}
export const foreignPassport: IdentifierCatalogue['foreignPassport'] = {
  empty: required,
  other: 'Некорректные серия и номер заграничного паспорта',
}
export const internationalEmail: IdentifierCatalogue['internationalEmail'] = {
  empty: required,
  mixed,
  other: 'Введите корректный e-mail',
}

/** Russian texts of the identifiers. */
export const identifiersRu: IdentifierCatalogue = {
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
