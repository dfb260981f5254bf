import type { Supply } from '@cabinet/contract/finance/supplies'
import type { RequestContext } from '../../../platform/context.ts'
import { type ExcelColumn, excelFile } from '../../../platform/excel/excel.ts'
import type { AnyRequest } from '../../../platform/find/page.ts'
import { readSupplies } from './service.ts'

/** `№ 44 от 12.01.2026` */
const contractText = ({ contract: { number, date } }: Supply): string =>
  `№ ${number} от ${date.split('-').toReversed().join('.')}`

const columns: readonly ExcelColumn<Supply>[] = [
  { header: { ru: '№ поставки', en: 'No. of the supply' }, kind: 'text', width: 14, value: ({ number }) => number },
  { header: { ru: 'Дата поставки', en: 'Supplied on' }, kind: 'day', width: 14, value: ({ supplyDate }) => supplyDate },
  {
    header: { ru: 'Покупатель (дебитор)', en: 'Buyer' },
    kind: 'text',
    width: 36,
    value: ({ buyer }) => buyer.shortName,
  },
  {
    header: { ru: 'ИНН покупателя', en: 'ITN of the buyer' },
    kind: 'text',
    width: 15,
    value: ({ buyer }) => buyer.itn,
  },
  { header: { ru: 'Договор поставки', en: 'Supply contract' }, kind: 'text', width: 26, value: contractText },
  {
    header: { ru: 'Документы', en: 'Documents' },
    kind: 'text',
    width: 32,
    value: ({ invoices }) => invoices.map(({ type, number }) => `${type.description} № ${number}`).join(', '),
  },
  { header: { ru: 'Сумма', en: 'Amount' }, kind: 'money', width: 18, value: ({ amount }) => amount },
  { header: { ru: 'В т. ч. НДС', en: 'VAT' }, kind: 'money', width: 16, value: ({ vatAmount }) => vatAmount },
  {
    header: { ru: 'Отсрочка, дней', en: 'Deferral, days' },
    kind: 'integer',
    width: 14,
    value: ({ deferralDays }) => deferralDays,
  },
  { header: { ru: 'Срок оплаты', en: 'Due' }, kind: 'day', width: 14, value: ({ dueDate }) => dueDate },
  { header: { ru: 'Оплачено', en: 'Paid' }, kind: 'money', width: 18, value: ({ paidAmount }) => paidAmount },
  { header: { ru: 'Остаток долга', en: 'Debt' }, kind: 'money', width: 18, value: ({ debtAmount }) => debtAmount },
  {
    header: { ru: 'Просрочка, дней', en: 'Overdue, days' },
    kind: 'integer',
    width: 15,
    value: ({ overdueDays }) => overdueDays,
  },
  { header: { ru: 'Статус', en: 'Status' }, kind: 'text', width: 26, value: ({ status }) => status.description },
  {
    header: { ru: 'Объект финансирования', en: 'Financing object' },
    kind: 'text',
    width: 22,
    value: ({ financingObject }) => financingObject?.number ?? null,
  },
]

/** Every supply that the filter matches, as a workbook. */
export const exportSupplies = (context: RequestContext & { readonly body: AnyRequest }) =>
  excelFile({
    title: { ru: 'Реестр поставок', en: 'Supplies' },
    columns,
    batches: readSupplies(context),
    language: context.language,
    now: context.platform.clock.now(),
  })
