import { check } from '../card.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** The number of a bank card: see `card.check`. Passes when the field is empty. */
export const card: Rule<'card'> = (value) => identified(value, check, 'card')
