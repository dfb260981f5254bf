'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar'
import { Icon } from '../../icon/icon.tsx'
import { NativeSelect } from '../native-select.tsx'
import type { PartOf } from '../parts.ts'
import { PressButton } from '../press/press-button.tsx'
import * as styles from './calendar.css.ts'

interface PickerProps {
  'aria-label': string
  value: string | number
  onChange: (key: string | number | null) => void
  items: readonly { id: number; formatted: string }[]
}

/** Chooses a month or a year. */
export function Picker({ 'aria-label': label, value, onChange, items }: PickerProps) {
  return (
    <NativeSelect
      aria-label={label}
      className={styles.picker}
      options={items.map(({ id, formatted }) => ({ value: id, label: formatted }))}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      // The calendar of a period takes a press on anything but a button for the end of the choice, and would make a
      // period of the one day that has been chosen.
      onPointerUp={(event) => event.stopPropagation()}
    />
  )
}

interface DaysProps {
  part: PartOf<'weekday' | 'day'>
  isRange?: boolean | undefined
  /** Months after the first one in sight. */
  offset?: number | undefined
}

/** What a calendar of days has for whoever styles it. */
export type DayPart = 'turn' | 'weekday' | 'day'

/** The days of one month. Inside a react-aria calendar. */
export function Days({ part, isRange = false, offset = 0 }: DaysProps) {
  return (
    <CalendarGrid className={styles.grid} offset={{ months: offset }} weekdayStyle="short">
      <CalendarGridHeader>
        {(weekday) => <CalendarHeaderCell {...part('weekday', styles.weekday)}>{weekday}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => <CalendarCell {...part('day', styles.day, isRange && styles.rangeDay)} date={date} />}
      </CalendarGridBody>
    </CalendarGrid>
  )
}

/** The button of the month before or after. */
export function Turn({ to, part }: { to: 'previous' | 'next'; part: PartOf<'turn'> }) {
  return (
    <PressButton {...part('turn', styles.turn)} slot={to}>
      <Icon of={to === 'previous' ? ChevronLeft : ChevronRight} size={16} />
    </PressButton>
  )
}

/** What a calendar shows: a month with its year, each of which can be chosen, and the days. Inside a react-aria calendar. */
export function CalendarFrame({ part, isRange }: Pick<DaysProps, 'isRange'> & { part: PartOf<DayPart> }) {
  return (
    <>
      <div className={styles.header}>
        <Turn part={part} to="previous" />
        <div className={styles.pickers}>
          <CalendarMonthPicker format="long">{(props) => <Picker {...props} />}</CalendarMonthPicker>
          <CalendarYearPicker visibleYears={120}>{(props) => <Picker {...props} />}</CalendarYearPicker>
        </div>
        <Turn part={part} to="next" />
      </div>
      <Days isRange={isRange} part={part} />
    </>
  )
}
