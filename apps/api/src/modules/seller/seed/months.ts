import { businessDay } from '../../../kernel/clock.ts'
import { daysOfMonth } from '../documents/month.ts'

/** The month so many months before that of the start, `YYYY-MM` and its days. */
export const monthsAgo = (start: Date, count: number) => {
  const [year = 0, month = 1] = businessDay(start).split('-').map(Number)
  const name = new Date(Date.UTC(year, month - 1 - count, 15)).toISOString().slice(0, 7)
  return { name, ...daysOfMonth(name) }
}
