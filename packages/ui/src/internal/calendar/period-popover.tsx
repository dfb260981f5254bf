'use client'
import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { useCabinetLocale } from '../../i18n/locale.ts'
import { PressButton } from '../press/press-button.tsx'
import * as overlay from '../overlay.css.ts'
import { styled, type PartOf } from '../parts.ts'
import { given, type DataAttributes } from '../props.ts'
import { media } from '../../theme/scale.ts'
import { useMedia } from '../use-media.ts'
import { CalendarFrame, type DayPart } from './calendar-frame.tsx'
import * as styles from './calendar.css.ts'
import { dayOf } from './day-of.ts'
import { TwoMonths } from './two-months.tsx'
import { joinIsland } from '../join-island.ts'

interface Period {
  readonly from: string
  readonly to: string
}

export interface PeriodPopoverProps {
  label: string
  presetsLabel: string
  anchor: RefObject<HTMLElement | null>
  value: Period
  onChange: (value: Period) => void
  onClose: () => void
  presets: readonly (Period & { readonly label: string })[]
  minValue?: string | undefined
  maxValue?: string | undefined
  /** From `trackOf`. */
  track: DataAttributes
  part: PartOf<DayPart | 'calendar' | 'preset'>
}

/** The calendar of a period and its ready periods; a module of its own, loaded when it is opened. */
export function PeriodPopover(props: PeriodPopoverProps) {
  const { label, presetsLabel, anchor, value, onChange, onClose, presets, minValue, maxValue, track, part } = props
  // See DatePopover.
  const locale = useCabinetLocale()
  const [start, end] = [dayOf(value.from), dayOf(value.to)]
  const isWide = useMedia(media.fromLarge)
  const choose = (period: Period): void => {
    onChange(period)
    onClose()
  }
  return (
    <Popover
      {...track}
      ref={joinIsland}
      isOpen
      {...styled(part('calendar', overlay.floating), { maxWidth: 'calc(100vw - 16px)' })}
      offset={6}
      placement="bottom start"
      triggerRef={anchor}
      onOpenChange={onClose}
    >
      <Dialog aria-label={label} className={styles.body}>
        <div className={styles.period}>
          {presets.length > 0 && (
            <div aria-label={presetsLabel} className={styles.presets} role="group">
              {presets.map((preset) => (
                <PressButton
                  key={preset.label}
                  aria-pressed={preset.from === value.from && preset.to === value.to}
                  {...part('preset', styles.preset)}
                  onPress={() => choose({ from: preset.from, to: preset.to })}
                >
                  {preset.label}
                </PressButton>
              ))}
            </div>
          )}
          <I18nProvider locale={locale}>
            <RangeCalendar
              {...given({ minValue: dayOf(minValue), maxValue: dayOf(maxValue) })}
              // A calendar is opened to be moved in.
              autoFocus
              aria-label={label}
              className={styles.calendar}
              firstDayOfWeek="mon"
              pageBehavior="single"
              visibleDuration={{ months: isWide ? 2 : 1 }}
              value={start && end && value.from <= value.to ? { start, end } : null}
              onChange={(range) => choose({ from: range.start.toString(), to: range.end.toString() })}
            >
              {isWide ? <TwoMonths part={part} /> : <CalendarFrame isRange part={part} />}
            </RangeCalendar>
          </I18nProvider>
        </div>
      </Dialog>
    </Popover>
  )
}
