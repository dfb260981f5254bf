import { useCallback } from 'react'
import { FIELD_ATTRIBUTE } from './field-place.ts'

const FOCUSABLE = ':is(input:not([type=hidden]), textarea, button, [role=combobox]):not([disabled], [tabindex="-1"])'

/** On a touch screen the keyboard would cover what the person has not read yet. */
const hasKeyboard = (): boolean => matchMedia('(hover: hover)').matches

const focusFirst = (form: HTMLElement): void => {
  const fields = form.querySelectorAll(`[${FIELD_ATTRIBUTE}]`)
  for (const field of fields) {
    const control = field.querySelector<HTMLElement>(FOCUSABLE)
    if (control && !control.matches('[readonly]')) return control.focus()
  }
}

/** Puts the cursor into the first field of the form that it stands in, when the form appears. */
export const FirstFieldFocus = () => {
  const find = useCallback((element: HTMLElement | null) => {
    const form = element?.closest('form')
    if (form && hasKeyboard()) focusFirst(form)
  }, [])
  return <span hidden ref={find} />
}
