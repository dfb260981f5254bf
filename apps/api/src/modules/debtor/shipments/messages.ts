import type { DocumentType, NextAction, ShipmentStatus, UninsuredReason } from '@cabinet/contract/debtor/shipments'
import { errorCodes } from '@cabinet/contract/errors'
import { errors } from '../../../kernel/http-error.ts'
import type { Message } from '../../../kernel/language.ts'

export const shipmentStatusMessages = {
  DRAFT: { ru: 'Черновик', en: 'Draft' },
  SHIPPED: { ru: 'Отгружено', en: 'Shipped' },
  PAYMENT_DUE: { ru: 'Срок оплаты подходит', en: 'Payment nearly due' },
  OVERDUE: { ru: 'Просрочено', en: 'Overdue' },
  NOTIFIED: { ru: 'Страховщик уведомлён', en: 'Insurer notified' },
  RECOVERY: { ru: 'Досудебное взыскание', en: 'Pre-trial recovery' },
  CLAIM: { ru: 'Подано заявление', en: 'Claim filed' },
  INDEMNIFIED: { ru: 'Возмещено', en: 'Indemnified' },
  CLAIM_REJECTED: { ru: 'Отказано', en: 'Claim refused' },
  PAID: { ru: 'Оплачено', en: 'Paid' },
  UNINSURED: { ru: 'Не застраховано', en: 'Not insured' },
} as const satisfies Record<ShipmentStatus, Message>

export const documentTypeMessages = {
  UPD: { ru: 'УПД', en: 'UTD' },
  TORG12: { ru: 'ТОРГ-12', en: 'TORG-12' },
  TTN: { ru: 'ТТН', en: 'Consignment note' },
} as const satisfies Record<DocumentType, Message>

export const uninsuredReasonMessages = {
  NO_LIMIT: { ru: 'Нет лимита на покупателя', en: 'No limit on the buyer' },
  LIMIT_USED_UP: { ru: 'Сумма сверх лимита на покупателя', en: 'Over the limit on the buyer' },
  LIMIT_SUSPENDED: { ru: 'Лимит на покупателя приостановлен', en: 'The limit on the buyer is suspended' },
  LIMIT_EXPIRED: { ru: 'Срок лимита на покупателя истёк', en: 'The limit on the buyer has expired' },
  DEFERRAL_TOO_LONG: { ru: 'Отсрочка больше, чем по полису', en: 'The deferral is longer than the policy allows' },
  OUT_OF_POLICY: { ru: 'Отгрузка вне срока действия полиса', en: 'Shipped while no policy was in force' },
  INSURANCE_SUSPENDED: { ru: 'Страхование приостановлено', en: 'The insurance is suspended' },
  DECLARED_LATE: { ru: 'Отправлена на страхование после срока оплаты', en: 'Declared after the due date' },
  NOTICE_MISSED: { ru: 'О просрочке не сообщили вовремя', en: 'The insurer was not notified in time' },
} as const satisfies Record<UninsuredReason, Message>

export const nextActionMessages = {
  DECLARE: { ru: 'Отправить на страхование', en: 'Declare' },
  WAIT_PAYMENT: { ru: 'Ждать оплаты до', en: 'Wait for the payment until' },
  NOTIFY: { ru: 'Уведомить до', en: 'Notify by' },
  WAIT_CLAIM: { ru: 'Заявление с', en: 'Claim from' },
  CLAIM: { ru: 'Подать заявление', en: 'File a claim' },
} as const satisfies Record<NextAction, Message>

/** Why a change of a shipment is refused. */
export const shipmentErrors = {
  taken: () =>
    errors.conflict(errorCodes.taken, {
      ru: 'Отгрузка этому покупателю с таким документом уже есть в реестре',
      en: 'A shipment to this buyer with this document is on the register already',
    }),
  declared: () =>
    errors.conflict(errorCodes.wrongState, {
      ru: 'Отгрузка уже отправлена на страхование, изменить её нельзя',
      en: 'The shipment has been declared and cannot be changed',
    }),
  notUnpaid: () =>
    errors.conflict(errorCodes.wrongState, {
      ru: 'По этой отгрузке оплату отметить нельзя',
      en: 'No payment can be noted for this shipment',
    }),
  noticeLate: () =>
    errors.conflict(errorCodes.wrongState, {
      ru: 'Срок уведомления страховщика прошёл',
      en: 'The time to notify the insurer has passed',
    }),
  notClaimable: () =>
    errors.conflict(errorCodes.wrongState, {
      ru: 'По этой отгрузке заявление подать нельзя',
      en: 'No claim can be filed for this shipment',
    }),
  fileTaken: () =>
    errors.conflict(errorCodes.inUse, {
      ru: 'Этот файл приложен к другой отгрузке',
      en: 'This file is attached to another shipment',
    }),
} as const
