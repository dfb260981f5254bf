import type { create, DebtorBuyer, update } from '@cabinet/contract/debtor/buyers'
import type { InputOf } from '@cabinet/contract/endpoint'

/** What the form of a buyer keeps. */
export interface BuyerValues {
  readonly itn: string
  readonly contract: { readonly number: string; readonly date: string }
  readonly paymentTermDays: number | null
  readonly requestedLimit: number | null
  /** Null while the person has not said. */
  readonly isAffiliated: boolean | null
  readonly comment: string
}

/** What a buyer who is added begins with. */
export const emptyBuyer: BuyerValues = {
  itn: '',
  contract: { number: '', date: '' },
  paymentTermDays: null,
  requestedLimit: null,
  isAffiliated: null,
  comment: '',
}

/** Fields by the names that the server uses. */
export const buyerFields: readonly string[] = [
  'itn',
  'contract.number',
  'contract.date',
  'paymentTermDays',
  'requestedLimit',
  'isAffiliated',
  'comment',
]

export const valuesOf = (buyer: DebtorBuyer): BuyerValues => ({
  itn: buyer.itn,
  contract: { number: buyer.contract.number, date: buyer.contract.date },
  paymentTermDays: buyer.paymentTermDays,
  requestedLimit: buyer.requestedLimit,
  isAffiliated: false,
  comment: buyer.comment ?? '',
})

type Created = NonNullable<InputOf<typeof create>>['body']
type Updated = NonNullable<InputOf<typeof update>>['body']

const changedOf = ({ contract, paymentTermDays, comment }: BuyerValues): Omit<Updated, 'version'> => ({
  contract: { number: contract.number.trim(), date: contract.date },
  paymentTermDays: paymentTermDays ?? 0,
  comment: comment.trim() || null,
})

/** The values as the server takes them for a buyer who is added. */
export const createdOf = (values: BuyerValues): Created => ({
  itn: values.itn,
  ...changedOf(values),
  requestedLimit: values.requestedLimit,
  isAffiliated: values.isAffiliated === true,
})

/** The same for a buyer who is changed. */
export const updatedOf = (values: BuyerValues, version: number): Updated => ({ ...changedOf(values), version })
