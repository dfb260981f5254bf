import { formatDate } from '../date-text/format-date.ts'
import type { Tone } from '../internal/tone-icons.ts'

/** Something that has happened and that a person should know. */
export interface NotificationItem {
  readonly id: string
  /** What has happened, as a fact: «По заявлению № ЗВ-26-000404 нужны документы». */
  readonly title: string
  /** What follows from it, in a sentence. */
  readonly text?: string | undefined
  /** When: a moment of ISO 8601 with its offset. */
  readonly at: string
  /** Its meaning; the title says it too. */
  readonly tone?: Tone | undefined
  /** Where a press leads. */
  readonly href?: string | undefined
  readonly isRead?: boolean | undefined
}

export interface Day {
  /** `YYYY-MM-DD` by the clock of the zone. */
  readonly date: string
  readonly items: readonly NotificationItem[]
}

/** The day of a moment by the clock of a zone. */
export const dayOf = (moment: string | Date, timeZone: string | undefined): string => {
  const value = typeof moment === 'string' ? moment : moment.toISOString()
  return formatDate(value, 'date', { locale: 'en-CA', timeZone })
}

/** Notifications by days, the newest first. */
export const byDay = (items: readonly NotificationItem[], timeZone: string | undefined): readonly Day[] => {
  const days = new Map<string, NotificationItem[]>()
  for (const item of [...items].sort((one, other) => Date.parse(other.at) - Date.parse(one.at))) {
    const date = dayOf(item.at, timeZone)
    days.set(date, [...(days.get(date) ?? []), item])
  }
  return [...days].map(([date, ofDay]) => ({ date, items: ofDay }))
}
