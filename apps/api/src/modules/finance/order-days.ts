import { businessDay, type DayText } from '../../kernel/clock.ts'
import { isWorkingDay } from '../../kernel/working-days.ts'
import { addDays, instantOf } from '../../kernel/days.ts'

/** A claim can be ordered until so many days before it falls due. */
const DAYS_BEFORE_DUE = 5
/** Days after the due date from which the bank asks the money back from the client. */
const REGRESS_AFTER = 30
/** The day closes at this time of Moscow, which keeps one offset all year round. */
const CUT_OFF = '15:00'

/** When no order for the day can be made or taken back any more. */
export const cutOffOf = (day: DayText): Date => instantOf(day, CUT_OFF)

/** Whether the day has passed, or its cut-off has. */
export const isClosed = (day: DayText, now: Date): boolean => now >= cutOffOf(day)

/** The first working day, beginning with this one. */
const workingDayFrom = (day: DayText): DayText => {
  let found = day
  while (!isWorkingDay(found)) found = addDays(found, 1)
  return found
}

/** The nearest day for which something can be ordered. */
export const nextOrderDay = (now: Date): DayText => {
  const today = businessDay(now)
  return workingDayFrom(isClosed(today, now) ? addDays(today, 1) : today)
}

/** The last day for which a claim can be ordered. */
export const lastOrderDay = (dueDate: DayText): DayText => addDays(dueDate, -DAYS_BEFORE_DUE)

/** From when on a claim that is not paid goes back to the client. */
export const regressDay = (dueDate: DayText): DayText => addDays(dueDate, REGRESS_AFTER)

/** The latest due date of claims that go back to the client on this day. */
export const regressedBy = (day: DayText): DayText => addDays(day, -REGRESS_AFTER)

/** Every day of the month of a day. */
export const monthOf = (day: DayText): readonly DayText[] => {
  const first = `${day.slice(0, 7)}-01`
  const days: DayText[] = []
  for (let next = first; next.slice(0, 7) === first.slice(0, 7); next = addDays(next, 1)) days.push(next)
  return days
}
