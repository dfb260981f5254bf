import { contentTypes } from '@cabinet/contract/file'
import type { Platform } from '../context.ts'
import { dayText, moneyText } from '../emails/format.ts'
import type { FileContent } from '../handlers.ts'
import { leftOf } from '../payments/invoice-states.ts'
import { fact, type Line, note, writePdf } from '../pdf/pdf.ts'
import { type InvoiceProduct, purposeOf } from './product.ts'
import type { InvoiceRow } from './tables.ts'

/** Who pays, as documents name them. */
export interface Payer {
  readonly full_name: string
  readonly itn: string
  readonly kpp: string | null
}

const NO_VAT = 'НДС не облагается на основании подпункта 7 пункта 3 статьи 149 Налогового кодекса РФ.'

export const money = (kopecks: number): string => moneyText(kopecks, 'ru')
export const day = (text: string): string => dayText(text, 'ru')

/** A party of the contract with its numbers. */
export const partyText = ({ full_name: name, itn, kpp }: Payer): string =>
  [name, `ИНН ${itn}`, ...(kpp === null ? [] : [`КПП ${kpp}`])].join(', ')

/** The insurer as a party. */
export const insurerText = ({ config: { insurer } }: Pick<Platform, 'config'>): string =>
  partyText({ full_name: insurer.name, itn: insurer.itn, kpp: insurer.kpp })

/** «с 01.10.2026 по 31.10.2026» */
export const periodText = ({ period_from: from, period_to: to }: InvoiceRow): string => `с ${day(from)} по ${day(to)}`

/** What was done and what it costs; the same on the invoice and on the act. */
export const serviceLines = (row: InvoiceRow, details: readonly Line[]): readonly Line[] => [
  { kind: 'heading', text: 'Услуга' },
  ...details,
  fact('Сумма', money(row.amount)),
  note(NO_VAT),
]

/** A document with a title of its own, which names its file too. */
export const documentOf = async (
  { clock }: Pick<Platform, 'clock'>,
  title: string,
  lines: readonly Line[],
): Promise<FileContent> => ({
  contentType: contentTypes.pdf,
  bytes: await writePdf({
    title,
    pages: [{ lines: [{ kind: 'title', text: title }, ...lines] }],
    createdAt: clock.now(),
  }),
  name: `${title}.pdf`,
})

/** An invoice as a document in Russian, as the law wants documents. */
export const invoiceDocument = (
  platform: Pick<Platform, 'clock' | 'config'>,
  product: InvoiceProduct,
  row: InvoiceRow,
  { payer, service }: { readonly payer: Payer | undefined; readonly service: readonly Line[] },
): Promise<FileContent> => {
  const { insurer } = platform.config
  return documentOf(platform, `Счёт ${row.number} от ${day(row.issue_date)}`, [
    ...(row.status === 'CANCELLED' ? [{ kind: 'subheading', text: 'Счёт аннулирован' } as const] : []),
    { kind: 'heading', text: 'Реквизиты' },
    fact('Получатель', insurerText(platform)),
    fact('Банк получателя', `${insurer.bankName}, БИК ${insurer.bik}`),
    fact('Корреспондентский счёт', insurer.correspondentAccount),
    fact('Расчётный счёт', insurer.settlementAccount),
    fact('Назначение платежа', purposeOf(product, row)),
    ...(payer ? [fact('Плательщик', partyText(payer))] : []),
    fact('Оплатить до', day(row.due_date)),
    ...serviceLines(row, service),
    ...(row.paid_amount > 0 ? [fact('Оплачено', money(row.paid_amount)), fact('К оплате', money(leftOf(row)))] : []),
  ])
}
