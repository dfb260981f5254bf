import { report } from '../internal/report.ts'
import { isBlank } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** Something must be filled in. Spaces alone, an empty list and an empty selection of files are nothing; `false` and 0 are. */
export const required: Rule<'required'> = (value) => (isBlank(value) ? report('required', 'empty') : undefined)
