'use client'
import type { ReactNode, Ref } from 'react'
import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import { FieldHelp, invalidity, type FieldProps } from '../internal/field/field.tsx'
import { useServerError } from '../internal/form-errors.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import * as styles from './switch.css.ts'
import { useTouchingChange } from '../internal/touched.ts'
import { trackOf } from '../internal/track.ts'

export interface SwitchProps
  extends
    Omit<FieldProps, 'label' | 'labelAction' | 'isRequired'>,
    CommonProps<HTMLDivElement>,
    DataAttributes,
    PartsProps<'control' | 'track' | 'thumb' | 'label' | 'description' | 'error'> {
  /** What is on or off, named so that «on» makes sense: «Уведомления по SMS». */
  children?: ReactNode
  /** The name, when there is no room for words. */
  'aria-label'?: string | undefined
  isSelected?: boolean | undefined
  defaultSelected?: boolean | undefined
  /** What a form library calls `value` is `isSelected` here: a switch has no value of its own. */
  value?: never
  onChange?: ((isSelected: boolean) => void) | undefined
  id?: string | undefined
  autoFocus?: boolean | undefined
  onBlur?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  /** The input itself. */
  inputRef?: Ref<HTMLInputElement | null> | undefined
}

/** On or off, with effect at once. What is sent with a form is a `Checkbox`. */
export function Switch(asGiven: SwitchProps) {
  const [part, props] = takeParts(useServerError(asGiven))
  const {
    children,
    isSelected,
    defaultSelected,
    description,
    errorMessage,
    isInvalid,
    onChange,
    className,
    style,
    ref,
    ...rest
  } = props
  const handleChange = useTouchingChange(onChange)
  const invalid = invalidity({ isInvalid, errorMessage })
  return (
    <SwitchField
      {...given({ ...rest, style, isSelected, defaultSelected })}
      {...trackOf(rest)}
      ref={ref}
      className={classNames(styles.root, className)}
      isInvalid={invalid}
      validationBehavior="aria"
      onChange={handleChange}
    >
      <SwitchButton {...part('control', styles.button)}>
        <span {...part('track', styles.track)}>
          <span {...part('thumb', styles.thumb)} />
        </span>
        {children !== undefined && <span {...part('label', styles.label)}>{children}</span>}
      </SwitchButton>
      {(description !== undefined || (invalid && errorMessage !== undefined)) && (
        <div className={styles.help}>
          <FieldHelp part={part} description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
        </div>
      )}
    </SwitchField>
  )
}
