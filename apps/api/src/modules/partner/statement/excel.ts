import type { StatementLine } from '@cabinet/contract/partner/statement'
import type { CallContext } from '../../../platform/handlers.ts'
import { columnsOf } from '../../../platform/excel/columns.ts'
import { excelFile } from '../../../platform/excel/excel.ts'
import type { AnyRequest } from '../../../platform/find/page.ts'
import { lineView } from './service.ts'
import { listLines } from './store.ts'

const { text, money, day } = columnsOf<StatementLine>()

const columns = [
  day({ ru: 'Дата', en: 'Date' }, ({ date }) => date),
  text({ ru: 'Плательщик', en: 'Payer' }, 36, ({ payerName }) => payerName),
  text({ ru: 'ИНН', en: 'ITN' }, 14, ({ payerItn }) => payerItn),
  text({ ru: 'Назначение', en: 'Purpose' }, 60, ({ purpose }) => purpose),
  money({ ru: 'Сумма', en: 'Amount' }, ({ amount }) => amount),
  money({ ru: 'Не разнесено', en: 'Unmatched' }, ({ left }) => left),
  text({ ru: 'Состояние', en: 'State' }, 22, ({ state }) => state.description),
  text({ ru: 'Почему', en: 'Why' }, 30, ({ problem }) => problem?.description ?? null),
  text({ ru: 'Номер у банка', en: 'No. at the bank' }, 24, ({ externalId }) => externalId),
]

type ExportContext = CallContext & { readonly body: AnyRequest }

async function* viewed({ platform, language, body }: ExportContext) {
  for await (const rows of listLines(platform.database, body)) yield rows.map((row) => lineView(row, language))
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
