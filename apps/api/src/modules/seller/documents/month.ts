import { DAY_MS } from '../../../kernel/durations.ts'

/** First and last day of a month `YYYY-MM`. */
export const daysOfMonth = (month: string): { readonly from: string; readonly to: string } => {
  const from = `${month}-01`
  const next = new Date(Date.parse(`${from}T00:00:00Z`) + 31 * DAY_MS).toISOString().slice(0, 7)
  return { from, to: new Date(Date.parse(`${next}-01T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10) }
}
