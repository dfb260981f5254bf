import { check } from '../cadastral-number.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A cadastral number: see `cadastralNumber.check`. Passes when the field is empty. */
export const cadastralNumber: Rule<'cadastralNumber'> = (value) => identified(value, check, 'cadastralNumber')
