import { check } from '../swift.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A business identifier code of SWIFT: see `swift.check`. Passes when the field is empty. */
export const swift: Rule<'swift'> = (value) => identified(value, check, 'swift')
