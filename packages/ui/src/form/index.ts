export { focusFirstInvalid, Form } from './form.tsx'
export type { FormProps, FormSubmitEvent } from './form.tsx'
export type { FormErrors } from '../internal/form-errors.ts'
