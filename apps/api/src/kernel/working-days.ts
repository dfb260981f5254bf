import type { DayText } from './clock.ts'
import { addDays, startOfMonth, weekdayOf } from './days.ts'

/** `1-9 Jan` as `01-01 … 01-09`: the days of a month by their numbers. */
const days = (month: number, ...numbers: readonly number[]): string[] =>
  numbers.map((number) => `${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`)

const inYear = (year: number, ...months: readonly string[][]): string[] => months.flat().map((day) => `${year}-${day}`)

const FRIDAY = 5

/** Weekdays that the published production calendars give off. */
const daysOff = new Set(
  [
    inYear(
      2026,
      days(1, 1, 2, 3, 4, 5, 6, 7, 8, 9),
      days(2, 23),
      days(3, 9),
      days(5, 1, 11),
      days(6, 12),
      days(11, 4),
      days(12, 31),
    ),
    inYear(
      2027,
      days(1, 1, 2, 3, 4, 5, 6, 7, 8),
      days(2, 22, 23),
      days(3, 8),
      days(5, 3, 10),
      days(6, 14),
      days(11, 4, 5),
      days(12, 31),
    ),
  ].flat(),
)
const workingWeekends = new Set(['2027-02-20'])
const knownYears = new Set(['2026', '2027'])
/** Holidays of every year, for years whose calendar is not published yet. */
const yearlyHolidays = new Set(
  [days(1, 1, 2, 3, 4, 5, 6, 7, 8), days(2, 23), days(3, 8), days(5, 1, 9), days(6, 12), days(11, 4)].flat(),
)

/** Whether people work on that day by the Russian production calendar. */
export const isWorkingDay = (day: DayText): boolean => {
  if (workingWeekends.has(day)) return true
  if (weekdayOf(day) > FRIDAY) return false
  return knownYears.has(day.slice(0, 4)) ? !daysOff.has(day) : !yearlyHolidays.has(day.slice(5))
}

/** The day that is so many working days after `day`; the day itself does not count. */
export const addWorkingDays = (day: DayText, count: number): DayText => {
  let found = day
  for (let left = count; left > 0;) {
    found = addDays(found, 1)
    if (isWorkingDay(found)) left -= 1
  }
  return found
}

/** The first working day of the month of a day. */
export const firstWorkingDay = (day: DayText): DayText => {
  const first = startOfMonth(day)
  return isWorkingDay(first) ? first : addWorkingDays(first, 1)
}

/** The last working day before a day. */
export const workingDayBefore = (day: DayText): DayText => {
  let found = addDays(day, -1)
  while (!isWorkingDay(found)) found = addDays(found, -1)
  return found
}

/** Whether the production calendar of the day's year is published; else its holidays are only about right. */
export const isCalendarKnown = (day: DayText): boolean => knownYears.has(day.slice(0, 4))
