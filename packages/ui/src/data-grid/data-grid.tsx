'use client'
import { useLayoutEffect, useMemo, useRef, type CSSProperties } from 'react'
import { cellOf, indexOf } from '../data-table/cells.ts'
import { dataAttributesOf } from '../data-table/data-attributes.ts'
import * as cardStyles from '../data-table/cards.css.ts'
import * as styles from '../data-table/data-table.css.ts'
import { Edge } from '../data-table/edge.tsx'
import { Footer } from '../data-table/footer.tsx'
import { Header } from '../data-table/header.tsx'
import type { RowAccess } from '../data-table/navigation.ts'
import { HiddenWords, SkeletonRows, TableProgress, TableState } from '../data-table/states.tsx'
import { placed, useTableParts } from '../data-table/parts.ts'
import type { TableProps } from '../data-table/table-props.ts'
import { useEdges } from '../internal/use-edges.ts'
import { useTable } from '../data-table/use-table.ts'
import { classNames } from '../internal/class-names.ts'
import { assignInlineVars } from '../internal/inline-vars.ts'
import { useMedia } from '../internal/use-media.ts'
import { media } from '../theme/scale.ts'
import { useColumnWindow } from './use-column-window.ts'
import { VirtualRows, type VirtualHandle } from './virtual-rows.tsx'

const usualActions = 64
const selectWidth = 52

/** How the keys reach columns that are not drawn. */
interface ColumnAccess {
  count: number
  draw: (index: number) => void
}

export interface DataGridProps<Row> extends TableProps<Row> {
  /** Lines of text in a row; texts longer than their column are cut. */
  lines?: 1 | 2 | undefined
}

/**
 * A register of any length in the browser: `DataTable` with only the rows in sight drawn. The same props, keys and
 * look; rows have one height. Of more than twelve columns only those in sight are drawn as well. Up to a few hundred rows take `DataTable`: find in page and print see all of them there.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const {
    label,
    rows,
    onRowOpen,
    openKey,
    rowActions,
    rowDetails,
    footer,
    isLoading = false,
    error,
    empty,
    lines = 1,
  } = props
  const {
    actionsWidth = usualActions,
    density,
    cards = 'narrow',
    maxHeight,
    isFirstColumnPinned = true,
    className,
    style,
    ref,
  } = props
  const box = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const virtual = useRef<VirtualHandle>(null)
  const isNarrow = useMedia(media.belowMedium)
  const isCards = isNarrow && cards === 'narrow'
  const windowed = useRef<ColumnAccess>({ count: 0, draw: () => {} })
  const access = useMemo<RowAccess>(() => {
    const drawn = (index: number): Element | null => box.current?.querySelector(`[data-index="${index}"]`) ?? null
    return {
      count: () => virtual.current?.count() ?? 0,
      columnCount: () => windowed.current.count,
      drawColumn: (index) => windowed.current.draw(index),
      rowAt: (index) => {
        if (index === -1) return box.current?.querySelector('[role="row"]') ?? null
        if (drawn(index) === null) virtual.current?.draw(index)
        return drawn(index)
      },
      indexOf: (row) => Number(row.getAttribute('data-index') ?? -1),
      pageSize: () => virtual.current?.pageSize() ?? 1,
      reveal: (index) => virtual.current?.scrollTo(index),
    }
  }, [])
  const part = useTableParts(props)
  const table = useTable(props, { access, grid })
  const { visible, tracks, isSelectable } = table
  const hasActions = rowActions !== undefined
  const columns = useColumnWindow({
    box,
    columns: visible,
    tracks,
    before: isSelectable ? selectWidth : 0,
    after: hasActions ? actionsWidth : 0,
    isPinned: isFirstColumnPinned,
    isOff: isCards,
  })
  const { drawn } = columns
  useLayoutEffect(() => {
    windowed.current = {
      count: visible.length + table.lead + (hasActions ? 1 : 0),
      draw: (index) => columns.keep(index - table.lead, true),
    }
  })
  useEdges(box)
  const hasRows = rows.length > 0
  const isFailed = error !== undefined && error !== null && error !== false
  const template = [
    ...(isSelectable ? [styles.selectTrack] : []),
    ...tracks.map((track) => (track.isFlexible ? `minmax(${track.width}px, 1fr)` : `${track.width}px`)),
    ...(hasActions ? [`${actionsWidth}px`] : []),
  ]
  const least = [
    ...(isSelectable ? [styles.selectTrack] : []),
    ...tracks.map((track) => `${track.width}px`),
    ...(hasActions ? [`${actionsWidth}px`] : []),
  ]
  // A cell that gets the focus must not end up under the actions.
  const scroll: CSSProperties = {
    ...(maxHeight !== undefined && { maxHeight }),
    ...(hasActions && { scrollPaddingInlineEnd: actionsWidth }),
  }
  const { events } = table
  return (
    <div
      ref={ref}
      className={classNames(styles.root, cards === 'narrow' && cardStyles.cards, className)}
      data-cabinet-density={density}
      style={style}
      {...dataAttributesOf(props)}
    >
      <TableProgress hasRows={hasRows} isLoading={isLoading} />
      <div ref={box} {...placed(part('box', styles.box), { style: scroll })}>
        <div
          ref={grid}
          aria-busy={isLoading}
          aria-describedby={`${table.id}-keys`}
          aria-label={label}
          aria-multiselectable={isSelectable || undefined}
          aria-colcount={drawn === undefined ? undefined : visible.length + table.lead + (hasActions ? 1 : 0)}
          aria-rowcount={rows.length + (footer === undefined ? 1 : 2)}
          {...placed(part('table', styles.grid), {
            style: assignInlineVars({
              [styles.template]: template.join(' '),
              [styles.total]: `calc(${least.join(' + ')})`,
            }),
          })}
          role="grid"
          {...events}
          onFocus={(event) => {
            events.onFocus(event)
            const row = (event.target as Element).closest('[data-index]')
            if (row !== null) virtual.current?.keep(access.indexOf(row))
            const cell = cellOf(event.target as Element, event.currentTarget)
            if (cell !== null) columns.keep(indexOf(cell) - table.lead)
          }}
        >
          <Header {...table.header} drawn={drawn} isNative={false} part={part} />
          {!isFailed && hasRows && (
            <VirtualRows<Row>
              part={part}
              ref={virtual}
              actions={rowActions}
              box={box}
              canOpen={onRowOpen !== undefined}
              columns={visible}
              details={rowDetails}
              drawn={drawn}
              expandedKeys={table.expandedKeys}
              hasFooter={footer !== undefined}
              host={table.host}
              isCards={isCards}
              isPinned={isFirstColumnPinned}
              isSelectable={isSelectable}
              keys={table.keys}
              lines={lines}
              openKey={openKey}
              rows={rows}
              selectedKeys={table.selectedKeys}
            />
          )}
          {footer !== undefined && hasRows && !isFailed && (
            <Footer
              part={part}
              columns={visible}
              content={footer}
              drawn={drawn}
              hasActions={hasActions}
              isNative={false}
              isPinned={isFirstColumnPinned}
              isSelectable={isSelectable}
              rowIndex={rows.length + 2}
            />
          )}
          {!isFailed && !hasRows && isLoading && (
            <div role="rowgroup">
              <SkeletonRows
                columns={visible}
                hasActions={hasActions}
                isNative={false}
                isSelectable={isSelectable}
                part={part}
              />
            </div>
          )}
        </div>
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
