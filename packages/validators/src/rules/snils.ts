import { check } from '../snils.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** An insurance number (СНИЛС): see `snils.check`. Passes when the field is empty. */
export const snils: Rule<'snils'> = (value) => identified(value, check, 'snils')
