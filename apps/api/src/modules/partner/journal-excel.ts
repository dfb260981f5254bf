import type { PartnerAction } from '@cabinet/contract/partner/journal'
import type { Language, Message } from '../../kernel/language.ts'
import { columnsOf } from '../../platform/excel/columns.ts'
import { excelFile } from '../../platform/excel/excel.ts'
import type { AnyRequest } from '../../platform/find/page.ts'
import type { CallContext } from '../../platform/handlers.ts'
import { viewActions } from './journal.ts'
import { listActions } from './journal-store.ts'

const actionMessages = {
  ADDED: { ru: 'Добавлен партнёр', en: 'The partner was added' },
  PERSON_INVITED: { ru: 'Приглашён человек партнёра', en: 'A person of the partner was invited' },
  PERSON_REMOVED: { ru: 'Удалён человек партнёра', en: 'A person of the partner was removed' },
  PERSON_RIGHTS_CHANGED: {
    ru: 'Изменены права человека партнёра',
    en: 'Rights of a person of the partner were changed',
  },
  SWITCHED_OFF: { ru: 'Партнёр выключен', en: 'The partner was switched off' },
  SWITCHED_ON: { ru: 'Партнёр включён', en: 'The partner was switched on' },
  KEY_ISSUED: { ru: 'Выдан ключ', en: 'A key was issued' },
  KEY_REVOKED: { ru: 'Отозван ключ', en: 'A key was revoked' },
  WEBHOOK_SAVED: { ru: 'Задан адрес для событий', en: 'An address for events was set' },
  WEBHOOK_SECRET_REPLACED: { ru: 'Выпущен новый секрет', en: 'A new secret was made' },
  WEBHOOK_REMOVED: { ru: 'Удалён адрес для событий', en: 'The address for events was removed' },
  WEBHOOK_RESUMED: { ru: 'Продолжена отправка событий', en: 'Sending of events went on' },
  WEBHOOK_REPLAYED: { ru: 'События отправлены ещё раз', en: 'Events were sent once more' },
  SANDBOX_WEBHOOK_SAVED: {
    ru: 'Задан адрес для событий песочницы',
    en: 'An address for events of the sandbox was set',
  },
  SANDBOX_WEBHOOK_REMOVED: {
    ru: 'Удалён адрес для событий песочницы',
    en: 'The address for events of the sandbox was removed',
  },
  SANDBOX_RESET: { ru: 'Песочница начата заново', en: 'Sandbox begun anew' },
} as const satisfies Record<PartnerAction['action'], Message>

const sides = {
  partner: { ru: 'Партнёр', en: 'Partner' },
  platform: { ru: 'Платформа', en: 'Platform' },
} as const satisfies Record<string, Message>

const columnsIn = (language: Language) => {
  const { text, instant } = columnsOf<PartnerAction>()
  return [
    instant({ ru: 'Когда', en: 'When' }, ({ atDateTime }) => atDateTime),
    text({ ru: 'Действие', en: 'Action' }, 36, ({ action }) => actionMessages[action][language]),
    text({ ru: 'О чём', en: 'About' }, 60, ({ subject }) => subject),
    text({ ru: 'Кто', en: 'Who' }, 36, ({ by }) => by),
    text(
      { ru: 'Чей человек', en: 'Of whom' },
      16,
      ({ isByPartner }) => sides[isByPartner ? 'partner' : 'platform'][language],
    ),
  ]
}

type ExportContext = CallContext & { readonly body: AnyRequest }

async function* viewed({ platform: { database }, body }: ExportContext) {
  for await (const rows of listActions(database, body)) yield viewActions(database, rows)
}

/** Every line of the journal that the filter matches, as a workbook. */
export const exportActions = (context: ExportContext) =>
  excelFile({
    title: { ru: 'Журнал партнёров', en: 'Journal of partners' },
    columns: columnsIn(context.language),
    batches: viewed(context),
    language: context.language,
    now: context.platform.clock.now(),
  })
