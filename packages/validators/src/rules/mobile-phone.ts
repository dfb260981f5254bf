import { check } from '../mobile-phone.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A mobile phone, +7 and ten digits: see `mobilePhone.check`. Passes when the field is empty. */
export const mobilePhone: Rule<'mobilePhone'> = (value) => identified(value, check, 'mobilePhone')
