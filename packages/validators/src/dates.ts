/** A calendar day. */
export interface Day {
  /** 1–9999 */
  readonly year: number
  /** 1–12 */
  readonly month: number
  /** 1–31 */
  readonly day: number
}

const lastDay = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/**
 * Reads a date of exactly three parts, year-month-day (`2026-11-20`). Times, other separators and impossible days such
 * as 30 February are refused.
 *
 * @returns the day, or nothing when the value is no such date
 */
export const parseDate = (value: unknown): Day | undefined => {
  if (typeof value !== 'string' || value.length !== 10 || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined
  const year = Number(value.slice(0, 4))
  const month = Number(value.slice(5, 7))
  const day = Number(value.slice(8))
  return year && month && month < 13 && day && day <= lastDay(year, month) ? { year, month, day } : undefined
}

/** Whether a value is a possible day in the form year-month-day. */
export const isDate = (value: unknown): value is string => parseDate(value) !== undefined

/**
 * The current day in the form year-month-day.
 *
 * @param timeZone - an IANA name such as `Europe/Moscow`; the zone of this computer when it is left out
 * @param now - the moment, for tests
 */
export const today = (timeZone?: string, now: Date = new Date()): string =>
  // The Swedish locale writes dates in the form of ISO 8601.
  new Intl.DateTimeFormat('sv-SE', timeZone === undefined ? {} : { timeZone }).format(now)

/** Turns a Russian date, `20.11.2026`, into `2026-11-20`; anything else, and an impossible day, into nothing. */
export const fromRussianDate = (text: string): string | undefined => {
  const iso =
    typeof text === 'string' && text.length === 10 && /^\d\d\.\d\d\.\d{4}$/.test(text)
      ? `${text.slice(6)}-${text.slice(3, 5)}-${text.slice(0, 2)}`
      : undefined
  return isDate(iso) ? iso : undefined
}

/** Turns `2026-11-20` into the Russian date `20.11.2026`; anything else into nothing. */
export const toRussianDate = (date: string): string | undefined =>
  isDate(date) ? `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}` : undefined
