import { check } from '../bik.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A bank identification code (БИК): see `bik.check`. Together with `requiredFor('bik')` it says «БИК не заполнен». Passes when the field is empty. */
export const bik: Rule<'bik'> = (value) => identified(value, check, 'bik')
