import { errorCodes } from '@cabinet/contract/errors'
import type { headBases, RegistryStatus, TaxSystem } from '@cabinet/contract/organization'
import type { legalStatuses } from '@cabinet/contract/people/user'
import type { RegistryUnavailable } from '../../integrations/registry/registry.ts'
import type { Message } from '../../kernel/language.ts'
import { HttpError, errors } from '../../kernel/http-error.ts'

export const taxSystemMessages: Readonly<Record<TaxSystem, Message>> = {
  OSNO: { ru: 'Общая (ОСНО)', en: 'General (OSNO)' },
  USN_INCOME: { ru: 'УСН «Доходы»', en: 'Simplified, income (USN)' },
  USN_INCOME_EXPENSE: { ru: 'УСН «Доходы минус расходы»', en: 'Simplified, income less expenses (USN)' },
  PSN: { ru: 'Патент (ПСН)', en: 'Patent (PSN)' },
  ESHN: { ru: 'Сельхозналог (ЕСХН)', en: 'Agricultural (ESHN)' },
  AUSN: { ru: 'Автоматизированная УСН', en: 'Automated simplified (AUSN)' },
  NPD: { ru: 'Налог на профессиональный доход', en: 'Professional income tax (NPD)' },
}

export const registryStatusMessages: Readonly<Record<RegistryStatus, Message>> = {
  ACTIVE: { ru: 'Действующая', en: 'Active' },
  REORGANIZING: { ru: 'В процессе реорганизации', en: 'Being reorganized' },
  LIQUIDATING: { ru: 'Ликвидируется', en: 'Being liquidated' },
  LIQUIDATED: { ru: 'Ликвидирована', en: 'Liquidated' },
  BANKRUPT: { ru: 'Банкротство', en: 'Bankrupt' },
}

export const headBasisMessages: Readonly<Record<(typeof headBases)[number], Message>> = {
  CHARTER: { ru: 'Устав', en: 'Charter' },
  POWER_OF_ATTORNEY: { ru: 'Доверенность', en: 'Power of attorney' },
  ORDER: { ru: 'Приказ', en: 'Order' },
}

export const mspMessages: Readonly<Record<'MICRO' | 'SMALL' | 'MEDIUM' | 'NONE', Message>> = {
  MICRO: { ru: 'Микропредприятие', en: 'Micro enterprise' },
  SMALL: { ru: 'Малое предприятие', en: 'Small enterprise' },
  MEDIUM: { ru: 'Среднее предприятие', en: 'Medium enterprise' },
  NONE: { ru: 'Не входит в реестр МСП', en: 'Not in the register of small enterprises' },
}

const atField = (field: string, code: string, text: Message): HttpError => errors.validation([{ field, code, text }])

/** Parts of a sentence in both languages, between two others. */
const listed = (before: Message, parts: readonly Message[], after: Message): Message => ({
  ru: `${before.ru}${parts.map(({ ru }) => ru).join(', ')}${after.ru}`,
  en: `${before.en}${parts.map(({ en }) => en).join(', ')}${after.en}`,
})

/** Why a change of an organization or of its bank accounts is refused. */
export const organizationErrors = {
  itnTaken: () =>
    atField('itn', 'taken', {
      ru: 'Организация с таким ИНН уже есть',
      en: 'There is an organization with this taxpayer number already',
    }),
  fixed: (field: 'ogrn' | 'ogrnDate') =>
    atField(field, 'fixed', {
      ru: 'Эти сведения меняются только по данным реестра',
      en: 'Only the registry changes this',
    }),
  unknownOkopf: () =>
    atField('okopfCode', 'value', { ru: 'Выберите форму из списка', en: 'Choose a form of the list' }),
  own: () =>
    errors.conflict(errorCodes.inUse, {
      ru: 'Свою организацию удалить нельзя',
      en: 'You cannot delete your own organization',
    }),
  inUse: (uses: readonly Message[]) =>
    errors.conflict(
      errorCodes.inUse,
      listed({ ru: 'Организацию нельзя удалить: ', en: 'The organization cannot be deleted: ' }, uses, {
        ru: '',
        en: '',
      }),
    ),
  moduleInUse: (uses: readonly Message[]) =>
    errors.conflict(
      errorCodes.inUse,
      listed({ ru: 'Раздел нельзя отключить: ', en: 'The area cannot be taken away: ' }, uses, { ru: '', en: '' }),
    ),
  notRegistered: () =>
    new HttpError(404, errorCodes.notFound, {
      ru: 'В ЕГРЮЛ и ЕГРИП нет записи с этим ИНН',
      en: 'The state registries have no record with this taxpayer number',
    }),
  registryAway: ({ isConnected }: RegistryUnavailable) =>
    new HttpError(
      424,
      errorCodes.registryAway,
      isConnected
        ? {
            ru: 'Реестр ЕГРЮЛ сейчас не отвечает. Попробуйте позже',
            en: 'The state registry does not answer now. Try again later',
          }
        : {
            ru: 'Кабинет не подключён к реестру ЕГРЮЛ. Обратитесь в поддержку',
            en: 'The cabinet is not connected to the state registry. Ask the support',
          },
    ),
} as const

/** The sentence about bank accounts that something uses, such as `в договоре № 5`. */
export const usedMessages = (where: Message): Message => ({
  ru: `Реквизиты используются ${where.ru} — удалить нельзя`,
  en: `The details are used ${where.en} and cannot be deleted`,
})

export const paymentDetailsErrors = {
  accountTaken: () =>
    atField('settlementAccount', 'taken', { ru: 'Этот счёт уже добавлен', en: 'This account has been added already' }),
  mainStays: () =>
    atField('isMain', 'main', {
      ru: 'Основной счёт должен остаться. Сделайте основным другой',
      en: 'One account must stay the main one. Make another one main',
    }),
  inUse: (where: Message) => errors.conflict(errorCodes.inUse, usedMessages(where)),
} as const

export const legalStatusMessages: Readonly<Record<(typeof legalStatuses)[number], Message>> = {
  LEGAL_ENTITY: { ru: 'Юридическое лицо', en: 'Legal entity' },
  INDIVIDUAL_ENTREPRENEUR: { ru: 'Индивидуальный предприниматель', en: 'Individual entrepreneur' },
  INDIVIDUAL: { ru: 'Физическое лицо (самозанятый)', en: 'Individual (self-employed)' },
}
