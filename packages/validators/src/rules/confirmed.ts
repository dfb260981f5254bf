import { type Linked, readLinked, unless } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/**
 * Must equal another field of the form.
 *
 * @param link - the other field
 */
export const confirmed =
  <Form>(link: Linked<Form>): Rule<'confirmed'> =>
  (value, form) =>
    unless(value, (given) => Object.is(given, readLinked(form, link)), 'confirmed', 'mismatch')
