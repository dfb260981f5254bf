import type { Column } from '@cabinet/ui/data-table'
import { Skeleton } from '@cabinet/ui/skeleton'
import { Text } from '@cabinet/ui/text'
import type { ReactNode } from 'react'
import * as styles from './two-lines.css.ts'

/** A cell of two lines: what the column is about, and what belongs to it. */
export const TwoLines = ({ children, under }: { children: ReactNode; under: ReactNode }) => (
  <span className={styles.root}>
    <span className={styles.first}>{children}</span>
    {under !== null && (
      <Text as="span" size="caption" tone="muted">
        {under}
      </Text>
    )}
  </span>
)

/** The name of a company in a register: it may be longer than its column. */
export const LongName = ({ children }: { children: string }) => (
  <span className={styles.name} title={children}>
    {children}
  </span>
)

/** What a first line is: a badge is higher than a text. */
type First = 'text' | 'badge'

const badge = <Skeleton width="14ch" height={24} />
const under = <Skeleton shape="text" width="13ch" />
const skeletons = {
  text: (
    <TwoLines under={under}>
      <Skeleton shape="text" width="9ch" />
    </TwoLines>
  ),
  badge: <TwoLines under={under}>{badge}</TwoLines>,
} satisfies Record<First, ReactNode>

type Drawn<Row> = Required<Pick<Column<Row>, 'cell' | 'skeleton'>>

/**
 * The cell of a column that draws two lines, together with its skeleton: rows come without a jump. `null` for the second
 * line of a row that has none.
 */
export const twoLines = <Row,>(
  lines: (row: Row) => { readonly first: ReactNode; readonly under: ReactNode },
  kind: First = 'text',
): Drawn<Row> => ({
  cell: (row) => {
    const line = lines(row)
    return <TwoLines under={line.under}>{line.first}</TwoLines>
  },
  skeleton: skeletons[kind],
})

/** The cell of a column that usually draws a badge alone, together with its skeleton. */
export const badgeCell = <Row,>(cell: (row: Row) => ReactNode): Drawn<Row> => ({ cell, skeleton: badge })
