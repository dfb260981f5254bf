import { businessDay } from '@cabinet/api/kernel/clock'
import { addMonths } from '@cabinet/api/kernel/days'
import { daysOfMonth } from '@cabinet/api/modules/seller/documents/month'

/** The month so many months before that of the start, `YYYY-MM` and its days. */
export const monthsAgo = (start: Date, count: number) => {
  const name = addMonths(businessDay(start), -count).slice(0, 7)
  return { name, ...daysOfMonth(name) }
}
