'use client'
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Plus } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { useWords } from '../i18n/define-words.ts'
import { filterBarWords } from '../i18n/filter-bar.ts'
import { classNames } from '../internal/class-names.ts'
import { ResetContext, useResetKey } from '../internal/entry/use-form-reset.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import { useMergedRefs } from '../internal/merge-refs.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { Tag } from '../tag/tag.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './filter-bar.css.ts'

/** A filter in force. */
export interface ActiveFilter {
  id: string
  /** The whole choice in words: «Статус: в пути, вручён». */
  label: string
}

export interface FilterBarProps
  extends
    CommonProps<HTMLDivElement>,
    DataAttributes,
    PartsProps<'search' | 'counts' | 'fields' | 'chips' | 'chip' | 'end'> {
  /** Name of the group for screen readers; «Фильтры» when absent. */
  label?: string | undefined
  /** Stays in sight at every width: usually a search field. */
  search?: ReactNode
  /** Numbers that filter, in the line of the search: a `StatGroup` with `isInline`. They scroll when they are many. */
  counts?: ReactNode
  /** The fields. They open below the line with the button «+ Фильтр». */
  children?: ReactNode
  /** What is in force, as chips. */
  filters?: readonly ActiveFilter[] | undefined
  onRemove?: ((id: string) => void) | undefined
  /** Removes all; shown while there is at least one filter. */
  onReset?: (() => void) | undefined
  /**
   * When it changes, the fields forget what was half typed: for a reset by a button of your own. «Сбросить» of the bar
   * does so by itself.
   */
  resetKey?: string | number | undefined
  /** At the end of the line: choice of columns, density. */
  end?: ReactNode
}

/** What stands over a register: search, fields, and every filter in force as a chip that can be taken away. */
export function FilterBar(asGiven: FilterBarProps) {
  const [part, props] = takeParts(asGiven)
  const {
    label,
    search,
    counts,
    children,
    filters = [],
    onRemove,
    onReset,
    resetKey,
    end,
    className,
    ref,
    ...rest
  } = props
  const words = useWords(filterBarWords)
  const fieldsId = useId()
  const own = useRef<HTMLDivElement>(null)
  const merged = useMergedRefs(own, ref)
  const chips = useRef<HTMLUListElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  const [resets, setResets] = useState(0)
  const fieldsKey = useResetKey(`${resets} ${resetKey ?? ''}`)
  const removed = useRef<number | null>(null)

  // The button that was pressed is gone with its chip: the focus goes to the next one, not to the page.
  useLayoutEffect(() => {
    const place = removed.current
    if (place === null) return
    removed.current = null
    const buttons = chips.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(place, buttons.length - 1)]
    if (next !== undefined) next.focus()
    else own.current?.querySelector<HTMLElement>('input, select, button')?.focus()
  })

  return (
    <div
      ref={merged}
      aria-label={label ?? words.filters}
      className={classNames(styles.root, className)}
      role="group"
      {...rest}
    >
      <ResetContext value={fieldsKey}>
        {search !== undefined && <div {...part('search', styles.search)}>{search}</div>}
        {counts !== undefined && <div {...part('counts', styles.counts)}>{counts}</div>}
        {children !== undefined && (
          <>
            <Button
              data-track="filters"
              aria-controls={fieldsId}
              aria-expanded={isOpen}
              icon={Plus}
              variant="quiet"
              onPress={() => setOpen(!isOpen)}
            >
              {words.filter}
            </Button>
            <div {...part('fields', styles.fields)} data-open={isOpen || undefined} id={fieldsId}>
              {children}
            </div>
          </>
        )}
      </ResetContext>
      {end !== undefined && <div {...part('end', styles.end)}>{end}</div>}
      {filters.length > 0 && (
        <ul ref={chips} aria-label={words.chosen} {...part('chips', styles.chips)}>
          {filters.map((filter, index) => (
            <li key={filter.id} {...part('chip', styles.chip)}>
              <Tag
                tone="accent"
                onRemove={
                  onRemove &&
                  (() => {
                    removed.current = index
                    setMessage(words.removed(filter.label))
                    onRemove(filter.id)
                  })
                }
              >
                {filter.label}
              </Tag>
            </li>
          ))}
          {onReset && (
            <li>
              <Button
                data-track="filters-reset"
                size="small"
                variant="quiet"
                onPress={() => {
                  removed.current = 0
                  setMessage(words.isReset)
                  setResets(resets + 1)
                  onReset()
                }}
              >
                {words.reset}
              </Button>
            </li>
          )}
        </ul>
      )}
      <VisuallyHidden aria-live="polite">{message}</VisuallyHidden>
    </div>
  )
}
