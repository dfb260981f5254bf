import type { JournalLine, OrganizationAct } from '@cabinet/contract/people/journal'
import type { Language, Message } from '../../../kernel/language.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { columnsOf } from '../../../platform/excel/columns.ts'
import { excelFile } from '../../../platform/excel/excel.ts'
import type { AnyRequest } from '../../../platform/find/page.ts'
import { listActs } from '../../../platform/journal/store.ts'
import { viewActs } from './service.ts'

const acts: Readonly<Record<OrganizationAct, Message>> = {
  PERSON_INVITED: { ru: 'Приглашён пользователь', en: 'A person was invited' },
  PERSON_ADDED: { ru: 'Добавлен пользователь', en: 'A person was added' },
  PERSON_CONFIRMED: { ru: 'Подтверждён пользователь', en: 'A person was confirmed' },
  PERSON_REJECTED: { ru: 'Отклонён пользователь', en: 'A person was turned away' },
  ROLES_CHANGED: { ru: 'Изменены роли или должность', en: 'Roles or position were changed' },
  PERSON_BLOCKED: { ru: 'Заблокирован пользователь', en: 'A person was blocked' },
  PERSON_UNBLOCKED: { ru: 'Разблокирован пользователь', en: 'A person was let in again' },
  PERSON_DELETED: { ru: 'Удалён пользователь', en: 'A person was deleted' },
  OWNER_CHANGED: { ru: 'Сменился владелец', en: 'The owner has changed' },
  SECOND_FACTOR_OBLIGED: { ru: 'Второй шаг входа стал обязательным', en: 'The second step became obligatory' },
  SECOND_FACTOR_OPTIONAL: { ru: 'Второй шаг входа стал добровольным', en: 'The second step became optional' },
  ORGANIZATION_CHANGED: { ru: 'Изменены данные организации', en: 'Data of the organization were changed' },
  ACCOUNT_ADDED: { ru: 'Добавлен счёт', en: 'A bank account was added' },
  ACCOUNT_CHANGED: { ru: 'Изменён счёт', en: 'A bank account was changed' },
  ACCOUNT_DELETED: { ru: 'Удалён счёт', en: 'A bank account was deleted' },
  SERVICE_CONNECTED: { ru: 'Подключён сервис или заменён ключ', en: 'A service was connected or its key replaced' },
  SERVICE_DISCONNECTED: { ru: 'Отключён сервис', en: 'A service was disconnected' },
  TERMS_ACCEPTED: { ru: 'Приняты условия', en: 'Terms were accepted' },
  INSURANCE_ON: { ru: 'Подключено страхование', en: 'Insurance was applied for or switched on' },
  INSURANCE_OFF: { ru: 'Отключено страхование', en: 'Insurance was ended' },
  LIMIT_REQUESTED: { ru: 'Запрошен лимит', en: 'A limit was asked for' },
  SHIPMENTS_DECLARED: { ru: 'Задекларированы поставки', en: 'Shipments were declared' },
  PAYMENT_RECORDED: { ru: 'Отмечена оплата покупателя', en: 'A payment of the buyer was recorded' },
  OVERDUE_REPORTED: { ru: 'Сообщено о просрочке', en: 'An overdue payment was reported' },
  REQUEST_SENT: { ru: 'Отправлена заявка в банк', en: 'A request was sent to the bank' },
  FINANCING_ORDERED: { ru: 'Заказано финансирование', en: 'Financing was ordered' },
  FINANCING_WITHDRAWN: { ru: 'Отозван заказ финансирования', en: 'An order of financing was withdrawn' },
  FINANCING_RULE_CHANGED: { ru: 'Изменено правило финансирования', en: 'A rule of financing was changed' },
  CLAIM_SENT: { ru: 'Отправлено заявление о выплате', en: 'A claim was sent' },
  CLAIM_ANSWERED: { ru: 'Отправлен ответ страховщику', en: 'The insurer was answered' },
  CLAIM_WITHDRAWN: { ru: 'Отозвано заявление о выплате', en: 'A claim was withdrawn' },
  EXPORTED: { ru: 'Выгружен реестр', en: 'A register was exported' },
  PASSPORT_READ: { ru: 'Прочитан паспорт', en: 'A passport was read' },
}

const columnsIn = (language: Language) => {
  const { text, instant, money } = columnsOf<JournalLine>()
  return [
    instant({ ru: 'Когда', en: 'When' }, ({ atDateTime }) => atDateTime),
    text({ ru: 'Действие', en: 'Action' }, 40, ({ act }) => acts[act][language]),
    text({ ru: 'О чём', en: 'About' }, 48, ({ subject }) => subject),
    text({ ru: 'Роли', en: 'Roles' }, 36, ({ roleNames }) => roleNames.join(', ')),
    money({ ru: 'Сумма', en: 'Sum' }, ({ amount }) => amount),
    text({ ru: 'Кто', en: 'Who' }, 36, ({ by }) => by),
  ]
}

type ExportContext = RequestContext & { readonly body: AnyRequest }

async function* viewed(context: ExportContext) {
  const { platform, organizationId, body } = context
  for await (const rows of listActs(platform.database, organizationId, body)) yield viewActs(context, rows)
}

/** Every line of the journal that the filter matches, as a workbook. */
export const exportJournal = (context: ExportContext) =>
  excelFile({
    title: { ru: 'Журнал', en: 'Journal' },
    columns: columnsIn(context.language),
    batches: viewed(context),
    language: context.language,
    now: context.platform.clock.now(),
  })
