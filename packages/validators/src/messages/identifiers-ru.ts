import type { IdentifierCatalogue } from './catalogue.ts'

const required = 'Обязательное поле'
const accountLength = 'Номер счёта должен содержать 20 символов'
const bikFirst = 'Сначала укажите верный БИК'

/** Russian texts of the identifiers. */
export const identifiersRu: IdentifierCatalogue = {
  inn: {
    empty: required,
    notOrganization: 'Это ИНН физического лица, нужен ИНН организации',
    notPerson: 'Это ИНН организации, нужен ИНН физического лица',
    other: 'Некорректная контрольная цифра ИНН',
  },
  ogrn: {
    empty: required,
    notOrganization: 'Это ОГРНИП предпринимателя, нужен ОГРН организации',
    notEntrepreneur: 'Это ОГРН организации, нужен ОГРНИП предпринимателя',
    other: 'Некорректный ОГРН',
  },
  kpp: { empty: required, other: 'Некорректный КПП' },
  bik: { empty: 'БИК не заполнен', other: 'Значение должно состоять из 9 символов' },
  correspondentAccount: {
    empty: 'Корреспондентский счёт не заполнен',
    length: accountLength,
    bik: bikFirst,
    other: 'Некорректный корреспондентский счёт',
  },
  settlementAccount: {
    empty: 'Расчётный счёт не заполнен',
    length: accountLength,
    bik: bikFirst,
    other: 'Некорректный расчётный счёт',
  },
  mobilePhone: {
    empty: required,
    short: 'В номере не хватает цифры: после 7 или 8 их десять',
    other: 'Введите 10 цифр после +7 без пробелов и лишних символов',
  },
  password: { empty: required, other: 'Пароль не соответствует требованиям' },
  snils: { empty: required, other: 'Некорректный СНИЛС' },
  okpo: { empty: required, other: 'Некорректный код ОКПО' },
  okved: { empty: required, other: 'Некорректный код ОКВЭД' },
  postalCode: { empty: required, other: 'Некорректный почтовый индекс' },
  passport: { empty: required, other: 'Некорректные серия и номер паспорта' },
  departmentCode: { empty: required, other: 'Некорректный код подразделения' },
  email: { empty: required, other: 'Введите корректный e-mail' },
  oktmo: { empty: required, other: 'Некорректный код ОКТМО' },
  okato: { empty: required, other: 'Некорректный код ОКАТО' },
  card: { empty: required, other: 'Некорректный номер карты' },
  iban: { empty: required, other: 'Некорректный IBAN' },
  swift: { empty: required, other: 'Некорректный код SWIFT' },
  cadastralNumber: { empty: required, other: 'Некорректный кадастровый номер' },
  oms: { empty: required, other: 'Некорректный номер полиса ОМС' },
  kbk: { empty: required, other: 'Некорректный КБК' },
  uin: { empty: required, other: 'Некорректный УИН' },
  vin: { empty: required, other: 'Некорректный VIN' },
  vehiclePlate: { empty: required, other: 'Некорректный номер автомобиля' },
  driverLicence: { empty: required, other: 'Некорректные серия и номер водительского удостоверения' },
  foreignPassport: { empty: required, other: 'Некорректные серия и номер заграничного паспорта' },
  internationalEmail: { empty: required, other: 'Введите корректный e-mail' },
}
