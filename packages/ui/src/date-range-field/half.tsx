'use client'
import type { ClipboardEvent, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { classNames } from '../internal/class-names.ts'
import { dateCodec, dateShape, settleDate } from '../internal/entry/date-shape.ts'
import { useFilled } from '../internal/entry/use-filled.ts'
import { useMaskedInput } from '../internal/entry/use-masked-input.ts'
import * as fieldStyles from '../internal/field/field.css.ts'
import { useMergedRefs } from '../internal/merge-refs.ts'
import { given } from '../internal/props.ts'
import * as styles from './date-range-field.css.ts'

interface HalfProps {
  labelledBy: string
  describedBy: string | undefined
  value: string
  onChange: (value: string) => void
  onTextChange: (text: string) => void
  /** Called with the text, and with what takes the focus, when the input is left. */
  onLeave: (text: string, next: EventTarget | null) => void
  onReset: () => void
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void
  placeholder: string
  isInvalid: boolean
  isRequired: boolean | undefined
  isDisabled: boolean | undefined
  isReadOnly: boolean | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  /** Name in the data of a plain form. */
  name: string | undefined
}

/** One of the two inputs of a period. */
export function Half(props: HalfProps) {
  const { labelledBy, describedBy, value, onChange, onTextChange, onLeave, onReset, onPaste, ...rest } = props
  const { placeholder, inputRef, name, ...state } = rest
  const entry = useMaskedInput({
    codec: dateCodec,
    shape: dateShape,
    value,
    defaultValue: undefined,
    onChange,
    onTextChange,
    settle: settleDate,
    onReset,
  })
  const refs = useMergedRefs(entry.ref, inputRef)
  const leave = (next: EventTarget | null): void => {
    entry.leave()
    onLeave(entry.text, next)
  }
  useFilled(entry.input, () => leave(entry.input.current))
  return (
    <TextField
      {...given({ ...state, 'aria-describedby': describedBy })}
      aria-labelledby={labelledBy}
      autoComplete="off"
      className={styles.half}
      inputMode="numeric"
      validationBehavior="aria"
      value={entry.text}
      onBlur={(event) => leave(event.relatedTarget)}
      onChange={entry.change}
    >
      <Input
        ref={refs}
        className={classNames(fieldStyles.input, styles.input)}
        placeholder={placeholder}
        onPaste={onPaste}
      />
      {name !== undefined && <input disabled={state.isDisabled} name={name} type="hidden" value={value} />}
    </TextField>
  )
}
