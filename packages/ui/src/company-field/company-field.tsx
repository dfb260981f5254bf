'use client'
import { useId, useRef, useState, type Ref } from 'react'
import { companyFieldWords } from '../i18n/company-field.ts'
import { useWords } from '../i18n/define-words.ts'
import { suggestWords } from '../i18n/suggest.ts'
import { InnField } from '../inn-field/inn-field.tsx'
import { classNames } from '../internal/class-names.ts'
import { useFormReset } from '../internal/entry/use-form-reset.ts'
import type { FieldProps } from '../internal/field/field.tsx'
import { useServerError } from '../internal/form-errors.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { PartsFrame } from '../internal/suggest/parts-frame.tsx'
import { SuggestInput, type SuggestPart } from '../internal/suggest/suggest-input.tsx'
import * as styles from '../internal/suggest/suggest.css.ts'
import type { Suggest } from '../internal/suggest/use-suggestions.ts'
import { KppField } from '../kpp-field/kpp-field.tsx'
import { OgrnField } from '../ogrn-field/ogrn-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { companyOf, emptyCompany, lineOf, type Company } from './company.ts'
import { trackOf } from '../internal/track.ts'

export interface CompanyFieldProps
  extends Omit<FieldProps, 'labelAction'>, CommonProps<HTMLDivElement>, DataAttributes, PartsProps<SuggestPart> {
  value?: Company | undefined
  defaultValue?: Company | undefined
  /** A line that no suggestion was taken for gives an `inn` of 10 or 12 digits or a `name`, and nothing else. */
  onChange?: ((value: Company) => void) | undefined
  /** Companies that fit an ИНН or a name, from a source of yours. Keep it the same between renders (`useCallback`). */
  suggest?: Suggest<Company> | undefined
  /** How much to type before `suggest` is asked. */
  minLength?: number | undefined
  /** Pause in typing before it is asked, in milliseconds. */
  pause?: number | undefined
  placeholder?: string | undefined
  /** The input of the line. */
  inputRef?: Ref<HTMLInputElement> | undefined
  onBlur?: (() => void) | undefined
}

/**
 * A company found by its ИНН or its name through a function of yours, or filled in field by field. Both ways are open at
 * any time. In the data of a plain form `name` holds the ИНН.
 */
export function CompanyField(asGiven: CompanyFieldProps) {
  const [part, props] = takeParts(useServerError(asGiven))
  const { label, description, errorMessage, isInvalid, isRequired, isDisabled, isReadOnly, name, ...rest } = props
  const { value, defaultValue = emptyCompany, onChange, suggest, minLength = 3, pause = 250, ...own } = rest
  const { placeholder, inputRef, onBlur, className, ...root } = own
  const track = trackOf({ ...root, name })
  const words = useWords(companyFieldWords)
  const modes = useWords(suggestWords)
  const id = useId()
  const hidden = useRef<HTMLInputElement>(null)
  const [ownValue, setOwnValue] = useState(defaultValue)
  // The line as it was typed: «7707 083893» is an ИНН, and stays as it was typed.
  const [typed, setTyped] = useState<string>()
  const [isByParts, setByParts] = useState(false)
  const current = value ?? ownValue
  const change = (next: Company): void => {
    setOwnValue(next)
    onChange?.(next)
  }
  const changePart = (key: keyof Company) => (text: string) => {
    setTyped(undefined)
    change({ ...current, [key]: text })
  }
  useFormReset(hidden, () => {
    setOwnValue(defaultValue)
    setTyped(undefined)
  })
  const isTyped = typed !== undefined && lineOf(companyOf(typed)) === lineOf(current)
  // The company whose line is being typed in: a letter that is taken back gives all of it back.
  const [whole, setWhole] = useState(current)
  if (!isTyped && whole !== current) setWhole(current)
  const details = (['inn', 'kpp', 'ogrn'] as const)
    .filter((key) => current[key] !== '' && current.name !== '')
    .map((key) => `${words[key]} ${current[key]}`)
  const state = { isDisabled, isReadOnly, onBlur }
  const ownField = (key: keyof Company) => ({
    ...state,
    label: words[key],
    value: current[key],
    onChange: changePart(key),
  })
  return (
    <div {...root} {...track} className={classNames(styles.group, className)}>
      {isByParts ? (
        <PartsFrame
          part={part}
          {...{ id, label, description, errorMessage, isInvalid, isRequired }}
          modeLabel={modes.search}
          onMode={() => setByParts(false)}
        >
          <TextField
            {...ownField('name')}
            inputRef={inputRef}
            autoComplete="organization"
            className={styles.wide}
            isInvalid={isInvalid}
          />
          <InnField {...ownField('inn')} isInvalid={isInvalid} />
          <KppField {...ownField('kpp')} />
          <OgrnField {...ownField('ogrn')} />
          <TextField {...ownField('address')} className={styles.wide} />
        </PartsFrame>
      ) : (
        <SuggestInput
          part={part}
          track={track}
          {...{ label, description, errorMessage, isInvalid, isRequired, minLength, pause, suggest, inputRef }}
          {...state}
          modeLabel={modes.byParts}
          placeholder={placeholder ?? words.placeholder}
          show={(company) => ({
            label: lineOf(company),
            description: [company.inn, company.address].filter((fact) => fact !== '').join(', '),
          })}
          text={isTyped ? typed : lineOf(current)}
          onMode={() => setByParts(true)}
          onTake={(company) => {
            setTyped(undefined)
            change(company)
          }}
          onTextChange={(text) => {
            setTyped(text)
            if (text === '') setWhole(emptyCompany)
            change(text === lineOf(whole) ? whole : companyOf(text))
          }}
        >
          {details.length > 0 && <span className={styles.details}>{details.join(' · ')}</span>}
        </SuggestInput>
      )}
      <input ref={hidden} disabled={isDisabled ?? name === undefined} name={name} type="hidden" value={current.inn} />
    </div>
  )
}
