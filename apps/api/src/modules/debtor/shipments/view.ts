import type { DebtorShipment, DebtorShipmentCard, NextAction } from '@cabinet/contract/debtor/shipments'
import type { DayText } from '../../../kernel/clock.ts'
import { type Language, named } from '../../../kernel/language.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { findFileInfos } from '../../../platform/files/attachment.ts'
import { historyOf } from '../../../platform/transitions/history.ts'
import { indemnityOf } from '../buyers/cover.ts'
import {
  documentTypeMessages,
  nextActionMessages,
  shipmentStatusMessages,
  uninsuredReasonMessages,
} from './messages.ts'
import { findPayments } from './payments.ts'
import type { ShownShipment } from './store.ts'
import { shipmentMachine } from './transitions.ts'

/** The day that belongs to what is next. */
const dayOf = (action: NextAction, row: ShownShipment): DayText | null => {
  switch (action) {
    case 'WAIT_PAYMENT':
      return row.due_date
    case 'NOTIFY':
      return row.notice_until
    case 'WAIT_CLAIM':
    case 'CLAIM':
      return row.claim_from
    default:
      return null
  }
}

/** A shipment as it travels. */
export const shipmentOf = (row: ShownShipment, language: Language): DebtorShipment => ({
  id: row.id,
  version: row.version,
  number: row.number,
  buyer: { id: row.buyer_id, shortName: row.buyer_short_name, itn: row.buyer_itn },
  contract: { number: row.contract_number, date: row.contract_date },
  document: {
    type: named(documentTypeMessages, row.document_type, language),
    number: row.document_number,
    date: row.document_date,
    fileId: row.file_id,
  },
  shipmentDate: row.shipment_date,
  amount: row.amount,
  vatAmount: row.vat_amount,
  deferralDays: row.deferral_days,
  dueDate: row.due_date,
  paidAmount: row.paid_amount,
  debtAmount: row.debt,
  overdueDays: row.overdue_days,
  insuredAmount: row.insured_amount,
  premium: row.premium,
  status: named(shipmentStatusMessages, row.status, language),
  uninsuredReason: row.uninsured_reason && named(uninsuredReasonMessages, row.uninsured_reason, language),
  nextAction: row.next_action && {
    ...named(nextActionMessages, row.next_action, language),
    date: dayOf(row.next_action, row),
  },
  noticeUntil: row.notice_until,
  claimFrom: row.claim_from,
  claimId: row.claim_id,
  indemnityAmount: row.indemnity_amount,
  createdDateTime: row.created_at,
  declaredDateTime: row.declared_at,
})

/** A shipment with its payments, its document and its history. */
export const cardOf = async (
  { platform: { database }, language }: Pick<RequestContext, 'platform' | 'language'>,
  row: ShownShipment,
): Promise<DebtorShipmentCard> => {
  const title = { ru: 'Отгрузка добавлена', en: 'The shipment was added' }
  const beginning = { id: row.id, at: row.created_at, title, by: 'USER' } as const
  const [payments, [file], history] = await Promise.all([
    findPayments(database, row),
    findFileInfos(database, row.file_id === null ? [] : [row.file_id]),
    historyOf(database, shipmentMachine, beginning, language),
  ])
  const { insured_amount: insured, indemnity_rate: rate } = row
  return {
    ...shipmentOf(row, language),
    payments,
    file: file ?? null,
    notice: row.notice_date === null ? null : { date: row.notice_date, comment: row.notice_comment },
    indemnity: insured && rate !== null && row.debt > 0 ? indemnityOf(insured, row.debt, Number(rate)) : null,
    history,
  }
}
