import { check } from '../correspondent-account.ts'
import { identified, type Linked, readLinked } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/**
 * A correspondent account of the bank whose BIK stands in the linked field: see `correspondentAccount.check`. Passes
 * when the field is empty.
 *
 * @param bik - the field of the BIK
 */
export const correspondentAccount =
  <Form>(bik: Linked<Form>): Rule<'correspondentAccount'> =>
  (value, form) =>
    identified(value, (given) => check(given, readLinked(form, bik)), 'correspondentAccount')
