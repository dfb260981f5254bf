import { unlikeLetters } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** Latin and Cyrillic letters only. */
export const alpha: Rule<'alpha'> = (value) => unlikeLetters(value, /^[A-Za-zА-Яа-яЁё]+$/, 'alpha', 'format')
