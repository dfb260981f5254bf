import { between, datesInterval, inn, integer, max, must, oneOf, required } from '@cabinet/validators/rules'
import type { FormRules } from '@cabinet/validators/standard-schema'
import { documentTypes } from './shipments.ts'

/** What the rules of the forms must know beside what is entered. */
export interface ShipmentConditions {
  /** The business day, `YYYY-MM-DD`. */
  readonly today: string
  /** Longest deferral that the policy insures. */
  readonly maxDeferralDays: number
}

/** First day that a contract can have. */
const FIRST_DAY = '1991-01-01'
/** A delivery that is declared later than this is a mistake of the keyboard. */
const OLDEST_SHIPMENT_DAYS = 365
/** Longest deferral that can be entered; what is over the policy is not insured. */
export const LONGEST_DEFERRAL = 365
/** Kopecks. */
export const LARGEST_SHIPMENT = 1_000_000_000_00

const past = (today: string, from = FIRST_DAY) => datesInterval(from, 'now', { today: () => today })

const yearBefore = (today: string): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - OLDEST_SHIPMENT_DAYS * 86_400_000).toISOString().slice(0, 10)

const contractRules = (today: string): FormRules => ({
  'contract.number': [required, max(64)],
  'contract.date': [required, past(today)],
})

/** A buyer who is added or changed; fields that the form does not have are not asked for. */
export const buyerRules = ({ today, maxDeferralDays }: ShipmentConditions): FormRules => ({
  ...contractRules(today),
  paymentTermDays: [required, integer, between(1, maxDeferralDays)],
  comment: max(500),
})

/** The same with what is said only once. */
export const newBuyerRules = (conditions: ShipmentConditions): FormRules => ({
  itn: [required, inn],
  ...buyerRules(conditions),
  isAffiliated: must((value) => value === false, {
    ru: 'Долги аффилированных покупателей не страхуют',
    en: 'Debts of affiliated buyers are not insured',
  }),
})

interface Sums {
  readonly amount?: unknown
}

/** A shipment that is added or changed. */
export const shipmentRules = ({ today }: ShipmentConditions): FormRules => ({
  buyerId: required,
  ...contractRules(today),
  'document.type': [required, oneOf(...documentTypes)],
  'document.number': [required, max(64)],
  'document.date': [required, past(today)],
  shipmentDate: [required, past(today, yearBefore(today))],
  amount: [required, integer, between(1, LARGEST_SHIPMENT)],
  vatAmount: [
    required,
    integer,
    must<Sums>((value, { amount }) => Number(value) >= 0 && Number(value) < Number(amount), {
      ru: 'НДС должен быть меньше суммы отгрузки',
      en: 'The VAT must be less than the amount',
    }),
  ],
  deferralDays: [required, integer, between(1, LONGEST_DEFERRAL)],
})

interface PaymentConditions {
  readonly today: string
  readonly shipmentDate: string
  /** Kopecks. */
  readonly debtAmount: number
}

/** A payment of a buyer. */
export const paymentRules = ({ today, shipmentDate, debtAmount }: PaymentConditions): FormRules => ({
  date: [required, past(today, shipmentDate)],
  amount: [
    required,
    integer,
    must((value) => Number(value) >= 1 && Number(value) <= debtAmount, {
      ru: 'Введите сумму не больше долга',
      en: 'Enter no more than the debt',
    }),
  ],
})
