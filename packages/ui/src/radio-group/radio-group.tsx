'use client'
import { useId, useState, type Ref } from 'react'
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import * as fieldStyles from '../internal/field/field.css.ts'
import { FieldHelp, FieldLabel, invalidity, type FieldProps } from '../internal/field/field.tsx'
import { useServerError } from '../internal/form-errors.ts'
import type { Choice } from '../internal/list/options.tsx'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import * as styles from './radio-group.css.ts'
import { useTouchingChange } from '../internal/touched.ts'
import { trackOf } from '../internal/track.ts'

export interface RadioGroupProps
  extends
    FieldProps,
    CommonProps<HTMLDivElement>,
    DataAttributes,
    PartsProps<'options' | 'option' | 'circle' | 'optionDescription' | 'label' | 'description' | 'error'> {
  /** The choices. */
  items?: readonly Omit<Choice, 'group'>[] | undefined
  /** Value of the chosen one; an empty string when none is. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** Side by side only for two or three short words. */
  orientation?: 'vertical' | 'horizontal' | undefined
  id?: string | undefined
  onBlur?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  /** The input that takes the focus of the group: that of the chosen one, or of the first that can be chosen. */
  inputRef?: Ref<HTMLInputElement | null> | undefined
}

const none: readonly never[] = []
const keyOf = (value: string | undefined): string | null | undefined => (value === '' ? null : value)

/** One of a few choices, all in sight. From six on take `Select`. */
export function RadioGroup(asGiven: RadioGroupProps) {
  const [part, props] = takeParts(useServerError(asGiven))
  const { label, description, errorMessage, isInvalid, isRequired, labelAction, items: choices = none, ...rest } = props
  const { value, defaultValue, onChange, className, style, ref, inputRef, ...aria } = rest
  const handleChange = useTouchingChange(onChange)
  const descriptionId = useId()
  const [own, setOwn] = useState(defaultValue)
  const current = value ?? own
  const possible = choices.filter(({ isDisabled }) => isDisabled !== true)
  const focused = possible.find((choice) => choice.value === current) ?? possible[0]
  return (
    <AriaRadioGroup
      {...given({ ...aria, isRequired, style })}
      {...trackOf(aria)}
      {...given({ value: keyOf(value), defaultValue: keyOf(defaultValue) })}
      ref={ref}
      className={classNames(fieldStyles.root, className)}
      isInvalid={invalidity({ isInvalid, errorMessage })}
      validationBehavior="aria"
      onChange={(next) => {
        setOwn(next)
        handleChange(next)
      }}
    >
      <FieldLabel part={part} isRequired={isRequired} label={label} labelAction={labelAction} />
      <div {...part('options', styles.choices)}>
        {choices.map((choice) => {
          const help = choice.description === undefined ? undefined : `${descriptionId}-${choice.value}`
          return (
            <Radio
              key={choice.value}
              {...part('option', styles.radio)}
              value={choice.value}
              {...given({ isDisabled: choice.isDisabled, 'aria-describedby': help })}
              {...(choice === focused ? given({ inputRef }) : {})}
              aria-label={choice.label}
            >
              <span {...part('circle', styles.circle)} />
              <span className={styles.words}>
                <span>{choice.label}</span>
                {help !== undefined && (
                  <span {...part('optionDescription', styles.description)} id={help}>
                    {choice.description}
                  </span>
                )}
              </span>
            </Radio>
          )
        })}
      </div>
      <FieldHelp part={part} description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaRadioGroup>
  )
}
