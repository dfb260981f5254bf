import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'
import { check } from '../organization-inn.ts'

/** A taxpayer number (ИНН) of an organization, 10 digits: see `inn.organization.check`. Passes when the field is empty. */
export const organizationInn: Rule<'inn'> = (value) => identified(value, check, 'inn')
