'use client'
import { useLayoutEffect, useRef } from 'react'
import { ChevronDown, ChevronUp, Columns3 } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { movedOrder, orderColumns, visibleColumns, type Column, type ColumnLayout } from '../data-table/columns.ts'
import { columnSettingsWords } from '../i18n/column-settings.ts'
import { useWords } from '../i18n/define-words.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { takeParts, type PartOf, type PartsProps } from '../internal/parts.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import { Popover } from '../popover/popover.tsx'
import * as styles from './column-settings.css.ts'

type ListPart = 'list' | 'item' | 'name' | 'move' | 'reset'

export interface ColumnSettingsProps<Row>
  extends CommonProps<HTMLButtonElement>, DataAttributes, PartsProps<ListPart | 'icon' | 'panel' | 'title'> {
  /** The columns of the table, all of them. */
  columns: readonly Column<Row>[]
  /** The arrangement, shared with the table. */
  layout: ColumnLayout
  onLayoutChange: (layout: ColumnLayout) => void
  /** Whether the panel is open, when the page decides. */
  isOpen?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

interface Move {
  id: string
  step: -1 | 1
}

/** Which columns a register shows and in what order: what dragging headers does, for every hand and on a phone. */
export function ColumnSettings<Row>(asGiven: ColumnSettingsProps<Row>) {
  const [part, props] = takeParts(asGiven)
  const { columns, layout, onLayoutChange, isOpen, defaultOpen, onOpenChange, ...rest } = props
  const { classNames, slotProps } = asGiven
  const words = useWords(columnSettingsWords)
  return (
    <Popover
      {...given({ isOpen, defaultOpen, onOpenChange })}
      classNames={classNames}
      slotProps={slotProps}
      title={words.columns}
      trigger={
        <IconButton
          data-track="columns"
          classNames={{ icon: classNames?.icon }}
          icon={Columns3}
          label={words.columns}
          slotProps={{ icon: slotProps?.icon }}
          {...rest}
        />
      }
    >
      <ColumnList part={part} columns={columns} layout={layout} words={words} onLayoutChange={onLayoutChange} />
    </Popover>
  )
}

type ColumnListProps<Row> = Pick<ColumnSettingsProps<Row>, 'columns' | 'layout' | 'onLayoutChange'> & {
  part: PartOf<ListPart>
  words: (typeof columnSettingsWords)['ru']
}

function ColumnList<Row>({ part, columns, layout, words, onLayoutChange }: ColumnListProps<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<Move | null>(null)
  const ordered = orderColumns(columns, layout.order)
  const ids = ordered.map((column) => column.id)
  const shown = new Set(visibleColumns(columns, layout.order, layout.hidden).map((column) => column.id))

  // The buttons travel with their column; at an end the one that was pressed has nothing left to do.
  useLayoutEffect(() => {
    if (moved.current === null) return
    const { id, step } = moved.current
    moved.current = null
    const item = [...(list.current?.children ?? [])].find((each) => each.getAttribute('data-column') === id)
    const [up, down] = item?.querySelectorAll('button') ?? []
    const wanted = step === -1 ? up : down
    const other = step === -1 ? down : up
    if (wanted?.disabled === true) other?.focus()
    else wanted?.focus()
  })

  const move = (index: number, step: -1 | 1): void => {
    const id = ids[index]
    const target = ids[index + step]
    if (id === undefined || target === undefined) return
    moved.current = { id, step }
    onLayoutChange({ ...layout, order: movedOrder(ids, id, target) })
  }
  const toggle = (id: string, isShown: boolean): void => {
    const hidden = (layout.hidden ?? []).filter((each) => each !== id)
    onLayoutChange({ ...layout, hidden: isShown ? hidden : [...hidden, id] })
  }

  return (
    <>
      <ul ref={list} {...part('list', styles.list)}>
        {ordered.map((column, index) => (
          <li key={column.id} {...part('item', styles.item)} data-column={column.id}>
            <Checkbox
              data-track="columns-show"
              {...part('name', styles.name)}
              isDisabled={column.isAlwaysShown === true || (shown.size === 1 && shown.has(column.id))}
              isSelected={shown.has(column.id)}
              onChange={(isShown) => toggle(column.id, isShown)}
            >
              {column.header}
            </Checkbox>
            <IconButton
              data-track="columns-move"
              {...part('move')}
              icon={ChevronUp}
              isDisabled={index === 0}
              label={words.up(column.header)}
              size="small"
              onPress={() => move(index, -1)}
            />
            <IconButton
              data-track="columns-move"
              {...part('move')}
              icon={ChevronDown}
              isDisabled={index === ordered.length - 1}
              label={words.down(column.header)}
              size="small"
              onPress={() => move(index, 1)}
            />
          </li>
        ))}
      </ul>
      <Button
        data-track="columns-reset"
        {...part('reset')}
        size="small"
        variant="quiet"
        onPress={() => onLayoutChange({})}
      >
        {words.reset}
      </Button>
    </>
  )
}
