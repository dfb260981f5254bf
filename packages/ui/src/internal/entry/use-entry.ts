'use client'
import { useState, type RefObject } from 'react'
import type { Codec } from './shape.ts'
import { useFormReset } from './use-form-reset.ts'

interface Options<Value> {
  codec: Codec<Value>
  value: Value | undefined
  defaultValue: Value | undefined
  onChange: ((value: Value) => void) | undefined
  input: RefObject<HTMLInputElement | null>
  /** The form was reset: for owners that keep the value of an uncontrolled field themselves. */
  onReset?: (() => void) | undefined
}

/**
 * The text of a field and the value that it stands for. The text stays as it was typed while it means the value, so
 * that `1,5` does not become `1,50` under the fingers; a value from outside replaces it.
 */
export function useEntry<Value>({ codec, value, defaultValue, onChange, input, onReset }: Options<Value>) {
  const [own, setOwn] = useState<Value>(defaultValue ?? codec.empty)
  // Forms of JavaScript say `null` for nothing in every field.
  const current = value === undefined ? own : (value ?? codec.empty)
  const [text, setText] = useState(() => codec.write(current))
  const [last, setLast] = useState(current)
  const shown = codec.read(text) === current ? text : codec.write(current)
  if (!Object.is(last, current)) {
    setLast(current)
    if (shown !== text) setText(shown)
  }
  const commit = (next: Value): void => {
    setOwn(next)
    if (!Object.is(next, current)) onChange?.(next)
  }
  const change = (next: string): void => {
    setText(next)
    commit(codec.read(next))
  }
  const replace = (next: Value): void => {
    setText(codec.write(next))
    commit(next)
  }
  // What was half typed goes too.
  useFormReset(input, () => {
    const first = defaultValue ?? codec.empty
    setOwn(first)
    setText(codec.write(value === undefined ? first : current))
    onReset?.()
  })
  return { text: shown, value: current, change, replace }
}
