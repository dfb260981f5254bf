import type { DebtorShipment } from '@cabinet/contract/debtor/shipments'
import { businessDay } from '../../../kernel/clock.ts'
import type { Language, Message } from '../../../kernel/language.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { columnsOf } from '../../../platform/excel/columns.ts'
import { type ExcelColumn, excelFile } from '../../../platform/excel/excel.ts'
import type { AnyRequest } from '../../../platform/find/page.ts'
import { listShipments } from './store.ts'
import { shipmentOf } from './view.ts'

const dayText = (day: string): string => day.split('-').toReversed().join('.')

const { text, money, day, integer } = columnsOf<DebtorShipment>()

/** A paper by its number and day. */
const numbered = (paper: { readonly number: string; readonly date: string }, language: Language): string =>
  language === 'ru' ? `№ ${paper.number} от ${dayText(paper.date)}` : `No. ${paper.number} of ${dayText(paper.date)}`

const columnsIn = (language: Language): readonly ExcelColumn<DebtorShipment>[] => [
  text({ ru: '№ отгрузки', en: 'No. of the shipment' }, 12, ({ number }) => number),
  text({ ru: 'Покупатель', en: 'Buyer' }, 36, ({ buyer }) => buyer.shortName),
  text({ ru: 'ИНН покупателя', en: 'ITN of the buyer' }, 15, ({ buyer }) => buyer.itn),
  text({ ru: 'Договор', en: 'Contract' }, 26, ({ contract }) => numbered(contract, language)),
  text(
    { ru: 'Документ', en: 'Document' },
    28,
    ({ document }) => `${document.type.description} ${numbered(document, language)}`,
  ),
  day({ ru: 'Дата отгрузки', en: 'Shipped on' }, ({ shipmentDate }) => shipmentDate),
  money({ ru: 'Сумма с НДС', en: 'Amount with VAT' }, ({ amount }) => amount),
  money({ ru: 'В т. ч. НДС', en: 'VAT' }, ({ vatAmount }) => vatAmount),
  integer({ ru: 'Отсрочка, дней', en: 'Deferral, days' }, ({ deferralDays }) => deferralDays),
  day({ ru: 'Оплатить до', en: 'Due' }, ({ dueDate }) => dueDate),
  money({ ru: 'Оплачено', en: 'Paid' }, ({ paidAmount }) => paidAmount),
  money({ ru: 'Долг', en: 'Debt' }, ({ debtAmount }) => debtAmount),
  integer({ ru: 'Просрочка, дней', en: 'Overdue, days' }, ({ overdueDays }) => overdueDays),
  money({ ru: 'Застраховано', en: 'Insured' }, ({ insuredAmount }) => insuredAmount),
  money({ ru: 'Премия', en: 'Premium' }, ({ premium }) => premium),
  text({ ru: 'Статус', en: 'Status' }, 24, ({ status }) => status.description),
  text(
    { ru: 'Почему не застраховано', en: 'Why not insured' },
    36,
    ({ uninsuredReason }) => uninsuredReason?.description ?? null,
  ),
  text({ ru: 'Что дальше', en: 'What is next' }, 30, ({ nextAction }) =>
    nextAction ? [nextAction.description, nextAction.date && dayText(nextAction.date)].filter(Boolean).join(' ') : null,
  ),
  money({ ru: 'Возмещено', en: 'Indemnified' }, ({ indemnityAmount }) => indemnityAmount),
]

type ExportContext = Pick<RequestContext, 'platform' | 'organizationId' | 'language'> & { readonly body: AnyRequest }

async function* batchesOf({
  platform,
  organizationId,
  language,
  body,
}: ExportContext): AsyncGenerator<readonly DebtorShipment[]> {
  const today = businessDay(platform.clock.now())
  for await (const rows of listShipments(platform.database, organizationId, today, body)) {
    yield rows.map((row) => shipmentOf(row, language))
  }
}

/** Every shipment that the filter matches, as a workbook. */
export const exportShipments = (context: ExportContext, title: Message = { ru: 'Реестр отправок', en: 'Shipments' }) =>
  excelFile({
    title,
    columns: columnsIn(context.language),
    batches: batchesOf(context),
    language: context.language,
    now: context.platform.clock.now(),
  })
