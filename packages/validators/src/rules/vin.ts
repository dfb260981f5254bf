import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'
import { check } from '../vin.ts'

/** A vehicle identification number (VIN): see `vin.check`. Passes when the field is empty. */
export const vin: Rule<'vin'> = (value) => identified(value, check, 'vin')
