import type { Config } from '../../config.ts'
import type { DayText } from '../../kernel/clock.ts'

const ORDINAL_DIGITS = 6

/** «СЧ-26-001184» */
export const invoiceNumber = (prefix: string, year: string, ordinal: number): string =>
  `${prefix}-${year.slice(2, 4)}-${String(ordinal).padStart(ORDINAL_DIGITS, '0')}`

/**
 * Finds numbers like «СЧ-26-001184» in what people write, whatever sign they put for the dash. Each product has a prefix
 * of its own, so that a number leads to one invoice; what carries another prefix, or none, is no number of these.
 *
 * @param spellings what people write for the prefix
 */
export const numberReader =
  (prefix: string, spellings: readonly string[] = []) =>
  (text: string): string[] => {
    const prefixes = [prefix, ...spellings].map((spelling) => spelling.toUpperCase()).join('|')
    const pattern = new RegExp(
      String.raw`(?<![\p{L}\d])(?:${prefixes})\s*[-–—№.]?\s*(\d\d)\s*[-–—]\s*(\d{${ORDINAL_DIGITS}})(?!\d)`,
      'gu',
    )
    const found = [...text.toUpperCase().matchAll(pattern)].map(
      ([, year = '', ordinal = '']) => `${prefix}-${year}-${ordinal}`,
    )
    return [...new Set(found)]
  }

const ruDay = (day: DayText): string => day.split('-').toReversed().join('.')

/** What the payer writes in the order to the bank: by it the payment finds its invoice. */
export const paymentPurpose = (number: string, issueDate: DayText, service: string): string =>
  `Оплата по счёту ${number} от ${ruDay(issueDate)} за ${service}. НДС не облагается`

/** What banks need for a payment. */
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

/** How to pay the insurer, with the code that bank applications read. */
export const paymentOf = ({ insurer }: Pick<Config, 'insurer'>, amount: number, purpose: string) => {
  const { name: payeeName, ...account } = insurer
  const order = { payeeName, ...account, amount, purpose }
  return { ...order, qrPayload: qrPayloadOf(order) }
}
