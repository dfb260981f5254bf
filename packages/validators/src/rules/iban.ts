import { check } from '../iban.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** An international bank account number (IBAN): see `iban.check`. Passes when the field is empty. */
export const iban: Rule<'iban'> = (value) => identified(value, check, 'iban')
