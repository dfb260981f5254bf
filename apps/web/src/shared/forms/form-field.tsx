import { memo, type ReactNode, type RefObject, useRef } from 'react'
import { Field } from 'react-final-form'
import { FIELD_ATTRIBUTE } from './field-place.ts'
import * as styles from './form-field.css.ts'
import { useLeft } from './use-left.ts'

/** What a field of the design system takes from the form. */
export interface Wired<Value> {
  readonly name: string
  readonly value: Value
  readonly errorMessage: string | undefined
  readonly onChange: (value: Value) => void
  readonly onBlur: () => void
  readonly onFocus: () => void
}

const unchanged = (value: unknown) => value

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

interface FieldFrameProps<Value> extends Wired<Value> {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly onLeave: () => void
  readonly children: (field: Wired<Value>) => ReactNode
}

/**
 * What is drawn of a field. The form tells every field of itself once more when it has opened, with nothing new in it, and
 * of much that is not shown here; drawing thirty fields a second time is half of what opening a long form costs.
 */
const FieldFrame = <Value,>({
  name,
  frame,
  children,
  onChange,
  onBlur,
  onFocus,
  onLeave,
  ...shownOf
}: FieldFrameProps<Value>) => (
  <div ref={frame} className={styles.frame} {...{ [FIELD_ATTRIBUTE]: name }} onBlur={onLeave}>
    {children({
      ...shownOf,
      name,
      onChange: (value) => onChange(value),
      onBlur: () => onBlur(),
      onFocus: () => onFocus(),
    })}
  </div>
)
const MemoFieldFrame = memo(FieldFrame) as typeof FieldFrame

/**
 * Joins a field of the design system to the form around it: `{(field) => <TextField label="…" {...field} />}`. A wrong
 * value is told after the field was left or the form was sent, and from then on with every change; an error of the
 * server persists until the field is edited. A field that was only passed by speaks too, once the press that has moved
 * the focus is over: before, the sentence would move what the person is just pressing.
 */
export const FormField = <Value,>({
  name,
  empty,
  validate,
  isJudgedOnInput = false,
  children,
}: {
  name: string
  /** Stands for nothing: an empty text, an empty list. */
  empty: Value
  validate?: (value: unknown, values: object) => string | undefined
  /** A wrong value is told while it is typed, not only when the field is left. */
  isJudgedOnInput?: boolean
  children: (field: Wired<Value>) => ReactNode
}) => {
  const frame = useRef<HTMLDivElement>(null)
  const { isLeft, onBlur: onLeave } = useLeft(frame)
  return (
    <Field<Value>
      name={name}
      parse={unchanged as (value: Value) => Value}
      subscription={shown}
      {...(validate && { validate })}
    >
      {({ input, meta }) => {
        // A form that begins anew forgets that its fields were touched, and with it that they were left.
        const isPassed = meta.touched && (meta.modified || isLeft)
        const isJudged = isPassed || (isJudgedOnInput && meta.modified) || meta.submitFailed
        const own = isJudged ? (meta.error as string | undefined) : undefined
        const ofServer = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as string | undefined)
        return (
          <MemoFieldFrame<Value>
            name={name}
            value={(input.value as Value | '') === '' ? empty : input.value}
            errorMessage={own ?? ofServer}
            frame={frame}
            onChange={input.onChange}
            onBlur={input.onBlur}
            onFocus={input.onFocus}
            onLeave={onLeave}
          >
            {children}
          </MemoFieldFrame>
        )
      }}
    </Field>
  )
}
