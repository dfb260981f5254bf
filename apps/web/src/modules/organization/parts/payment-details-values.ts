import type { PaymentDetails, PaymentDetailsFields } from '@cabinet/contract/organization/payment-details-fields'

const textFields = ['bik', 'bankName', 'bankCity', 'correspondentAccount', 'settlementAccount', 'comment'] as const

/** What the form of a bank account keeps: texts, empty where there is nothing. */
export type PaymentDetailsValues = Record<(typeof textFields)[number], string> & { readonly isMain: boolean }

/** Fields by the names that the server uses. */
export const fieldNames: readonly string[] = [...textFields, 'isMain']

/** What a new account begins with. */
export const emptyValues: PaymentDetailsValues = {
  bik: '',
  bankName: '',
  bankCity: '',
  correspondentAccount: '',
  settlementAccount: '',
  comment: '',
  isMain: false,
}

export const valuesOf = (account: PaymentDetails): PaymentDetailsValues => ({
  bik: account.bik,
  bankName: account.bankName,
  bankCity: account.bankCity ?? '',
  correspondentAccount: account.correspondentAccount,
  settlementAccount: account.settlementAccount,
  comment: account.comment ?? '',
  isMain: account.isMain,
})

/** The values as the server takes them. */
export const fieldsOf = ({ bankCity, comment, ...values }: PaymentDetailsValues): PaymentDetailsFields => ({
  ...values,
  bankCity: bankCity.trim() || null,
  comment: comment.trim() || null,
})
