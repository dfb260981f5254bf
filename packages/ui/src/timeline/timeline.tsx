'use client'
import type { ReactNode } from 'react'
import { DateText } from '../date-text/date-text.tsx'
import type { DateStyle } from '../date-text/format-date.ts'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import * as styles from './timeline.css.ts'

export interface TimelineEvent {
  id: string
  /** What happened: «Принят на склад отправителя». */
  title: ReactNode
  /** When: ISO 8601, a date or a moment with its offset. Absent while it has not happened. */
  at?: string | undefined
  /** What follows from it: «Началось страхование». */
  note?: ReactNode
  /** `negative`: went wrong. `positive`: the wanted end. Say so in the title too. */
  tone?: 'accent' | 'positive' | 'notice' | 'negative' | undefined
  /** Still to come: a hollow mark. */
  isExpected?: boolean | undefined
}

export interface TimelineProps
  extends CommonProps<HTMLOListElement>, DataAttributes, PartsProps<'event' | 'dot' | 'title' | 'time' | 'note'> {
  /** In the order in which they are read; usually the newest first. */
  events: readonly TimelineEvent[]
  /** Name for screen readers, when no heading stands above. */
  label?: string | undefined
  /** How moments are written; date and time unless told otherwise. */
  format?: DateStyle | undefined
  /** IANA zone of the clock shown. */
  timeZone?: string | undefined
}

/** What happened to a thing, and when. Steps of a process that a person goes through are `StatusSteps`. */
export function Timeline(asGiven: TimelineProps) {
  const [part, props] = takeParts(asGiven)
  const { events, label, format = 'dateTime', timeZone, className, ...rest } = props
  return (
    <ol aria-label={label} className={classNames(styles.root, className)} {...rest}>
      {events.map(({ id, title, at, note, tone = 'accent', isExpected = false }) => (
        <li key={id} {...part('event', styles.event, styles.tones[tone])}>
          <span aria-hidden {...part('dot', styles.dot)} data-expected={isExpected || undefined} />
          <span {...part('title', styles.title, isExpected && styles.expected)}>{title}</span>
          {at !== undefined && (
            <span {...part('time', styles.time)}>
              <DateText format={format} timeZone={timeZone} value={at} />
            </span>
          )}
          {note !== undefined && <span {...part('note', styles.note)}>{note}</span>}
        </li>
      ))}
    </ol>
  )
}
