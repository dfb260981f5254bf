import { BUSINESS_TIME_ZONE } from '@cabinet/contract/dates'
import { tz } from '@date-fns/tz'
import { UTCDateMini } from '@date-fns/utc/date/mini'
import { addDays as addDaysTo } from 'date-fns/addDays'
import { addMonths as addMonthsTo } from 'date-fns/addMonths'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { endOfMonth as endOfMonthOf } from 'date-fns/endOfMonth'
import { getISODay } from 'date-fns/getISODay'
import { parseISO } from 'date-fns/parseISO'
import type { DayText, InstantText } from './clock.ts'

/*
 * Days of the calendar, and the instants at which they begin. A day has no time zone: it is counted in UTC, where all days
 * are of one length. Instants are those of the business day.
 */

const inBusinessZone = { in: tz(BUSINESS_TIME_ZONE) }

const dateOf = (day: DayText): Date => new UTCDateMini(`${day}T00:00:00Z`)

const dayOf = (date: Date): DayText => date.toISOString().slice(0, 10)

/** Whether a text is a day of the calendar: the thirtieth of February is none. */
export const isDay = (text: string): boolean => {
  const date = dateOf(text)
  return Number.isFinite(date.getTime()) && dayOf(date) === text
}

/** A day so many days later, or earlier when negative. */
export const addDays = (day: DayText, days: number): DayText => dayOf(addDaysTo(dateOf(day), days))

/** The same day so many months later, or the last of that month where it has no such day. */
export const addMonths = (day: DayText, months: number): DayText => dayOf(addMonthsTo(dateOf(day), months))

/** Days from one day to another; negative when the other is before. */
export const daysBetween = (from: DayText, to: DayText): number => differenceInCalendarDays(dateOf(to), dateOf(from))

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: DayText): number => getISODay(dateOf(day))

/** The first day of the month of a day. */
export const startOfMonth = (day: DayText): DayText => `${day.slice(0, 7)}-01`

/** The last day of the month of a day. */
export const endOfMonth = (day: DayText): DayText => dayOf(endOfMonthOf(dateOf(day)))

/**
 * The instant at which a clock in Moscow shows a time of a day.
 *
 * @param time `HH:mm`
 */
export const instantOf = (day: DayText, time: string): Date => new Date(parseISO(`${day}T${time}`, inBusinessZone))

/** The instant at which a day begins in Moscow. */
export const startOfDay = (day: DayText): InstantText => instantOf(day, '00:00').toISOString()
