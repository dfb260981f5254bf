import type { SellerDocument } from '@cabinet/contract/seller/documents'
import type { RequestContext } from '../../../platform/context.ts'
import { type ExcelColumn, excelFile } from '../../../platform/excel/excel.ts'
import type { AnyRequest } from '../../../platform/find/page.ts'
import { listDocuments } from './store.ts'
import { documentView } from './view.ts'

const columns: readonly ExcelColumn<SellerDocument>[] = [
  { header: { ru: 'Номер', en: 'Number' }, kind: 'text', width: 20, value: ({ number }) => number },
  { header: { ru: 'Документ', en: 'Document' }, kind: 'text', width: 24, value: ({ type }) => type.description },
  {
    header: { ru: 'Начало периода', en: 'Period begins' },
    kind: 'day',
    width: 16,
    value: ({ period }) => period?.from ?? null,
  },
  {
    header: { ru: 'Конец периода', en: 'Period ends' },
    kind: 'day',
    width: 16,
    value: ({ period }) => period?.to ?? null,
  },
  { header: { ru: 'Выдан', en: 'Issued' }, kind: 'day', width: 12, value: ({ issueDate }) => issueDate },
  { header: { ru: 'Заказов', en: 'Orders' }, kind: 'integer', width: 12, value: ({ ordersCount }) => ordersCount },
  {
    header: { ru: 'Страховая сумма, ₽', en: 'Insured sum, ₽' },
    kind: 'money',
    width: 20,
    value: ({ insuredSum }) => insuredSum,
  },
  { header: { ru: 'Премия, ₽', en: 'Premium, ₽' }, kind: 'money', width: 14, value: ({ premium }) => premium },
]

async function* viewed({ platform, organizationId, language, body }: RequestContext & { readonly body: AnyRequest }) {
  for await (const rows of listDocuments(platform.database, organizationId, body))
    yield rows.map((row) => documentView(row, language))
}

/** Every document that a filter matches, as a workbook. */
export const exportDocuments = (context: RequestContext & { readonly body: AnyRequest }) =>
  excelFile({
    title: { ru: 'Сертификаты', en: 'Certificates' },
    columns,
    batches: viewed(context),
    language: context.language,
    now: context.platform.clock.now(),
  })
