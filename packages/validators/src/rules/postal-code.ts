import { check } from '../postal-code.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A postal code: see `postalCode.check`. Passes when the field is empty. */
export const postalCode: Rule<'postalCode'> = (value) => identified(value, check, 'postalCode')
