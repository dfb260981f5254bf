import type { Language, Message } from '../../../kernel/language.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { type ExcelColumn, excelFile } from '../../../platform/excel/excel.ts'
import type { AnyRequest } from '../../../platform/find/page.ts'
import { coverReasonMessages, orderStatusMessages, schemeMessages } from './messages.ts'
import { listOrders, type ShownOrder } from './store.ts'
import { coverReasonOf } from './view.ts'

const coverText = (row: ShownOrder, language: Language): string => {
  const reason = coverReasonOf(row)
  return reason === null ? { ru: 'Да', en: 'Yes' }[language] : coverReasonMessages[reason][language]
}

const columnsOf = (language: Language): readonly ExcelColumn<ShownOrder>[] => [
  { header: { ru: '№ заказа', en: 'Order no.' }, kind: 'text', width: 18, value: (row) => row.order_number },
  { header: { ru: 'Стикер', en: 'Sticker' }, kind: 'text', width: 16, value: (row) => row.sticker },
  { header: { ru: 'Схема', en: 'Scheme' }, kind: 'text', width: 8, value: (row) => row.scheme },
  {
    header: { ru: 'Откуда', en: 'From' },
    kind: 'text',
    width: 24,
    value: (row) => row.warehouse ?? schemeMessages[row.scheme][language],
  },
  { header: { ru: 'Артикул', en: 'Article' }, kind: 'text', width: 16, value: (row) => row.sku },
  { header: { ru: 'Бренд', en: 'Brand' }, kind: 'text', width: 18, value: (row) => row.brand },
  { header: { ru: 'Товар', en: 'Goods' }, kind: 'text', width: 40, value: (row) => row.name },
  { header: { ru: 'Цена, ₽', en: 'Price, ₽' }, kind: 'money', width: 14, value: (row) => row.price },
  { header: { ru: 'Заказан', en: 'Ordered' }, kind: 'day', width: 12, value: (row) => row.order_date },
  { header: { ru: 'Отгружен', en: 'Left' }, kind: 'day', width: 12, value: (row) => row.shipped_date },
  { header: { ru: 'Выкуплен', en: 'Bought' }, kind: 'day', width: 12, value: (row) => row.delivered_date },
  { header: { ru: 'Вернулся', en: 'Came back' }, kind: 'day', width: 12, value: (row) => row.return_date },
  {
    header: { ru: 'Причина возврата', en: 'Reason of the return' },
    kind: 'text',
    width: 28,
    value: (row) => row.return_reason,
  },
  {
    header: { ru: 'Статус', en: 'Status' },
    kind: 'text',
    width: 16,
    value: (row) => orderStatusMessages[row.status][language],
  },
  {
    header: { ru: 'Логистика возврата, ₽', en: 'Logistics of the return, ₽' },
    kind: 'money',
    width: 20,
    value: (row) => row.logistics_cost,
  },
  {
    header: { ru: 'Застрахован', en: 'Insured' },
    kind: 'text',
    width: 22,
    value: (row) => coverText(row, language),
  },
  { header: { ru: 'Премия, ₽', en: 'Premium, ₽' }, kind: 'money', width: 12, value: (row) => row.premium },
  {
    header: { ru: 'Страховая сумма, ₽', en: 'Insured sum, ₽' },
    kind: 'money',
    width: 18,
    value: (row) => row.insured_sum,
  },
  {
    header: { ru: 'Сертификат', en: 'Certificate' },
    kind: 'text',
    width: 16,
    value: (row) => row.certificate_number,
  },
]

/** Every order that a filter matches, as a workbook. */
export const ordersFile = (
  { platform, organizationId, language }: RequestContext,
  request: Pick<AnyRequest, 'sort' | 'filters'>,
  title: Message,
) =>
  excelFile({
    title,
    columns: columnsOf(language),
    batches: listOrders(platform.database, organizationId, { pageNumber: 0, pageSize: 100, ...request }),
    language,
    now: platform.clock.now(),
  })
