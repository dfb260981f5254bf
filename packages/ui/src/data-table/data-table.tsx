'use client'
import { useMemo, useRef, type CSSProperties } from 'react'
import { assignInlineVars } from '../internal/inline-vars.ts'
import { classNames } from '../internal/class-names.ts'
import { dataAttributesOf } from './data-attributes.ts'
import * as styles from './data-table.css.ts'
import { Header } from './header.tsx'
import type { RowAccess } from './navigation.ts'
import { MemoRow } from './row.tsx'
import { HiddenWords, SkeletonRows, TableProgress, TableState } from './states.tsx'
import type { TableProps } from './table-props.ts'
import { useTable } from './use-table.ts'

export type DataTableProps<Row> = TableProps<Row>

const fixedTracks = { select: 52, actions: 64 }

/**
 * A register of up to a few hundred rows, in a native table: sort, selection, width and order of columns, rows that
 * open, one tab stop with arrows between cells, cards under 768 px. For more rows take `DataGrid`; it has the same
 * props. Sorting and paging are asked for, not done: the rows come from outside.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, selectedKeys, onRowOpen, openKey, rowActions, isLoading = false, error, empty } = props
  const { density, cards = 'narrow', maxHeight, isFirstColumnPinned = true, className, style, ref } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const access = useMemo<RowAccess>(
    () => ({
      count: () => body.current?.children.length ?? 0,
      rowAt: (index) =>
        index === -1
          ? (body.current?.previousElementSibling?.firstElementChild ?? null)
          : (body.current?.children[index] ?? null),
      indexOf: (row) => (row.parentElement === body.current ? [...(body.current?.children ?? [])].indexOf(row) : -1),
      pageSize: () => 10,
    }),
    [],
  )
  const grid = useRef<HTMLTableElement>(null)
  const table = useTable(props, { access, grid })
  const { visible, tracks, isSelectable, keys } = table
  const hasActions = rowActions !== undefined
  const hasRows = rows.length > 0
  const isFailed = error !== undefined && error !== null && error !== false
  const width =
    tracks.reduce((sum, track) => sum + track.width, 0) +
    (isSelectable ? fixedTracks.select : 0) +
    (hasActions ? fixedTracks.actions : 0)
  const box: CSSProperties = maxHeight === undefined ? {} : { maxHeight }
  return (
    <div
      ref={ref}
      className={classNames(styles.root, cards === 'narrow' && styles.cards, className)}
      data-cabinet-density={density}
      style={style}
      {...dataAttributesOf(props)}
    >
      <TableProgress hasRows={hasRows} isLoading={isLoading} />
      <div
        className={classNames(styles.box, styles.boxNative)}
        style={box}
        onScroll={(event) => {
          event.currentTarget.toggleAttribute('data-scrolled', event.currentTarget.scrollLeft !== 0)
        }}
      >
        <table
          ref={grid}
          aria-busy={isLoading}
          aria-describedby={`${table.id}-keys`}
          aria-label={label}
          aria-multiselectable={isSelectable || undefined}
          className={styles.table}
          // A table of cells that arrows walk through is a grid, says ARIA in HTML; the linter knows only static tables.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          style={assignInlineVars({ [styles.total]: `${width}px` })}
          {...table.events}
        >
          <colgroup>
            {isSelectable && <col className={styles.selectColumn} />}
            {tracks.map((track) => (
              <col key={track.id} style={track.isFlexible ? undefined : { width: track.width }} />
            ))}
            {hasActions && <col className={styles.actionsColumn} />}
          </colgroup>
          <thead>
            <Header {...table.header} isNative />
          </thead>
          <tbody ref={body}>
            {!isFailed &&
              rows.map((row, index) => (
                <MemoRow<Row>
                  key={keys[index]}
                  actions={rowActions}
                  canOpen={onRowOpen !== undefined}
                  columns={visible}
                  host={table.host}
                  isNative
                  isOpen={openKey !== undefined && keys[index] === openKey}
                  isPinned={isFirstColumnPinned}
                  isSelectable={isSelectable}
                  isSelected={selectedKeys?.has(keys[index] ?? '') ?? false}
                  itemKey={keys[index] ?? ''}
                  row={row}
                />
              ))}
            {!isFailed && !hasRows && isLoading && (
              <SkeletonRows columns={visible} hasActions={hasActions} isNative isSelectable={isSelectable} />
            )}
          </tbody>
        </table>
      </div>
      <TableState empty={empty} error={error} hasRows={hasRows} isLoading={isLoading} words={table.words} />
      <HiddenWords hint={table.hint} id={table.id} select={table.words.select} message={table.message} />
    </div>
  )
}
