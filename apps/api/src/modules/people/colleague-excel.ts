import type { Colleague } from '@cabinet/contract/people/colleagues'
import type { RequestContext } from '../../platform/context.ts'
import { type ExcelColumn, excelFile } from '../../platform/excel/excel.ts'
import type { AnyRequest } from '../../platform/find/page.ts'
import { ownOrganization, viewColleagues } from './colleague-list.ts'
import { listPeople } from './colleague-store.ts'
import { fullNameOf } from './names.ts'

const columns: readonly ExcelColumn<Colleague>[] = [
  { header: { ru: 'ФИО', en: 'Name' }, kind: 'text', width: 36, value: fullNameOf },
  { header: { ru: 'Телефон', en: 'Phone' }, kind: 'text', width: 16, value: ({ mobilePhone }) => mobilePhone },
  { header: { ru: 'E-mail', en: 'E-mail' }, kind: 'text', width: 32, value: ({ email }) => email },
  { header: { ru: 'Должность', en: 'Position' }, kind: 'text', width: 24, value: ({ position }) => position },
  {
    header: { ru: 'Роли', en: 'Roles' },
    kind: 'text',
    width: 40,
    value: ({ roles }) => roles.map(({ description }) => description).join(', '),
  },
  { header: { ru: 'Статус', en: 'Status' }, kind: 'text', width: 20, value: ({ status }) => status.description },
  {
    header: { ru: 'Зарегистрирован', en: 'Registered' },
    kind: 'instant',
    width: 18,
    value: ({ createdDateTime }) => createdDateTime,
  },
  {
    header: { ru: 'Последний вход', en: 'Last sign-in' },
    kind: 'instant',
    width: 18,
    value: ({ lastLoginDateTime }) => lastLoginDateTime,
  },
]

async function* viewed(context: RequestContext & { readonly body: AnyRequest }) {
  const { platform, organizationId, body } = context
  const organization = await ownOrganization(platform.database, organizationId)
  for await (const rows of listPeople(platform.database, organization, body))
    yield viewColleagues(context, rows, organization.owner_id)
}

/** Everybody whom the filter matches, as a workbook. */
export const exportColleagues = (context: RequestContext & { readonly body: AnyRequest }) =>
  excelFile({
    title: { ru: 'Пользователи', en: 'Users' },
    columns,
    batches: viewed(context),
    language: context.language,
    now: context.platform.clock.now(),
  })
