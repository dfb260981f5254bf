import { Form as FieldsForm, focusFirstInvalid } from '@cabinet/ui/form'
import { Stack } from '@cabinet/ui/stack'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { AutosavedForm, AutosavedNotices } from '../../../../shared/forms/autosave/autosaved-form.tsx'
import type { Autosaved } from '../../../../shared/forms/autosave/use-autosaved-form.ts'
import type { FormatValue } from '../../../../shared/forms/conflict-panel.tsx'
import { wrongFieldsOf } from '../../../../shared/forms/errors.ts'
import { focusField } from '../../../../shared/forms/field-place.ts'
import { useMarkedWhenChecked } from '../../../../shared/forms/wizard/use-marked-when-checked.ts'
import { useBeforeLeaving } from '../step-context.tsx'
import * as styles from './request.css.ts'

interface SavedFieldsProps<Values extends object, Stored> {
  readonly form: Autosaved<Values, Stored>
  /** Name of the form for screen readers. */
  readonly label: string
  /** What must hold before the request is sent. */
  readonly complete: (values: Values) => object
  /** What must hold for a draft: what breaks it stays in the browser. */
  readonly draft: (values: Values) => object
  readonly format?: FormatValue
  /** Everything that is missing is to be marked. */
  readonly isChecked: boolean
  /** The field to be shown first, by its name in this form. */
  readonly field?: string | null
  /** What Enter in a field does. */
  readonly onEnter: () => void
  /** Under the fields of an item of a list, which stand in its card. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

const Inner = <Values extends object, Stored>({
  form: autosaved,
  draft,
  format,
  isChecked,
  field,
  foot,
  children,
}: Omit<SavedFieldsProps<Values, Stored>, 'label' | 'complete' | 'onEnter'>) => {
  const form = useForm<Values>()
  const { values } = useFormState<Values>({ subscription: { values: true } })
  const container = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  useMarkedWhenChecked(isChecked)
  useEffect(() => {
    if (container.current && field) focusField(container.current, field)
  }, [field])
  useBeforeLeaving(async () => {
    const errors = await form.submit()
    const { invalid, submitFailed } = form.getState()
    const isSaved = errors === undefined && !invalid && !submitFailed
    if (!isSaved) setRefusals((count) => count + 1)
    return isSaved
  })
  // By this render the fields say what is wrong with them. The focus moves outside of it: that starts others.
  useEffect(() => {
    const fields = container.current
    if (refusals === 0 || fields === null) return
    const frame = requestAnimationFrame(() => focusFirstInvalid(fields))
    return () => cancelAnimationFrame(frame)
  }, [refusals])
  return (
    <div ref={container}>
      <div className={foot === undefined ? undefined : styles.itemBody}>
        <Stack gap={16}>
          {children}
          <AutosavedNotices
            form={autosaved}
            format={format}
            isSendable={wrongFieldsOf(draft(values), {}).length === 0}
          />
        </Stack>
      </div>
      {foot}
    </div>
  )
}

/** A part of the request that saves itself, with what it says about that. */
export const SavedFields = <Values extends object, Stored>({
  label,
  complete,
  onEnter,
  ...rest
}: SavedFieldsProps<Values, Stored>) => (
  <AutosavedForm form={rest.form} validate={complete}>
    <FieldsForm aria-label={label} autoComplete="off" onSubmit={onEnter}>
      <Inner {...rest} />
    </FieldsForm>
  </AutosavedForm>
)
