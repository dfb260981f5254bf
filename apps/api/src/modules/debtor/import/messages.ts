import { LARGEST_IMPORT } from '@cabinet/contract/debtor/import'
import { errorCodes } from '@cabinet/contract/errors'
import { errors } from '../../../kernel/http-error.ts'
import type { Message } from '../../../kernel/language.ts'

const atFile = (code: string, text: Message) => errors.validation([{ field: 'file', code, text }])

/** Why a whole workbook is not taken. */
export const importErrors = {
  header: () =>
    atFile('header', {
      ru: 'Первая строка не такая, как в шаблоне. Скачайте шаблон и перенесите в него данные',
      en: 'The first row is not that of the template. Download the template and move the data into it',
    }),
  empty: () => atFile('empty', { ru: 'В файле нет ни одной отгрузки', en: 'There are no shipments in the file' }),
  tooLong: () =>
    atFile('too_long', {
      ru: `В файле больше ${LARGEST_IMPORT} строк. Разделите его на части`,
      en: `The file has more than ${LARGEST_IMPORT} rows. Split it`,
    }),
  changed: () =>
    errors.conflict(errorCodes.stale, {
      ru: 'Реестр изменился после проверки. Проверьте файл ещё раз',
      en: 'The register has changed since the check. Check the file again',
    }),
} as const

/** What is wrong with a cell. */
export const cellMessages = {
  formula: { ru: 'В ячейке формула. Вставьте значение.', en: 'The cell holds a formula. Paste its value.' },
  day: {
    ru: 'Такой даты нет. Введите её как ДД.ММ.ГГГГ.',
    en: 'There is no such date. Enter it as DD.MM.YYYY.',
  },
  type: { ru: 'Выберите УПД, ТОРГ-12 или ТТН.', en: 'Choose УПД, ТОРГ-12 or ТТН.' },
  money: {
    ru: 'Это не сумма. Введите рубли с копейками, например 120000,50.',
    en: 'This is no sum. Enter roubles and kopecks, such as 120000.50.',
  },
  integer: { ru: 'Введите целое число дней.', en: 'Enter a whole number of days.' },
  itn: {
    ru: 'Некорректная контрольная цифра ИНН. Сверьте номер с договором покупателя.',
    en: 'The check digit of the ITN is wrong. Compare it with the contract.',
  },
  itnLength: {
    ru: 'В ИНН 10 цифр у компании и 12 у предпринимателя.',
    en: 'An ITN has 10 digits of a company and 12 of an entrepreneur.',
  },
  unknownBuyer: {
    ru: 'Покупателя с этим ИНН нет в списке. Добавьте его в разделе «Покупатели и лимиты».',
    en: 'The buyer with this ITN is not on the list. Add it to the buyers and limits.',
  },
  onRegister: {
    ru: 'Отгрузка с этим документом уже есть в реестре.',
    en: 'A shipment with this document is on the register already.',
  },
} as const satisfies Record<string, Message>

/** The same document in two rows. */
export const inFile = (row: number): Message => ({
  ru: `Этот документ уже есть в строке ${row}.`,
  en: `This document is in row ${row} already.`,
})

/** The policy does not insure so long a deferral. */
export const deferralOver = (days: number): Message => ({
  ru: `Страхуем отсрочку до ${days} дней. Введите число от 1 до ${days}.`,
  en: `Deferrals of up to ${days} days are insured. Enter a number from 1 to ${days}.`,
})
