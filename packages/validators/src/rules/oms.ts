import { check } from '../oms.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** The number of a medical insurance policy (ОМС): see `oms.check`. Passes when the field is empty. */
export const oms: Rule<'oms'> = (value) => identified(value, check, 'oms')
