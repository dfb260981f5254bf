import { businessDay } from '../../kernel/clock.ts'
import { MINUTE_MS, DAY_MS } from '../../kernel/durations.ts'

/** When a job runs, by the business clock; times of day are those of Moscow. */
export type Schedule =
  | { readonly kind: 'EVERY'; readonly minutes: number }
  | { readonly kind: 'DAILY'; readonly time: `${number}:${number}` }
  | { readonly kind: 'MONTHLY'; readonly day: number; readonly time: `${number}:${number}` }

/** Moscow has kept this offset since 2014. */
const OFFSET = '+03:00'

const momentOf = (day: string, time: string): Date => new Date(`${day}T${time}:00${OFFSET}`)

const monthlyAfter = (day: number, time: string, instant: Date): Date => {
  const [year = 0, month = 0] = businessDay(instant).split('-').map(Number)
  const inMonth = (shift: number): Date => {
    const first = new Date(Date.UTC(year, month - 1 + shift, day))
    return momentOf(first.toISOString().slice(0, 10), time)
  }
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
  const today = momentOf(businessDay(instant), schedule.time)
  return today > instant ? today : new Date(today.getTime() + DAY_MS)
}
