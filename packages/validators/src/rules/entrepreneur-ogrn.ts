import { check } from '../entrepreneur-ogrn.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A registration number of an entrepreneur (ОГРНИП), 15 digits: see `ogrn.entrepreneur.check`. Passes when the field is empty. */
export const entrepreneurOgrn: Rule<'ogrn'> = (value) => identified(value, check, 'ogrn')
