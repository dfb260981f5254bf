import { bik, correspondentAccount, max, required, requiredFor, settlementAccount } from '@cabinet/validators/rules'
import type { FormRules } from '@cabinet/validators/standard-schema'
import type { LegalStatus } from '../organization.ts'

/** What must hold for a bank account; the same on the server and in the form. */
export const paymentDetailsRules: FormRules = {
  bik: [requiredFor('bik'), bik],
  bankName: [required, max(255)],
  bankCity: max(120),
  correspondentAccount: [requiredFor('correspondentAccount'), correspondentAccount('bik')],
  settlementAccount: [requiredFor('settlementAccount'), settlementAccount('bik')],
  comment: max(255),
}

/** Code of the rouble in account numbers. */
const ROUBLE = '810'

/** First digits of the accounts that banks open for owners of each kind. */
const BALANCE_ACCOUNTS: Readonly<Record<LegalStatus, readonly string[]>> = {
  LEGAL_ENTITY: ['405', '406', '407'],
  INDIVIDUAL_ENTREPRENEUR: ['40802'],
  INDIVIDUAL: ['40817', '40820', '423', '426'],
}

/** What is odd about a settlement account without being wrong. */
export type AccountWarning = 'currency' | 'owner'

/** Oddities of an account of twenty digits; a shorter one is still being typed and has none. */
export const accountWarnings = (account: string, status: LegalStatus): readonly AccountWarning[] =>
  /^\d{20}$/.test(account)
    ? [
        ...(account.slice(5, 8) === ROUBLE ? [] : (['currency'] as const)),
        ...(BALANCE_ACCOUNTS[status].some((start) => account.startsWith(start)) ? [] : (['owner'] as const)),
      ]
    : []
