import { check } from '../uin.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** An identifier of a charge (УИН): see `uin.check`. Passes when the field is empty. */
export const uin: Rule<'uin'> = (value) => identified(value, check, 'uin')
