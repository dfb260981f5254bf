'use client'
import { useEffect, useState } from 'react'
import type { Choice } from '../internal/list/options.tsx'
import type { ListPhase } from './use-choices.ts'

/** Case, kinds of quotation marks and spaces, and ё for е make no other label. */
const plain = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/["'«»\u2018-\u201f]/g, '"')
    .replaceAll('ё', 'е')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The choices whose whole label is the text; one that has it letter by letter goes before those that only read alike. */
const named = (choices: readonly Choice[], text: string): readonly Choice[] => {
  const possible = choices.filter(({ isDisabled }) => isDisabled !== true)
  const exact = possible.filter(({ label }) => label === text)
  return exact.length === 1 ? exact : possible.filter(({ label }) => plain(label) === plain(text))
}

interface Options {
  text: string
  setText: (text: string) => void
  value: string
  /** What the value stands for; an empty string when there is none or its name is not known. */
  label: string
  /** Everything that the text may mean. */
  choices: readonly Choice[]
  phase: ListPhase
  choose: (value: string) => void
}

/** Why a text that was left in the field is no choice. */
export type TextProblem = 'none' | 'several' | 'hint' | 'failed'

/**
 * The text of the field beside its value. A whole label that was typed is the choice itself; what names none, or more
 * than one, stays to be seen and corrected, without a value.
 */
export const useTypedText = ({ text, setText, value, label, choices, phase, choose }: Options) => {
  const [last, setLast] = useState({ value, label })
  // The text that was left in the field and names no choice.
  const [ownValue, setOwnValue] = useState('')
  // The field itself has emptied the value: the owner's empty value is then no reason to empty the text.
  const [isOwn, setOwn] = useState(false)
  if (last.value !== value || last.label !== label) {
    setLast({ value, label })
    setOwn(false)
    if (last.value === value ? text === last.label : !(isOwn && value === '')) {
      setText(label)
      setOwnValue('')
    }
  }
  const found = ownValue === '' || phase !== 'ready' ? [] : named(choices, ownValue)
  const late = found.length === 1 ? found[0]?.value : undefined
  // The answer came after the person had left the field.
  useEffect(() => {
    if (late !== undefined) choose(late)
  })
  const problem = (): TextProblem | undefined => {
    if (ownValue === '' || phase === 'loading' || late !== undefined) return undefined
    if (phase !== 'ready') return phase
    return found.length > 1 ? 'several' : 'none'
  }
  return {
    problem: problem(),
    set: (next: string): void => {
      setText(next)
      setOwnValue('')
    },
    /** The person is done with the text: it becomes a choice, or stays without one. */
    leave: (): void => {
      if (text.trim() === '' || (value !== '' && text === label)) return
      const [only, ...others] = phase === 'ready' ? named(choices, text) : []
      if (only !== undefined && others.length === 0) {
        choose(only.value)
      } else {
        setOwnValue(text)
        setOwn(value !== '')
        choose('')
      }
    },
  }
}
