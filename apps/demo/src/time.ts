import { businessDay, type DayText, type InstantText } from '@cabinet/api/kernel/clock'
import { DAY_MS } from '@cabinet/api/kernel/durations'

/**
 * The edition of a text that somebody of the demo has agreed to on a day: the one in force, or, for a day before it, an
 * edition of the beginning of that year.
 */
export const editionOn = (inForce: DayText, day: DayText): DayText =>
  day < inForce ? `${day.slice(0, 4)}-01-01` : inForce

/** Dates of the demo as offsets from its start, so that it never ages. */
export const createDemoTime = (start: Date) => ({
  /** T plus so many days, as a calendar day. */
  day: (offset: number): DayText => businessDay(new Date(start.getTime() + offset * DAY_MS)),
  /** T plus so many days, as an instant; a fraction is hours. */
  instant: (offsetDays: number): InstantText => new Date(start.getTime() + offsetDays * DAY_MS).toISOString(),
})
