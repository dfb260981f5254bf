'use client'
import { useId } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useWords } from '../i18n/define-words.ts'
import { useCabinetLocale } from '../i18n/locale.ts'
import { paginationWords } from '../i18n/pagination.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { classNames } from '../internal/class-names.ts'
import { NativeSelect } from '../internal/native-select.tsx'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import { pageMarks } from './pages.ts'
import * as styles from './pagination.css.ts'

export interface PaginationProps
  extends CommonProps<HTMLElement>, DataAttributes, PartsProps<'range' | 'steps' | 'arrow' | 'pages' | 'gap' | 'page'> {
  /** The page in sight, from 1. */
  page: number
  /** Rows on a page. */
  pageSize: number
  /** Rows to which the pages lead. */
  total: number
  /** Rows in all, where the pages lead to the first of them only; `more` when nobody has counted them. */
  found?: number | 'more' | undefined
  onPageChange: (page: number) => void
  /** Sizes to choose from; the choice is shown when `onPageSizeChange` is given. */
  pageSizes?: readonly number[] | undefined
  onPageSizeChange?: ((pageSize: number) => void) | undefined
  /** Name for screen readers, when there are several on the page. */
  label?: string | undefined
}

const usualSizes = [20, 50, 100] as const

/** Leads through the pages of a register and says which rows are in sight. */
export function Pagination(asGiven: PaginationProps) {
  const [part, props] = takeParts(asGiven)
  const {
    page,
    pageSize,
    total,
    found = total,
    onPageChange,
    pageSizes = usualSizes,
    onPageSizeChange,
    label,
    className,
    ...rest
  } = props
  const words = useWords(paginationWords)
  const locale = useCabinetLocale()
  const id = useId()
  const number = (value: number): string => value.toLocaleString(locale)
  const count = Math.max(1, Math.ceil(total / pageSize))
  const current = Math.min(Math.max(1, page), count)
  const first = (current - 1) * pageSize + 1
  const all = found === 'more' ? `${number(total)}+` : number(found)
  return (
    <nav aria-label={label ?? words.pages} className={classNames(styles.root, className)} {...rest}>
      <span aria-live="polite" {...part('range', styles.range)}>
        {total === 0 ? words.none : words.range(number(first), number(Math.min(total, current * pageSize)), all)}
      </span>
      {count > 1 && (
        <div {...part('steps', styles.steps)}>
          <IconButton
            data-track="page-previous"
            {...part('arrow', styles.arrow)}
            icon={ChevronLeft}
            isDisabled={current === 1}
            label={words.previous}
            size="small"
            onPress={() => onPageChange(current - 1)}
          />
          <ol {...part('pages', styles.pages)}>
            {pageMarks(current, count).map((mark, index) =>
              mark === 'gap' ? (
                // Gaps have no identity but their place; there are at most two.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={`gap-${index}`} aria-hidden {...part('gap', styles.gap)}>
                  …
                </li>
              ) : (
                <li key={mark}>
                  <PressButton
                    data-track="page-number"
                    {...(mark === current ? { 'aria-current': 'page' as const } : {})}
                    aria-label={words.page(number(mark))}
                    {...part('page', styles.page)}
                    onPress={() => {
                      if (mark !== current) onPageChange(mark)
                    }}
                  >
                    {number(mark)}
                  </PressButton>
                </li>
              ),
            )}
          </ol>
          <span aria-hidden className={styles.short}>
            {words.of(number(current), number(count))}
          </span>
          <IconButton
            data-track="page-next"
            {...part('arrow', styles.arrow)}
            icon={ChevronRight}
            isDisabled={current === count}
            label={words.next}
            size="small"
            onPress={() => onPageChange(current + 1)}
          />
        </div>
      )}
      {onPageSizeChange && (
        <NativeSelect
          aria-label={words.size}
          className={styles.size}
          data-track="page-size"
          id={id}
          options={pageSizes.map((size) => ({ value: size, label: words.perPage(number(size)) }))}
          value={pageSize}
          onChange={(event) => onPageSizeChange(Number(event.target.value))}
        />
      )}
    </nav>
  )
}
