/** Marks what a field consists of with its name, so that a list of errors finds it, whatever kind of field it is. */
export const FIELD_ATTRIBUTE = 'data-form-field'

const fieldElementOf = (form: Element, name: string): Element | null =>
  form.querySelector(`[${FIELD_ATTRIBUTE}="${CSS.escape(name)}"]`)

/**
 * The element that names a field; two values that are typed in one place have one for both. The label of a group of
 * choices is no `<label>`, while each of its choices is one, so the part of the kit is asked for first.
 */
export const labelElementOf = (form: Element, name: string): Element | null =>
  fieldElementOf(form, name)?.querySelector('[data-part="label"], label, legend') ?? null

/** The name of a field as the person reads it: its label without the star. */
export const labelOfField = (form: Element, name: string): string | null => {
  const label = labelElementOf(form, name)
  if (!label) return null
  const words = [...label.childNodes]
    .filter((node) => !(node instanceof Element && node.getAttribute('aria-hidden') === 'true'))
    .map(({ textContent }) => textContent)
    .join('')
    .trim()
  return words === '' ? null : words
}

/** Shows a field and puts the cursor into it. @returns false when it is not on the page */
export const focusField = (form: Element, name: string): boolean => {
  const field = fieldElementOf(form, name)?.querySelector<HTMLElement>(
    ':is(input:not([type=hidden]), textarea, button, [tabindex="0"]):not([disabled], [tabindex="-1"], [aria-hidden=true] *)',
  )
  field?.focus()
  return field !== null && field !== undefined
}
