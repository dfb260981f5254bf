'use client'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { Icon } from '../../icon/icon.tsx'
import { TriangleAlert } from '../../icon/lines.tsx'
import { ownPart, type PartOf } from '../parts.ts'
import * as styles from './field.css.ts'
import { Words } from '../words.tsx'

/** What every field takes. Fields know no form library: give `value` and `onChange`, `isInvalid` and `errorMessage`. */
export interface FieldProps {
  /** Name of the field, above it, without a colon. */
  label: ReactNode
  /** Help below; gives its place to the error. */
  description?: ReactNode
  /** What is wrong and how to put it right; shown while the field is invalid. */
  errorMessage?: ReactNode
  /** Invalid. When absent, a field with an `errorMessage` is invalid. */
  isInvalid?: boolean | undefined
  /** Marked with a star and announced; the check itself belongs to the form. */
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  /** Readable and focusable, not editable. */
  isReadOnly?: boolean | undefined
  /** Name in the form data. */
  name?: string | undefined
  /** A quiet link at the end of the label («Забыли пароль?»). */
  labelAction?: ReactNode
}

/** `isInvalid`, or the presence of an error when nobody said. */
export const invalidity = ({ isInvalid, errorMessage }: Pick<FieldProps, 'isInvalid' | 'errorMessage'>): boolean =>
  isInvalid ?? (errorMessage !== undefined && errorMessage !== null && errorMessage !== false && errorMessage !== '')

/** The label of a field with its star and its action. Inside a react-aria field, which links it to the input. */
export function FieldLabel({
  label,
  isRequired,
  labelAction,
  part = ownPart,
}: Pick<FieldProps, 'label' | 'isRequired' | 'labelAction'> & { part?: PartOf<'label'> }) {
  return (
    <span className={styles.labelRow}>
      <Label {...part('label', styles.label)}>
        <Words>{label}</Words>
        {isRequired === true && (
          <span aria-hidden className={styles.required}>
            {'\u00a0*'}
          </span>
        )}
      </Label>
      {labelAction}
    </span>
  )
}

interface HelpProps extends Pick<FieldProps, 'description' | 'errorMessage' | 'isInvalid'> {
  part?: PartOf<'description' | 'error'>
}

/** Help below the field, or the error in its place. Inside a react-aria field, which links it to the input. */
export function FieldHelp(props: HelpProps) {
  const { description, errorMessage, part = ownPart } = props
  const hasError = invalidity(props) && errorMessage !== undefined
  if (hasError) {
    return (
      <FieldError {...part('error', styles.error)}>
        <Icon of={TriangleAlert} size={16} />
        <span>{errorMessage}</span>
      </FieldError>
    )
  }
  if (description === undefined || description === null) return null
  return (
    <Text {...part('description', styles.description)} slot="description">
      {description}
    </Text>
  )
}
