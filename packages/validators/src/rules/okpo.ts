import { check } from '../okpo.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A code of the classifier of enterprises (ОКПО): see `okpo.check`. Passes when the field is empty. */
export const okpo: Rule<'okpo'> = (value) => identified(value, check, 'okpo')
