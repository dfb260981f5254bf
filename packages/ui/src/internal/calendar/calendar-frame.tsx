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
import { classNames } from '../class-names.ts'
import { PressButton } from '../press/press-button.tsx'
import * as styles from './calendar.css.ts'

interface PickerProps {
  'aria-label': string
  value: string | number
  onChange: (key: string | number | null) => void
  items: readonly { id: number; formatted: string }[]
}

function Picker({ 'aria-label': label, value, onChange, items }: PickerProps) {
  return (
    <select
      aria-label={label}
      className={styles.picker}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} className={styles.option} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  )
}

/** What a calendar shows: a month with its year, each of which can be chosen, and the days. Inside a react-aria calendar. */
export function CalendarFrame({ isRange = false }: { isRange?: boolean }) {
  return (
    <>
      <div className={styles.header}>
        <PressButton className={styles.turn} slot="previous">
          <Icon of={ChevronLeft} size={16} />
        </PressButton>
        <div className={styles.pickers}>
          <CalendarMonthPicker format="long">{(props) => <Picker {...props} />}</CalendarMonthPicker>
          <CalendarYearPicker visibleYears={120}>{(props) => <Picker {...props} />}</CalendarYearPicker>
        </div>
        <PressButton className={styles.turn} slot="next">
          <Icon of={ChevronRight} size={16} />
        </PressButton>
      </div>
      <CalendarGrid className={styles.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell className={styles.weekday}>{weekday}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell className={classNames(styles.day, isRange && styles.rangeDay)} date={date} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}
