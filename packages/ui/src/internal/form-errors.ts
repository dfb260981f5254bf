'use client'
import { createContext, use, type ReactNode } from 'react'

/** What a server has against the values of a form, by the names of its fields. */
export type FormErrors = Readonly<Record<string, string | readonly string[] | undefined>>

interface FormErrorsState {
  readonly errorOf: (name: string) => string | undefined
  /** The field has another value now: what was said about the one before no longer holds. */
  readonly answer: (name: string) => void
}

/** The errors of the form around a field. */
export const FormErrorsContext = createContext<FormErrorsState | undefined>(undefined)

interface Named {
  name?: string | undefined
  errorMessage?: ReactNode
  isInvalid?: boolean | undefined
  onChange?: ((...values: never[]) => void) | undefined
}

/**
 * The props of a field with what the server has said about it, until its value changes. A message of its own goes first.
 *
 * @param props - of the field
 * @param names - under which it is sent; its `name` by default
 */
export const useServerError = <Props extends Named>(
  props: Props,
  names: readonly (string | undefined)[] = [props.name],
): Props => {
  const form = use(FormErrorsContext)
  const name = names.find((one) => one !== undefined && form?.errorOf(one) !== undefined)
  if (form === undefined || name === undefined) return props
  const { errorMessage, onChange } = props
  return {
    ...props,
    errorMessage: errorMessage === undefined || errorMessage === '' ? form.errorOf(name) : errorMessage,
    isInvalid: true,
    onChange: (...values: never[]) => {
      form.answer(name)
      onChange?.(...values)
    },
  }
}
