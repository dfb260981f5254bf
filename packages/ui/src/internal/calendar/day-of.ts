import { parseDate, type CalendarDate } from '@internationalized/date'
import { toRussianDate } from '@cabinet/validators/dates'

/** The day of an ISO date; nothing for what is none (a moment, a 30th of February), instead of a page that is gone. */
export const dayOf = (iso: string | undefined): CalendarDate | undefined =>
  iso === undefined || toRussianDate(iso) === undefined ? undefined : parseDate(iso)
