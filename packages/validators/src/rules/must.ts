import { unless } from '../internal/values.ts'
import type { OwnText, Rule } from '../issue.ts'

/**
 * A rule of your own, with the text «Поле заполнено некорректно» or one that you give.
 *
 * @param holds - whether the value is right; receives the whole form as well
 * @param message - the text of the issue: one, or one for each language
 */
export const must =
  <Form>(holds: (value: unknown, form: Form) => boolean, message?: OwnText): Rule<'must'> =>
  (value, form) =>
    unless(value, (given) => holds(given, form as Form), 'must', 'incorrect', message ? { message } : undefined)
