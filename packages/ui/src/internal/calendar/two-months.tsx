'use client'
import { use } from 'react'
import type { CalendarDate } from '@internationalized/date'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { useCabinetLocale } from '../../i18n/locale.ts'
import type { PartOf } from '../parts.ts'
import { Days, Picker, Turn, type DayPart } from './calendar-frame.tsx'
import * as styles from './calendar.css.ts'

/** Years that can be chosen before and after the one in sight. */
const reach = 60
const count = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

const nameOf = (month: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1))

/** The month and the year of the first of two months, each of which can be chosen. */
function FirstMonth() {
  const state = use(RangeCalendarStateContext)
  const locale = useCabinetLocale()
  if (state === null) return null
  const { start } = state.visibleRange
  const show = (first: CalendarDate): void => {
    const shift = (first.year - start.year) * 12 + first.month - start.month
    // A day out of sight comes into sight by the shortest way: ahead as the first month, behind as the second one.
    if (shift === 1) state.focusNextPage()
    else if (shift === -1) state.focusPreviousPage()
    else if (shift !== 0) state.setFocusedDate(shift > 0 ? first : first.add({ months: 1 }))
  }
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' })
  const years = count(
    Math.max(start.year - reach, state.minValue?.year ?? 1),
    Math.min(start.year + reach, state.maxValue?.year ?? 9999),
  )
  return (
    <div className={styles.pickers}>
      <Picker
        aria-label={names.of('month') ?? ''}
        items={count(1, 12).map((id) => ({ id, formatted: nameOf(id, locale) }))}
        value={start.month}
        onChange={(chosen) => show(start.set({ month: Number(chosen) }))}
      />
      <Picker
        aria-label={names.of('year') ?? ''}
        items={years.map((id) => ({ id, formatted: String(id) }))}
        value={start.year}
        onChange={(chosen) => show(start.set({ year: Number(chosen) }))}
      />
    </div>
  )
}

/** The names of both months are those of the grids for screen readers; this one is for the eye. */
function SecondMonth() {
  const state = use(RangeCalendarStateContext)
  const locale = useCabinetLocale()
  const second = state?.visibleRange.start.add({ months: 1 })
  return (
    <span aria-hidden className={styles.secondMonth}>
      {second && `${nameOf(second.month, locale)} ${second.year}`}
    </span>
  )
}

/** Two months side by side, so that a period over the end of one of them is chosen in one look. */
export function TwoMonths({ part }: { part: PartOf<DayPart> }) {
  return (
    <div className={styles.pair}>
      <div>
        <div className={styles.header}>
          <Turn part={part} to="previous" />
          <FirstMonth />
          <span className={styles.turnRoom} />
        </div>
        <Days isRange part={part} />
      </div>
      <div>
        <div className={styles.header}>
          <span className={styles.turnRoom} />
          <SecondMonth />
          <Turn part={part} to="next" />
        </div>
        <Days isRange offset={1} part={part} />
      </div>
    </div>
  )
}
