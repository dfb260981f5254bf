import { check } from '../okato.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A code of an administrative territory (ОКАТО): see `okato.check`. Passes when the field is empty. */
export const okato: Rule<'okato'> = (value) => identified(value, check, 'okato')
