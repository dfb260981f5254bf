import { check } from '../inn.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A taxpayer number (ИНН): see `inn.check`. Passes when the field is empty. */
export const inn: Rule<'inn'> = (value) => identified(value, check, 'inn')
