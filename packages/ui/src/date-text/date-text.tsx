'use client'
import { useCabinetLocale } from '../i18n/locale.ts'
import { classNames } from '../internal/class-names.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { formatDate, type DateStyle } from './format-date.ts'
import * as styles from './date-text.css.ts'

export interface DateTextProps extends CommonProps<HTMLTimeElement>, DataAttributes {
  /** ISO 8601: `2026-11-20`, `2026-11`, or a moment with its offset. */
  value: string
  /** `date` 20.11.2026; `dateTime` 20.11.2026, 18:04; `long` 20 ноября 2026 г.; `month` Ноябрь 2026; `time` 18:04. */
  format?: DateStyle | undefined
  /** IANA zone of the clock shown; `Europe/Moscow`, the zone of the business day, when absent. */
  timeZone?: string | undefined
}

/** A date or a moment, as a `<time>` that machines read too. */
export function DateText({ value, format = 'date', timeZone, className, ...rest }: DateTextProps) {
  const locale = useCabinetLocale()
  return (
    <time className={classNames(styles.root, className)} dateTime={value} {...rest}>
      {formatDate(value, format, { locale, timeZone })}
    </time>
  )
}
