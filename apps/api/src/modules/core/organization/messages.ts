import { errorCodes } from '@cabinet/contract/errors'
import type { headBases, RegistryStatus, TaxSystem } from '@cabinet/contract/organization'
import type { Words } from '../../../platform/language.ts'
import { Refusal, refuse } from '../../../platform/refusal.ts'

export const taxSystemWords: Readonly<Record<TaxSystem, Words>> = {
  OSNO: { ru: 'Общая (ОСНО)', en: 'General (OSNO)' },
  USN_INCOME: { ru: 'УСН «Доходы»', en: 'Simplified, income (USN)' },
  USN_INCOME_EXPENSE: { ru: 'УСН «Доходы минус расходы»', en: 'Simplified, income less expenses (USN)' },
  PSN: { ru: 'Патент (ПСН)', en: 'Patent (PSN)' },
  ESHN: { ru: 'Сельхозналог (ЕСХН)', en: 'Agricultural (ESHN)' },
  AUSN: { ru: 'Автоматизированная УСН', en: 'Automated simplified (AUSN)' },
  NPD: { ru: 'Налог на профессиональный доход', en: 'Professional income tax (NPD)' },
}

export const registryStatusWords: Readonly<Record<RegistryStatus, Words>> = {
  ACTIVE: { ru: 'Действующая', en: 'Active' },
  REORGANIZING: { ru: 'В процессе реорганизации', en: 'Being reorganized' },
  LIQUIDATING: { ru: 'Ликвидируется', en: 'Being liquidated' },
  LIQUIDATED: { ru: 'Ликвидирована', en: 'Liquidated' },
  BANKRUPT: { ru: 'Банкротство', en: 'Bankrupt' },
}

export const headBasisWords: Readonly<Record<(typeof headBases)[number], Words>> = {
  CHARTER: { ru: 'Устав', en: 'Charter' },
  POWER_OF_ATTORNEY: { ru: 'Доверенность', en: 'Power of attorney' },
  ORDER: { ru: 'Приказ', en: 'Order' },
}

export const mspWords: Readonly<Record<'MICRO' | 'SMALL' | 'MEDIUM' | 'NONE', Words>> = {
  MICRO: { ru: 'Микропредприятие', en: 'Micro enterprise' },
  SMALL: { ru: 'Малое предприятие', en: 'Small enterprise' },
  MEDIUM: { ru: 'Среднее предприятие', en: 'Medium enterprise' },
  NONE: { ru: 'Не входит в реестр МСП', en: 'Not in the register of small enterprises' },
}

const atField = (field: string, code: string, words: Words): Refusal => refuse.validation([{ field, code, words }])

/** Parts of a sentence in both languages, between two others. */
const listed = (before: Words, parts: readonly Words[], after: Words): Words => ({
  ru: `${before.ru}${parts.map(({ ru }) => ru).join(', ')}${after.ru}`,
  en: `${before.en}${parts.map(({ en }) => en).join(', ')}${after.en}`,
})

/** Why a change of an organization or of its bank accounts is refused. */
export const refuseOrganization = {
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
    refuse.conflict(errorCodes.inUse, {
      ru: 'Свою организацию удалить нельзя',
      en: 'You cannot delete your own organization',
    }),
  inUse: (uses: readonly Words[]) =>
    refuse.conflict(
      errorCodes.inUse,
      listed({ ru: 'Организацию нельзя удалить: ', en: 'The organization cannot be deleted: ' }, uses, {
        ru: '',
        en: '',
      }),
    ),
  notRegistered: () =>
    new Refusal(404, errorCodes.notFound, {
      ru: 'В ЕГРЮЛ и ЕГРИП нет записи с этим ИНН',
      en: 'The state registries have no record with this taxpayer number',
    }),
  registryAway: () =>
    new Refusal(424, errorCodes.registryAway, {
      ru: 'Реестр ЕГРЮЛ сейчас не отвечает. Попробуйте позже',
      en: 'The state registry does not answer now. Try again later',
    }),
} as const

/** The sentence about bank accounts that something uses, such as `в договоре № 5`. */
export const usedWords = (where: Words): Words => ({
  ru: `Реквизиты используются ${where.ru} — удалить нельзя`,
  en: `The details are used ${where.en} and cannot be deleted`,
})

export const refusePaymentDetails = {
  accountTaken: () =>
    atField('settlementAccount', 'taken', { ru: 'Этот счёт уже добавлен', en: 'This account has been added already' }),
  mainStays: () =>
    atField('isMain', 'main', {
      ru: 'Основной счёт должен остаться. Сделайте основным другой',
      en: 'One account must stay the main one. Make another one main',
    }),
  inUse: (where: Words) => refuse.conflict(errorCodes.inUse, usedWords(where)),
} as const
