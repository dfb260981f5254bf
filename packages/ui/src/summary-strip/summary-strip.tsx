import type { ReactNode } from 'react'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import * as styles from './summary-strip.css.ts'

export interface SummaryItem {
  id: string
  /** A noun: «Застраховано». */
  label: string
  value: ReactNode
  /** Below the value: a share, a comparison. */
  note?: ReactNode
  /** `negative` for what asks for attention. Say so in the label too. */
  tone?: 'neutral' | 'negative' | 'positive' | undefined
}

export interface SummaryStripProps
  extends CommonProps<HTMLDListElement>, DataAttributes, PartsProps<'item' | 'label' | 'value' | 'note'> {
  items: readonly SummaryItem[]
  /** Values are under way; labels stay, so nothing moves. */
  isLoading?: boolean | undefined
}

/** What a register comes to, in one line: counts and sums. Tiles that filter are `StatCard`. */
export function SummaryStrip(asGiven: SummaryStripProps) {
  const [part, props] = takeParts(asGiven)
  const { items, isLoading = false, className, ...rest } = props
  return (
    <dl aria-busy={isLoading || undefined} className={classNames(styles.root, className)} {...rest}>
      {items.map(({ id, label, value, note, tone = 'neutral' }) => (
        <div key={id} {...part('item', styles.item)}>
          <dt {...part('label', styles.label)}>{label}</dt>
          <dd {...part('value', styles.value, styles.tones[tone])}>
            {isLoading ? <Skeleton shape="text" width="72%" /> : value}
          </dd>
          {note !== undefined && (
            <dd {...part('note', styles.note)}>{isLoading ? <Skeleton shape="text" width="50%" /> : note}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}
