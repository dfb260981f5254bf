import type { DebtorBuyer } from '@cabinet/contract/debtor-buyer'
import { businessDay } from '../../../kernel/clock.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { type ExcelColumn, excelFile } from '../../../platform/excel/excel.ts'
import type { AnyRequest } from '../../../platform/find/page.ts'
import { viewBuyers } from './service.ts'
import { readBuyers } from './store.ts'

const columns: readonly ExcelColumn<DebtorBuyer>[] = [
  { header: { ru: 'Покупатель', en: 'Buyer' }, kind: 'text', width: 36, value: ({ shortName }) => shortName },
  { header: { ru: 'ИНН', en: 'ITN' }, kind: 'text', width: 14, value: ({ itn }) => itn },
  {
    header: { ru: '№ договора', en: 'Contract No.' },
    kind: 'text',
    width: 18,
    value: ({ contract }) => contract.number,
  },
  {
    header: { ru: 'Дата договора', en: 'Contract of' },
    kind: 'day',
    width: 14,
    value: ({ contract }) => contract.date,
  },
  {
    header: { ru: 'Отсрочка, дней', en: 'Deferral, days' },
    kind: 'integer',
    width: 14,
    value: ({ paymentTermDays }) => paymentTermDays,
  },
  {
    header: { ru: 'Статус лимита', en: 'State of the limit' },
    kind: 'text',
    width: 22,
    value: ({ limitStatus }) => limitStatus?.description ?? null,
  },
  {
    header: { ru: 'Запрошенный лимит', en: 'Limit asked for' },
    kind: 'money',
    width: 18,
    value: ({ requestedLimit }) => requestedLimit,
  },
  { header: { ru: 'Лимит', en: 'Limit' }, kind: 'money', width: 18, value: ({ limit }) => limit },
  { header: { ru: 'Использовано', en: 'Used' }, kind: 'money', width: 18, value: ({ usedLimit }) => usedLimit },
  {
    header: { ru: 'Доступно', en: 'Available' },
    kind: 'money',
    width: 18,
    value: ({ availableLimit }) => availableLimit,
  },
  {
    header: { ru: 'Лимит действует до', en: 'Limit valid until' },
    kind: 'day',
    width: 18,
    value: ({ limitValidUntil }) => limitValidUntil,
  },
  {
    header: { ru: 'Группа риска', en: 'Rating group' },
    kind: 'text',
    width: 13,
    value: ({ ratingGroup }) => ratingGroup,
  },
  { header: { ru: 'Долг', en: 'Debt' }, kind: 'money', width: 18, value: ({ debtSum }) => debtSum },
  { header: { ru: 'Просрочено', en: 'Overdue' }, kind: 'money', width: 18, value: ({ overdueSum }) => overdueSum },
]

async function* viewed(context: RequestContext & { readonly body: AnyRequest }) {
  const { platform, organizationId, body } = context
  const today = businessDay(platform.clock.now())
  for await (const rows of readBuyers(platform.database, organizationId, today, body)) {
    yield await viewBuyers(context, rows)
  }
}

/** Every buyer that the filter matches, with the limits, as a workbook. */
export const exportBuyers = (context: RequestContext & { readonly body: AnyRequest }) =>
  excelFile({
    title: { ru: 'Покупатели', en: 'Buyers' },
    columns,
    batches: viewed(context),
    language: context.language,
    now: context.platform.clock.now(),
  })
