'use client'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { useWords } from '../i18n/define-words.ts'
import { selectWords } from '../i18n/select.ts'
import { Icon } from '../icon/icon.tsx'
import { ChevronDown } from '../icon/lines.tsx'
import { classNames } from '../internal/class-names.ts'
import { TriggerButton } from '../internal/press/trigger-button.tsx'
import * as fieldStyles from '../internal/field/field.css.ts'
import { FieldHelp, FieldLabel, invalidity, type FieldProps } from '../internal/field/field.tsx'
import * as listStyles from '../internal/list/list.css.ts'
import { Options, type Choice } from '../internal/list/options.tsx'
import * as overlay from '../internal/overlay.css.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import * as styles from './select.css.ts'

export interface SelectProps extends Omit<FieldProps, 'isReadOnly'>, CommonProps<HTMLDivElement>, DataAttributes {
  choices: readonly Choice[]
  /** Value of the chosen one; an empty string when none is. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** «Выберите» by default. */
  placeholder?: string | undefined
  /** Height of the control: 40 or 44 px. */
  size?: 'medium' | 'large' | undefined
  id?: string | undefined
  autoFocus?: boolean | undefined
  onBlur?: (() => void) | undefined
  onFocus?: (() => void) | undefined
}

const keyOf = (value: string | undefined): string | null | undefined => (value === '' ? null : value)

/**
 * One of a list that is known beforehand. Typing letters while it is closed or open goes to the choice that begins with
 * them. For two or three choices take `RadioGroup`, for a long list or one from the server `ComboBox`.
 */
export function Select(props: SelectProps) {
  const { label, description, errorMessage, isInvalid, isRequired, labelAction, choices, ...rest } = props
  const { value, defaultValue, onChange, placeholder, size = 'medium', className, style, ref, ...aria } = rest
  const words = useWords(selectWords)
  return (
    <AriaSelect
      {...given({ ...aria, isRequired, style })}
      {...given({ value: keyOf(value), defaultValue: keyOf(defaultValue) })}
      ref={ref}
      className={classNames(fieldStyles.root, className)}
      isInvalid={invalidity({ isInvalid, errorMessage })}
      placeholder={placeholder ?? words.placeholder}
      validationBehavior="aria"
      onChange={(key) => onChange?.(key === null ? '' : String(key))}
    >
      <FieldLabel isRequired={isRequired} label={label} labelAction={labelAction} />
      <TriggerButton
        className={classNames(fieldStyles.control, size === 'large' && fieldStyles.controlLarge, styles.button)}
      >
        <SelectValue className={styles.value}>
          {({ selectedText, isPlaceholder, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <Icon className={styles.arrow} of={ChevronDown} />
      </TriggerButton>
      <FieldHelp description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      <Popover className={classNames(overlay.floating, listStyles.panel)} offset={4}>
        <Options choices={choices} />
      </Popover>
    </AriaSelect>
  )
}
