/** Dates are ISO texts without a time, `2026-11-20`; they belong to no zone, so all arithmetic is in UTC. */

const dayMilliseconds = 86_400_000
const momentOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const textOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** The month of a date, `2026-11`. */
export const monthOf = (date: string): string => date.slice(0, 7)

/** @throws RangeError when `date` is no date. */
export const addDays = (date: string, days: number): string => textOf(momentOf(date) + days * dayMilliseconds)

/** The month so many months on. */
export const addMonths = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return textOf(Date.UTC(year, number - 1 + months, 1)).slice(0, 7)
}

/** Number of days of a month. */
export const lengthOf = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** The same day in another month, or its last day when it is shorter. */
export const inMonth = (date: string, month: string): string => {
  const day = Math.min(Number(date.slice(8)), lengthOf(month))
  return `${month}-${String(day).padStart(2, '0')}`
}

/** Place of a date in its week: Monday 0, Sunday 6. */
const weekdayOf = (date: string): number => (new Date(momentOf(date)).getUTCDay() + 6) % 7

/** The weeks of a month from Monday to Sunday; `null` stands for days of its neighbours. */
export const weeksOf = (month: string): readonly (readonly (string | null)[])[] => {
  const lead = weekdayOf(`${month}-01`)
  const days = lengthOf(month)
  const count = Math.ceil((lead + days) / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - lead + 1
      return day < 1 || day > days ? null : `${month}-${String(day).padStart(2, '0')}`
    }),
  )
}

/** Where a key leads from a date, or `null` for a key without a meaning. */
export const dateByKey = (key: string, date: string, isRtl: boolean): string | null => {
  const forward = isRtl ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return addDays(date, forward)
    case 'ArrowLeft':
      return addDays(date, -forward)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'Home':
      return addDays(date, -weekdayOf(date))
    case 'End':
      return addDays(date, 6 - weekdayOf(date))
    case 'PageDown':
      return inMonth(date, addMonths(monthOf(date), 1))
    case 'PageUp':
      return inMonth(date, addMonths(monthOf(date), -1))
    default:
      return null
  }
}
