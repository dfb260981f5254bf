'use client'
import type { ComponentProps } from 'react'
import { TextField, type TextFieldProps } from '../../text-field/text-field.tsx'
import { useMergedRefs } from '../merge-refs.ts'
import type { Codec, Shape } from './shape.ts'
import { useMaskedInput } from './use-masked-input.ts'

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
  inputMode: 'numeric' | 'decimal' | 'tel' | 'text'
  type?: 'text' | 'tel' | undefined
  autoCapitalize?: TextFieldProps['autoCapitalize']
  start?: TextFieldProps['start']
  end?: TextFieldProps['end']
  children?: TextFieldProps['children']
  /** Every change of the text, complete or not. */
  onTextChange?: ((text: string) => void) | undefined
  /** Reads the text with more lenience when the field is left (`1.2.2026` as a date); nothing leaves it as it is. */
  settle?: ((text: string) => Value | undefined) | undefined
  /** The form around it was reset. */
  onReset?: (() => void) | undefined
  /** Steps of the arrow keys. */
  onStep?: ((value: Value, direction: 1 | -1) => Value) | undefined
}

/** An input of a fixed shape. The text is for the person, the value for the form; a hidden input carries it in plain forms. */
export function ValueField<Value>(props: ValueFieldProps<Value>) {
  const { codec, shape, value, defaultValue, onChange, name, inputRef, onBlur, onKeyDown, ...rest } = props
  const { onTextChange, settle, onReset, onStep, children, ...field } = rest
  const entry = useMaskedInput({ codec, shape, value, defaultValue, onChange, onTextChange, settle, onReset })
  const refs = useMergedRefs(entry.ref, inputRef)
  const step: ComponentProps<typeof TextField>['onKeyDown'] = (event) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined
    if (onStep !== undefined && direction !== undefined && field.isReadOnly !== true) {
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
      autoCorrect="off"
      inputRef={refs}
      spellCheck="false"
      value={entry.text}
      onBlur={(event) => {
        entry.leave()
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
