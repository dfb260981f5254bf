/** A period of days, both included. */
export interface Period {
  /** The first day, ISO; an empty string when it is open or not complete. */
  readonly from: string
  /** The last day, ISO; an empty string when it is open or not complete. */
  readonly to: string
}

/** Names of the periods that `standardPeriods` gives. */
export type PeriodName = 'today' | 'week' | 'month' | 'lastMonth' | 'quarter' | 'lastQuarter' | 'year'

/** No period at all. */
export const emptyPeriod: Period = { from: '', to: '' }

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/**
 * Periods that people ask for, as of a day. The week begins on Monday. Periods that are under way last to their end.
 *
 * @param today ISO date
 */
export const standardPeriods = (today: string): Readonly<Record<PeriodName, Period>> => {
  const date = new Date(`${today}T00:00:00Z`)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  // Days since Monday: Sunday, 0 for JavaScript, is the seventh.
  const sinceMonday = (date.getUTCDay() + 6) % 7
  const quarter = month - (month % 3)
  const months = (first: number, count: number): Period => ({
    from: iso(year, first, 1),
    to: iso(year, first + count, 0),
  })
  return {
    today: { from: today, to: today },
    week: { from: iso(year, month, day - sinceMonday), to: iso(year, month, day - sinceMonday + 6) },
    month: months(month, 1),
    lastMonth: months(month - 1, 1),
    quarter: months(quarter, 3),
    lastQuarter: months(quarter - 3, 3),
    year: months(0, 12),
  }
}

const dateLike = /\d{1,2}\s?[./]\s?\d{1,2}\s?[./]\s?\d{4}|\d{4}-\d\d-\d\d/g

/** The two dates of a pasted period («01.04.2026–30.06.2026»), as they are written; nothing when there are not two. */
export const pastedPeriod = (text: string): readonly [from: string, to: string] | undefined => {
  const [from, to, ...more] = text.match(dateLike) ?? []
  return from === undefined || to === undefined || more.length > 0 ? undefined : [from, to]
}
