'use client'
import { useRef, type Ref } from 'react'
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { Check } from 'lucide-react'
import * as checkboxStyles from '../checkbox/checkbox.css.ts'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import * as fieldStyles from '../internal/field/field.css.ts'
import { FieldHelp, FieldLabel, invalidity, type FieldProps } from '../internal/field/field.tsx'
import { useMergedRefs } from '../internal/merge-refs.ts'
import { useGroupInput } from '../internal/use-group-input.ts'
import { useServerError } from '../internal/form-errors.ts'
import type { Choice } from '../internal/list/options.tsx'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import * as styles from './checkbox-group.css.ts'
import { useTouchingChange } from '../internal/touched.ts'
import { trackOf } from '../internal/track.ts'

export interface CheckboxGroupProps
  extends
    FieldProps,
    CommonProps<HTMLDivElement>,
    DataAttributes,
    PartsProps<'options' | 'option' | 'control' | 'box' | 'optionLabel' | 'label' | 'description' | 'error'> {
  /** The choices. */
  items?: readonly Omit<Choice, 'group'>[] | undefined
  /** Values of the chosen ones, in the order in which they were chosen. */
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onChange?: ((value: string[]) => void) | undefined
  id?: string | undefined
  onBlur?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  /** The first input that can be chosen, or the first chosen one. */
  inputRef?: Ref<HTMLInputElement | null> | undefined
}

/** Any number of a few choices, all in sight. For a long list take `MultiSelect`. */
export function CheckboxGroup(asGiven: CheckboxGroupProps) {
  const [part, props] = takeParts(useServerError(asGiven))
  const {
    label,
    description,
    errorMessage,
    isInvalid,
    isRequired,
    labelAction,
    items: choices,
    value,
    defaultValue,
    onChange,
    className,
    style,
    ref,
    inputRef,
    ...aria
  } = props
  const root = useRef<HTMLDivElement>(null)
  const refs = useMergedRefs(root, ref)
  useGroupInput(root, inputRef)
  return (
    <AriaCheckboxGroup
      {...given({
        ...aria,
        style,
        isRequired,
        value: value && [...value],
        defaultValue: defaultValue && [...defaultValue],
      })}
      {...trackOf(aria)}
      ref={refs}
      className={classNames(fieldStyles.root, className)}
      isInvalid={invalidity({ isInvalid, errorMessage })}
      validationBehavior="aria"
      onChange={useTouchingChange(onChange)}
    >
      <FieldLabel part={part} isRequired={isRequired} label={label} labelAction={labelAction} />
      <div {...part('options', styles.choices)}>
        {choices?.map((choice) => (
          <CheckboxField
            key={choice.value}
            {...part('option', checkboxStyles.root)}
            value={choice.value}
            isDisabled={choice.isDisabled === true}
          >
            <CheckboxButton {...part('control', checkboxStyles.button)}>
              <span {...part('box', checkboxStyles.box)}>
                <Icon of={Check} size={16} />
              </span>
              <span {...part('optionLabel', checkboxStyles.label)}>{choice.label}</span>
            </CheckboxButton>
            {choice.description !== undefined && (
              <div className={checkboxStyles.help}>
                <FieldHelp description={choice.description} />
              </div>
            )}
          </CheckboxField>
        ))}
      </div>
      <FieldHelp part={part} description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaCheckboxGroup>
  )
}
