import type { importColumns } from '@cabinet/contract/debtor/import'
import type { Message } from '../../../kernel/language.ts'
import type { CellKind } from '../../../platform/excel/cells.ts'

export type ImportColumn = (typeof importColumns)[number]

/** Columns of the workbook with what they are called there; their order is that of the contract. */
export const columnDetails: Readonly<
  Record<
    ImportColumn,
    { readonly title: Message; readonly kind: CellKind; readonly width: number; readonly how: string }
  >
> = {
  itn: {
    title: { ru: 'ИНН покупателя', en: 'ITN of the buyer' },
    kind: 'text',
    width: 16,
    how: '10 цифр у компании, 12 у предпринимателя. Покупатель должен быть в списке «Покупатели и лимиты».',
  },
  contractNumber: {
    title: { ru: '№ договора', en: 'Contract no.' },
    kind: 'text',
    width: 16,
    how: 'Номер договора поставки, до 64 знаков.',
  },
  contractDate: {
    title: { ru: 'Дата договора', en: 'Contract date' },
    kind: 'day',
    width: 15,
    how: 'Дата договора поставки: ДД.ММ.ГГГГ.',
  },
  documentType: {
    title: { ru: 'Тип документа', en: 'Document type' },
    kind: 'text',
    width: 16,
    how: 'УПД, ТОРГ-12 или ТТН.',
  },
  documentNumber: {
    title: { ru: '№ документа', en: 'Document no.' },
    kind: 'text',
    width: 16,
    how: 'Номер документа отгрузки, до 64 знаков. Один документ — одна строка.',
  },
  documentDate: {
    title: { ru: 'Дата документа', en: 'Document date' },
    kind: 'day',
    width: 15,
    how: 'Дата документа отгрузки: ДД.ММ.ГГГГ.',
  },
  shipmentDate: {
    title: { ru: 'Дата отгрузки', en: 'Shipped on' },
    kind: 'day',
    width: 15,
    how: 'Не позже сегодняшнего дня и не раньше, чем год назад.',
  },
  amount: {
    title: { ru: 'Сумма с НДС', en: 'Amount with VAT' },
    kind: 'money',
    width: 16,
    how: 'Рубли с копейками, больше нуля.',
  },
  vatAmount: {
    title: { ru: 'НДС', en: 'VAT' },
    kind: 'money',
    width: 14,
    how: 'Рубли с копейками; 0, если без НДС.',
  },
  deferralDays: {
    title: { ru: 'Отсрочка, дней', en: 'Deferral, days' },
    kind: 'integer',
    width: 15,
    how: 'Целое число дней, не больше отсрочки по вашему полису.',
  },
}

/** The title of the sheet with the rows. */
export const SHEET_NAME = 'Отгрузки'
