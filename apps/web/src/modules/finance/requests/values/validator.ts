import { formValidator } from '@cabinet/validators/react-final-form'
import type { Translatable } from '@cabinet/validators/messages'
import type { FormRules } from '@cabinet/validators/standard-schema'

type Say = (issue: Translatable) => string

/** The rules of the contract over the values of a form: they look at what would be sent. */
export const validatorOf = <Values extends object, Body extends object>(
  rules: FormRules,
  bodyOf: (values: Values) => Body,
  say: Say,
): ((values: Values) => object) => {
  const validate = formValidator(rules, say)
  return (values) => validate(bodyOf(values))
}
