'use client'
import { useState } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Dialog } from 'react-aria-components/Dialog'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { today } from '@cabinet/validators/dates'
import { useWords } from '../../i18n/define-words.ts'
import { useCabinetLocale } from '../../i18n/locale.ts'
import { monthFieldWords } from '../../i18n/month-field.ts'
import { Icon } from '../../icon/icon.tsx'
import type { PickerProps } from '../entry/picker-field.tsx'
import { PressButton } from '../press/press-button.tsx'
import * as overlay from '../overlay.css.ts'
import * as styles from './calendar.css.ts'
import { joinIsland } from '../join-island.ts'

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']

/** The year of months of a month field. */
export function MonthPopover(props: PickerProps) {
  const { label, anchor, value, onChange, onClose, minValue, maxValue, track, part } = props
  const words = useWords(monthFieldWords)
  const locale = useCabinetLocale()
  const now = today().slice(0, 7)
  const [year, setYear] = useState(() => Number((value === '' ? now : value).slice(0, 4)))
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const isOutside = (month: string): boolean =>
    (minValue !== undefined && month < minValue) || (maxValue !== undefined && month > maxValue)
  return (
    <Popover
      {...track}
      ref={joinIsland}
      isOpen
      {...part('calendar', overlay.floating)}
      offset={6}
      placement="bottom start"
      triggerRef={anchor}
      onOpenChange={onClose}
    >
      <Dialog aria-label={label} className={styles.body}>
        <div className={styles.header}>
          <PressButton aria-label={words.previous} {...part('turn', styles.turn)} onPress={() => setYear(year - 1)}>
            <Icon of={ChevronLeft} size={16} />
          </PressButton>
          <span aria-live="polite" className={styles.year}>
            {year}
          </span>
          <PressButton aria-label={words.next} {...part('turn', styles.turn)} onPress={() => setYear(year + 1)}>
            <Icon of={ChevronRight} size={16} />
          </PressButton>
        </div>
        <ListBox
          // A popover is opened to be moved in.
          autoFocus
          aria-label={label}
          className={styles.months}
          disabledKeys={months.map((month) => `${year}-${month}`).filter(isOutside)}
          layout="grid"
          selectedKeys={value === '' ? [] : [value]}
          selectionMode="single"
          onSelectionChange={(keys) => {
            const [month] = [...keys]
            if (month !== undefined) onChange(String(month))
            onClose()
          }}
        >
          {months.map((month, index) => (
            <ListBoxItem key={`${year}-${month}`} {...part('month', styles.month)} id={`${year}-${month}`}>
              {names.format(Date.UTC(2026, index))}
            </ListBoxItem>
          ))}
        </ListBox>
        <PressButton
          {...part('today', styles.today)}
          isDisabled={isOutside(now)}
          onPress={() => {
            onChange(now)
            onClose()
          }}
        >
          {words.current}
        </PressButton>
      </Dialog>
    </Popover>
  )
}
