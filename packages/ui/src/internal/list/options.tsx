'use client'
import { useLayoutEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { useListBox, type AriaListBoxOptions } from 'react-aria/useListBox'
import type { ListState } from 'react-stately/useListState'
import { classNames } from '../class-names.ts'
import type { PartOf } from '../parts.ts'
import type { ChoiceCollection, ChoiceNode } from './choice-collection.ts'
import type { Choice } from './choice.ts'
import type { ListLayout } from './list-layout.ts'
import type { ListPart } from './list-part.ts'
import * as styles from './list.css.ts'
import { Option } from './option.tsx'
import { useWindow } from './use-window.ts'

export type { Choice } from './choice.ts'

/** Draws a choice in the list in your own way; its name for search and screen readers remains `label`. */
export type RenderOption<C extends Choice = Choice> = (choice: C) => ReactNode

interface OptionsProps extends AriaListBoxOptions<Choice> {
  /** The scrolled element with the role `listbox`. */
  box: RefObject<HTMLDivElement | null>
  collection: ChoiceCollection
  layout: ListLayout
  state: ListState<Choice>
  /** Added to the list's own class. */
  className?: string | undefined
  /** What was searched for: another question begins at the top of its answer. */
  query?: string
  /** Boxes at the start instead of a tick at the end: several may be chosen. */
  hasBoxes?: boolean
  renderOption?: RenderOption | undefined
  part: PartOf<ListPart>
  /** In the place of an empty list. */
  renderEmpty?: () => ReactNode
}

/** What is drawn: rows of one group stand in its element, gaps keep the place of rows that are not drawn. */
interface Piece {
  /** `null` for rows that belong to no group. */
  readonly group: ChoiceNode | null
  readonly parts: ReactElement[]
}

const gap = (height: number, key: string): ReactElement => <div key={key} role="presentation" style={{ height }} />

/** The list of choices inside the popover of a field: react-aria's list box, of which only what is in sight is drawn. */
export function Options(props: OptionsProps) {
  const { box, collection, layout, state, className, query = '', part, ...rest } = props
  const { hasBoxes = false, renderOption, renderEmpty, ...aria } = rest
  const { rows } = collection
  const keptKey = state.selectionManager.focusedKey
  const { drawn, tops, isWhole, onScroll } = useWindow({ rows, box, layout, keptKey })
  const { listBoxProps } = useListBox({ ...aria, layoutDelegate: layout, isVirtualized: !isWhole }, state, box)
  const asked = useRef(query)
  useLayoutEffect(() => {
    if (asked.current !== query) box.current?.scrollTo({ top: 0 })
    asked.current = query
  }, [box, query])

  const draw = (index: number, row: ChoiceNode): ReactElement =>
    row.value === null ? (
      <div key={row.key} aria-hidden {...part('groupTitle', styles.sectionTitle)} data-row={index}>
        {row.textValue}
      </div>
    ) : (
      <Option
        key={row.key}
        choice={row.value}
        content={renderOption?.(row.value)}
        hasBox={hasBoxes}
        part={part}
        node={row}
        row={index}
        state={state}
      />
    )

  const pieces: Piece[] = []
  let end = 0
  for (const index of drawn) {
    const row = rows[index]
    if (row === undefined) continue
    const top = tops[index] ?? end
    const group = row.type === 'section' ? row : collection.getItem(row.parentKey ?? '')
    const before = pieces.at(-1)
    const isSame = before !== undefined && before.group === group
    const piece: Piece = isSame ? before : { group, parts: [] }
    if (top > end) {
      const filler = gap(top - end, `gap ${index}`)
      if (isSame) piece.parts.push(filler)
      else pieces.push({ group: null, parts: [filler] })
    }
    if (!isSame) pieces.push(piece)
    piece.parts.push(draw(index, row))
    end = tops[index + 1] ?? top
  }
  const below = (tops[rows.length] ?? 0) - end

  return (
    <div
      {...mergeProps(listBoxProps, { onScroll })}
      ref={box}
      className={classNames(styles.list, className)}
      data-empty={collection.size === 0 || undefined}
    >
      {pieces.flatMap(({ group, parts }) =>
        group === null
          ? parts
          : [
              <div key={group.key} aria-label={group.textValue} role="group">
                {parts}
              </div>,
            ],
      )}
      {below > 0 && gap(below, 'below')}
      {collection.size === 0 && renderEmpty !== undefined && (
        // A list box must not be without options; this one says what is there instead of choices.
        <div aria-selected={false} role="option" style={{ display: 'contents' }}>
          {renderEmpty()}
        </div>
      )}
    </div>
  )
}
