'use client'
import type { ReactNode, Ref } from 'react'
import { Check, Minus } from 'lucide-react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import { FieldHelp, invalidity, type FieldProps } from '../internal/field/field.tsx'
import { useServerError } from '../internal/form-errors.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import * as styles from './checkbox.css.ts'
import { useTouchingChange } from '../internal/touched.ts'
import { trackOf } from '../internal/track.ts'
import { Words } from '../internal/words.tsx'

export interface CheckboxProps
  extends
    Omit<FieldProps, 'label' | 'labelAction'>,
    CommonProps<HTMLDivElement>,
    DataAttributes,
    PartsProps<'control' | 'box' | 'label' | 'description' | 'error'> {
  /** What the person agrees to or chooses. May hold links. */
  children?: ReactNode
  /** The name, when there is no room for words (a row of a table). */
  'aria-label'?: string | undefined
  isSelected?: boolean | undefined
  defaultSelected?: boolean | undefined
  /** What a form library calls `value` is `isSelected` here: a box has no value of its own. */
  value?: never
  onChange?: ((isSelected: boolean) => void) | undefined
  /** Some of what it stands for is chosen: a header of a table. */
  isIndeterminate?: boolean | undefined
  autoFocus?: boolean | undefined
  onBlur?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  /** The input itself. */
  inputRef?: Ref<HTMLInputElement | null> | undefined
}

/** Yes or no, sent with the form. What takes effect at once is a `Switch`. */
export function Checkbox(asGiven: CheckboxProps) {
  const [part, props] = takeParts(useServerError(asGiven))
  const {
    children,
    isSelected,
    defaultSelected,
    description,
    errorMessage,
    isInvalid,
    isRequired,
    onChange,
    className,
    ref,
    ...rest
  } = props
  const invalid = invalidity({ isInvalid, errorMessage })
  return (
    <CheckboxField
      {...given({ ...rest, isRequired, isSelected, defaultSelected })}
      {...trackOf(rest)}
      ref={ref}
      className={classNames(styles.root, className)}
      isInvalid={invalid}
      validationBehavior="aria"
      onChange={useTouchingChange(onChange)}
    >
      <CheckboxButton {...part('control', styles.button)}>
        {({ isIndeterminate }) => (
          <>
            <span {...part('box', styles.box)}>
              <Icon of={isIndeterminate ? Minus : Check} size={16} />
            </span>
            {children !== undefined && (
              <span {...part('label', styles.label)}>
                <Words>{children}</Words>
                {isRequired === true && (
                  <span aria-hidden className={styles.required}>
                    {'\u00a0*'}
                  </span>
                )}
              </span>
            )}
          </>
        )}
      </CheckboxButton>
      {(description !== undefined || (invalid && errorMessage !== undefined)) && (
        <div className={styles.help}>
          <FieldHelp part={part} description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
        </div>
      )}
    </CheckboxField>
  )
}
