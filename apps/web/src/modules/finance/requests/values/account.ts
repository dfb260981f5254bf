import type { PaymentDetails } from '@cabinet/contract/organization/payment-details-fields'
import type { RequestPaymentDetailsFields } from '@cabinet/contract/finance/request-values'
import { oneOf, orNulls, type Texts, textsOf } from './plain.ts'

const plain = ['bik', 'bankName', 'bankCity', 'correspondentAccount', 'settlementAccount', 'accountOpenedDate'] as const

/** What the form of the bank account keeps. */
export interface AccountValues extends Texts<(typeof plain)[number]> {
  readonly monthlyTurnover: number | null
  /** The account of the organization that it was taken from; empty for one that was entered. */
  readonly organizationPaymentDetailsId: string
}

export const accountValues = (account: RequestPaymentDetailsFields | null): AccountValues => ({
  ...textsOf(plain, account),
  monthlyTurnover: account?.monthlyTurnover ?? null,
  organizationPaymentDetailsId: account?.organizationPaymentDetailsId ?? '',
})

/** The values as the server takes them. */
export const accountOf = (values: AccountValues): RequestPaymentDetailsFields => ({
  ...orNulls(plain, values),
  monthlyTurnover: values.monthlyTurnover,
  organizationPaymentDetailsId: oneOf(values.organizationPaymentDetailsId),
})

/** What an account of the organization fills in. */
export const takenFrom = (values: AccountValues, account: PaymentDetails): AccountValues => ({
  ...values,
  bik: account.bik,
  bankName: account.bankName,
  bankCity: account.bankCity ?? '',
  correspondentAccount: account.correspondentAccount,
  settlementAccount: account.settlementAccount,
  organizationPaymentDetailsId: account.id,
})
