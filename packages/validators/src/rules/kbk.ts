import { check } from '../kbk.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A budget classification code (КБК): see `kbk.check`. Passes when the field is empty. */
export const kbk: Rule<'kbk'> = (value) => identified(value, check, 'kbk')
