import { check } from '../okved.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** An activity code (ОКВЭД 2): see `okved.check`. Passes when the field is empty. */
export const okved: Rule<'okved'> = (value) => identified(value, check, 'okved')
