import { ask, examine, type FormRules, type FormRulesOf, type Say } from '../internal/form.ts'
import { keyOf } from '../internal/segment.ts'
import type { Rule } from '../issue.ts'

/** Keys under which final-form keeps an error of a whole list and of the whole form; final-form is not imported. */
const arrayError = 'FINAL_FORM/array-error'
const formError = 'FINAL_FORM/form-error'

/** Errors of a form by field, nested as the values are. */
export type FormErrors = Record<string, unknown>

type Node = Record<PropertyKey, unknown>

// A path may come from data, and data may call a field `__proto__`: nothing is read from the prototype of an object, and
// nothing is written into it.
const ownOf = (node: Node, key: PropertyKey): unknown => (Object.hasOwn(node, key) ? node[key] : undefined)
const set = (node: Node, key: PropertyKey, value: unknown): void =>
  void Object.defineProperty(node, key, { value, configurable: true, enumerable: true, writable: true })

/** A list of errors; a text that stood in its place becomes the error of the list itself. */
const listWith = (text: unknown): Node => {
  const list = [] as unknown as Node
  if (typeof text === 'string') list[arrayError] = text
  return list
}

/** Puts a text where the first issue of a field belongs. An earlier text of the same field stays. */
const put = (errors: Node, path: readonly PropertyKey[], text: string): void => {
  const last = path.at(-1)
  if (last === undefined) {
    errors[formError] ??= text
    return
  }
  let node = errors
  for (const [depth, key] of path.slice(0, -1).entries()) {
    const child = ownOf(node, key)
    if (typeof child !== 'object') {
      const isList = typeof path[depth + 1] === 'number'
      // An object cannot hold a text of its own beside those of its fields: the text came first, so it stays.
      if (child !== undefined && !isList) return
      set(node, key, isList ? listWith(child) : {})
    }
    node = ownOf(node, key) as Node
  }
  const place = ownOf(node, last)
  if (place === undefined) set(node, last, text)
  else if (Array.isArray(place)) (place as unknown as Node)[arrayError] ??= text
}

/**
 * Rules as `validate` of a `<Field>`: the text of the first rule that does not hold. Other fields are read from the
 * values of the whole form; final-form asks every field again when any of them changes, so a linked field follows.
 *
 * @param rules - a rule, or rules of which the first that does not hold is reported
 * @param say - how the issue becomes a text
 * @example
 * <Field name="account" validate={fieldValidator([required, settlementAccount('bik')], inRussian)} />
 */
export const fieldValidator =
  (rules: Rule | readonly Rule[], say: Say) =>
  (value: unknown, values: object): string | undefined => {
    const issue = ask(rules, value, values)
    return issue && say(issue)
  }

/**
 * Rules as `validate` of a `<Form>`: an object of texts, nested as the values are; one text for each field. An issue of
 * a list that stands beside issues of its items goes to `ARRAY_ERROR`.
 *
 * @param rules - rules by path of the field
 * @param say - how an issue becomes a text
 * @example
 * <Form validate={formValidator({ inn: [required, inn], 'founders[].itn': inn }, inRussian)} … />
 */
export const formValidator =
  <Form extends object = Readonly<Record<string, unknown>>>(rules: FormRulesOf<Form>, say: Say) =>
  (values: object): FormErrors => {
    const errors: FormErrors = {}
    for (const { path, issue } of examine(values, rules as FormRules)) put(errors, path, say(issue))
    return errors
  }

/** A Standard Schema, as far as it is used here. */
export interface ValidatingSchema {
  readonly '~standard': { readonly validate: (value: unknown) => unknown }
}

interface Result {
  readonly issues?: readonly { readonly message: string; readonly path?: readonly unknown[] }[]
}

const collect = ({ issues = [] }: Result): FormErrors => {
  const errors: FormErrors = {}
  for (const { message, path = [] } of issues) put(errors, path.map(keyOf), message)
  return errors
}

/**
 * Any Standard Schema (zod, valibot, ArkType, `formSchema`) as `validate` of a `<Form>`. An issue without a path goes to
 * `FORM_ERROR`. Gives a promise when the schema does.
 *
 * @example
 * <Form validate={schemaValidator(z.object({ inn: z.string().check(zodCheck(inn, inRussian)) }))} … />
 */
export const schemaValidator =
  (schema: ValidatingSchema) =>
  (values: object): FormErrors | Promise<FormErrors> => {
    const result = schema['~standard'].validate(values)
    return result instanceof Promise ? result.then(collect) : collect(result as Result)
  }
