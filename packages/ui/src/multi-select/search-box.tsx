'use client'
import { useLayoutEffect, useMemo, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { Search } from 'lucide-react'
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate'
import type { Key } from 'react-stately'
import type { ListState } from 'react-stately/useListState'
import { Icon } from '../icon/icon.tsx'
import type { Choice } from '../internal/list/choice.ts'
import type { ListLayout } from '../internal/list/list-layout.ts'
import type { PartOf } from '../internal/parts.ts'
import * as styles from './multi-select.css.ts'
import type { SearchPart } from './props.ts'

interface SearchBoxProps {
  part: PartOf<SearchPart>
  /** Name for screen readers, and what stands in it while it is empty. */
  label: string
  value: string
  onChange: (value: string) => void
  onBlur: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  state: ListState<Choice>
  listId: string
  box: RefObject<HTMLDivElement | null>
  layout: ListLayout
}

/** Finds in the open list. It keeps the focus: the arrows move in the list, Enter chooses there. */
export function SearchBox(props: SearchBoxProps) {
  const { part, label, value, onChange, onBlur, state, listId, box, layout } = props
  const input = useRef<HTMLInputElement>(null)
  const { collection, disabledKeys, selectionManager: manager } = state
  const keys = useMemo(
    () => new ListKeyboardDelegate({ collection, disabledKeys, ref: box, layoutDelegate: layout }),
    [collection, disabledKeys, box, layout],
  )
  const { focusedKey } = manager

  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true })
  }, [])
  // The list gives its choices their ids.
  useLayoutEffect(() => {
    const active =
      focusedKey === null ? null : box.current?.querySelector(`[data-key="${CSS.escape(String(focusedKey))}"]`)
    if (active) input.current?.setAttribute('aria-activedescendant', active.id)
    else input.current?.removeAttribute('aria-activedescendant')
  })

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    const from = (next: (key: Key) => Key | null, otherwise: Key | null): Key | null =>
      (focusedKey === null ? null : next(focusedKey)) ?? otherwise
    const moves: Readonly<Record<string, () => Key | null>> = {
      ArrowDown: () => from((key) => keys.getKeyBelow(key), focusedKey ?? keys.getFirstKey()),
      ArrowUp: () => from((key) => keys.getKeyAbove(key), focusedKey ?? keys.getLastKey()),
      PageDown: () => from((key) => keys.getKeyPageBelow(key), keys.getLastKey()),
      PageUp: () => from((key) => keys.getKeyPageAbove(key), keys.getFirstKey()),
    }
    const move = moves[event.key]
    if (move !== undefined) {
      event.preventDefault()
      manager.setFocusedKey(move())
    } else if (event.key === 'Enter') {
      // Enter belongs to the list: it must not send the form.
      event.preventDefault()
      if (focusedKey !== null) manager.toggleSelection(focusedKey)
    }
  }
  return (
    <div {...part('search', styles.search)}>
      <Icon className={styles.searchIcon} of={Search} size={16} />
      <input
        ref={input}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-label={label}
        autoComplete="off"
        {...part('searchInput', styles.searchInput)}
        placeholder={label}
        role="combobox"
        spellCheck={false}
        value={value}
        onBlur={onBlur}
        onChange={(event) => {
          manager.setFocusedKey(null)
          onChange(event.target.value)
        }}
        onFocus={() => manager.setFocused(true)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
