import { parseDate } from '../dates.ts'
import { isEmpty, unless } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

const isDay = (value: unknown): boolean =>
  value instanceof Date ? !Number.isNaN(value.getTime()) : parseDate(value) !== undefined

/**
 * A range of dates: a list, and if two items are given, both must be dates (year-month-day texts or valid `Date`
 * objects). A range of which one end or none is given yet passes; which end comes first is not looked at.
 */
export const dateRange: Rule<'dateRange'> = (value) =>
  unless(
    value,
    (given) => {
      if (!Array.isArray(given) || given.length > 2) return false
      const ends = given.filter((end) => !isEmpty(end))
      return ends.length < 2 || ends.every(isDay)
    },
    'dateRange',
    'format',
  )
