'use client'
import { useRef, useState, type ReactNode, type Ref } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { useWords } from '../i18n/define-words.ts'
import { textFieldWords } from '../i18n/text-field.ts'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import * as styles from '../internal/field/field.css.ts'
import { FieldHelp, FieldLabel, invalidity, type FieldProps } from '../internal/field/field.tsx'
import { useServerError } from '../internal/form-errors.ts'
import { useFormReset } from '../internal/entry/use-form-reset.ts'
import { useMergedRefs } from '../internal/merge-refs.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import { trackOf } from '../internal/track.ts'

type BehaviourName =
  | 'autoComplete'
  | 'autoCorrect'
  | 'autoFocus'
  | 'enterKeyHint'
  | 'id'
  | 'inputMode'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'onPaste'
  | 'pattern'
  | 'spellCheck'

type InputBehaviour = { [Name in BehaviourName]?: AriaTextFieldProps[Name] | undefined }

export interface TextFieldProps
  extends
    FieldProps,
    InputBehaviour,
    CommonProps<HTMLDivElement>,
    DataAttributes,
    PartsProps<'control' | 'input' | 'start' | 'label' | 'description' | 'error'> {
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** What phones do with the first letter. */
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters' | undefined
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | undefined
  /** An example of the form, never the name of the field: it goes when the person types. */
  placeholder?: string | undefined
  /** Most characters. What is over is not cut: it stays in sight, and the field says so when it has been left. */
  maxLength?: number | undefined
  /** Height of the control: 40 or 44 px. */
  size?: 'medium' | 'large' | undefined
  /** Inside the frame before the text: an icon, a unit. */
  start?: ReactNode
  /** Inside the frame after the text: a unit, a button. */
  end?: ReactNode
  /** The input itself. */
  inputRef?: Ref<HTMLInputElement> | undefined
  /** Between the control and the help: a checklist, a counter. */
  children?: ReactNode
}

/** One line of text. For a sum, a phone or an INN there are fields of their own. */
export function TextField(asGiven: TextFieldProps) {
  const [part, props] = takeParts(useServerError(asGiven))
  const { label, description, errorMessage, isInvalid, isRequired, isDisabled, isReadOnly, labelAction, ...rest } =
    props
  const { placeholder, size = 'medium', start, end, inputRef, autoCapitalize, children, className, ...own } = rest
  const { style, ref, maxLength = Number.POSITIVE_INFINITY, ...aria } = own
  const words = useWords(textFieldWords)
  const isLarge = size === 'large'
  // Characters of a text with too many of them, once the field has been left.
  const [found, setFound] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const inputRefs = useMergedRefs(input, inputRef)
  useFormReset(input, () => setFound(0))
  const isLong = found > 0 && (aria.value === undefined || aria.value.length === found)
  const error = errorMessage ?? (isLong ? words.long(maxLength, found) : undefined)
  const invalid = isLong || invalidity({ isInvalid, errorMessage })
  return (
    <AriaTextField
      {...given({ ...aria, isRequired, isDisabled, isReadOnly, style })}
      {...trackOf(props)}
      ref={ref}
      className={classNames(styles.root, className)}
      isInvalid={invalid}
      validationBehavior="aria"
      onBlur={(event) => {
        const { length } = event.target.value
        setFound(length > maxLength ? length : 0)
        aria.onBlur?.(event)
      }}
      onChange={(next) => {
        setFound(0)
        aria.onChange?.(next)
      }}
    >
      <FieldLabel part={part} isRequired={isRequired} label={label} labelAction={labelAction} />
      <Group
        {...part('control', styles.control, isLarge && styles.controlLarge)}
        {...given({ isDisabled, isReadOnly })}
        isInvalid={invalid}
      >
        {start !== undefined && <span {...part('start', styles.adornment)}>{start}</span>}
        <Input
          ref={inputRefs}
          {...part('input', styles.input, isLarge && styles.inputLarge)}
          {...given({ placeholder, autoCapitalize })}
        />
        {end}
      </Group>
      {children}
      <FieldHelp part={part} description={description} errorMessage={error} isInvalid={invalid} />
    </AriaTextField>
  )
}

/** Frame of a unit or an icon at the end of a field (`end={<FieldUnit>%</FieldUnit>}`). */
export function FieldUnit({ children }: { children: ReactNode }) {
  return <span className={classNames(styles.adornment, styles.adornmentEnd)}>{children}</span>
}
