import type { InvoiceStatus } from '@cabinet/contract/invoice'
import type { Message } from '../../kernel/language.ts'

/** States of an invoice for insurance, whatever is insured. */
export const invoiceStates = {
  ISSUED: { ru: 'Выставлен', en: 'Issued' },
  PARTIALLY_PAID: { ru: 'Оплачен частично', en: 'Paid in part' },
  PAID: { ru: 'Оплачен', en: 'Paid' },
  OVERDUE: { ru: 'Просрочен', en: 'Overdue' },
  CANCELLED: { ru: 'Аннулирован', en: 'Cancelled' },
} as const satisfies Record<InvoiceStatus, Message>

/** What tells how an invoice stands. */
interface InvoiceTerms {
  readonly status: InvoiceStatus
  /** Kopecks. */
  readonly amount: number
  readonly paid_amount: number
}

type PaymentEvent = 'payPart' | 'payOverduePart' | 'payAll' | 'takeBack' | 'takeBackAll'

/** By which event a payment, or money that goes back, moves an invoice; nothing when it cannot. */
export const paymentEvent = (
  { status, amount, paid_amount: paid }: InvoiceTerms,
  sum: number,
): PaymentEvent | undefined => {
  if (status === 'CANCELLED' || paid + sum < 0) return undefined
  if (sum < 0 && status !== 'OVERDUE') {
    if (paid + sum === 0) return 'takeBackAll'
    return status === 'PAID' ? 'takeBack' : 'payPart'
  }
  if (status === 'PAID') return undefined
  if (paid + sum >= amount) return 'payAll'
  return status === 'OVERDUE' ? 'payOverduePart' : 'payPart'
}

/** Kopecks that are left to pay. */
export const leftOf = ({ status, amount, paid_amount: paid }: InvoiceTerms): number =>
  status === 'PAID' || status === 'CANCELLED' ? 0 : Math.max(0, amount - paid)
