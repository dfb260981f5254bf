'use client'
import { useMemo, useRef } from 'react'
import { maskedText } from '../internal/entry/mask-shape.ts'
import { ValueField, type EntryProps } from '../internal/entry/value-field.tsx'
import { classNames } from '../internal/class-names.ts'
import * as styles from './code-field.css.ts'

export interface CodeFieldProps extends EntryProps<string> {
  /** The digits typed so far. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((code: string) => void) | undefined
  /** How many digits a code has. */
  length?: number | undefined
  /** Called once when the last digit arrives, typed, pasted or filled in from a message: send the code then. */
  onComplete?: ((code: string) => void) | undefined
}

/**
 * A one-time code from a message: one input, so that pasting, autofill from a message and screen readers work as in any
 * other. Digits are taken out of whatever is pasted («Код: 123-456»).
 */
export function CodeField({ length = 6, onComplete, onChange, className, ...rest }: CodeFieldProps) {
  const text = useMemo(() => maskedText(Array.from({ length }, () => /\d/)), [length])
  const last = useRef('')
  return (
    <ValueField
      autoComplete="one-time-code"
      enterKeyHint="done"
      {...rest}
      className={classNames(styles.root, className)}
      {...text}
      inputMode="numeric"
      onChange={(code) => {
        onChange?.(code)
        if (code.length === length && last.current !== code) onComplete?.(code)
        last.current = code
      }}
    />
  )
}
