import { unless } from '../internal/values.ts'
import type { OwnText, Rule } from '../issue.ts'

/**
 * Must equal a given value; the text is given as well, «Пароли не совпадают» when it is not.
 *
 * @param expected - the value, or a function that reads it from the form
 * @param message - the text of the issue: one, or one for each language
 */
export const confirm =
  <Form>(expected: string | number | boolean | ((form: Form) => unknown), message?: OwnText): Rule<'confirm'> =>
  (value, form) =>
    unless(
      value,
      (given) => Object.is(given, typeof expected === 'function' ? expected(form as Form) : expected),
      'confirm',
      'mismatch',
      message ? { message } : undefined,
    )
