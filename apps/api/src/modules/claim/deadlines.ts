import type { ClaimDeadline } from '@cabinet/contract/claim/shapes'
import type { ClaimStatus } from '@cabinet/contract/claim/values'
import type { DayText } from '../../kernel/clock.ts'
import { addDays, daysBetween } from '../../kernel/days.ts'
import { addWorkingDays, isCalendarKnown, isWorkingDay } from '../../kernel/working-days.ts'
import type { ClaimRow } from './store.ts'

/** Working days from the full package of documents to the decision. */
const DECISION_WORKING_DAYS = 14
/** Working days from the approval to the payment. */
const PAYMENT_WORKING_DAYS = 5
/** Calendar days in which requested documents are waited for. */
const ANSWER_DAYS = 30

/** Until when the insurer decides about documents that are complete on this day. */
export const decisionUntil = (day: DayText): DayText => addWorkingDays(day, DECISION_WORKING_DAYS)

/** Until when the insurer pays what it has approved on this day. */
export const paymentUntil = (day: DayText): DayText => addWorkingDays(day, PAYMENT_WORKING_DAYS)

/** Until when documents are waited for that were requested on this day. */
export const answerUntil = (day: DayText): DayText => addDays(day, ANSWER_DAYS)

/** Working days after `from` up to `to`; negative when `to` is earlier. */
const workingDaysBetween = (from: DayText, to: DayText): number => {
  const [first, last, sign] = from <= to ? [from, to, 1] : [to, from, -1]
  let count = 0
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) if (isWorkingDay(day)) count += 1
  return count * sign || 0
}

type DatedRow = Pick<ClaimRow, 'status' | 'submit_until' | 'documents_until' | 'decision_until' | 'payment_until'>

const columnOf = {
  SUBMIT: 'submit_until',
  DOCUMENTS: 'documents_until',
  DECISION: 'decision_until',
  PAYMENT: 'payment_until',
} as const satisfies Record<ClaimDeadline['kind'], keyof DatedRow>

/** What is waited for in each state. */
const awaited: Partial<Record<ClaimStatus, ClaimDeadline['kind']>> = {
  DRAFT: 'SUBMIT',
  SUBMITTED: 'DECISION',
  IN_REVIEW: 'DECISION',
  DOCUMENTS_REQUESTED: 'DOCUMENTS',
  APPROVED: 'PAYMENT',
  PARTIALLY_APPROVED: 'PAYMENT',
}

const deadlineAt = (kind: ClaimDeadline['kind'], date: DayText, today: DayText): ClaimDeadline => ({
  kind,
  date,
  daysLeft: daysBetween(today, date),
  workingDaysLeft: workingDaysBetween(today, date),
  isApproximate: !isCalendarKnown(date) && (kind === 'DECISION' || kind === 'PAYMENT'),
})

/** Every day that is known of a claim, in the order of its life. */
export const deadlinesOf = (row: DatedRow, today: DayText): ClaimDeadline[] =>
  (['SUBMIT', 'DOCUMENTS', 'DECISION', 'PAYMENT'] as const).flatMap((kind) => {
    const date = row[columnOf[kind]]
    return date === null ? [] : [deadlineAt(kind, date, today)]
  })

/** The day that comes next; null when nothing is waited for. */
export const nextDeadline = (row: DatedRow, today: DayText): ClaimDeadline | null => {
  const kind = awaited[row.status]
  const date = kind && row[columnOf[kind]]
  return kind && date ? deadlineAt(kind, date, today) : null
}
