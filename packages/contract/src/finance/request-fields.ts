import {
  between,
  bik,
  correspondentAccount,
  datesInterval,
  departmentCode,
  digits,
  email,
  integer,
  kpp,
  max,
  mobilePhone,
  must,
  okved,
  oneOf,
  organizationInn,
  organizationOgrn,
  personInn,
  inn,
  postalCode,
  regex,
  requiredFor,
  settlementAccount,
  snils,
  url,
} from '@cabinet/validators/rules'
import type { FormRules } from '@cabinet/validators/standard-schema'
import {
  contactTypes,
  edoOperators,
  financingPurposes,
  founderTypes,
  identityDocumentTypes,
  MIN_REQUESTED_LIMIT,
  type RequestContactFields,
  type RequestFounderFields,
  type RequestGeneralFields,
  type RequestPaymentDetailsFields,
} from './request-values.ts'
import { ownRule } from '../own-rule.ts'
import { taxSystemsOf } from '../organization/fields.ts'
import { headBases, type LegalStatus } from '../organization.ts'

type Rules = Extract<FormRules[string], readonly unknown[]>
type Rule = Rules[number]

/** What the rules of a request must know beside what is entered. */
export interface RequestConditions {
  readonly legalStatus: LegalStatus
  /** Kopecks: the most that can be asked for. */
  readonly financingLimit: number
  /** The business day, `YYYY-MM-DD`. */
  readonly today: string
}

/** What kind of value a field holds, so how it is entered and shown. */
export type RequestFieldKind = 'text' | 'choice' | 'boolean' | 'integer' | 'kopecks' | 'percent' | 'day' | 'list'

/** One line of the table: what a field is, when it is asked for, when it must be filled in, what it must be. */
export interface RequestField<Item> {
  readonly kind: RequestFieldKind
  /** Whether there is such a field at all; always when absent. */
  readonly isAsked?: (item: Item, conditions: RequestConditions) => boolean
  /** Whether it must be filled in before the request is sent; never when absent. */
  readonly isRequired?: (item: Item, conditions: RequestConditions) => boolean
  /** Says that the field is empty in words of its own. */
  readonly empty?: Rule
  /** What holds for whatever is entered, in a draft too. */
  readonly rules?: (conditions: RequestConditions) => Rules
  /** What a draft may still break. */
  readonly limits?: (conditions: RequestConditions) => Rules
}

export type RequestFieldTable<Item> = Readonly<Record<string, RequestField<Item>>>

const always = (): boolean => true

/** First day that the data of an organization can name. */
const FIRST_DAY = '1991-01-01'
/** Share, percent, from which on the founder is a beneficial owner and is asked for a passport. */
export const BENEFICIARY_SHARE = 25
const ADULT_YEARS = 18
/** Days of grace that are usual between a delivery and its payment. */
export const DEFERRAL_DAYS = { min: 1, max: 180 } as const

const isName = (value: unknown): boolean => /^[\p{L}\p{M}][\p{L}\p{M} '’ʼ-]*$/u.test(String(value).trim())
const personName: Rules = [
  must(isName, {
    ru: 'Только буквы, пробелы, дефисы и апострофы',
    en: 'Letters, spaces, hyphens and apostrophes only',
  }),
  max(64),
]

const roubles = (kopecks: number, language: 'ru' | 'en'): string =>
  new Intl.NumberFormat(language === 'ru' ? 'ru-RU' : 'en-GB', {
    style: 'currency',
    currency: 'RUB',
    maximumFractionDigits: kopecks % 100 === 0 ? 0 : 2,
  }).format(kopecks / 100)

const pastDay =
  (from: string) =>
  ({ today }: RequestConditions): Rules => [datesInterval(from, 'now', { today: () => today })]

const text = <Item>(longest: number, ...rules: Rules): RequestField<Item> => ({
  kind: 'text',
  rules: () => [...rules, max(longest)],
})
const choice = <Item>(choices: readonly string[]): RequestField<Item> => ({
  kind: 'choice',
  rules: () => [oneOf(...choices)],
})
const flag: { readonly kind: 'boolean' } = { kind: 'boolean' }
const sum: { readonly kind: 'kopecks' } = { kind: 'kopecks' }
const required = <Item>(
  field: RequestField<Item>,
  isRequired: NonNullable<RequestField<Item>['isRequired']> = always,
): RequestField<Item> => ({ ...field, isRequired })
const asked = <Item>(
  isAsked: NonNullable<RequestField<Item>['isAsked']>,
  fields: RequestFieldTable<Item>,
): RequestFieldTable<Item> =>
  Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, { ...field, isAsked }]))

