import { check } from '../passport.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** Series and number of a passport: see `passport.check`. Passes when the field is empty. */
export const passport: Rule<'passport'> = (value) => identified(value, check, 'passport')
