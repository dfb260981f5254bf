import type { StatementLine } from '@cabinet/contract/statement'
import type { CallContext } from '../../../platform/handlers.ts'
import { type ExcelColumn, excelFile } from '../../../platform/excel/excel.ts'
import type { AnyRequest } from '../../../platform/find/page.ts'
import { lineView } from './service.ts'
import { readLines } from './store.ts'

const columns: readonly ExcelColumn<StatementLine>[] = [
  { header: { ru: 'Дата', en: 'Date' }, kind: 'day', width: 12, value: ({ date }) => date },
  { header: { ru: 'Плательщик', en: 'Payer' }, kind: 'text', width: 36, value: ({ payerName }) => payerName },
  { header: { ru: 'ИНН', en: 'ITN' }, kind: 'text', width: 14, value: ({ payerItn }) => payerItn },
  { header: { ru: 'Назначение', en: 'Purpose' }, kind: 'text', width: 60, value: ({ purpose }) => purpose },
  { header: { ru: 'Сумма', en: 'Amount' }, kind: 'money', width: 16, value: ({ amount }) => amount },
  { header: { ru: 'Не разнесено', en: 'Unmatched' }, kind: 'money', width: 16, value: ({ left }) => left },
  { header: { ru: 'Состояние', en: 'State' }, kind: 'text', width: 22, value: ({ state }) => state.description },
  {
    header: { ru: 'Почему', en: 'Why' },
    kind: 'text',
    width: 30,
    value: ({ problem }) => problem?.description ?? null,
  },
  {
    header: { ru: 'Номер у банка', en: 'No. at the bank' },
    kind: 'text',
    width: 24,
    value: ({ externalId }) => externalId,
  },
]

type ExportContext = CallContext & { readonly body: AnyRequest }

async function* viewed({ platform, language, body }: ExportContext) {
  for await (const rows of readLines(platform.database, body)) yield rows.map((row) => lineView(row, language))
}

/** Every line of the statement that the filter matches, as a workbook. */
export const exportStatement = (context: ExportContext) =>
  excelFile({
    title: { ru: 'Выписка', en: 'Bank statement' },
    columns,
    batches: viewed(context),
    language: context.language,
    now: context.platform.clock.now(),
  })