const address = <Item>(
  path: string,
  isRequired: NonNullable<RequestField<Item>['isRequired']>,
): RequestFieldTable<Item> => ({
  [`${path}.postalCode`]: required(text<Item>(6, postalCode), isRequired),
  [`${path}.region`]: text(120),
  [`${path}.city`]: required(text<Item>(120), isRequired),
  [`${path}.street`]: text(200),
  [`${path}.house`]: required(text<Item>(60), isRequired),
  [`${path}.flat`]: text(60),
})

type General = RequestGeneralFields

const isCompany = (_item: unknown, { legalStatus }: RequestConditions): boolean => legalStatus === 'LEGAL_ENTITY'
const isByPowerOfAttorney = ({ head }: General): boolean => head?.basis === 'POWER_OF_ATTORNEY'

const isOnlyBuyer = (value: unknown, { mainBuyers }: General): boolean =>
  mainBuyers.filter(({ itn }) => itn === value).length < 2

/** Group GENERAL «Общие сведения». */
export const generalFields: RequestFieldTable<General> = {
  ...address<General>('actualAddress', always),
  ...asked<General>(isCompany, {
    'head.lastname': required(text<General>(64, ...personName)),
    'head.firstname': required(text<General>(64, ...personName)),
    'head.middlename': text(64, ...personName),
    'head.position': required(text<General>(128)),
    'head.basis': required(choice<General>(headBases)),
    'head.basisNumber': required(text<General>(64), isByPowerOfAttorney),
    'head.basisDate': required({ kind: 'day', rules: pastDay(FIRST_DAY) }, isByPowerOfAttorney),
    'head.itn': text(12, personInn),
  }),
  // Only who is registered for a business has activities.
  ...asked<General>((_item, { legalStatus }) => legalStatus !== 'INDIVIDUAL', {
    'okved.code': required(text<General>(8, okved)),
    'okved.name': text(500),
  }),
  taxSystem: required({ kind: 'choice', rules: ({ legalStatus }) => [oneOf(...taxSystemsOf[legalStatus])] }),
  employeesCount: required({ kind: 'integer', rules: () => [integer, between(0, 100_000)] }),
  annualRevenue: required(sum),
  website: { kind: 'text', rules: () => [url] },
  requestedLimit: required({
    ...sum,
    limits: ({ financingLimit }) => [
      ownRule('LIMIT', (value) => Number(value) >= MIN_REQUESTED_LIMIT && Number(value) <= financingLimit, {
        ru: `Введите сумму от ${roubles(MIN_REQUESTED_LIMIT, 'ru')} до ${roubles(financingLimit, 'ru')}`,
        en: `Enter a sum from ${roubles(MIN_REQUESTED_LIMIT, 'en')} to ${roubles(financingLimit, 'en')}`,
      }),
    ],
  }),
  financingPurpose: required(choice<General>(financingPurposes)),
  financingPurposeText: {
    ...required(text<General>(500)),
    isAsked: ({ financingPurpose }) => financingPurpose === 'OTHER',
  },
  averageMonthlySupply: required(sum),
  averageDeferralDays: required({
    kind: 'integer',
    rules: () => [integer, between(DEFERRAL_DAYS.min, DEFERRAL_DAYS.max)],
  }),
  mainBuyers: required({ kind: 'list' }),
  'mainBuyers[].itn': required({
    kind: 'text',
    rules: () => [inn],
    limits: () => [
      ownRule<General>('REPEATED', isOnlyBuyer, {
        ru: 'Этот покупатель уже указан',
        en: 'This buyer is named already',
      }),
    ],
  }),
  'mainBuyers[].name': required(text<General>(255)),
  'mainBuyers[].monthlySum': required(sum),
  'mainBuyers[].deferralDays': required({
    kind: 'integer',
    rules: () => [integer, between(DEFERRAL_DAYS.min, DEFERRAL_DAYS.max)],
  }),
  hasLoans: required(flag),
  loansSum: { ...required<General>(sum), isAsked: ({ hasLoans }) => hasLoans === true },
  hasOverdue: required(flag),
  edoOperator: choice(edoOperators),
}

type Founder = RequestFounderFields

const isPerson = ({ founderType }: Founder): boolean => founderType === 'PERSON'
const isLegal = ({ founderType }: Founder): boolean => founderType === 'LEGAL'

/** Whether the share alone makes a founder a beneficial owner, who shows a passport and an address. */
export const hasLargeShare = ({ sharePercent }: Pick<Founder, 'sharePercent'>): boolean =>
  (sharePercent ?? 0) >= BENEFICIARY_SHARE

const isRussianPassport = (founder: Founder): boolean =>
  isPerson(founder) && (founder.document?.type ?? 'PASSPORT_RF') === 'PASSPORT_RF'

const isAdult =
  ({ today }: RequestConditions) =>
  (value: unknown): boolean =>
    `${Number(String(value).slice(0, 4)) + ADULT_YEARS}${String(value).slice(4)}` <= today

const isShare = (value: unknown): boolean =>
  typeof value === 'number' && value > 0 && value <= 100 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/** The rules of a Russian passport hold for no other document. */
