import type { FinanceRequest } from '@cabinet/contract/finance'
import { type Language, named } from '../../../kernel/language.ts'
import { requestStatusMessages } from '../messages.ts'
import type { AgreementWithUseRow } from '../agreements/store.ts'
import { agreementOf } from '../agreements/view.ts'
import type { RequestRow } from './store.ts'

/** A request as people see it. */
export const requestOf = (
  row: RequestRow,
  agreement: AgreementWithUseRow | undefined,
  today: string,
  language: Language,
): FinanceRequest => ({
  id: row.id,
  number: row.number,
  offerId: row.offer_id,
  status: named(requestStatusMessages, row.status, language),
  createdDateTime: row.created_at,
  sentDateTime: row.sent_at,
  plannedDecisionDate: row.planned_decision_date,
  decisionDateTime: row.decision_at,
  decisionComment: row.decision_comment,
  retryAvailableDate: row.retry_available_date,
  financingLimit: { financingLimit: row.financing_limit },
  agreement: agreement ? agreementOf(agreement, today) : null,
})

/** A refused request stands until the day from which the offer can be asked for again. */
export const isCurrent = (row: RequestRow, today: string): boolean =>
  row.status !== 'CANCEL' || row.retry_available_date === null || row.retry_available_date > today
