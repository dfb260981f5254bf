import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'
import { check } from '../person-inn.ts'

/** A taxpayer number (ИНН) of a person, 12 digits: see `inn.person.check`. Passes when the field is empty. */
export const personInn: Rule<'inn'> = (value) => identified(value, check, 'inn')
