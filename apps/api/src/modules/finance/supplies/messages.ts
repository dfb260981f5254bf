import type { invoiceStatuses, invoiceTypes, objectStatuses, supplyStatuses } from '@cabinet/contract/finance/supplies'
import type { Message } from '../../../kernel/language.ts'

export const supplyStatusMessages: Readonly<Record<(typeof supplyStatuses)[number], Message>> = {
  NEW: { ru: 'Новая', en: 'New' },
  CONFIRMED: { ru: 'Подтверждена покупателем', en: 'Confirmed by the buyer' },
  IN_FINANCING: { ru: 'В финансировании', en: 'Being financed' },
  FINANCED: { ru: 'Профинансирована', en: 'Financed' },
  PAID: { ru: 'Оплачена', en: 'Paid' },
  OVERDUE: { ru: 'Просрочена', en: 'Overdue' },
  CANCELLED: { ru: 'Отменена', en: 'Cancelled' },
}

export const invoiceTypeMessages: Readonly<Record<(typeof invoiceTypes)[number], Message>> = {
  UPD: { ru: 'УПД', en: 'UPD' },
  TORG12: { ru: 'ТОРГ-12', en: 'TORG-12' },
  INVOICE: { ru: 'Счёт-фактура', en: 'VAT invoice' },
  ACT: { ru: 'Акт', en: 'Act' },
}

export const invoiceStatusMessages: Readonly<Record<(typeof invoiceStatuses)[number], Message>> = {
  NEW: { ru: 'Новый', en: 'New' },
  ACCEPTED: { ru: 'Принят покупателем', en: 'Accepted by the buyer' },
  PARTIALLY_PAID: { ru: 'Оплачен частично', en: 'Partly paid' },
  PAID: { ru: 'Оплачен', en: 'Paid' },
  OVERDUE: { ru: 'Просрочен', en: 'Overdue' },
  CANCELLED: { ru: 'Аннулирован', en: 'Annulled' },
}

export const objectStatusMessages: Readonly<Record<(typeof objectStatuses)[number], Message>> = {
  AVAILABLE: { ru: 'Доступен', en: 'Available' },
  ORDERED: { ru: 'Заявлен', en: 'Ordered' },
  SENT_TO_BANK: { ru: 'На проверке в банке', en: 'Checked by the bank' },
  FINANCED: { ru: 'Профинансирован', en: 'Financed' },
  REJECTED: { ru: 'Отклонён', en: 'Refused' },
  OVERDUE: { ru: 'Просрочен', en: 'Overdue' },
  REGRESS: { ru: 'Регресс', en: 'Recourse' },
  REPAID: { ru: 'Погашен', en: 'Repaid' },
}
