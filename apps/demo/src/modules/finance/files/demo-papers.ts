import type { SupplyReport } from '@cabinet/contract/finance/partner-objects'
import { dayText, moneyText } from '@cabinet/api/platform/emails/format'
import { fact, type Line, writePdf } from '@cabinet/api/platform/pdf/pdf'
import { invoiceTypeMessages } from '@cabinet/api/modules/finance/supplies/messages'

const SAMPLE: Line = { kind: 'note', text: 'Образец документа для демонстрации' }

/** An agreement as a bank of the demo writes it. */
export interface DemoPaper {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The agreement itself. */
export const agreementPaper = async (
  { number, limit, finishedDate }: { readonly number: string; readonly limit: number; readonly finishedDate: string },
  createdAt: Date,
): Promise<DemoPaper> => {
  const title = `Договор финансирования № ${number}`
  const lines: Line[] = [
    { kind: 'title', text: title },
    SAMPLE,
    { kind: 'heading', text: 'Условия' },
    fact('Лимит финансирования', moneyText(limit, 'ru')),
    fact('Действует до', dayText(finishedDate, 'ru')),
    { kind: 'heading', text: 'Порядок' },
    fact('Заказ', 'Клиент заказывает финансирование в рабочий день до 15:00 по московскому времени.'),
    fact('Перечисление', 'Банк перечисляет аванс в день, на который сделан заказ.'),
    fact('Погашение', 'Покупатель платит банку в срок, указанный в документе поставки.'),
  ]
  return {
    name: `Договор ${number.replaceAll('/', '-')}.pdf`,
    bytes: await writePdf({ title, pages: [{ lines }], createdAt }),
  }
}

type Invoice = Pick<SupplyReport['invoices'][number], 'number' | 'type' | 'date' | 'amount' | 'vatAmount'>

/** A document of a supply. */
export const invoicePaper = async (
  { number, type, date, amount, vatAmount }: Invoice,
  { supply, buyer }: { readonly supply: string; readonly buyer: string },
  createdAt: Date,
): Promise<DemoPaper> => {
  const name = `${invoiceTypeMessages[type].ru} № ${number}`
  const title = `${name} от ${dayText(date, 'ru')}`
  const lines: Line[] = [
    { kind: 'title', text: title },
    SAMPLE,
    fact('Покупатель', buyer),
    fact('Поставка', supply),
    fact('Сумма', moneyText(amount, 'ru')),
    fact('В том числе НДС', moneyText(vatAmount, 'ru')),
  ]
  return { name: `${name.replaceAll('/', '-')}.pdf`, bytes: await writePdf({ title, pages: [{ lines }], createdAt }) }
}
