import { check } from '../oktmo.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A code of a municipality (ОКТМО): see `oktmo.check`. Passes when the field is empty. */
export const oktmo: Rule<'oktmo'> = (value) => identified(value, check, 'oktmo')
