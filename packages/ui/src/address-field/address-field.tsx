'use client'
import { useId, useRef, useState, type Ref } from 'react'
import { addressFieldWords } from '../i18n/address-field.ts'
import { useWords } from '../i18n/define-words.ts'
import { suggestWords } from '../i18n/suggest.ts'
import { classNames } from '../internal/class-names.ts'
import { useFormReset } from '../internal/entry/use-form-reset.ts'
import type { FieldProps } from '../internal/field/field.tsx'
import { useServerError } from '../internal/form-errors.ts'
import { takeParts, type PartOf, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { PartsFrame } from '../internal/suggest/parts-frame.tsx'
import { SuggestInput, type SuggestPart } from '../internal/suggest/suggest-input.tsx'
import * as styles from '../internal/suggest/suggest.css.ts'
import type { Suggest } from '../internal/suggest/use-suggestions.ts'
import { TextField } from '../text-field/text-field.tsx'
import { addressParts, emptyAddress, lineOf, opened, type Address, type AddressPart } from './address.ts'
import { trackOf } from '../internal/track.ts'

export interface AddressFieldProps
  extends
    Omit<FieldProps, 'labelAction'>,
    CommonProps<HTMLDivElement>,
    DataAttributes,
    PartsProps<Exclude<SuggestPart, 'optionDescription'>> {
  value?: Address | undefined
  defaultValue?: Address | undefined
  /** The line and the parts. What is written by hand has no `fiasId`; a line written by hand has no parts. */
  onChange?: ((value: Address) => void) | undefined
  /** Addresses that fit what is typed, from a source of yours. Keep it the same between renders (`useCallback`). */
  suggest?: Suggest<Address> | undefined
  /** How much to type before `suggest` is asked. */
  minLength?: number | undefined
  /** Pause in typing before it is asked, in milliseconds. */
  pause?: number | undefined
  placeholder?: string | undefined
  /** The input of the line. */
  inputRef?: Ref<HTMLInputElement> | undefined
  onBlur?: (() => void) | undefined
}

const autoComplete: Partial<Record<AddressPart, string>> = {
  postalCode: 'postal-code',
  region: 'address-level1',
  city: 'address-level2',
  street: 'address-line1',
}

/**
 * An address: one line with suggestions from a function of yours, or field by field. Both ways are open at any time, and
 * an address that no suggestion knows is as good as any other.
 */
export function AddressField(asGiven: AddressFieldProps) {
  const [part, props] = takeParts(useServerError(asGiven))
  const { label, description, errorMessage, isInvalid, isRequired, isDisabled, isReadOnly, name, ...rest } = props
  const { value, defaultValue = emptyAddress, onChange, suggest, minLength = 3, pause = 250, ...own } = rest
  const { placeholder, inputRef, onBlur, className, ...root } = own
  const track = trackOf({ ...root, name })
  const words = useWords(addressFieldWords)
  const modes = useWords(suggestWords)
  const id = useId()
  const hidden = useRef<HTMLInputElement>(null)
  const [ownValue, setOwnValue] = useState(defaultValue)
  const [isByParts, setByParts] = useState(false)
  const [typed, setTyped] = useState<string>()
  const current = value ?? ownValue
  // The address whose line is being typed in: a letter that is taken back gives its parts back.
  const [whole, setWhole] = useState(current)
  if (current.text !== typed && whole !== current) setWhole(current)
  const change = (next: Address): void => {
    setOwnValue(next)
    onChange?.(next)
  }
  useFormReset(hidden, () => {
    setOwnValue(defaultValue)
    setTyped(undefined)
  })
  const changePart = (key: AddressPart, text: string): void => {
    const next = { ...current, [key]: text, fiasId: '' }
    setTyped(undefined)
    change({ ...next, text: lineOf(next, words) })
  }
  const state = { isDisabled, isReadOnly }
  return (
    <div {...root} {...track} className={classNames(styles.group, className)}>
      {isByParts ? (
        <PartsFrame
          part={part}
          {...{ id, label, description, errorMessage, isInvalid, isRequired }}
          modeLabel={modes.inLine}
          onMode={() => setByParts(false)}
        >
          {addressParts.map((key) => (
            <TextField
              key={key}
              {...state}
              inputRef={key === 'postalCode' ? inputRef : undefined}
              autoComplete={autoComplete[key]}
              className={key === 'street' ? styles.wide : undefined}
              inputMode={key === 'postalCode' ? 'numeric' : undefined}
              isInvalid={isInvalid}
              label={words[key]}
              value={current[key]}
              onBlur={onBlur}
              onChange={(text) => changePart(key, text)}
            />
          ))}
        </PartsFrame>
      ) : (
        <SuggestInput
          // A suggestion of an address is one line.
          part={part as PartOf<SuggestPart>}
          track={track}
          {...{ label, description, errorMessage, isInvalid, isRequired, minLength, pause, suggest, onBlur, inputRef }}
          {...state}
          modeLabel={modes.byParts}
          placeholder={placeholder ?? words.placeholder}
          show={(address) => ({ label: address.text })}
          text={current.text}
          onMode={() => {
            const next = opened(current)
            if (next !== current) change(next)
            setByParts(true)
          }}
          onTake={(address) => {
            setTyped(undefined)
            change(address)
          }}
          onTextChange={(text) => {
            setTyped(text)
            if (text === '') setWhole(emptyAddress)
            change(text === whole.text ? whole : { ...emptyAddress, text })
          }}
        />
      )}
      <input ref={hidden} disabled={isDisabled ?? name === undefined} name={name} type="hidden" value={current.text} />
    </div>
  )
}
