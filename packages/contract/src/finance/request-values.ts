import * as z from 'zod/mini'
import { AddressParts } from '../address.ts'
import { Id } from '../common.ts'
import { Day } from '../dates.ts'
import { legalTexts } from '../legal.ts'
import { Kopecks } from '../money.ts'
import { headBases, taxSystems } from '../organization.ts'

/** The steps of a request, in their order. Entrepreneurs have no FOUNDERS. */
export const requestGroups = ['GENERAL', 'FOUNDERS', 'CONTACTS', 'PAYMENT_DETAILS', 'AGREEMENTS'] as const
export type RequestGroup = (typeof requestGroups)[number]
/** EMPTY: nothing is entered; PARTIAL: something is missing; ERROR: something is wrong. */
export const groupStates = ['EMPTY', 'PARTIAL', 'COMPLETE', 'ERROR'] as const
export type GroupState = (typeof groupStates)[number]

/** How far each group of the form is. */
export const RequestProgress = z.object({
  GENERAL: z.enum(groupStates),
  FOUNDERS: z.enum(groupStates),
  CONTACTS: z.enum(groupStates),
  PAYMENT_DETAILS: z.enum(groupStates),
  AGREEMENTS: z.enum(groupStates),
})

/** Something that keeps the request from being sent. */
export const RequestMissing = z.object({
  group: z.enum(requestGroups),
  /** Path in the form, such as `founders[0].itn`. */
  field: z.string(),
  code: z.string(),
  message: z.string(),
})
export type RequestMissing = z.output<typeof RequestMissing>

export const financingPurposes = ['WORKING_CAPITAL', 'PURCHASE', 'SEASON', 'OTHER'] as const
export const edoOperators = ['DIADOC', 'SBIS', 'OTHER', 'NONE'] as const
export const founderTypes = ['PERSON', 'LEGAL'] as const
/** OTHER stands for the passports of other countries, whose numbers have no one form. */
export const identityDocumentTypes = ['PASSPORT_RF', 'OTHER'] as const
export const contactTypes = ['MAIN', 'ACCOUNTANT', 'FINANCE', 'SIGNATORY', 'OTHER'] as const
/** The citizenship that a new founder begins with: ISO 3166-1 alpha-2. */
export const citizenshipHome = 'RU'

/** Kopecks: the least that can be asked for. */
export const MIN_REQUESTED_LIMIT = 10_000_000
export const MAX_BUYERS = 10
export const MAX_FOUNDERS = 50
export const MAX_CONTACTS = 5
export const MAX_REQUEST_DOCUMENTS = 10
/** Hundredths of a percent by which the shares of founders may miss the whole: thirds do not divide evenly. */
export const SHARES_TOLERANCE = 1

/** Boxes of the last group: which of them must be ticked, and the version of the text that is agreed to. */
export const requestConsents = {
  PERSONAL_DATA: { isRequired: true, version: legalTexts.PERSONAL_DATA },
  PERSONAL_DATA_TRANSFER: { isRequired: true, version: legalTexts.PERSONAL_DATA_TRANSFER },
  CREDIT_HISTORY: { isRequired: true, version: legalTexts.CREDIT_HISTORY },
  /** One sentence and no text behind it; the version is the day since which it reads so. */
  DATA_ACCURACY: { isRequired: true, version: '2026-11-01' },
  ELECTRONIC_INTERACTION: { isRequired: true, version: legalTexts.ELECTRONIC_INTERACTION },
  MARKETING: { isRequired: false, version: legalTexts.MARKETING },
} as const
export type RequestConsentFlag = keyof typeof requestConsents
export const requestConsentFlags = [
  'PERSONAL_DATA',
  'PERSONAL_DATA_TRANSFER',
  'CREDIT_HISTORY',
  'DATA_ACCURACY',
  'ELECTRONIC_INTERACTION',
  'MARKETING',
] as const satisfies readonly RequestConsentFlag[]

/** Texts are bounded by what is read at all; what they must be is the matter of the rules, which name every field. */
const text = (longest: number) => z.nullable(z.string().check(z.maxLength(longest)))
/** A trillion roubles. */
const Sum = z.nullable(Kopecks.check(z.minimum(0), z.maximum(100_000_000_000_000)))
const Count = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000)))
const Flag = z.nullable(z.boolean())

/** The same fields with nothing entered: what OpenAPI shows as an example, and what a draft may look like. */
export const emptyOf = (shape: object): Record<string, null> =>
  Object.fromEntries(Object.keys(shape).map((field) => [field, null]))

