import { report } from '../internal/report.ts'
import { isBlank, type Linked, readLinked } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/**
 * Required when the linked field has a value.
 *
 * @param link - the other field
 */
export const requiredIf =
  <Form>(link: Linked<Form>): Rule<'requiredIf'> =>
  (value, form) =>
    isBlank(value) && !isBlank(readLinked(form, link)) ? report('requiredIf', 'empty') : undefined
