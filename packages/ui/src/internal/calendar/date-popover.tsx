'use client'
import { getLocalTimeZone, today } from '@internationalized/date'
import { Calendar } from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { dateFieldWords } from '../../i18n/date-field.ts'
import { useWords } from '../../i18n/define-words.ts'
import { useCabinetLocale } from '../../i18n/locale.ts'
import type { PickerProps } from '../entry/picker-field.tsx'
import { PressButton } from '../press/press-button.tsx'
import * as overlay from '../overlay.css.ts'
import { given } from '../props.ts'
import { CalendarFrame } from './calendar-frame.tsx'
import * as styles from './calendar.css.ts'
import { dayOf } from './day-of.ts'
import { joinIsland } from '../join-island.ts'

/** The calendar of a date field; a module of its own, so that a form without an open calendar does not pay for it. */
export function DatePopover(props: PickerProps) {
  const { label, anchor, value, onChange, onClose, minValue, maxValue, isDateUnavailable, track, part } = props
  // Where no provider speaks, the calendar would take the language of the browser beside Russian words.
  const locale = useCabinetLocale()
  const words = useWords(dateFieldWords)
  const now = today(getLocalTimeZone()).toString()
  const isOutside = (minValue !== undefined && now < minValue) || (maxValue !== undefined && now > maxValue)
  const choose = (date: string): void => {
    onChange(date)
    onClose()
  }
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
        <I18nProvider locale={locale}>
          <Calendar
            {...given({ minValue: dayOf(minValue), maxValue: dayOf(maxValue) })}
            // A calendar is opened to be moved in.
            autoFocus
            aria-label={label}
            className={styles.calendar}
            firstDayOfWeek="mon"
            isDateUnavailable={(date) => isDateUnavailable?.(date.toString()) ?? false}
            value={dayOf(value) ?? null}
            onChange={(date) => choose(date.toString())}
          >
            <CalendarFrame part={part} />
          </Calendar>
        </I18nProvider>
        <PressButton
          {...part('today', styles.today)}
          isDisabled={isOutside || isDateUnavailable?.(now) === true}
          onPress={() => choose(now)}
        >
          {words.today}
        </PressButton>
      </Dialog>
    </Popover>
  )
}
