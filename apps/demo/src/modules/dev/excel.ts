import type { MailboxItem, Persona } from '@cabinet/contract/dev'
import { columnsOf } from '@cabinet/api/platform/excel/columns'
import { excelFile } from '@cabinet/api/platform/excel/excel'
import type { AnyRequest } from '@cabinet/api/platform/find/page'
import type { CallContext } from '@cabinet/api/platform/handlers'
import { itemOf } from './mailbox-service.ts'
import { readMessages } from './mailbox-store.ts'
import { readPeople } from './panel-store.ts'
import { viewPeople } from './people-service.ts'

type ExportContext = CallContext & { readonly body: AnyRequest }

const message = columnsOf<MailboxItem>()

const messageColumns = [
  message.instant({ ru: 'Создано', en: 'Created' }, ({ createdDateTime }) => createdDateTime),
  message.text({ ru: 'Канал', en: 'Channel' }, 10, ({ channel }) => channel),
  message.text({ ru: 'Кому', en: 'To' }, 36, ({ recipient }) => recipient),
  message.text({ ru: 'Тема', en: 'Subject' }, 60, ({ subject }) => subject),
  message.text({ ru: 'Начало текста', en: 'Beginning of the text' }, 80, ({ excerpt }) => excerpt),
  message.text({ ru: 'Состояние', en: 'State' }, 12, ({ state }) => state),
]

async function* viewedMessages({ platform, body }: ExportContext) {
  for await (const rows of readMessages(platform.database, body)) yield rows.map((row) => itemOf(platform, row))
}

/** Every message of the mailbox that the filter matches, as a workbook. */
export const exportMessages = (context: ExportContext) =>
  excelFile({
    title: { ru: 'Письма и СМС', en: 'Emails and text messages' },
    columns: messageColumns,
    batches: viewedMessages(context),
    language: context.language,
    now: context.platform.clock.now(),
  })

const person = columnsOf<Persona>()

const personColumns = [
  person.text({ ru: 'ФИО', en: 'Name' }, 36, ({ fullName }) => fullName),
  person.text({ ru: 'Телефон', en: 'Phone' }, 16, ({ username }) => username),
  person.text({ ru: 'E-mail', en: 'E-mail' }, 36, ({ email }) => email),
  person.text({ ru: 'Организация', en: 'Organization' }, 36, ({ organization }) => organization),
  person.text({ ru: 'Роли', en: 'Roles' }, 36, ({ roles }) => roles.join(', ')),
  person.text({ ru: 'Статус', en: 'Status' }, 20, ({ status }) => status.description),
]

async function* viewedPeople({ platform, language, body }: ExportContext) {
  for await (const rows of readPeople(platform.database, body)) yield viewPeople(platform, rows, language)
}

/** Everybody whom the filter matches, as a workbook. */
export const exportPeople = (context: ExportContext) =>
  excelFile({
    title: { ru: 'Люди', en: 'People' },
    columns: personColumns,
    batches: viewedPeople(context),
    language: context.language,
    now: context.platform.clock.now(),
  })
