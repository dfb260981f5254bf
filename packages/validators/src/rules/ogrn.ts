import { check } from '../ogrn.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A company registration number (ОГРН or ОГРНИП): see `ogrn.check`. Passes when the field is empty. */
export const ogrn: Rule<'ogrn'> = (value) => identified(value, check, 'ogrn')
