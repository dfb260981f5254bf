import { identified, type Linked, readLinked } from '../internal/values.ts'
import type { Rule } from '../issue.ts'
import { check, type Options } from '../settlement-account.ts'

/**
 * A settlement account in the bank whose BIK stands in the linked field: see `settlementAccount.check`. Passes when the
 * field is empty.
 *
 * @param bik - the field of the BIK
 * @param options - further kinds of account to accept
 */
export const settlementAccount =
  <Form>(bik: Linked<Form>, options?: Options): Rule<'settlementAccount'> =>
  (value, form) =>
    identified(value, (given) => check(given, readLinked(form, bik), options), 'settlementAccount')
