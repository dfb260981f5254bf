'use client'
import { formatDate } from '../date-text/format-date.ts'
import { Icon } from '../icon/icon.tsx'
import type { PartOf } from '../internal/parts.ts'
import { formatMoney } from '../money/format-money.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './calendar-month.css.ts'
import type { CalendarDay } from './calendar-month.tsx'
import { compact } from './compact.ts'

/** What a day holds. */
export type CalendarDayPart = 'number' | 'sum' | 'note' | 'marks' | 'mark'

/** Sums of more signs than this are short at every width: no cell has room for the whole of them. */
const longest = 14

/** May stand in two lines, the number above its word, in a cell that is narrower than both. */
const breakable = (text: string): string => text.replace('\u00a0', ' ')

interface DayContentProps {
  part: PartOf<CalendarDayPart>
  date: string
  day: CalendarDay | undefined
  isCompact: boolean
  locale: string
}

/** The number of a day, its sum, and what stands below them. */
export function DayContent({ part, date, day, isCompact, locale }: DayContentProps) {
  const whole = day?.sum === undefined ? '' : formatMoney(day.sum, { locale, fraction: 'auto' })
  const isShort = isCompact || whole.length > longest
  return (
    <>
      <VisuallyHidden>{formatDate(date, 'long', { locale })}</VisuallyHidden>
      <span aria-hidden {...part('number', styles.number)}>
        {Number(date.slice(8))}
      </span>
      {day?.sum !== undefined && (
        <span {...part('sum', styles.sum, styles.tones[day.tone ?? 'neutral'])}>
          <span className={isShort ? styles.unseenWhole : styles.whole}>{whole}</span>
          {isShort ? (
            <span aria-hidden>
              <span className={styles.withSign}>{breakable(compact(day.sum, locale, 'currency'))}</span>
              <span className={styles.withoutSign}>{breakable(compact(day.sum, locale, 'decimal'))}</span>
            </span>
          ) : (
            <>
              <span aria-hidden className={styles.short}>
                {breakable(compact(day.sum, locale, 'currency', 3))}
              </span>
              <span className={styles.dot} />
            </>
          )}
        </span>
      )}
      {day?.spoken !== undefined && <VisuallyHidden>{day.spoken}</VisuallyHidden>}
      {day?.note !== undefined && (
        <span {...part('note', styles.note)}>
          {day.icon && <Icon className={styles.noteIcon} of={day.icon} size={14} />}
          <span className={isCompact ? styles.noteBesideShort : styles.noteText}>{day.note}</span>
        </span>
      )}
      {day?.marks !== undefined && day.marks.length > 0 && (
        <span {...part('marks', styles.marks)}>
          {day.marks.map((mark) => (
            <span key={mark.label} {...part('mark', styles.mark)}>
              <Icon className={styles.markTones[mark.tone ?? 'info']} of={mark.icon} size={14} />
              <VisuallyHidden>{mark.label}</VisuallyHidden>
              <span aria-hidden className={styles.markSum}>
                {compact(mark.sum, locale, 'decimal')}
              </span>
            </span>
          ))}
        </span>
      )}
    </>
  )
}
