import { message, type Translatable } from '@cabinet/validators/messages'
import { type FormRules, formSchema } from '@cabinet/validators/standard-schema'
import { errors, type WrongField } from './http-error.ts'

/** `['founders', 0, 'itn']` as `founders[0].itn`. */
const nameOf = (path: readonly unknown[]): string =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('')

/** Fields that do not hold by rules which the form of the client has as well: the same fault gets the same words. */
export const wrongFieldsOf = (form: object, rules: FormRules): readonly WrongField[] => {
  const { issues = [] } = formSchema(rules, () => '')['~standard'].validate(form) as {
    readonly issues?: readonly (Translatable & { readonly path?: readonly unknown[] })[]
  }
  return issues.map((issue) => ({
    field: nameOf(issue.path ?? []),
    code: issue.code,
    text: { ru: message(issue, 'ru'), en: message(issue, 'en') },
  }))
}

/**
 * Checks a form by the rules of the contract.
 *
 * @throws HttpError 400 with every wrong field
 */
export const checkRules = (form: object, rules: FormRules): void => {
  const wrong = wrongFieldsOf(form, rules)
  if (wrong.length > 0) throw errors.validation(wrong)
}
