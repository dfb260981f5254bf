import { unlikeLetters } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** Latin and Cyrillic letters and spaces only. */
export const alphaSpaces: Rule<'alphaSpaces'> = (value) =>
  unlikeLetters(value, /^[A-Za-zА-Яа-яЁё ]+$/, 'alphaSpaces', 'format')
