import { contentTypes } from '@cabinet/contract/file'
import type { RequestContext } from '../../../platform/context.ts'
import { dayText, moneyText } from '../../../platform/emails/format.ts'
import type { FileContent } from '../../../platform/handlers.ts'
import { leftOf } from '../../../platform/payments/invoice-states.ts'
import { type Line, writePdf } from '../../../platform/pdf/pdf.ts'
import { findOrganization } from '../../organization/port.ts'
import { purposeOf } from './payment.ts'
import { ownInvoice } from './service.ts'

const NO_VAT = 'НДС не облагается на основании подпункта 7 пункта 3 статьи 149 Налогового кодекса РФ.'

const money = (kopecks: number): string => moneyText(kopecks, 'ru')
const day = (text: string): string => dayText(text, 'ru')
const fact = (label: string, value: string): Line => ({ kind: 'fact', label, value })

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
  const payerKpp = payer && payer.kpp !== null ? `, КПП ${payer.kpp}` : ''
  const lines: readonly Line[] = [
    { kind: 'title', text: title },
    ...(row.status === 'CANCELLED' ? [{ kind: 'subheading', text: 'Счёт аннулирован' } as const] : []),
    { kind: 'heading', text: 'Реквизиты' },
    fact('Получатель', `${insurer.name}, ИНН ${insurer.itn}, КПП ${insurer.kpp}`),
    fact('Банк получателя', `${insurer.bankName}, БИК ${insurer.bik}`),
    fact('Корреспондентский счёт', insurer.correspondentAccount),
    fact('Расчётный счёт', insurer.settlementAccount),
    fact('Назначение платежа', purposeOf(row)),
    ...(payer ? [fact('Плательщик', `${payer.full_name}, ИНН ${payer.itn}${payerKpp}`)] : []),
    fact('Оплатить до', day(row.due_date)),
    { kind: 'heading', text: 'Услуга' },
    fact('Услуга', `Страхование коммерческих кредитов с ${day(row.period_from)} по ${day(row.period_to)}`),
    fact('Полис', row.policy_number),
    fact('Застраховано отгрузок', String(row.shipments_count)),
    fact('Премия за отгрузки', money(row.premium_amount)),
    ...(row.minimum_amount > 0 ? [fact('До минимальной премии за год', money(row.minimum_amount))] : []),
    fact('Сумма', money(row.amount)),
    { kind: 'note', text: NO_VAT },
    ...(row.paid_amount > 0 ? [fact('Оплачено', money(row.paid_amount)), fact('К оплате', money(leftOf(row)))] : []),
  ]
  return {
    contentType: contentTypes.pdf,
    bytes: await writePdf({ title, pages: [{ lines }], createdAt: platform.clock.now() }),
    name: `${title}.pdf`,
  }
}
