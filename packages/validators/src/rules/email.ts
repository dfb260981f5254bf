import { check } from '../email.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** An e-mail address: see `email.check`. Passes when the field is empty. */
export const email: Rule<'email'> = (value) => identified(value, check, 'email')