const ofRussianPassport =
  (rule: Rule): Rule =>
  (value, form) =>
    isRussianPassport(form as Founder) ? rule(value, form) : undefined

/** Group FOUNDERS «Учредители (участники)»: one founder. */
export const founderFields: RequestFieldTable<Founder> = {
  founderType: required(choice<Founder>(founderTypes)),
  sharePercent: required({
    kind: 'percent',
    rules: () => [
      ownRule('SHARE', isShare, {
        ru: 'Введите число больше 0 и не больше 100, не точнее сотых',
        en: 'Enter a number above 0 and up to 100, with at most two decimals',
      }),
    ],
  }),
  /** Follows from the share as long as nobody has said otherwise. */
  isBeneficiary: flag,
  ...asked<Founder>(isPerson, {
    lastname: required(text<Founder>(64, ...personName)),
    firstname: required(text<Founder>(64, ...personName)),
    middlename: text(64, ...personName),
    birthDate: required({
      kind: 'day',
      rules: (conditions) => [
        ...pastDay('1900-01-01')(conditions),
        ownRule('AGE', isAdult(conditions), {
          ru: 'Учредителю должно быть не меньше 18 лет',
          en: 'The founder must be at least 18 years old',
        }),
      ],
    }),
    birthPlace: required(text<Founder>(255), hasLargeShare),
    citizenship: required(text<Founder>(2, regex(/^[A-Z]{2}$/))),
    snils: text(14, snils, regex(/^\d{3}-\d{3}-\d{3} \d{2}$/)),
    'document.type': required(choice<Founder>(identityDocumentTypes), hasLargeShare),
    'document.series': required(
      text<Founder>(20, ofRussianPassport(digits(4))),
      (founder) => hasLargeShare(founder) && isRussianPassport(founder),
    ),
    'document.number': required(text<Founder>(20, ofRussianPassport(digits(6))), hasLargeShare),
    'document.issueDate': required({ kind: 'day', rules: pastDay('1900-01-01') }, hasLargeShare),
    'document.issuedBy': required(text<Founder>(255), hasLargeShare),
    'document.departmentCode': required(
      text<Founder>(7, ofRussianPassport(departmentCode)),
      (founder) => hasLargeShare(founder) && isRussianPassport(founder),
    ),
    ...address<Founder>('registrationAddress', hasLargeShare),
    isPublicOfficial: required<Founder>(flag),
  }),
  ...asked<Founder>(isLegal, {
    fullName: required(text<Founder>(1000)),
    ogrn: { ...required(text<Founder>(13, organizationOgrn)), empty: requiredFor('ogrn') },
    kpp: { ...required(text<Founder>(9, kpp)), empty: requiredFor('kpp') },
    ...address<Founder>('legalAddress', always),
  }),
  itn: {
    ...required(
      text<Founder>(12, (value, form) => (isLegal(form as Founder) ? organizationInn(value) : personInn(value))),
      isLegal,
    ),
    empty: requiredFor('inn'),
    isAsked: ({ founderType }) => founderType !== null,
  },
}

type Contact = RequestContactFields

/** Group CONTACTS «Контактные лица»: one person. */
export const contactFields: RequestFieldTable<Contact> = {
  contactType: required(choice<Contact>(contactTypes)),
  lastname: required(text<Contact>(64, ...personName)),
  firstname: required(text<Contact>(64, ...personName)),
  middlename: text(64, ...personName),
  position: required(text<Contact>(128)),
  mobilePhone: required(text<Contact>(12, mobilePhone)),
  email: required(text<Contact>(254, email)),
  workPhone: text(40, regex(/^\+?[\d ()-]{5,}$/)),
  extension: text(6, regex(/^\d{1,6}$/)),
  preferredTime: text(100),
}

type Account = RequestPaymentDetailsFields

/** An account without its bank is half typed, and not wrong yet. */
const onceBankIsKnown =
  (rule: Rule): Rule =>
  (value, form) =>
    (form as Account).bik ? rule(value, form) : undefined

/** Group PAYMENT_DETAILS «Банковские реквизиты». */
export const paymentDetailsFields: RequestFieldTable<Account> = {
  bik: { ...required(text<Account>(9, bik)), empty: requiredFor('bik') },
  bankName: required(text<Account>(255)),
  bankCity: text(120),
  correspondentAccount: {
    ...required(text<Account>(20, onceBankIsKnown(correspondentAccount('bik')))),
    empty: requiredFor('correspondentAccount'),
  },
  settlementAccount: {
    ...required(text<Account>(20, onceBankIsKnown(settlementAccount('bik')))),
    empty: requiredFor('settlementAccount'),
  },
  accountOpenedDate: { kind: 'day', rules: pastDay(FIRST_DAY) },
  monthlyTurnover: sum,
}
