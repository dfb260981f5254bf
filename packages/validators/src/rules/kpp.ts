import { check } from '../kpp.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A tax registration reason code (КПП): see `kpp.check`. Passes when the field is empty. */
export const kpp: Rule<'kpp'> = (value) => identified(value, check, 'kpp')
