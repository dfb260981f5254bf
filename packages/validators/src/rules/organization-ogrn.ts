import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'
import { check } from '../organization-ogrn.ts'

/** A registration number of a legal entity (ОГРН), 13 digits: see `ogrn.organization.check`. Passes when the field is empty. */
export const organizationOgrn: Rule<'ogrn'> = (value) => identified(value, check, 'ogrn')
