import type { ReactNode } from 'react'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { classNames } from '../internal/class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { PartOf } from '../internal/parts.ts'
import type { Column } from './columns.ts'
import * as styles from './data-table.css.ts'
import type { TablePart } from './parts.ts'

interface StateWords {
  empty: string
  emptyHint: string
}

interface StateProps {
  part: PartOf<TablePart>
  words: StateWords
  error: ReactNode
  empty: ReactNode
  isLoading: boolean
  hasRows: boolean
}

/** What stands in the place of the rows. An error wins: it explains why there are none. */
export function TableState({ part, words, error, empty, isLoading, hasRows }: StateProps) {
  if (error !== undefined && error !== null && error !== false) {
    return (
      <div {...part('error', styles.state)} role="alert">
        {error}
      </div>
    )
  }
  if (hasRows || isLoading) return null
  return (
    <div {...part('empty', styles.state)}>
      {empty ?? <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>}
    </div>
  )
}

/** The sign that new rows are under way, over the old ones. */
export function TableProgress({ isLoading, hasRows }: { isLoading: boolean; hasRows: boolean }) {
  if (!isLoading) return null
  return (
    <>
      {hasRows && <div aria-hidden className={styles.veil} />}
      <div aria-hidden className={styles.progress} />
    </>
  )
}

const skeletonRows = 6
// Uneven as real text is; the same on the server and in the browser.
const lengths = ['72%', '56%', '84%', '64%']

interface SkeletonRowsProps<Row> {
  part: PartOf<TablePart>
  columns: readonly Column<Row>[]
  isNative: boolean
  isSelectable: boolean
  hasActions: boolean
}

/** Rows that have the geometry of those to come. */
export function SkeletonRows<Row>({ part, columns, isNative, isSelectable, hasActions }: SkeletonRowsProps<Row>) {
  const RowElement = isNative ? 'tr' : 'div'
  const Cell = isNative ? 'td' : 'div'
  return Array.from({ length: skeletonRows }, (_, line) => (
    <RowElement key={line} aria-hidden {...part('row', styles.row, !isNative && styles.skeletonVirtual)}>
      {isSelectable && (
        <Cell {...part('cell', styles.cell, styles.selectCell)}>
          <Skeleton height={20} width={20} />
        </Cell>
      )}
      {columns.map((column, ordinal) => (
        <Cell key={column.id} {...part('cell', styles.cell, column.kind === 'number' && styles.numeric)}>
          {column.skeleton ??
            Array.from({ length: column.lines ?? 1 }, (_, index) => (
              <Skeleton
                key={index}
                className={classNames(
                  column.kind === 'number' && styles.skeletonNumber,
                  index > 0 && styles.skeletonSecond,
                )}
                shape="text"
                width={lengths[(line + ordinal + index) % lengths.length]}
              />
            ))}
        </Cell>
      ))}
      {hasActions && <Cell {...part('cell', styles.cell, styles.actionsCell)} />}
    </RowElement>
  ))
}

interface HiddenWordsProps {
  id: string
  select: string
  details: string
  hint: string
  message: string
}

/** The texts that only screen readers meet: the keys, the name of the checkboxes, what has just happened. */
export function HiddenWords({ id, select, details, hint, message }: HiddenWordsProps) {
  return (
    <VisuallyHidden as="div">
      <span id={`${id}-select`}>{select}</span>
      <span id={`${id}-details`}>{details}</span>
      <span id={`${id}-keys`}>{hint}</span>
      <div aria-live="polite">{message}</div>
    </VisuallyHidden>
  )
}
