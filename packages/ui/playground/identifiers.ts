import * as library from '@cabinet/validators'

/** What the playground asks of an identifier. */
export interface Playable {
  readonly title: Readonly<Record<library.Language, string>>
  readonly check: (value: string, linked: Linked) => string | undefined
  readonly parse?: (value: string, linked: Linked) => { readonly ok: boolean; readonly value?: string | undefined }
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
    check: ogrn.check,
    parse: ogrn.parse,
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
}
