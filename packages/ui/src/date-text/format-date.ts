import { isRussian } from '../i18n/define-words.ts'

/** `date` 20.11.2026; `dateTime` 20.11.2026, 18:04; `long` 20 ноября 2026 г.; `month` Ноябрь 2026; `time` 18:04. */
export type DateStyle = 'date' | 'dateTime' | 'long' | 'month' | 'time'

export interface DateFormat {
  /** `ru-RU` by default. */
  locale?: string | undefined
  /** IANA zone of the clock shown; `Europe/Moscow` when absent. A date without a time belongs to no zone. */
  timeZone?: string | undefined
}

const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit' } as const
const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: day,
  dateTime: { ...day, ...clock },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  time: clock,
}

// Making a formatter takes a hundred times as long as asking one, and a page of a register shows a hundred dates.
const formats: Record<string, Intl.DateTimeFormat> = {}

const dateOnly = /^\d{4}-\d{2}(-\d{2})?$/

/**
 * A date of the contract for the reader's eye.
 *
 * @param value ISO 8601: `2026-11-20`, `2026-11` or a moment with its offset, `2026-11-20T15:04:00Z`. A date without a
 * time belongs to no zone and never moves to its neighbour.
 * @throws RangeError when `value` is no date.
 */
export const formatDate = (value: string, style: DateStyle = 'date', format: DateFormat = {}): string => {
  const { locale = 'ru-RU', timeZone = 'Europe/Moscow' } = format
  const moment = new Date(value)
  if (Number.isNaN(moment.getTime())) throw new RangeError(`Not a date: ${value}`)
  const zone = dateOnly.test(value) ? 'UTC' : timeZone
  const made = (formats[locale + style + zone] ??= new Intl.DateTimeFormat(locale, {
    ...styles[style],
    timeZone: zone,
  }))
  const text = made.format(moment)
  if (style !== 'month' || !isRussian(locale)) return text.replace(/ (?=г\.)/, '\u00a0')
  const month = text.replace(/\sг\.$/, '')
  return month.charAt(0).toLocaleUpperCase(locale) + month.slice(1)
}
