import * as library from '../src/index.ts'

/** What the playground asks of an identifier. */
export interface Playable {
  readonly title: string
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
    title: 'ИНН',
    check: inn.check,
    parse: (text) => inn.parse(text),
    describe: inn.describe,
    generate: () => inn.generate(),
  },
  ogrn: {
    title: 'ОГРН',
    check: ogrn.check,
    parse: ogrn.parse,
    describe: ogrn.describe,
    generate: () => ogrn.generate(),
  },
  kpp: { title: 'КПП', check: kpp.check, parse: kpp.parse, describe: kpp.describe, generate: () => kpp.generate() },
  bik: { title: 'БИК', check: bik.check, parse: bik.parse, describe: bik.describe, generate: () => bik.generate() },
  correspondentAccount: {
    title: 'Корреспондентский счёт',
    check: (value, linked) => correspondentAccount.check(value, linked.bik),
    parse: (text, linked) => correspondentAccount.parse(text, linked.bik),
    format: correspondentAccount.format,
    describe: correspondentAccount.describe,
    generate: (linked) => correspondentAccount.generate(Math.random, linked.bik),
    hasBik: true,
  },
  settlementAccount: {
    title: 'Расчётный счёт',
    check: (value, linked) => settlementAccount.check(value, linked.bik, linked),
    parse: (text, linked) => settlementAccount.parse(text, linked.bik, linked),
    format: settlementAccount.format,
    describe: settlementAccount.describe,
    generate: (linked) => settlementAccount.generate(Math.random, linked.bik),
    hasBik: true,
  },
  mobilePhone: {
    title: 'Мобильный телефон',
    check: mobilePhone.check,
    parse: mobilePhone.parse,
    format: mobilePhone.format,
    describe: mobilePhone.describe,
    generate: () => mobilePhone.generate(),
  },
  password: {
    title: 'Пароль',
    check: (value) => password.check(value),
    describe: (value) => password.parts(value),
    generate: () => password.generate(),
  },
  snils: {
    title: 'СНИЛС',
    check: snils.check,
    parse: snils.parse,
    format: snils.format,
    describe: snils.describe,
    generate: () => snils.generate(),
  },
  okpo: {
    title: 'ОКПО',
    check: okpo.check,
    parse: okpo.parse,
    describe: okpo.describe,
    generate: () => okpo.generate(),
  },
  okved: {
    title: 'ОКВЭД',
    check: okved.check,
    parse: okved.parse,
    describe: okved.describe,
    generate: () => okved.generate(),
  },
  postalCode: {
    title: 'Почтовый индекс',
    check: postalCode.check,
    parse: postalCode.parse,
    generate: () => postalCode.generate(),
  },
  passport: {
    title: 'Паспорт',
    check: passport.check,
    parse: passport.parse,
    format: passport.format,
    describe: passport.describe,
    generate: () => passport.generate(),
  },
  departmentCode: {
    title: 'Код подразделения',
    check: departmentCode.check,
    parse: departmentCode.parse,
    format: departmentCode.format,
    describe: departmentCode.describe,
    generate: () => departmentCode.generate(),
  },
  email: { title: 'E-mail', check: email.check, parse: email.parse, generate: () => email.generate() },
}