/** A buyer of whom the bank buys the debt. */
export const RequestBuyer = z.object({ itn: text(40), name: text(500), monthlySum: Sum, deferralDays: Count })
export type RequestBuyer = z.output<typeof RequestBuyer>

/** Fields of the group GENERAL; null is what is not entered yet. */
export const generalShape = {
  actualAddress: z.nullable(AddressParts),
  /** Companies only. */
  head: z.nullable(
    z.object({
      lastname: text(200),
      firstname: text(200),
      middlename: text(200),
      position: text(500),
      basis: z.nullable(z.enum(headBases)),
      basisNumber: text(200),
      basisDate: z.nullable(Day),
      itn: text(40),
    }),
  ),
  okved: z.nullable(z.object({ code: text(40), name: text(500) })),
  taxSystem: z.nullable(z.enum(taxSystems)),
  employeesCount: Count,
  /** Kopecks of the last calendar year without value added tax. */
  annualRevenue: Sum,
  website: text(2048),
  requestedLimit: Sum,
  financingPurpose: z.nullable(z.enum(financingPurposes)),
  /** In words, for OTHER. */
  financingPurposeText: text(1000),
  averageMonthlySupply: Sum,
  averageDeferralDays: Count,
  mainBuyers: z.array(RequestBuyer).check(z.maxLength(MAX_BUYERS)),
  hasLoans: Flag,
  /** What is left to pay; only with loans. */
  loansSum: Sum,
  hasOverdue: Flag,
  edoOperator: z.nullable(z.enum(edoOperators)),
}
export const RequestGeneralFields = z.object(generalShape)
export type RequestGeneralFields = z.output<typeof RequestGeneralFields>

export const founderShape = {
  founderType: z.nullable(z.enum(founderTypes)),
  /** Percent points, two decimals. */
  sharePercent: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  /** Null as long as it follows from the share. */
  isBeneficiary: Flag,
  itn: text(40),
  lastname: text(200),
  firstname: text(200),
  middlename: text(200),
  birthDate: z.nullable(Day),
  birthPlace: text(500),
  /** ISO 3166-1 alpha-2. */
  citizenship: text(2),
  snils: text(40),
  document: z.nullable(
    z.object({
      type: z.nullable(z.enum(identityDocumentTypes)),
      series: text(40),
      number: text(40),
      issueDate: z.nullable(Day),
      issuedBy: text(500),
      departmentCode: text(40),
    }),
  ),
  registrationAddress: z.nullable(AddressParts),
  isPublicOfficial: Flag,
  fullName: text(1000),
  ogrn: text(40),
  kpp: text(40),
  legalAddress: z.nullable(AddressParts),
}
/** A founder as it is entered: a person or a company. Fields of the other kind are dropped. */
export const RequestFounderFields = z
  .object(founderShape)
  .register(z.globalRegistry, { examples: [emptyOf(founderShape)] })
export type RequestFounderFields = z.output<typeof RequestFounderFields>

export const contactShape = {
  contactType: z.nullable(z.enum(contactTypes)),
  lastname: text(200),
  firstname: text(200),
  middlename: text(200),
  position: text(500),
  mobilePhone: text(40),
  email: text(500),
  workPhone: text(60),
  extension: text(20),
  preferredTime: text(500),
}
/** Whom the bank talks to. */
export const RequestContactFields = z
  .object(contactShape)
  .register(z.globalRegistry, { examples: [emptyOf(contactShape)] })
export type RequestContactFields = z.output<typeof RequestContactFields>

export const paymentDetailsShape = {
  bik: text(40),
  bankName: text(500),
  bankCity: text(500),
  correspondentAccount: text(40),
  settlementAccount: text(40),
  accountOpenedDate: z.nullable(Day),
  /** Kopecks. */
  monthlyTurnover: Sum,
  /** The account of the organization from which it was taken. */
  organizationPaymentDetailsId: z.nullable(Id),
}
/** The account to which the bank pays. */
export const RequestPaymentDetailsFields = z.object(paymentDetailsShape)
export type RequestPaymentDetailsFields = z.output<typeof RequestPaymentDetailsFields>

/** Everything that is entered, in the shape in which the rules look at it and paths of fields name it. */
export interface RequestValues extends RequestGeneralFields {
  readonly founders: readonly RequestFounderFields[]
  readonly contacts: readonly RequestContactFields[]
  readonly paymentDetails: RequestPaymentDetailsFields | null
  readonly agreements: Readonly<Record<RequestConsentFlag, boolean>>
}
