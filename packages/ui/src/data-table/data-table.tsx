'use client'
import { useMemo, useRef, type CSSProperties } from 'react'
import { assignInlineVars } from '../internal/inline-vars.ts'
import { classNames } from '../internal/class-names.ts'
import { dataAttributesOf } from './data-attributes.ts'
import * as cardStyles from './cards.css.ts'
import * as styles from './data-table.css.ts'
import './print.css.ts'
import { Edge } from './edge.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import type { RowAccess } from './navigation.ts'
import { MemoRow } from './row.tsx'
import { HiddenWords, SkeletonRows, TableProgress, TableState } from './states.tsx'
import { placed, useTableParts } from './parts.ts'
import type { TableProps } from './table-props.ts'
import { useEdges } from '../internal/use-edges.ts'
import { useTable } from './use-table.ts'

export type DataTableProps<Row> = TableProps<Row>

/** The rows themselves, without what stands below expanded ones. */
const rowsOf = (body: Element | null): Element[] => [...(body?.querySelectorAll(':scope > [data-key]') ?? [])]
const fixedTracks = { select: 52, actions: 64 }

/**
 * A register of up to a few hundred rows, in a native table: sort, selection, width and order of columns, rows that
 * open, one tab stop with arrows between cells, cards under 768 px. For more rows take `DataGrid`; it has the same
 * props. Sorting and paging are asked for, not done: the rows come from outside.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    rows,
    selectedKeys,
    onRowOpen,
    openKey,
    rowActions,
    rowDetails,
    footer,
    isLoading = false,
    error,
    empty,
  } = props
  const {
    actionsWidth = fixedTracks.actions,
    density,
    cards = 'narrow',
    maxHeight,
    isFirstColumnPinned = true,
    className,
    style,
    ref,
  } = props
  const box = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const access = useMemo<RowAccess>(
    () => ({
      count: () => rowsOf(body.current).length,
      rowAt: (index) =>
        index === -1
          ? (body.current?.previousElementSibling?.firstElementChild ?? null)
          : (rowsOf(body.current)[index] ?? null),
      indexOf: (row) => rowsOf(body.current).indexOf(row),
      pageSize: () => 10,
    }),
    [],
  )
  const grid = useRef<HTMLTableElement>(null)
  const part = useTableParts(props)
  const table = useTable(props, { access, grid })
  const { visible, tracks, isSelectable, keys } = table
  const hasActions = rowActions !== undefined
  const hasRows = rows.length > 0
  const isFailed = error !== undefined && error !== null && error !== false
  const width =
    tracks.reduce((sum, track) => sum + track.width, 0) +
    (isSelectable ? fixedTracks.select : 0) +
    (hasActions ? actionsWidth : 0)
  useEdges(box)
  // A cell that gets the focus must not end up under the actions.
  const scroll: CSSProperties = {
    ...(maxHeight !== undefined && { maxHeight }),
    ...(hasActions && { scrollPaddingInlineEnd: actionsWidth }),
  }
  return (
    <div
      ref={ref}
      className={classNames(styles.root, cards === 'narrow' && cardStyles.cards, className)}
      data-cabinet-density={density}
      style={style}
      {...dataAttributesOf(props)}
    >
      <TableProgress hasRows={hasRows} isLoading={isLoading} />
      <div ref={box} {...placed(part('box', styles.box, styles.boxNative), { style: scroll })}>
        <table
          ref={grid}
          aria-busy={isLoading}
          aria-describedby={`${table.id}-keys`}
          aria-label={label}
          aria-multiselectable={isSelectable || undefined}
          {...placed(part('table', styles.table), {
            style: assignInlineVars({ [styles.total]: `${width}px`, [styles.actionsWidth]: `${actionsWidth}px` }),
          })}
          // A table of cells that arrows walk through is a grid, says ARIA in HTML; the linter knows only static tables.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
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
            <Header {...table.header} isNative part={part} />
          </thead>
          <tbody ref={body}>
            {!isFailed &&
              rows.map((row, index) => (
                <MemoRow<Row>
                  part={part}
                  key={keys[index]}
                  actions={rowActions}
                  canOpen={onRowOpen !== undefined}
                  columns={visible}
                  host={table.host}
                  details={rowDetails}
                  isExpanded={table.expandedKeys.has(keys[index] ?? '')}
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
              <SkeletonRows
                columns={visible}
                hasActions={hasActions}
                isNative
                isSelectable={isSelectable}
                part={part}
              />
            )}
          </tbody>
          {footer !== undefined && hasRows && !isFailed && (
            <tfoot>
              <Footer
                part={part}
                isNative
                columns={visible}
                content={footer}
                hasActions={hasActions}
                isPinned={isFirstColumnPinned}
                isSelectable={isSelectable}
              />
            </tfoot>
          )}
        </table>
      </div>
      <TableState part={part} empty={empty} error={error} hasRows={hasRows} isLoading={isLoading} words={table.words} />
      <Edge part={part} actionsWidth={hasActions ? actionsWidth : 0} box={box} label={table.words.columns} />
      <HiddenWords
        details={table.words.details}
        hint={table.hint}
        id={table.id}
        select={table.words.select}
        message={table.message}
      />
    </div>
  )
}
