'use client'
import type { ReactNode } from 'react'
import { Icon } from '../../icon/icon.tsx'
import { TriangleAlert } from '../../icon/lines.tsx'
import * as fieldStyles from '../field/field.css.ts'
import { invalidity, type FieldProps } from '../field/field.tsx'
import type { PartOf } from '../parts.ts'
import { PressButton } from '../press/press-button.tsx'
import * as styles from './suggest.css.ts'
import { Words } from '../words.tsx'

interface Props extends Pick<FieldProps, 'label' | 'description' | 'errorMessage' | 'isInvalid' | 'isRequired'> {
  id: string
  /** Leads back to the line. */
  modeLabel: string
  onMode: () => void
  part: PartOf<'label' | 'mode' | 'fields' | 'description' | 'error'>
  children: ReactNode
}

/** The parts of a value as a group of fields, under the label of the whole. */
export function PartsFrame(props: Props) {
  const { id, label, description, errorMessage, isInvalid, isRequired, modeLabel, onMode, part, children } = props
  const hasError = invalidity({ isInvalid, errorMessage }) && errorMessage !== undefined
  const help = hasError ? errorMessage : description
  return (
    <div
      aria-describedby={help === undefined ? undefined : `${id}-help`}
      aria-labelledby={`${id}-label`}
      className={styles.group}
      role="group"
    >
      <span className={fieldStyles.labelRow}>
        <span {...part('label', fieldStyles.label)} id={`${id}-label`}>
          <Words>{label}</Words>
          {isRequired === true && (
            <span aria-hidden className={fieldStyles.required}>
              {'\u00a0*'}
            </span>
          )}
        </span>
        <PressButton {...part('mode', styles.mode)} onPress={onMode}>
          {modeLabel}
        </PressButton>
      </span>
      <div {...part('fields', styles.parts)}>{children}</div>
      {help !== undefined && (
        <span
          {...part(hasError ? 'error' : 'description', hasError ? fieldStyles.error : fieldStyles.description)}
          id={`${id}-help`}
        >
          {hasError && <Icon of={TriangleAlert} size={16} />}
          <span>{help}</span>
        </span>
      )}
    </div>
  )
}
