'use client'
import { useState, type ComponentProps } from 'react'
import { useWords } from '../../i18n/define-words.ts'
import { entryWords } from '../../i18n/entry.ts'
import { TextField, type TextFieldProps } from '../../text-field/text-field.tsx'
import { useServerError } from '../form-errors.ts'
import { useMergedRefs } from '../merge-refs.ts'
import { isSeveral } from './cells.ts'
import type { ProblemOf } from './problem.ts'
import type { Codec, Shape } from './shape.ts'
import { useFilled } from './use-filled.ts'
import { useMaskedInput } from './use-masked-input.ts'
import { trackOf } from '../track.ts'

type OwnName =
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'type'
  | 'inputMode'
  | 'maxLength'
  | 'pattern'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'spellCheck'
  | 'children'
  | 'start'
  | 'end'

/** Props of a field whose value is not its text: everything of `TextField` but what the field decides by itself. */
export interface EntryProps<Value> extends Omit<TextFieldProps, OwnName> {
  value?: Value | undefined
  defaultValue?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
}

/** What a field of its own adds to `EntryProps`. */
export interface ValueFieldProps<Value> extends EntryProps<Value> {
  codec: Codec<Value>
  /** Constant, or memoised by the caller. */
  shape: Shape
  inputMode: 'numeric' | 'decimal' | 'tel' | 'text' | 'email'
  type?: 'text' | 'tel' | undefined
  autoCapitalize?: TextFieldProps['autoCapitalize']
  start?: TextFieldProps['start']
  end?: TextFieldProps['end']
  children?: TextFieldProps['children']
  /** Every change of the text, complete or not. */
  onTextChange?: ((text: string) => void) | undefined
  /** Reads the text with more lenience when the field is left (`1.2.2026` as a date); nothing leaves it as it is. */
  settle?: ((text: string) => Value | undefined) | undefined
  /** What is wrong with a text that cannot be read: said when the field has been left with it. */
  problemOf?: ProblemOf | undefined
  /** The field was left with this text, or the browser has filled it in without entering it. */
  onLeave?: ((text: string) => void) | undefined
  /** The form around it was reset. */
  onReset?: (() => void) | undefined
  /** Steps of the arrow keys. */
  onStep?: ((value: Value, direction: 1 | -1) => Value) | undefined
}

/** An input of a fixed shape. The text is for the person, the value for the form; a hidden input carries it in plain forms. */
export function ValueField<Value>(asGiven: ValueFieldProps<Value>) {
  const props = useServerError(asGiven)
  const { codec, shape, value, defaultValue, onChange, name, inputRef, onBlur, onKeyDown, ...rest } = props
  const { onTextChange, settle, onLeave, onReset, onStep, problemOf, errorMessage, isInvalid, children, ...field } =
    rest
  const entry = useMaskedInput({
    codec,
    shape,
    value,
    defaultValue,
    onChange,
    onTextChange,
    settle,
    problemOf,
    onReset,
  })
  const refs = useMergedRefs(entry.ref, inputRef)
  const words = useWords(entryWords)
  const [left, setLeft] = useState<string>()
  const problem = left === entry.text ? (isSeveral(left) ? words.cells : problemOf?.(left)?.(words)) : undefined
  const leave = (): void => {
    entry.leave()
    setLeft(entry.text)
    onLeave?.(entry.text)
  }
  useFilled(entry.input, leave)
  const step: ComponentProps<typeof TextField>['onKeyDown'] = (event) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined
    // There is no next number after a text that is none.
    const isUnread = entry.text !== '' && entry.value === codec.empty
    if (onStep !== undefined && direction !== undefined && field.isReadOnly !== true && !isUnread) {
      event.preventDefault()
      entry.replace(onStep(entry.value, direction))
    } else {
      // A key that the field does not use belongs to what is around it: Escape closes the dialog.
      event.continuePropagation()
    }
    onKeyDown?.(event)
  }
  return (
    <TextField
      {...field}
      {...trackOf(props)}
      autoCorrect="off"
      errorMessage={errorMessage ?? problem}
      inputRef={refs}
      isInvalid={problem !== undefined || isInvalid}
      spellCheck="false"
      value={entry.text}
      onBlur={(event) => {
        leave()
        onBlur?.(event)
      }}
      onChange={entry.change}
      onKeyDown={step}
    >
      {children}
      {name !== undefined && (
        <input disabled={field.isDisabled} name={name} type="hidden" value={codec.submit(entry.value)} />
      )}
    </TextField>
  )
}
