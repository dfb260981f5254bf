import { check } from '../department-code.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** The code of the department that issued a passport: see `departmentCode.check`. Passes when the field is empty. */
export const departmentCode: Rule<'departmentCode'> = (value) => identified(value, check, 'departmentCode')
