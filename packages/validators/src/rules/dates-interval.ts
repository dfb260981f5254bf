import { parseDate, today } from '../dates.ts'
import { report } from '../internal/report.ts'
import { isNothing } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/**
 * One end of an interval: a year-month-day text, a year (its first day below, its last day above), or `now`, the
 * current day.
 */
export type Bound = string | number

/** How the interval is understood. */
export interface DatesIntervalOptions {
  /** The current day as a year-month-day text; the day of this computer when nothing is said. See `dates.today`. */
  readonly today?: () => string
}

const bound = (value: Bound, end: string, now: () => string): string | undefined => {
  if (value === 'now') return now()
  const text = String(value)
  return parseDate(/^\d{4}$/.test(text) ? `${text}-${end}` : text) && (text.length === 4 ? `${text}-${end}` : text)
}

/**
 * A date not earlier than `from` and not later than `to`, both included.
 *
 * Reports `format` when the value is no year-month-day date, `from` or `to` when the bound itself makes no sense,
 * `early` and `late` when the date lies outside.
 *
 * @example
 * datesInterval(1991, 'now')
 */
export const datesInterval =
  (from: Bound, to: Bound, { today: now = today }: DatesIntervalOptions = {}): Rule<'datesInterval'> =>
  (value) => {
    if (isNothing(value)) return undefined
    if (!parseDate(value)) return report('datesInterval', 'format')
    const lower = bound(from, '01-01', now)
    if (!lower) return report('datesInterval', 'from')
    const upper = bound(to, '12-31', now)
    if (!upper) return report('datesInterval', 'to')
    // Texts of this form are in the order of time.
    if ((value as string) < lower) return report('datesInterval', 'early', { from: lower })
    return (value as string) > upper ? report('datesInterval', 'late', { to: upper }) : undefined
  }
