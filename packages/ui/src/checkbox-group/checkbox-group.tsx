'use client'
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { Check } from 'lucide-react'
import * as checkboxStyles from '../checkbox/checkbox.css.ts'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import * as fieldStyles from '../internal/field/field.css.ts'
import { FieldHelp, FieldLabel, invalidity, type FieldProps } from '../internal/field/field.tsx'
import type { Choice } from '../internal/list/options.tsx'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import * as styles from './checkbox-group.css.ts'

export interface CheckboxGroupProps extends FieldProps, CommonProps<HTMLDivElement>, DataAttributes {
  choices: readonly Omit<Choice, 'group'>[]
  /** Values of the chosen ones, in the order in which they were chosen. */
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onChange?: ((value: string[]) => void) | undefined
  id?: string | undefined
  onBlur?: (() => void) | undefined
  onFocus?: (() => void) | undefined
}

/** Any number of a few choices, all in sight. For a long list take `MultiSelect`. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, description, errorMessage, isInvalid, isRequired, labelAction, choices, ...rest } = props
  const { value, defaultValue, onChange, className, style, ref, ...aria } = rest
  return (
    <AriaCheckboxGroup
      {...given({ ...aria, isRequired, style, onChange })}
      {...given({ value: value && [...value], defaultValue: defaultValue && [...defaultValue] })}
      ref={ref}
      className={classNames(fieldStyles.root, className)}
      isInvalid={invalidity({ isInvalid, errorMessage })}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={isRequired} label={label} labelAction={labelAction} />
      <div className={styles.choices}>
        {choices.map((choice) => (
          <CheckboxField
            key={choice.value}
            className={checkboxStyles.root}
            value={choice.value}
            {...given({ isDisabled: choice.isDisabled })}
          >
            <CheckboxButton className={checkboxStyles.button}>
              <span className={checkboxStyles.box}>
                <Icon of={Check} size={16} />
              </span>
              <span className={checkboxStyles.label}>{choice.label}</span>
            </CheckboxButton>
            {choice.description !== undefined && (
              <div className={checkboxStyles.help}>
                <FieldHelp description={choice.description} />
              </div>
            )}
          </CheckboxField>
        ))}
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaCheckboxGroup>
  )
}
