import type { Platform } from '../../../platform/context.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import * as store from './store.ts'
import { invoiceMachine, type InvoiceRow, type Payment, paymentEvent } from './transitions.ts'

const ruDay = (day: string): string => day.split('-').toReversed().join('.')

/** What the payer writes in the order to the bank: by it the payment finds its invoice. */
export const paymentPurpose = ({ number, issue_date }: Pick<InvoiceRow, 'number' | 'issue_date'>): string =>
  `Оплата по счёту ${number} от ${ruDay(issue_date)} за страхование заказов. НДС не облагается`

/** What banks read from the code. */
interface PaymentOrder {
  readonly payeeName: string
  readonly settlementAccount: string
  readonly bankName: string
  readonly bik: string
  readonly correspondentAccount: string
  readonly itn: string
  readonly kpp: string | null
  /** Kopecks. */
  readonly amount: number
  readonly purpose: string
}

/** The sign between the parts may not be in a part. */
const partOf = (name: string, value: string): string => `${name}=${value.replaceAll('|', ' ')}`

/** The content of a payment QR code by ГОСТ Р 56042-2014: format ST, version 0001, UTF-8. */
export const qrPayloadOf = (order: PaymentOrder): string =>
  [
    'ST00012',
    // The five obligatory parts come first and in this order.
    partOf('Name', order.payeeName),
    partOf('PersonalAcc', order.settlementAccount),
    partOf('BankName', order.bankName),
    partOf('BIC', order.bik),
    partOf('CorrespAcc', order.correspondentAccount),
    partOf('PayeeINN', order.itn),
    ...(order.kpp === null ? [] : [partOf('KPP', order.kpp)]),
    partOf('Sum', String(order.amount)),
    partOf('Purpose', order.purpose),
  ].join('|')

/** Numbers of invoices in the purpose of a payment, whatever sign people put for the dash. */
export const numbersIn = (purpose: string): string[] =>
  [...purpose.toUpperCase().matchAll(/(?:СЧ|C4|СЧЁТ|СЧЕТ)?\s*[-–—]?\s*(\d\d)\s*[-–—]\s*(\d{6})/gu)].map(
    ([, year = '', ordinal = '']) => `СЧ-${year}-${ordinal}`,
  )

/** Where a line of the bank statement went. */
export interface PaymentOutcome {
  readonly invoiceNumber: string | null
  /** False when the line was known, fits no invoice, or pays one that is paid. */
  readonly isTaken: boolean
}

/**
 * Puts a line of the bank statement on the invoice that its purpose names. A line counts once, however often it comes.
 */
export const receivePayment = (
  platform: Platform,
  line: Payment & { readonly purpose: string },
  actor: Actor,
): Promise<PaymentOutcome> => {
  const { database } = platform
  return database.transaction(async () => {
    for (const number of numbersIn(line.purpose)) {
      const found = await store.findByNumber(database, number)
      const key = found && { id: found.id, organizationId: found.organization_id }
      const row = key && (await invoiceMachine.lock(database, key, ''))
      if (!key || !row) continue
      if (await store.hasPayment(database, line.externalId)) return { invoiceNumber: number, isTaken: false }
      const event = paymentEvent(row, line.amount)
      if (!event) return { invoiceNumber: number, isTaken: false }
      const { externalId, date, amount } = line
      await applyEvent(platform, invoiceMachine, { subject: key, event, input: { externalId, date, amount }, actor })
      return { invoiceNumber: number, isTaken: true }
    }
    return { invoiceNumber: null, isTaken: false }
  })
}
