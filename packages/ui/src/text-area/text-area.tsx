'use client'
import { useState, type Ref } from 'react'
import { Group } from 'react-aria-components/Group'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { useWords } from '../i18n/define-words.ts'
import { textAreaWords } from '../i18n/text-area.ts'
import { classNames } from '../internal/class-names.ts'
import { styled, takeParts, type PartsProps } from '../internal/parts.ts'
import * as fieldStyles from '../internal/field/field.css.ts'
import { FieldHelp, FieldLabel, invalidity } from '../internal/field/field.tsx'
import { useServerError } from '../internal/form-errors.ts'
import { given } from '../internal/props.ts'
import type { TextFieldProps } from '../text-field/text-field.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { charactersOf } from './characters.ts'
import * as styles from './text-area.css.ts'
import { trackOf } from '../internal/track.ts'

type Unfit =
  | 'classNames'
  | 'slotProps'
  | 'type'
  | 'inputMode'
  | 'pattern'
  | 'size'
  | 'start'
  | 'end'
  | 'inputRef'
  | 'children'
  | 'enterKeyHint'

export interface TextAreaProps
  extends Omit<TextFieldProps, Unfit>, PartsProps<'control' | 'input' | 'counter' | 'label' | 'description' | 'error'> {
  /** Lines shown when it is empty; it grows with the text. */
  rows?: number | undefined
  /**
   * Most characters as people count them, an emoji is one, with a counter. What is over stays and is counted, so that a pasted text can be shortened by the
   * person; the check belongs to the form.
   */
  maxLength?: number | undefined
  /** The text area itself. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined
}

// A reader of the screen hears the count only near the end, not at every key.
const nearEnd = 20

/** Several lines of text. */
export function TextArea(asGiven: TextAreaProps) {
  const [part, props] = takeParts(useServerError(asGiven))
  const { label, description, errorMessage, isInvalid, isRequired, isDisabled, isReadOnly, labelAction, ...rest } =
    props
  const { placeholder, rows = 3, maxLength, inputRef, autoCapitalize, className, style, ref, ...aria } = rest
  const { value, defaultValue = '', onChange, ...own } = aria
  const [text, setText] = useState(defaultValue)
  const current = value ?? text
  const words = useWords(textAreaWords)
  const invalid = invalidity({ isInvalid, errorMessage })
  const length = maxLength === undefined ? 0 : charactersOf(current)
  const left = maxLength === undefined ? undefined : maxLength - length
  return (
    <AriaTextField
      {...given({ ...own, isRequired, isDisabled, isReadOnly, style })}
      {...trackOf(props)}
      ref={ref}
      className={classNames(fieldStyles.root, className)}
      isInvalid={invalid}
      validationBehavior="aria"
      value={current}
      onChange={(next) => {
        setText(next)
        onChange?.(next)
      }}
    >
      <FieldLabel part={part} isRequired={isRequired} label={label} labelAction={labelAction} />
      <Group {...part('control', fieldStyles.control)} {...given({ isDisabled, isReadOnly })} isInvalid={invalid}>
        <AriaTextArea
          ref={inputRef}
          {...styled(part('input', fieldStyles.input, styles.area), { minHeight: `calc(${rows} * 1.25rem + 20px)` })}
          rows={rows}
          {...given({ placeholder, autoCapitalize })}
        />
      </Group>
      <div className={styles.below}>
        <div className={styles.help}>
          <FieldHelp part={part} description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
        </div>
        {left !== undefined && maxLength !== undefined && (
          <>
            <span aria-hidden {...part('counter', styles.counter, left < 0 && styles.over)}>
              {words.counter(length, maxLength)}
            </span>
            <VisuallyHidden role="status">
              {left < 0 ? words.over(-left) : left <= nearEnd ? words.left(left) : ''}
            </VisuallyHidden>
          </>
        )}
      </div>
    </AriaTextField>
  )
}
