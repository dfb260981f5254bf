import type { Invoice } from '@cabinet/contract/invoice'
import type { Language, Message } from '../../kernel/language.ts'
import { monthText } from '../emails/format.ts'
import { columnsOf } from '../excel/columns.ts'
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
): readonly ExcelColumn<View>[] => {
  const { text, money, day, integer } = columnsOf<View>()
  return [
    text({ ru: '№ счёта', en: 'No. of the invoice' }, 16, ({ number }) => number),
    text({ ru: 'Период', en: 'Period' }, 18, ({ period }) => periodText(period.from, language)),
    day({ ru: 'Дата счёта', en: 'Issued on' }, ({ issueDate }) => issueDate),
    day({ ru: 'Оплатить до', en: 'Due' }, ({ dueDate }) => dueDate),
    ...counted,
    money({ ru: 'Сумма', en: 'Amount' }, ({ amount }) => amount),
    money({ ru: 'Оплачено', en: 'Paid' }, ({ paidAmount }) => paidAmount),
    text({ ru: 'Статус', en: 'Status' }, 20, ({ status }) => status.description),
    day({ ru: 'Дата оплаты', en: 'Paid on' }, ({ paidDate }) => paidDate),
    integer({ ru: 'Просрочка, дней', en: 'Overdue, days' }, ({ overdueDays }) => overdueDays),
  ]
}
