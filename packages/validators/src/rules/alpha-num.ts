import { unlikeLetters } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** Latin and Cyrillic letters and digits only. */
export const alphaNum: Rule<'alphaNum'> = (value) => unlikeLetters(value, /^[A-Za-zА-Яа-яЁё\d]+$/, 'alphaNum', 'format')
