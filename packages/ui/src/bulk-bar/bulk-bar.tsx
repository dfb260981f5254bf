'use client'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { bulkBarWords } from '../i18n/bulk-bar.ts'
import { useWords } from '../i18n/define-words.ts'
import { useCabinetLocale } from '../i18n/locale.ts'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './bulk-bar.css.ts'

export interface BulkBarProps extends CommonProps<HTMLDivElement>, DataAttributes, PartsProps<'summary' | 'actions'> {
  /** How many things are selected. The bar is in sight while there is one. */
  count: number
  /** The same in words, with what matters: «Выбрано 2 заказа на 7 480,00 ₽». «Выбрано: 2» when absent. */
  summary?: string | undefined
  onClear: () => void
  /** Buttons, the main one first. */
  children?: ReactNode
  /** A way to select more than is on the page: a quiet button. */
  more?: ReactNode
  /**
   * `bottom` stays at the lower edge of the window, over the rows, and nothing moves when it comes. `top` stands in the
   * flow over the table.
   */
  placement?: 'bottom' | 'top' | undefined
}

/** What can be done with the selected rows. Keep it mounted: it announces the selection when the first row is taken. */
export function BulkBar(asGiven: BulkBarProps) {
  const [part, props] = takeParts(asGiven)
  const { count, summary, onClear, children, more, placement = 'bottom', className, ...rest } = props
  const words = useWords(bulkBarWords)
  const locale = useCabinetLocale()
  const isShown = count > 0
  const text = summary ?? words.selected(count.toLocaleString(locale))
  return (
    <div
      aria-label={words.region}
      className={classNames(styles.root, isShown && styles.placements[placement], isShown && styles.shown, className)}
      data-shown={isShown || undefined}
      role="region"
      {...rest}
    >
      <VisuallyHidden aria-live="polite">{isShown ? text : ''}</VisuallyHidden>
      {isShown && (
        <>
          <span aria-hidden {...part('summary', styles.summary)}>
            {text}
          </span>
          {more}
          <span {...part('actions', styles.actions)}>
            {children}
            <Button data-track="selection-clear" size="small" variant="quiet" onPress={onClear}>
              {words.clear}
            </Button>
          </span>
        </>
      )}
    </div>
  )
}
