import type { ReactNode } from 'react'
import { Field } from 'react-final-form'
import { FIELD_ATTRIBUTE } from './field-place.ts'
import * as styles from './form-field.css.ts'

/** What a field of the design system takes from the form. */
export interface Wired<Value> {
  readonly name: string
  readonly value: Value
  readonly errorMessage: string | undefined
  readonly onChange: (value: Value) => void
  readonly onBlur: () => void
  readonly onFocus: () => void
}

const keep = (value: unknown) => value

/** What is shown of a field. For anything else, the sending of the whole form for one, no field is drawn again. */
const shown = {
  value: true,
  error: true,
  touched: true,
  modified: true,
  submitFailed: true,
  submitError: true,
  dirtySinceLastSubmit: true,
} as const

/**
 * Joins a field of the design system to the form around it: `{(field) => <TextField label="…" {...field} />}`. A wrong
 * value is told after the field was left or the form was sent, and from then on with every change; an error of the
 * server persists until the field is edited. A field that was only passed by says nothing: the sentence would move what
 * the person is just pressing.
 */
export const FormField = <Value,>({
  name,
  empty,
  validate,
  children,
}: {
  name: string
  /** Stands for nothing: an empty text, an empty list. */
  empty: Value
  validate?: (value: unknown, values: object) => string | undefined
  children: (field: Wired<Value>) => ReactNode
}) => (
  <Field<Value>
    name={name}
    parse={keep as (value: Value) => Value}
    subscription={shown}
    {...(validate && { validate })}
  >
    {({ input, meta }) => {
      const isJudged = (meta.touched && meta.modified) || meta.submitFailed
      const own = isJudged ? (meta.error as string | undefined) : undefined
      const ofServer = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as string | undefined)
      return (
        <div className={styles.place} {...{ [FIELD_ATTRIBUTE]: name }}>
          {children({
            name,
            value: (input.value as Value | '') === '' ? empty : input.value,
            errorMessage: own ?? ofServer,
            onChange: (value) => input.onChange(value),
            onBlur: () => input.onBlur(),
            onFocus: () => input.onFocus(),
          })}
        </div>
      )
    }}
  </Field>
)
