import { useRef } from 'react'

interface SelectionOptions {
  keys: readonly string[]
  selected: ReadonlySet<string>
  onChange: ((keys: ReadonlySet<string>) => void) | undefined
}

/** How much of `keys` is selected. */
export const coverage = (keys: readonly string[], selected: ReadonlySet<string>): 'none' | 'some' | 'all' => {
  if (selected.size === 0 || keys.length === 0) return 'none'
  let count = 0
  for (const key of keys) if (selected.has(key)) count += 1
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}

/** Selects one row, a range with Shift, or all that are shown. Rows of other pages keep their selection. */
export const useSelection = ({ keys, selected, onChange }: SelectionOptions) => {
  const anchor = useRef<string | null>(null)
  const toggle = (key: string, isRange: boolean): void => {
    if (onChange === undefined) return
    const next = new Set(selected)
    const isAdded = !selected.has(key)
    const from = isRange && anchor.current !== null ? keys.indexOf(anchor.current) : -1
    const to = keys.indexOf(key)
    const range = from === -1 || to === -1 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1)
    for (const each of range) {
      if (isAdded) next.add(each)
      else next.delete(each)
    }
    anchor.current = key
    onChange(next)
  }
  const toggleAll = (): void => {
    if (onChange === undefined || keys.length === 0) return
    const next = new Set(selected)
    const isAll = coverage(keys, selected) === 'all'
    for (const key of keys) {
      if (isAll) next.delete(key)
      else next.add(key)
    }
    onChange(next)
  }
  return { toggle, toggleAll }
}
