import { contentTypes } from '@cabinet/contract/file'
import type { RequestContext } from '../../../platform/context.ts'
import type { FileContent } from '../../../platform/handlers.ts'
import { dayText, moneyText } from '../../../platform/emails/format.ts'
import { type Line, writePdf } from '../../../platform/pdf/pdf.ts'
import { findOrganization } from '../../organization/port.ts'
import { senderErrors } from '../messages.ts'
import { purposeOf } from './payment.ts'
import { ownInvoice } from './service.ts'
import type { InvoiceRow } from './transitions.ts'

type Organization = NonNullable<Awaited<ReturnType<typeof findOrganization>>>

const NO_VAT = 'НДС не облагается на основании подпункта 7 пункта 3 статьи 149 Налогового кодекса РФ.'

const money = (kopecks: number): string => moneyText(kopecks, 'ru')
const day = (text: string): string => dayText(text, 'ru')

const partyText = ({ full_name: name, itn, kpp }: Pick<Organization, 'full_name' | 'itn' | 'kpp'>): string =>
  [name, `ИНН ${itn}`, ...(kpp === null ? [] : [`КПП ${kpp}`])].join(', ')

const periodText = ({ period_from: from, period_to: to }: InvoiceRow): string => `с ${day(from)} по ${day(to)}`

const fact = (label: string, value: string): Line => ({ kind: 'fact', label, value })
const note = (text: string): Line => ({ kind: 'note', text })

/** What was done and what it costs; the same on the invoice and on the act. */
const subject = (row: InvoiceRow): readonly Line[] => [
  { kind: 'heading', text: 'Услуга' },
  fact('Услуга', `Страхование заказов ${periodText(row)}`),
  fact('Застраховано заказов', String(row.orders_count)),
  ...(row.price === null ? [] : [fact('Цена за заказ', money(row.price))]),
  fact('Сумма', money(row.amount)),
  note(NO_VAT),
]

const fileOf = async ({ platform }: RequestContext, title: string, lines: readonly Line[]): Promise<FileContent> => ({
  contentType: contentTypes.pdf,
  bytes: await writePdf({
    title,
    pages: [{ lines: [{ kind: 'title', text: title }, ...lines] }],
    createdAt: platform.clock.now(),
  }),
  name: `${title}.pdf`,
})

/**
 * The invoice as a document in Russian, as the law wants documents.
 *
 * @throws HttpError 404
 */
export const invoiceFile = async (context: RequestContext, id: string): Promise<FileContent> => {
  const { platform, organizationId } = context
  const row = await ownInvoice(context, id)
  const payer = await findOrganization(platform.database, organizationId)
  const { insurer } = platform.config
  const title = `Счёт ${row.number} от ${day(row.issue_date)}`
  return fileOf(context, title, [
    ...(row.status === 'CANCELLED' ? [{ kind: 'subheading', text: 'Счёт аннулирован' } as const] : []),
    { kind: 'heading', text: 'Реквизиты' },
    fact('Получатель', `${insurer.name}, ИНН ${insurer.itn}, КПП ${insurer.kpp}`),
    fact('Банк получателя', `${insurer.bankName}, БИК ${insurer.bik}`),
    fact('Корреспондентский счёт', insurer.correspondentAccount),
    fact('Расчётный счёт', insurer.settlementAccount),
    fact('Назначение платежа', purposeOf(row)),
    ...(payer ? [fact('Плательщик', partyText(payer))] : []),
    fact('Оплатить до', day(row.due_date)),
    ...subject(row),
    ...(row.paid_amount > 0
      ? [fact('Оплачено', money(row.paid_amount)), fact('К оплате', money(Math.max(0, row.amount - row.paid_amount)))]
      : []),
  ])
}

/**
 * The act of rendered services of the month of an invoice.
 *
 * @throws HttpError 404, 409 for a cancelled invoice
 */
export const actFile = async (context: RequestContext, id: string): Promise<FileContent> => {
  const { platform, organizationId } = context
  const row = await ownInvoice(context, id)
  if (row.status === 'CANCELLED') throw senderErrors.cancelledInvoice()
  const payer = await findOrganization(platform.database, organizationId)
  const { insurer } = platform.config
  const title = `Акт к счёту ${row.number} от ${day(row.period_to)}`
  return fileOf(context, title, [
    { kind: 'heading', text: 'Стороны' },
    fact('Исполнитель', `${insurer.name}, ИНН ${insurer.itn}, КПП ${insurer.kpp}`),
    ...(payer ? [fact('Заказчик', partyText(payer))] : []),
    ...subject(row),
    note('Услуги оказаны полностью и в срок. Заказчик претензий по объёму, качеству и сроку не имеет.'),
    { kind: 'subheading', text: 'Исполнитель ____________________' },
    { kind: 'subheading', text: 'Заказчик ____________________' },
  ])
}
