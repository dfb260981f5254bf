import type { DebtorBuyer } from '@cabinet/contract/debtor/buyers'
import { businessDay } from '../../../kernel/clock.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { columnsOf } from '../../../platform/excel/columns.ts'
import { excelFile } from '../../../platform/excel/excel.ts'
import type { AnyRequest } from '../../../platform/find/page.ts'
import { viewBuyers } from './service.ts'
import { listBuyers } from './store.ts'

const { text, money, day, integer } = columnsOf<DebtorBuyer>()

const columns = [
  text({ ru: 'Покупатель', en: 'Buyer' }, 36, ({ shortName }) => shortName),
  text({ ru: 'ИНН', en: 'ITN' }, 14, ({ itn }) => itn),
  text({ ru: '№ договора', en: 'Contract No.' }, 18, ({ contract }) => contract.number),
  day({ ru: 'Дата договора', en: 'Contract of' }, ({ contract }) => contract.date),
  integer({ ru: 'Отсрочка, дней', en: 'Deferral, days' }, ({ paymentTermDays }) => paymentTermDays),
  text({ ru: 'Статус лимита', en: 'State of the limit' }, 22, ({ limitStatus }) => limitStatus?.description ?? null),
  money({ ru: 'Запрошенный лимит', en: 'Limit asked for' }, ({ requestedLimit }) => requestedLimit),
  money({ ru: 'Лимит', en: 'Limit' }, ({ limit }) => limit),
  money({ ru: 'Использовано', en: 'Used' }, ({ usedLimit }) => usedLimit),
  money({ ru: 'Доступно', en: 'Available' }, ({ availableLimit }) => availableLimit),
  day({ ru: 'Лимит до', en: 'Limit until' }, ({ limitValidUntil }) => limitValidUntil),
  text({ ru: 'Группа риска', en: 'Rating group' }, 13, ({ ratingGroup }) => ratingGroup),
  money({ ru: 'Долг', en: 'Debt' }, ({ debtSum }) => debtSum),
  money({ ru: 'Просрочено', en: 'Overdue' }, ({ overdueSum }) => overdueSum),
]

async function* viewed(context: RequestContext & { readonly body: AnyRequest }) {
  const { platform, organizationId, body } = context
  const today = businessDay(platform.clock.now())
  for await (const rows of listBuyers(platform.database, organizationId, today, body)) {
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
