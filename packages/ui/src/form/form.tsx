'use client'
import { useEffect, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { FormContext } from 'react-aria-components/Form'
import { classNames } from '../internal/class-names.ts'
import { ResetContext, useResetKey } from '../internal/entry/use-form-reset.ts'
import { FormErrorsContext, type FormErrors } from '../internal/form-errors.ts'
import { useMergedRefs } from '../internal/merge-refs.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import * as styles from './form.css.ts'

/** The event of a submission, under whichever name the installed `@types/react` has it. */
export type FormSubmitEvent = Parameters<NonNullable<ComponentProps<'form'>['onSubmit']>>[0]

export interface FormProps extends CommonProps<HTMLFormElement>, DataAttributes {
  children: ReactNode
  /**
   * Called on submission, which never leaves the page. When it ends, at once or by its promise, the first invalid field
   * takes the focus. Until its promise ends nothing else is submitted: a second press, or Enter held down, sends once.
   */
  onSubmit: (event: FormSubmitEvent) => unknown
  /**
   * What the server has against the values, by the names of the fields: each stands at its field until the person
   * changes it. A field's own `errorMessage` goes first; what belongs to no field is for you to show.
   */
  validationErrors?: FormErrors | undefined
  /**
   * When it changes, the fields take your values again and forget what was half typed: change it together with the
   * values where a form library resets them. The `reset` of the form element does it by itself.
   */
  resetKey?: string | number | undefined
  /** Name of the form for screen readers. */
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
  id?: string | undefined
  /** `off` for forms about other people. */
  autoComplete?: 'on' | 'off' | undefined
}

/**
 * Moves the focus to the first field of a form that is marked invalid, in the order of the page.
 *
 * @returns False when every field is valid.
 */
export const focusFirstInvalid = (form: HTMLElement): boolean => {
  const field = form.querySelector<HTMLElement>(
    ':is(input, textarea, select, button, [tabindex], [contenteditable])[aria-invalid=true], [data-invalid] :is(input, textarea, button):not([disabled])',
  )
  field?.focus()
  return field !== null
}

const textOf = (error: FormErrors[string]): string | undefined =>
  (typeof error === 'string' ? error : error?.join('\n')) || undefined
const nobody: readonly string[] = []
// One object for all renders: react-aria's own form makes another each time, and every field in it renders again.
const byApplication = { validationBehavior: 'aria' } as const

/** A form: fields one below another, checked by the application, never by the browser's own bubbles. */
export function Form({ children, onSubmit, validationErrors, resetKey, className, style, ref, ...rest }: FormProps) {
  const own = useRef<HTMLFormElement>(null)
  const merged = useMergedRefs(own, ref)
  const isSending = useRef(false)
  const fieldsKey = useResetKey(resetKey)
  const [submissions, setSubmissions] = useState(0)
  // By their content: whoever writes them in place gives others at every render. The same error of the next submission
  // is a new one.
  const version = `${submissions} ${JSON.stringify(validationErrors)}`
  const [answered, setAnswered] = useState({ version, names: nobody })
  const names = answered.version === version ? answered.names : nobody
  const errors = useMemo(
    () => ({
      errorOf: (name: string) => (names.includes(name) ? undefined : textOf(validationErrors?.[name])),
      answer: (name: string) => setAnswered({ version, names: [...names, name] }),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the version stands for the errors
    [version, names],
  )
  const submit = async (event: FormSubmitEvent): Promise<void> => {
    // Events come from a form in a dialog too, which was opened from this one and is no part of it.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    // A form around this one in React's tree, from which a dialog with this one was opened, is not sent with it.
    event.stopPropagation()
    if (isSending.current) return
    isSending.current = true
    try {
      await onSubmit(event)
    } finally {
      isSending.current = false
    }
    setSubmissions((count) => count + 1)
  }
  // The errors that the submission has put into state are in the page when this state is: they were set before it.
  useEffect(() => {
    const form = own.current
    if (submissions === 0 || form === null) return
    // Outside of the render that is being finished: moving the focus starts others.
    const frame = requestAnimationFrame(() => focusFirstInvalid(form))
    return () => cancelAnimationFrame(frame)
  }, [submissions])
  return (
    <form
      {...given({ ...rest, style })}
      ref={merged}
      className={classNames(styles.root, className)}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <FormContext value={byApplication}>
        <FormErrorsContext value={errors}>
          <ResetContext value={fieldsKey}>{children}</ResetContext>
        </FormErrorsContext>
      </FormContext>
    </form>
  )
}
