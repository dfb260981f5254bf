import * as library from '@cabinet/validators'

/** What the playground asks of an identifier. */
export interface Playable {
  readonly title: Readonly<Record<library.Language, string>>
  readonly check: (value: string, linked: Linked) => string | undefined
  readonly parse?: (
    value: string,
    linked: Linked,
  ) => {
    readonly value?: string | undefined
    readonly changes?: readonly library.Change[] | undefined
  }
  readonly format?: (value: string) => string
  readonly describe?: (value: string) => object | undefined
  readonly generate: (linked: Linked) => string
  readonly hasBik?: boolean
}

/** Values of the fields beside the identifier itself. */
export interface Linked {
  readonly bik: string
  readonly accept: readonly ('settlementCentre' | 'treasury')[]
}

const { bik, correspondentAccount, departmentCode, email, inn, kpp, mobilePhone } = library
const { cadastralNumber, card, driverLicence, foreignPassport, iban, internationalEmail, kbk } = library
const { okato, oktmo, oms, swift, uin, vehiclePlate, vin } = library
const { ogrn, okpo, okved, passport, password, postalCode, settlementAccount, snils } = library

/** Every identifier of the package by its name. */
export const playables: Readonly<Record<library.IdentifierName, Playable>> = {
  inn: {
    title: { ru: 'ИНН', en: 'INN' },
    check: inn.check,
    parse: (text) => inn.parse(text),
    describe: inn.describe,
    generate: () => inn.generate(),
  },
  ogrn: {
    title: { ru: 'ОГРН', en: 'OGRN' },
    check: (value) => ogrn.check(value),
    parse: (text) => ogrn.parse(text),
    describe: ogrn.describe,
    generate: () => ogrn.generate(),
  },
  kpp: {
    title: { ru: 'КПП', en: 'KPP' },
    check: kpp.check,
    parse: kpp.parse,
    describe: kpp.describe,
    generate: () => kpp.generate(),
  },
  bik: {
    title: { ru: 'БИК', en: 'BIK' },
    check: bik.check,
    parse: bik.parse,
    describe: bik.describe,
    generate: () => bik.generate(),
  },
  correspondentAccount: {
    title: { ru: 'Корреспондентский счёт', en: 'Correspondent account' },
    check: (value, linked) => correspondentAccount.check(value, linked.bik),
    parse: (text, linked) => correspondentAccount.parse(text, linked.bik),
    format: correspondentAccount.format,
    describe: correspondentAccount.describe,
    generate: (linked) => correspondentAccount.generate(Math.random, linked.bik),
    hasBik: true,
  },
  settlementAccount: {
    title: { ru: 'Расчётный счёт', en: 'Settlement account' },
    check: (value, linked) => settlementAccount.check(value, linked.bik, linked),
    parse: (text, linked) => settlementAccount.parse(text, linked.bik, linked),
    format: settlementAccount.format,
    describe: settlementAccount.describe,
    generate: (linked) => settlementAccount.generate(Math.random, linked.bik),
    hasBik: true,
  },
  mobilePhone: {
    title: { ru: 'Мобильный телефон', en: 'Mobile phone' },
    check: mobilePhone.check,
    parse: mobilePhone.parse,
    format: mobilePhone.format,
    describe: mobilePhone.describe,
    generate: () => mobilePhone.generate(),
  },
  password: {
    title: { ru: 'Пароль', en: 'Password' },
    check: (value) => password.check(value),
    describe: (value) => password.parts(value),
    generate: () => password.generate(),
  },
  snils: {
    title: { ru: 'СНИЛС', en: 'SNILS' },
    check: snils.check,
    parse: snils.parse,
    format: snils.format,
    describe: snils.describe,
    generate: () => snils.generate(),
  },
  okpo: {
    title: { ru: 'ОКПО', en: 'OKPO' },
    check: okpo.check,
    parse: okpo.parse,
    describe: okpo.describe,
    generate: () => okpo.generate(),
  },
  okved: {
    title: { ru: 'ОКВЭД', en: 'OKVED' },
    check: okved.check,
    parse: okved.parse,
    describe: okved.describe,
    generate: () => okved.generate(),
  },
  postalCode: {
    title: { ru: 'Почтовый индекс', en: 'Postal code' },
    check: postalCode.check,
    parse: postalCode.parse,
    generate: () => postalCode.generate(),
  },
  passport: {
    title: { ru: 'Паспорт', en: 'Passport' },
    check: passport.check,
    parse: passport.parse,
    format: passport.format,
    describe: passport.describe,
    generate: () => passport.generate(),
  },
  departmentCode: {
    title: { ru: 'Код подразделения', en: 'Department code' },
    check: departmentCode.check,
    parse: departmentCode.parse,
    format: departmentCode.format,
    describe: departmentCode.describe,
    generate: () => departmentCode.generate(),
  },
  email: {
    title: { ru: 'E-mail', en: 'E-mail' },
    check: email.check,
    parse: email.parse,
    generate: () => email.generate(),
  },
  oktmo: {
    title: { ru: 'ОКТМО', en: 'OKTMO' },
    check: oktmo.check,
    parse: oktmo.parse,
    format: oktmo.format,
    describe: oktmo.describe,
    generate: () => oktmo.generate(),
  },
  okato: {
    title: { ru: 'ОКАТО', en: 'OKATO' },
    check: okato.check,
    parse: okato.parse,
    format: okato.format,
    describe: okato.describe,
    generate: () => okato.generate(),
  },
  card: {
    title: { ru: 'Номер карты', en: 'Bank card' },
    check: card.check,
    parse: card.parse,
    format: card.format,
    describe: card.describe,
    generate: () => card.generate(),
  },
  iban: {
    title: { ru: 'IBAN', en: 'IBAN' },
    check: iban.check,
    parse: iban.parse,
    format: iban.format,
    describe: iban.describe,
    generate: () => iban.generate(),
  },
  swift: {
    title: { ru: 'SWIFT', en: 'SWIFT' },
    check: swift.check,
    parse: swift.parse,
    format: swift.format,
    describe: swift.describe,
    generate: () => swift.generate(),
  },
  cadastralNumber: {
    title: { ru: 'Кадастровый номер', en: 'Cadastral number' },
    check: cadastralNumber.check,
    parse: cadastralNumber.parse,
    describe: cadastralNumber.describe,
    generate: () => cadastralNumber.generate(),
  },
  oms: {
    title: { ru: 'Полис ОМС', en: 'Medical insurance policy' },
    check: oms.check,
    parse: oms.parse,
    format: oms.format,
    generate: () => oms.generate(),
  },
  kbk: {
    title: { ru: 'КБК', en: 'KBK' },
    check: kbk.check,
    parse: kbk.parse,
    format: kbk.format,
    describe: kbk.describe,
    generate: () => kbk.generate(),
  },
  uin: {
    title: { ru: 'УИН', en: 'UIN' },
    check: uin.check,
    parse: uin.parse,
    format: uin.format,
    describe: uin.describe,
    generate: () => uin.generate(),
  },
  vin: {
    title: { ru: 'VIN', en: 'VIN' },
    check: (value) => vin.check(value),
    parse: (text) => vin.parse(text),
    describe: vin.describe,
    generate: () => vin.generate(),
  },
  vehiclePlate: {
    title: { ru: 'Номер автомобиля', en: 'Registration plate' },
    check: vehiclePlate.check,
    parse: vehiclePlate.parse,
    format: vehiclePlate.format,
    describe: vehiclePlate.describe,
    generate: () => vehiclePlate.generate(),
  },
  driverLicence: {
    title: { ru: 'Водительское удостоверение', en: 'Driving licence' },
    check: driverLicence.check,
    parse: driverLicence.parse,
    format: driverLicence.format,
    describe: driverLicence.describe,
    generate: () => driverLicence.generate(),
  },
  foreignPassport: {
    title: { ru: 'Заграничный паспорт', en: 'Passport for travel' },
    check: foreignPassport.check,
    parse: foreignPassport.parse,
    format: foreignPassport.format,
    describe: foreignPassport.describe,
    generate: () => foreignPassport.generate(),
  },
  internationalEmail: {
    title: { ru: 'Международный e-mail', en: 'International e-mail' },
    check: internationalEmail.check,
    parse: internationalEmail.parse,
    describe: internationalEmail.describe,
    generate: () => internationalEmail.generate(),
  },
}
