'use client'
import { useMemo, useRef, type CSSProperties } from 'react'
import { dataAttributesOf } from '../data-table/data-attributes.ts'
import * as styles from '../data-table/data-table.css.ts'
import { Header } from '../data-table/header.tsx'
import type { RowAccess } from '../data-table/navigation.ts'
import { HiddenWords, SkeletonRows, TableProgress, TableState } from '../data-table/states.tsx'
import type { TableProps } from '../data-table/table-props.ts'
import { useTable } from '../data-table/use-table.ts'
import { classNames } from '../internal/class-names.ts'
import { assignInlineVars } from '../internal/inline-vars.ts'
import { useNarrow } from './use-narrow.ts'
import { VirtualRows, type VirtualHandle } from './virtual-rows.tsx'

export interface DataGridProps<Row> extends TableProps<Row> {
  /** Lines of text in a row; texts longer than their column are cut. */
  lines?: 1 | 2 | undefined
}

/**
 * A register of any length in the browser: `DataTable` with only the rows in sight drawn. The same props, keys and
 * look; rows have one height. Up to a few hundred rows take `DataTable`: find in page and print see all of them there.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, rows, onRowOpen, openKey, rowActions, isLoading = false, error, empty, lines = 1 } = props
  const { density, cards = 'narrow', maxHeight, isFirstColumnPinned = true, className, style, ref } = props
  const box = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const virtual = useRef<VirtualHandle>(null)
  const isNarrow = useNarrow()
  const access = useMemo<RowAccess>(() => {
    const drawn = (index: number): Element | null => box.current?.querySelector(`[data-index="${index}"]`) ?? null
    return {
      count: () => Number(grid.current?.getAttribute('aria-rowcount') ?? 1) - 1,
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
  const table = useTable(props, { access, grid })
  const { visible, tracks, isSelectable } = table
  const hasActions = rowActions !== undefined
  const hasRows = rows.length > 0
  const isFailed = error !== undefined && error !== null && error !== false
  const template = [
    ...(isSelectable ? [styles.selectTrack] : []),
    ...tracks.map((track) => (track.isFlexible ? `minmax(${track.width}px, 1fr)` : `${track.width}px`)),
    ...(hasActions ? [styles.actionsTrack] : []),
  ]
  const least = [
    ...(isSelectable ? [styles.selectTrack] : []),
    ...tracks.map((track) => `${track.width}px`),
    ...(hasActions ? [styles.actionsTrack] : []),
  ]
  const scroll: CSSProperties = maxHeight === undefined ? {} : { maxHeight }
  const { events } = table
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
        ref={box}
        className={styles.box}
        style={scroll}
        onScroll={(event) => {
          event.currentTarget.toggleAttribute('data-scrolled', event.currentTarget.scrollLeft !== 0)
        }}
      >
        <div
          ref={grid}
          aria-busy={isLoading}
          aria-describedby={`${table.id}-keys`}
          aria-label={label}
          aria-multiselectable={isSelectable || undefined}
          aria-rowcount={rows.length + 1}
          className={styles.grid}
          role="grid"
          style={assignInlineVars({
            [styles.template]: template.join(' '),
            [styles.total]: `calc(${least.join(' + ')})`,
          })}
          {...events}
          onFocus={(event) => {
            events.onFocus(event)
            const row = (event.target as Element).closest('[data-index]')
            if (row !== null) virtual.current?.keep(access.indexOf(row))
          }}
        >
          <Header {...table.header} isNative={false} />
          {!isFailed && hasRows && (
            <VirtualRows<Row>
              ref={virtual}
              actions={rowActions}
              box={box}
              canOpen={onRowOpen !== undefined}
              columns={visible}
              host={table.host}
              isCards={isNarrow && cards === 'narrow'}
              isPinned={isFirstColumnPinned}
              isSelectable={isSelectable}
              keys={table.keys}
              lines={lines}
              openKey={openKey}
              rows={rows}
              selectedKeys={table.selectedKeys}
            />
          )}
          {!isFailed && !hasRows && isLoading && (
            <div role="rowgroup">
              <SkeletonRows columns={visible} hasActions={hasActions} isNative={false} isSelectable={isSelectable} />
            </div>
          )}
        </div>
      </div>
      <TableState empty={empty} error={error} hasRows={hasRows} isLoading={isLoading} words={table.words} />
      <HiddenWords hint={table.hint} id={table.id} select={table.words.select} message={table.message} />
    </div>
  )
}
