import { unlike } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** Latin and Cyrillic letters and digits only. */
export const alphaNum: Rule<'alphaNum'> = (value) => unlike(value, /^[A-Za-zА-Яа-яЁё\d]+$/, 'alphaNum', 'format')
