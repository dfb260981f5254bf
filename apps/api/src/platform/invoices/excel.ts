import type { Invoice } from '@cabinet/contract/invoice'
import type { Language, Message } from '../../kernel/language.ts'
import { monthText } from '../emails/format.ts'
import type { ExcelColumn } from '../excel/excel.ts'

/** Name of the workbook. */
export const invoicesTitle: Message = { ru: 'Счета', en: 'Invoices' }

/** «Октябрь 2026» */
const periodText = (from: string, language: Language): string => {
  const text = monthText(from.slice(0, 7), language)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * The columns of a workbook of invoices.
 *
 * @param counted what the invoices of a product count
 */
export const invoiceColumns = <View extends Invoice>(
  counted: readonly ExcelColumn<View>[],
  language: Language,
): readonly ExcelColumn<View>[] => [
  { header: { ru: '№ счёта', en: 'No. of the invoice' }, kind: 'text', width: 16, value: ({ number }) => number },
  {
    header: { ru: 'Период', en: 'Period' },
    kind: 'text',
    width: 18,
    value: ({ period }) => periodText(period.from, language),
  },
  { header: { ru: 'Дата счёта', en: 'Issued on' }, kind: 'day', width: 14, value: ({ issueDate }) => issueDate },
  { header: { ru: 'Оплатить до', en: 'Due' }, kind: 'day', width: 14, value: ({ dueDate }) => dueDate },
  ...counted,
  { header: { ru: 'Сумма', en: 'Amount' }, kind: 'money', width: 16, value: ({ amount }) => amount },
  { header: { ru: 'Оплачено', en: 'Paid' }, kind: 'money', width: 16, value: ({ paidAmount }) => paidAmount },
  { header: { ru: 'Статус', en: 'Status' }, kind: 'text', width: 20, value: ({ status }) => status.description },
  { header: { ru: 'Дата оплаты', en: 'Paid on' }, kind: 'day', width: 14, value: ({ paidDate }) => paidDate },
  {
    header: { ru: 'Просрочка, дней', en: 'Overdue, days' },
    kind: 'integer',
    width: 16,
    value: ({ overdueDays }) => overdueDays,
  },
]
