'use client'
import { useMemo, useRef, type Ref } from 'react'
import { useMaskito } from '@maskito/react'
import { useMergedRefs } from '../merge-refs.ts'
import { maskOptions } from './mask-options.ts'
import type { ProblemOf } from './problem.ts'
import type { Codec, Shape } from './shape.ts'
import { useEntry } from './use-entry.ts'

interface Options<Value> {
  codec: Codec<Value>
  shape: Shape
  value: Value | undefined
  defaultValue: Value | undefined
  onChange: ((value: Value) => void) | undefined
  onTextChange?: ((text: string) => void) | undefined
  settle?: ((text: string) => Value | undefined) | undefined
  problemOf?: ProblemOf | undefined
  onReset?: (() => void) | undefined
}

const itself = (element: HTMLElement): HTMLInputElement => element as HTMLInputElement

/** The text of an input of a fixed shape, the value behind it, and what its events do to both. */
export function useMaskedInput<Value>(options: Options<Value>) {
  const { codec, shape, value, defaultValue, onChange, onTextChange, settle, problemOf, onReset } = options
  const input = useRef<HTMLInputElement>(null)
  const entry = useEntry({ codec, value, defaultValue, onChange, input, onReset })
  const engine = useMemo(() => maskOptions(shape), [shape])
  const mask: Ref<HTMLInputElement> = useMaskito({ options: engine, elementPredicate: itself })
  return {
    ref: useMergedRefs(mask, input),
    input,
    text: entry.text,
    value: entry.value,
    replace: entry.replace,
    change: (text: string): void => {
      entry.change(text)
      onTextChange?.(text)
    },
    leave: (): void => {
      const settled = settle?.(entry.text)
      if (settled !== undefined) entry.replace(settled)
      // What is half typed or cannot be read stays for the person to put right.
      else if (entry.value !== codec.empty && problemOf?.(entry.text) === undefined) entry.replace(entry.value)
    },
  }
}
