import { report } from '../internal/report.ts'
import { isBlank, type Linked, readLinked } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/**
 * Required when the linked field differs from a given value (compared by `Object.is`; an empty field differs, too).
 *
 * @param link - the other field
 * @param expected - the value of the other field with which this one may stay empty
 */
export const requiredIfTargetNotValue =
  <Form>(link: Linked<Form>, expected: unknown): Rule<'requiredIfTargetNotValue'> =>
  (value, form) =>
    isBlank(value) && !Object.is(readLinked(form, link), expected)
      ? report('requiredIfTargetNotValue', 'empty')
      : undefined
