import type { DayText } from './clock.ts'
import { DAY_MS } from './durations.ts'
import { addWorkingDays, isWorkingDay } from './working-days.ts'

/** A day so many days later, or earlier when negative. */
export const addDays = (day: DayText, days: number): DayText =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Days from one day to another; negative when the other is before. */
export const daysBetween = (from: DayText, to: DayText): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

/** The first working day of the month of a day. */
export const firstWorkingDay = (day: DayText): DayText => {
  const first = `${day.slice(0, 7)}-01`
  return isWorkingDay(first) ? first : addWorkingDays(first, 1)
}

/** The last working day before a day. */
export const workingDayBefore = (day: DayText): DayText => {
  let found = addDays(day, -1)
  while (!isWorkingDay(found)) found = addDays(found, -1)
  return found
}
