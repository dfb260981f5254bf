import { endOfMonth } from '../../../kernel/days.ts'

/** First and last day of a month `YYYY-MM`. */
export const daysOfMonth = (month: string): { readonly from: string; readonly to: string } => {
  const from = `${month}-01`
  return { from, to: endOfMonth(from) }
}
