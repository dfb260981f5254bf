'use client'
import type { ReactNode, Ref } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import * as styles from '../internal/field/field.css.ts'
import { FieldHelp, FieldLabel, invalidity, type FieldProps } from '../internal/field/field.tsx'
import { useServerError } from '../internal/form-errors.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import { trackOf } from '../internal/track.ts'

type BehaviourName =
  | 'autoComplete'
  | 'autoCorrect'
  | 'autoFocus'
  | 'enterKeyHint'
  | 'id'
  | 'inputMode'
  | 'maxLength'
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
  const { style, ref, ...aria } = own
  const isLarge = size === 'large'
  return (
    <AriaTextField
      {...given({ ...aria, isRequired, isDisabled, isReadOnly, style })}
      {...trackOf(props)}
      ref={ref}
      className={classNames(styles.root, className)}
      isInvalid={invalidity({ isInvalid, errorMessage })}
      validationBehavior="aria"
    >
      <FieldLabel part={part} isRequired={isRequired} label={label} labelAction={labelAction} />
      <Group
        {...part('control', styles.control, isLarge && styles.controlLarge)}
        {...given({ isDisabled, isReadOnly })}
        isInvalid={invalidity({ isInvalid, errorMessage })}
      >
        {start !== undefined && <span {...part('start', styles.adornment)}>{start}</span>}
        <Input
          ref={inputRef}
          {...part('input', styles.input, isLarge && styles.inputLarge)}
          {...given({ placeholder, autoCapitalize })}
        />
        {end}
      </Group>
      {children}
      <FieldHelp part={part} description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaTextField>
  )
}

/** Frame of a unit or an icon at the end of a field (`end={<FieldUnit>%</FieldUnit>}`). */
export function FieldUnit({ children }: { children: ReactNode }) {
  return <span className={classNames(styles.adornment, styles.adornmentEnd)}>{children}</span>
}
