import { businessDay } from '../../kernel/clock.ts'
import { addDays, addMonths, instantOf, startOfMonth } from '../../kernel/days.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

/** When a job runs, by the business clock; times of day are those of Moscow. */
export type Schedule =
  | { readonly kind: 'EVERY'; readonly minutes: number }
  | { readonly kind: 'DAILY'; readonly time: `${number}:${number}` }
  | { readonly kind: 'MONTHLY'; readonly day: number; readonly time: `${number}:${number}` }

const monthlyAfter = (day: number, time: string, instant: Date): Date => {
  const first = startOfMonth(businessDay(instant))
  const inMonth = (shift: number): Date => instantOf(addDays(addMonths(first, shift), day - 1), time)
  const thisMonth = inMonth(0)
  return thisMonth > instant ? thisMonth : inMonth(1)
}

/** The first moment of the schedule after an instant. */
export const nextAfter = (schedule: Schedule, instant: Date): Date => {
  if (schedule.kind === 'EVERY') {
    const period = schedule.minutes * MINUTE_MS
    return new Date((Math.floor(instant.getTime() / period) + 1) * period)
  }
  if (schedule.kind === 'MONTHLY') return monthlyAfter(schedule.day, schedule.time, instant)
  const today = instantOf(businessDay(instant), schedule.time)
  return today > instant ? today : instantOf(addDays(businessDay(instant), 1), schedule.time)
}
