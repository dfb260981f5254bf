import { ChevronRight } from 'lucide-react'
import type { RefObject } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { PartOf } from '../internal/parts.ts'
import * as styles from './edge.css.ts'

/** Part of the width in sight that one press passes: some of what was seen stays, so that nobody loses the line. */
const STEP = 0.6

/**
 * Says that columns lie out of sight, and brings them into it: the next ones, and from the last one back to the first.
 * For the pointer; the keys of the table scroll by themselves.
 */
export function Edge({
  part,
  box,
  label,
  actionsWidth,
}: {
  part: PartOf<'onward'>
  box: RefObject<HTMLElement | null>
  label: string
  /** CSS pixels; zero without a column of actions. */
  actionsWidth: number
}) {
  const scroll = (): void => {
    const element = box.current
    if (element === null) return
    const step = element.clientWidth * (getComputedStyle(element).direction === 'rtl' ? -STEP : STEP)
    element.scrollTo({ left: element.matches('[data-more] > *') ? element.scrollLeft + step : 0 })
  }
  return (
    <>
      <div aria-hidden className={styles.edge} style={{ insetInlineEnd: actionsWidth }} />
      {/* For the pointer alone: with the keyboard the arrows go from cell to cell, and Tab leaves the table at once. */}
      <button
        data-track="table-scroll"
        aria-label={label}
        {...part('onward', styles.onward)}
        tabIndex={-1}
        title={label}
        type="button"
        onClick={scroll}
      >
        <Icon className={styles.onwardIcon} of={ChevronRight} size={16} />
      </button>
    </>
  )
}
