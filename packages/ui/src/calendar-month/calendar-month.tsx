'use client'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatDate } from '../date-text/format-date.ts'
import { calendarMonthWords } from '../i18n/calendar-month.ts'
import { useWords } from '../i18n/define-words.ts'
import { useCabinetLocale } from '../i18n/locale.ts'
import type { IconType } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import * as styles from './calendar-month.css.ts'
import { addMonths, dateByKey, monthOf, weeksOf } from './dates.ts'
import { DayContent, type CalendarDayPart } from './day-content.tsx'

/** A further sum of a day, in few signs: what was ordered, what comes back. */
export interface CalendarMark {
  icon: IconType
  /** The whole of it in words: «Погашение 576 000,00 ₽». */
  label: string
  /** Integer number of kopecks. */
  sum: number
  tone?: 'info' | 'positive' | 'negative' | undefined
}

export interface CalendarDay {
  /** Integer number of kopecks. */
  sum?: number | undefined
  /** Under the other lines: money that moves on that day. */
  marks?: readonly CalendarMark[] | undefined
  /** Nothing can be done on that day, a holiday for example: it stands back. Say why in `note` or `spoken`. */
  isQuiet?: boolean | undefined
  /** Read by screen readers alone: what the place and the look of a day say to the eye («Нерабочий день»). */
  spoken?: string | undefined
  /** Before the note: a lock for a day that is closed. */
  icon?: IconType | undefined
  /** What makes the sum: «3 счёта». Read after it. */
  note?: string | undefined
  /** `negative`: overdue, `positive`: money comes. Say so in `note` too. */
  tone?: 'neutral' | 'negative' | 'positive' | 'notice' | undefined
}

type CalendarMonthPart = 'header' | 'previous' | 'title' | 'next' | 'summary' | 'grid' | 'weekday' | 'cell' | 'day'

export interface CalendarMonthProps
  extends CommonProps<HTMLDivElement>, DataAttributes, PartsProps<CalendarMonthPart | CalendarDayPart> {
  /** What the sums are: «Платёжный календарь». */
  label: string
  /** ISO month in sight: `2026-11`. */
  month: string
  onMonthChange: (month: string) => void
  /** What the days hold, by ISO date. */
  days: Readonly<Record<string, CalendarDay>>
  /** ISO date of the chosen day. */
  value?: string | undefined
  /** A day was chosen: show what it holds beside the calendar. */
  onChange?: ((date: string) => void) | undefined
  /** ISO date to be marked as today. */
  today?: string | undefined
  /** At the end of the heading: the sum of the month. */
  summary?: ReactNode
  /** `compact` writes «3,2 млн ₽» at every width: for sums of many digits that are explained beside the calendar. */
  sums?: 'whole' | 'compact' | undefined
}

const weekdays = ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05', '2024-01-06', '2024-01-07']

const weekdayNames = (locale: string, width: 'short' | 'long'): readonly string[] => {
  const names = new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' })
  return weekdays.map((date) => names.format(new Date(date)))
}

/**
 * A month with the sums of its days: payments, payouts, deliveries. A day is chosen to see what it holds. To type or
 * pick a date take `DateField`.
 */
export function CalendarMonth(asGiven: CalendarMonthProps) {
  const [part, props] = takeParts(asGiven)
  const { label, month, onMonthChange, days, value, onChange, today, summary, sums = 'whole', ...others } = props
  const { className, ...rest } = others
  const words = useWords(calendarMonthWords)
  const locale = useCabinetLocale()
  const headingId = useId()
  const longNames = weekdayNames(locale, 'long')
  const grid = useRef<HTMLTableElement>(null)
  const [walked, setWalked] = useState<string | null>(null)
  const wanted = useRef<string | null>(null)
  const isHere = (date: string | null | undefined): date is string =>
    date !== null && date !== undefined && monthOf(date) === month
  // One tab stop: where the reader has walked to, else the chosen day, else today, else the first.
  const stop = [walked, value, today].find(isHere) ?? `${month}-01`

  useLayoutEffect(() => {
    if (wanted.current === null || monthOf(wanted.current) !== month) return
    grid.current?.querySelector<HTMLElement>(`[data-date="${wanted.current}"]`)?.focus()
    wanted.current = null
  })

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = dateByKey(event.key, stop, isRtl)
    if (next === null) return
    event.preventDefault()
    wanted.current = next
    setWalked(next)
    if (monthOf(next) !== month) onMonthChange(monthOf(next))
  }

  return (
    <div aria-label={label} className={classNames(styles.root, className)} role="group" {...rest}>
      <div {...part('header', styles.header)}>
        <IconButton
          data-track="calendar-previous"
          {...part('previous', styles.arrow)}
          icon={ChevronLeft}
          label={words.previous}
          size="small"
          onPress={() => onMonthChange(addMonths(month, -1))}
        />
        <span aria-live="polite" {...part('title', styles.title)} id={headingId}>
          {formatDate(month, 'month', { locale })}
        </span>
        <IconButton
          data-track="calendar-next"
          {...part('next', styles.arrow)}
          icon={ChevronRight}
          label={words.next}
          size="small"
          onPress={() => onMonthChange(addMonths(month, 1))}
        />
        {summary !== undefined && <span {...part('summary', styles.summary)}>{summary}</span>}
      </div>
      {/* A table of cells that arrows walk through is a grid, says ARIA in HTML; the linter knows only static tables. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table ref={grid} aria-labelledby={headingId} {...part('grid', styles.grid)} role="grid" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdayNames(locale, 'short').map((name, weekday) => (
              <th key={weekdays[weekday]} abbr={longNames[weekday]} {...part('weekday', styles.weekday)} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, weekday) => (
                <td
                  key={weekdays[weekday]}
                  aria-selected={date === null || onChange === undefined ? undefined : date === value}
                  {...part('cell', styles.cell)}
                  data-quiet={(date !== null && days[date]?.isQuiet) || undefined}
                  role="gridcell"
                >
                  {date !== null && (
                    <button
                      data-track="calendar-day"
                      aria-current={date === today ? 'date' : undefined}
                      {...part('day', styles.day)}
                      data-date={date}
                      data-selected={date === value || undefined}
                      data-weekend={weekday > 4 || undefined}
                      tabIndex={date === stop ? 0 : -1}
                      type="button"
                      onClick={() => {
                        setWalked(date)
                        onChange?.(date)
                      }}
                    >
                      <DayContent
                        part={part}
                        date={date}
                        day={days[date]}
                        isCompact={sums === 'compact'}
                        locale={locale}
                      />
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
