import { check } from '../driver-licence.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** Series and number of a driving licence: see `driverLicence.check`. Passes when the field is empty. */
export const driverLicence: Rule<'driverLicence'> = (value) => identified(value, check, 'driverLicence')
