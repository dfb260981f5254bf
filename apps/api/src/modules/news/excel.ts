import type { NewsLetter } from '@cabinet/contract/news'
import { columnsOf } from '../../platform/excel/columns.ts'
import { excelFile } from '../../platform/excel/excel.ts'
import type { AnyRequest } from '../../platform/find/page.ts'
import type { CallContext } from '../../platform/handlers.ts'
import { viewLetters } from './service.ts'
import { listLetters } from './store.ts'

const { text, integer, instant } = columnsOf<NewsLetter>()

const columns = [
  text({ ru: 'Тема', en: 'Subject' }, 60, ({ subject }) => subject),
  text({ ru: 'Состояние', en: 'State' }, 16, ({ state }) => state.description),
  text({ ru: 'Кому', en: 'To' }, 36, ({ audience }) => audience?.description ?? null),
  integer({ ru: 'Получателей', en: 'Recipients' }, ({ recipients }) => recipients),
  text({ ru: 'Автор', en: 'Author' }, 36, ({ author }) => author),
  instant({ ru: 'Создано', en: 'Created' }, ({ createdDateTime }) => createdDateTime),
  instant({ ru: 'Отправлено', en: 'Sent' }, ({ sentDateTime }) => sentDateTime),
]

type ExportContext = CallContext & { readonly body: AnyRequest }

async function* viewed(context: ExportContext) {
  for await (const rows of listLetters(context.platform.database, context.body)) yield viewLetters(context, rows)
}

/** Every letter that the filter matches, as a workbook. */
export const exportLetters = (context: ExportContext) =>
  excelFile({
    title: { ru: 'Письма с новостями', en: 'Letters of news' },
    columns,
    batches: viewed(context),
    language: context.language,
    now: context.platform.clock.now(),
  })
