import { check } from '../foreign-passport.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** Series and number of a passport for travel: see `foreignPassport.check`. Passes when the field is empty. */
export const foreignPassport: Rule<'foreignPassport'> = (value) => identified(value, check, 'foreignPassport')
