import { unlikeLetters } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** Latin and Cyrillic letters, digits and the hyphen only. */
export const alphaDash: Rule<'alphaDash'> = (value) =>
  unlikeLetters(value, /^[A-Za-zА-Яа-яЁё\d-]+$/, 'alphaDash', 'format')
