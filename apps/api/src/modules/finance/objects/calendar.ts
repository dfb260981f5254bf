import type { CalendarDay } from '@cabinet/contract/finance/objects'
import type { DayText } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import { isCalendarKnown, isWorkingDay } from '../../../kernel/working-days.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { findAgreement } from '../agreements/store.ts'
import { isClosed, monthOf, nextOrderDay } from '../order-days.ts'
import * as store from './store.ts'

/** What can be ordered until a day; null: for ever. */
interface Offered {
  readonly last_order_date: DayText | null
  readonly count: number
  readonly sum: number
}

/** What a calendar is made from. */
export interface CalendarInput {
  readonly days: readonly DayText[]
  readonly now: Date
  /** Last day of the agreement; null when it is in force no more. */
  readonly lastDay: DayText | null
  readonly availableLimit: number
  readonly offered: readonly Offered[]
  readonly ordered: ReadonlyMap<DayText, number>
  readonly due: ReadonlyMap<DayText, number>
}

/** The days of a month: what can be ordered for each, what is ordered, what falls due. */
export const calendarOf = ({
  days,
  now,
  lastDay,
  availableLimit,
  offered,
  ordered,
  due,
}: CalendarInput): CalendarDay[] =>
  days.map((date) => {
    const isWorking = isWorkingDay(date)
    const isOver = isClosed(date, now)
    const isOpen = isWorking && !isOver && lastDay !== null && date <= lastDay
    const fitting = isOpen ? offered.filter(({ last_order_date: last }) => last === null || last >= date) : []
    const sum = fitting.reduce((total, { sum: own }) => total + own, 0)
    return {
      date,
      isWorkingDay: isWorking,
      isClosed: isOver,
      availableSum: Math.min(sum, availableLimit),
      objectsCount: fitting.reduce((total, { count }) => total + count, 0),
      orderedSum: ordered.get(date) ?? 0,
      repaymentSum: due.get(date) ?? 0,
    }
  })

/**
 * The month of a day under an agreement.
 *
 * @throws HttpError 404 for an agreement of somebody else
 */
export const monthUnder = async ({
  platform: { database, clock },
  organizationId,
  params: { id, date },
}: RequestContext & { readonly params: { readonly id: string; readonly date: string } }) => {
  const agreement = await findAgreement(database, organizationId, id)
  if (!agreement) throw errors.notFound()
  const now = clock.now()
  const days = monthOf(date)
  const [from = date, to = date] = [days[0], days.at(-1)]
  const availableLimit = (await store.findAvailable(database, organizationId)).get(id) ?? 0
  const lastDay = agreement.terminated_at === null ? agreement.finished_date : null
  const offered = await store.sumAvailable(database, organizationId, id, availableLimit)
  const sums = await store.sumDays(database, organizationId, id, [from, to])
  const next = nextOrderDay(now)
  return {
    agreementId: id,
    from,
    to,
    availableLimit,
    isCalendarKnown: isCalendarKnown(date),
    nextOrderDate: lastDay !== null && next <= lastDay ? next : null,
    days: calendarOf({ days, now, lastDay, availableLimit, offered, ...sums }),
  }
}
