'use client'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useWords } from '../i18n/define-words.ts'
import { multiSelectWords } from '../i18n/multi-select.ts'
import type { PartOf } from '../internal/parts.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import type { Choice } from '../internal/list/options.tsx'
import { Tag } from '../tag/tag.tsx'
import * as styles from './multi-select.css.ts'
import type { ChosenPart, FooterPart } from './props.ts'
import { isFocusLost } from '../internal/active-element.ts'

/** More names than a field can show are not put together. */
const named = 20

interface ChosenValuesProps {
  part: PartOf<ChosenPart>
  chosen: readonly Choice[]
  placeholder: string
}

/** The names of the chosen ones and their number, in the closed field. */
export function ChosenValues({ part, chosen, placeholder }: ChosenValuesProps) {
  const words = useWords(multiSelectWords)
  if (chosen.length === 0) return placeholder
  const names = chosen.slice(0, named).map((choice) => choice.label)
  return (
    <span className={styles.summary}>
      <span className={styles.names}>{names.join(', ')}</span>
      {chosen.length > 1 && <span {...part('count', styles.count)}> {words.chosen(chosen.length)}</span>}
    </span>
  )
}

interface ChosenTagsProps {
  part: PartOf<ChosenPart>
  chosen: readonly Choice[]
  /** Takes the focus when the last tag has gone. */
  field: RefObject<HTMLElement | null>
  onRemove?: (value: string) => void
}

/** The chosen ones below the field. The focus of a removed one goes to its neighbour. */
export function ChosenTags({ part, chosen, field, onRemove }: ChosenTagsProps) {
  const words = useWords(multiSelectWords)
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  useLayoutEffect(() => {
    const place = removed.current
    removed.current = null
    if (place === null || !isFocusLost()) return
    const buttons = list.current?.querySelectorAll('button')
    const next = buttons?.[Math.min(place, buttons.length - 1)] ?? field.current
    next?.focus()
  })
  if (chosen.length === 0) return null
  return (
    <ul ref={list} aria-label={words.chosenList} {...part('tags', styles.tags)}>
      {chosen.map((choice, index) => {
        const remove = (): void => {
          removed.current = index
          onRemove?.(choice.value)
        }
        return (
          <li key={choice.value} className={styles.tag}>
            <Tag {...part('tag')} {...(onRemove === undefined ? {} : { onRemove: remove })}>
              {choice.label}
            </Tag>
          </li>
        )
      })}
    </ul>
  )
}

interface AllAndNoneProps {
  part: PartOf<FooterPart>
  chosen: readonly string[]
  /** What the list shows and can be chosen at once; none when a server knows the rest. */
  shown: readonly Choice[]
  onChange: (keys: readonly string[]) => void
}

/** Chooses all that the list shows, or nothing at all. */
export function AllAndNone({ part, chosen, shown, onChange }: AllAndNoneProps) {
  const words = useWords(multiSelectWords)
  const values = new Set(chosen)
  const missing = shown.filter((choice) => choice.isDisabled !== true && !values.has(choice.value))
  return (
    <div {...part('footer', styles.footer)}>
      {shown.length > 0 && (
        <PressButton
          {...part('all', styles.action)}
          isDisabled={missing.length === 0}
          slot={null}
          onPress={() => onChange([...chosen, ...missing.map((choice) => choice.value)])}
        >
          {words.all}
        </PressButton>
      )}
      <PressButton
        {...part('none', styles.action)}
        isDisabled={chosen.length === 0}
        slot={null}
        onPress={() => onChange([])}
      >
        {words.none}
      </PressButton>
    </div>
  )
}
