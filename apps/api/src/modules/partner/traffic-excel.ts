import type { PartnerCall, PartnerDelivery } from '@cabinet/contract/partner/partners'
import { columnsOf } from '../../platform/excel/columns.ts'
import { excelFile } from '../../platform/excel/excel.ts'
import type { AnyRequest } from '../../platform/find/page.ts'
import type { Language, Message } from '../../kernel/language.ts'
import type { CallContext } from '../../platform/handlers.ts'
import { viewCalls } from './calls-service.ts'
import { viewDeliveries } from './webhook/service.ts'
import { listDeliveries } from './webhook/store.ts'

type ExportContext = CallContext & { readonly body: AnyRequest }

const call = columnsOf<PartnerCall>()

const SANDBOX = { ru: 'Песочница', en: 'Sandbox' } as const satisfies Message

const callColumnsIn = (language: Language) => [
  call.instant({ ru: 'Когда', en: 'When' }, ({ atDateTime }) => atDateTime),
  call.text({ ru: 'Партнёр', en: 'Partner' }, 32, ({ partner }) => partner),
  call.text({ ru: 'Где', en: 'Where' }, 14, ({ isSandbox }) => (isSandbox ? SANDBOX[language] : null)),
  call.text({ ru: 'Обращение', en: 'Call' }, 40, ({ endpoint }) => endpoint),
  call.text({ ru: 'О чём', en: 'About' }, 38, ({ subjectId }) => subjectId),
  call.text({ ru: 'Номер у партнёра', en: 'No. at the partner' }, 30, ({ externalId }) => externalId),
  call.integer({ ru: 'Ответ', en: 'Answer' }, ({ status }) => status),
  call.text({ ru: 'Ключ', en: 'Key' }, 20, ({ keyPrefix }) => keyPrefix),
  call.text({ ru: 'Кто', en: 'Who' }, 32, ({ by }) => by),
]

/** Every call of partners that the filter matches, as a workbook; what was told word for word stays in the card. */
export const exportCalls = (context: ExportContext) =>
  excelFile({
    title: { ru: 'Обращения партнёров', en: 'Calls of partners' },
    columns: callColumnsIn(context.language),
    batches: viewCalls(context),
    language: context.language,
    now: context.platform.clock.now(),
  })

const delivery = columnsOf<PartnerDelivery>()

const deliveryColumns = [
  delivery.instant({ ru: 'Когда', en: 'When' }, ({ attemptedDateTime }) => attemptedDateTime),
  delivery.text({ ru: '№ события', en: 'Event no.' }, 14, ({ cursor }) => cursor),
  delivery.text({ ru: 'Событие', en: 'Event' }, 36, ({ type }) => type),
  delivery.text({ ru: 'О чём', en: 'About' }, 38, ({ subjectId }) => subjectId),
  delivery.integer({ ru: 'Попытка', en: 'Attempt' }, ({ attempt }) => attempt),
  delivery.integer({ ru: 'Ответ', en: 'Answer' }, ({ status }) => status),
  delivery.text({ ru: 'Почему не принято', en: 'Why it was not taken' }, 60, ({ problem }) => problem),
]

async function* viewedDeliveries({ platform: { database }, onlyPartnerId, body }: ExportContext) {
  for await (const rows of listDeliveries(database, onlyPartnerId, body)) yield viewDeliveries(database, rows)
}

/** Every attempt to bring an event that the filter matches, as a workbook. */
export const exportDeliveries = (context: ExportContext) =>
  excelFile({
    title: { ru: 'Отправки событий', en: 'Deliveries of events' },
    columns: deliveryColumns,
    batches: viewedDeliveries(context),
    language: context.language,
    now: context.platform.clock.now(),
  })
