import { BUSINESS_TIME_ZONE } from '@cabinet/contract/dates'
import { MINUTE_MS } from './durations.ts'

/** An instant as ISO 8601 in UTC. */
export type InstantText = string
/** A calendar day, `YYYY-MM-DD`. */
export type DayText = string

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: BUSINESS_TIME_ZONE, dateStyle: 'short' })

/** The business day of an instant, `YYYY-MM-DD`. */
export const businessDay = (instant: Date): DayText => dayFormat.format(instant)

/** Two times: the business one can be moved by the developer panel, the real one guards sessions and limits. */
export interface Clock {
  /** Business time: statuses, terms, dates of documents. */
  now(): Date
  /** Business time as stored. */
  nowText(): InstantText
  /** Time that nobody can move: life of tokens, sessions and locks. */
  real(): Date
  shiftMinutes(): number
  setShiftMinutes(minutes: number): void
}

/** @param readReal the real time; tests bring their own */
export const createClock = (readReal: () => Date = () => new Date()): Clock => {
  let shift = 0
  const now = (): Date => new Date(readReal().getTime() + shift * MINUTE_MS)
  return {
    now,
    nowText: () => now().toISOString(),
    real: readReal,
    shiftMinutes: () => shift,
    setShiftMinutes(minutes) {
      shift = minutes
    },
  }
}
