import { report } from '../internal/report.ts'
import { isBlank, type Linked, readLinked } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/**
 * Required when the linked field is empty.
 *
 * @param link - the other field
 */
export const requiredIfNot =
  <Form>(link: Linked<Form>): Rule<'requiredIfNot'> =>
  (value, form) =>
    isBlank(value) && isBlank(readLinked(form, link)) ? report('requiredIfNot', 'empty') : undefined
