import { businessDay } from '@cabinet/api/kernel/clock'
import { daysOfMonth } from '@cabinet/api/modules/seller/documents/month'

/** The month so many months before that of the start, `YYYY-MM` and its days. */
export const monthsAgo = (start: Date, count: number) => {
  const [year = 0, month = 1] = businessDay(start).split('-').map(Number)
  const name = new Date(Date.UTC(year, month - 1 - count, 15)).toISOString().slice(0, 7)
  return { name, ...daysOfMonth(name) }
}
