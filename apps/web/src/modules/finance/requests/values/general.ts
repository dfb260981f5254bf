import { generalFields } from '@cabinet/contract/finance/request-fields'
import type { RequestBuyer, RequestGeneralFields } from '@cabinet/contract/finance/request-values'
import {
  addressOf,
  type AddressValues,
  addressValues,
  flagOf,
  oneOf,
  orNothing,
  orNull,
  orNulls,
  type Texts,
  textsOf,
  type YesNo,
  yesNoOf,
} from './plain.ts'

const headParts = [
  'lastname',
  'firstname',
  'middlename',
  'position',
  'basis',
  'basisNumber',
  'basisDate',
  'itn',
] as const
const plain = ['taxSystem', 'website', 'financingPurpose', 'financingPurposeText', 'edoOperator'] as const
const numbers = [
  'employeesCount',
  'annualRevenue',
  'requestedLimit',
  'averageMonthlySupply',
  'averageDeferralDays',
  'loansSum',
] as const

/** A buyer as the form keeps it. */
export interface BuyerValues {
  readonly itn: string
  readonly name: string
  readonly monthlySum: number | null
  readonly deferralDays: number | null
}

/** What the form of the group GENERAL keeps. */
export interface GeneralValues
  extends Texts<(typeof plain)[number]>, Readonly<Record<(typeof numbers)[number], number | null>> {
  readonly actualAddress: AddressValues
  readonly head: Texts<(typeof headParts)[number]>
  readonly okved: Texts<'code' | 'name'>
  readonly mainBuyers: readonly BuyerValues[]
  readonly hasLoans: YesNo
  readonly hasOverdue: YesNo
}

export const emptyBuyer: BuyerValues = { itn: '', name: '', monthlySum: null, deferralDays: null }

const buyerValues = ({ itn, name, ...sums }: RequestBuyer): BuyerValues => ({
  ...sums,
  itn: itn ?? '',
  name: name ?? '',
})

const buyerOf = ({ itn, name, ...sums }: BuyerValues): RequestBuyer => ({
  ...sums,
  itn: orNull(itn),
  name: orNull(name),
})

const numbersOf = (from: Readonly<Record<(typeof numbers)[number], number | null>>) =>
  Object.fromEntries(numbers.map((name) => [name, from[name]])) as Record<(typeof numbers)[number], number | null>

export const generalValues = (general: RequestGeneralFields): GeneralValues => ({
  ...textsOf(plain, general),
  ...numbersOf(general),
  actualAddress: addressValues(general.actualAddress),
  head: textsOf(headParts, general.head),
  okved: textsOf(['code', 'name'], general.okved),
  // A form without a buyer begins with an empty one: at least one is asked for.
  mainBuyers: general.mainBuyers.length > 0 ? general.mainBuyers.map(buyerValues) : [emptyBuyer],
  hasLoans: yesNoOf(general.hasLoans),
  hasOverdue: yesNoOf(general.hasOverdue),
})

const isBlank = ({ itn, name, monthlySum, deferralDays }: RequestBuyer): boolean =>
  itn === null && name === null && monthlySum === null && deferralDays === null

/** The values as the server takes them. */
export const generalOf = (values: GeneralValues): RequestGeneralFields => {
  const buyers = values.mainBuyers.map(buyerOf)
  const { basis, ...head } = orNulls(headParts, values.head)
  const texts = orNulls(plain, values)
  return {
    ...numbersOf(values),
    website: texts.website,
    financingPurposeText: texts.financingPurposeText,
    taxSystem: oneOf(values.taxSystem),
    financingPurpose: oneOf(values.financingPurpose),
    edoOperator: oneOf(values.edoOperator),
    actualAddress: addressOf(values.actualAddress),
    head: orNothing({ ...head, basis: oneOf(basis ?? '') }),
    okved: orNothing(orNulls(['code', 'name'], values.okved)),
    // The blank one at the end is an invitation, not a buyer.
    mainBuyers: buyers.filter((buyer, index) => !isBlank(buyer) || index < buyers.length - 1),
    hasLoans: flagOf(values.hasLoans),
    hasOverdue: flagOf(values.hasOverdue),
  }
}

/** What the rules look at: a form without a buyer has an empty one, each of whose fields is missing. */
export const judgedGeneral = (values: GeneralValues): RequestGeneralFields => {
  const general = generalOf(values)
  return general.mainBuyers.length > 0
    ? general
    : { ...general, mainBuyers: values.mainBuyers.slice(0, 1).map(buyerOf) }
}

/** What the group has beside the address, which is drawn first, and the buyers, who come and go. */
export const furtherFieldNames: readonly string[] = Object.keys(generalFields).filter(
  (path) => !/^actualAddress|\[\]/.test(path),
)

/** Fields by the names that the server uses, so that its word about one lands there. */
export const generalFieldNames = ({ mainBuyers }: GeneralValues): readonly string[] =>
  Object.keys(generalFields).flatMap((path) =>
    path.includes('[]') ? mainBuyers.map((_buyer, index) => path.replace('[]', `[${index}]`)) : [path],
  )
