import type { ReactNode } from 'react'
import type { PartOf } from '../internal/parts.ts'
import type { Column } from './columns.ts'
import * as styles from './data-table.css.ts'
import { placed, type TablePart } from './parts.ts'
import { placeStyle } from './placement.ts'

interface FooterProps<Row> {
  part: PartOf<TablePart>
  columns: readonly Column<Row>[]
  /** Which of them are drawn; all when absent. */
  drawn?: readonly number[] | undefined
  /** By the ids of columns. */
  content: Readonly<Record<string, ReactNode>>
  isNative: boolean
  isPinned: boolean
  isSelectable: boolean
  hasActions: boolean
  rowIndex?: number | undefined
}

/** The last row: sums of what is above, in sight while the rows scroll. */
export function Footer<Row>(props: FooterProps<Row>) {
  const { part, columns, drawn, content, isNative, isPinned, isSelectable, hasActions, rowIndex } = props
  const RowElement = isNative ? 'tr' : 'div'
  const Cell = isNative ? 'td' : 'div'
  const lead = isSelectable ? 1 : 0
  const pinned = isPinned && styles.pinned
  return (
    <RowElement
      aria-rowindex={rowIndex}
      {...part('footer', styles.footerRow, !isNative && styles.footerRowVirtual)}
      role="row"
    >
      {isSelectable && <Cell {...part('footerCell', styles.footerCell, pinned)} role="gridcell" />}
      {(drawn ?? [...columns.keys()]).map((index) => {
        const column = columns[index]
        if (column === undefined) return null
        const isFirst = isPinned && index === 0
        return (
          <Cell
            key={column.id}
            {...placed(
              part(
                'footerCell',
                styles.footerCell,
                column.kind === 'number' && styles.numeric,
                isFirst && styles.pinned,
                isFirst && styles.pinnedFirst,
                isFirst && isSelectable && styles.pinnedAfterSelect,
              ),
              placeStyle(drawn, index, lead),
            )}
            data-empty={content[column.id] === undefined || undefined}
            data-label={column.header}
            role="gridcell"
          >
            {content[column.id]}
          </Cell>
        )
      })}
      {hasActions && <Cell {...part('footerCell', styles.footerCell, styles.actionsCell)} role="gridcell" />}
    </RowElement>
  )
}
