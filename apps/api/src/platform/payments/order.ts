import { comparable } from '@cabinet/contract/text'
import type { Config } from '../../config.ts'
import type { DayText } from '../../kernel/clock.ts'

const ORDINAL_DIGITS = 6

/** «СЧ-26-001184» */
export const invoiceNumber = (prefix: string, year: string, ordinal: number): string =>
  `${prefix}-${year.slice(2, 4)}-${String(ordinal).padStart(ORDINAL_DIGITS, '0')}`

/** «№» becomes two letters there, which would run into the word before it or the number behind it. */
const folded = (text: string): string => comparable(text.replaceAll('№', ' № ')).toUpperCase()

/** «№», «No.», «N», «#» before a number or a part of it. */
const SIGN = String.raw`(?:(?:NO?|#)\.? ?)?`

const DAY = /^\d{1,2}[./-]\d{1,2}[./-]\d{2}/
/** What makes digits a part of a sum, of a day, or of another number. */
const GOES_ON = /^[.,/-]\d/
const CURRENCY = /^ ?(?:РУБ|Р(?!\p{L})|₽|КОП|RUB)/u

/**
 * The ordinal with which these digits begin; nothing where they may as well mean another one.
 *
 * @param digits groups with a space between them: a space may break a number, or part it from a sum or a day
 * @param isShort whether the zeros before it may be missing
 */
const ordinalIn = (digits: string, behind: string, isShort: boolean): string | null => {
  const [first = '', ...groups] = digits.split(' ')
  if (first.length >= ORDINAL_DIGITS) return first.length === ORDINAL_DIGITS ? first : null
  const isLast = (rest: readonly string[]): boolean =>
    rest.length === 0 ? !GOES_ON.test(behind) : rest.length === 1 && DAY.test(`${rest[0]}${behind}`)
  // A number that was printed in full begins with a zero until there are a hundred thousand of them.
  if (first.startsWith('0') && groups.length > 0) {
    const end = groups.findIndex((_, at) => [first, ...groups.slice(0, at + 1)].join('').length >= ORDINAL_DIGITS)
    const whole = [first, ...groups.slice(0, end + 1)].join('')
    const rest = groups.slice(end + 1)
    if (whole.length === ORDINAL_DIGITS && isLast(rest) && !(rest.length === 0 && CURRENCY.test(behind))) return whole
  }
  return isShort && Number(first) > 0 && isLast(groups) ? first.padStart(ORDINAL_DIGITS, '0') : null
}

/**
 * Finds numbers like «СЧ-26-001184» in what people and their banks write: with any dash, a slash, a space or nothing for
 * the dash, with a space within, without the zeros, with the whole year, behind any sign of a number. Each product has a
 * prefix of its own, so that a number leads to one invoice; what carries another prefix, or none, and what may mean two
 * invoices, is no number of these.
 *
 * @param spellings what people write for the prefix
 */
export const numberReader = (prefix: string, spellings: readonly string[] = []): ((text: string) => string[]) => {
  const prefixes = [prefix, ...spellings].map(folded)
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d])${SIGN}(${prefixes.join('|')}) ?(?:[-./_] ?)?${SIGN}(?:20)?(\d ?\d)( ?[-/_] ?| |)${SIGN}(\d+(?: \d+)*)`,
    'gu',
  )
  return (text) => {
    const whole = folded(text)
    const found = [...whole.matchAll(pattern)].flatMap((match) => {
      const [all, written = '', year = '', dash = '', digits = ''] = match
      // «Счёт 26/11» may be a number of anybody; «СЧ-26/11» is one of ours.
      const isCode = written.length <= folded(prefix).length
      if (dash === ' ' && !(isCode && /^\d{6}(?!\d)/.test(digits))) return []
      // Eight digits are a number of anybody as well, unless they go on with the zeros of ours.
      if (dash === '' && !(isCode && /^0\d{5}(?!\d)/.test(digits))) return []
      const ordinal = ordinalIn(digits, whole.slice(match.index + all.length), isCode)
      return ordinal === null ? [] : [`${prefix}-${year.replace(' ', '')}-${ordinal}`]
    })
    return [...new Set(found)]
  }
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
