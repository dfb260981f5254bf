import { check } from '../international-email.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** An e-mail address in any letters: see `internationalEmail.check`. Passes when the field is empty. */
export const internationalEmail: Rule<'internationalEmail'> = (value) => identified(value, check, 'internationalEmail')
