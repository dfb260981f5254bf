import type { FormRules } from '@cabinet/validators/standard-schema'
import type { Translatable } from '@cabinet/validators/messages'

type Rule = Extract<FormRules[string], readonly unknown[]>[number]

/** A rule of one form of ours: its issue has a code that answers of the server carry, and its own words. */
export const ownRule =
  <Form>(
    code: string,
    holds: (value: unknown, form: Form) => boolean,
    text: { readonly ru: string; readonly en: string },
  ): Rule =>
  (value, form) => {
    if (value === undefined || value === null || value === '' || holds(value, form as Form)) return undefined
    const params = { message: text, code }
    return { rule: 'must', code: 'incorrect', params }
  }

/** The code of an issue; that of an own rule travels in its params. */
export const codeOfIssue = ({ code, params }: Translatable): string => {
  const own = (params as { readonly code?: unknown } | undefined)?.code
  return typeof own === 'string' ? own : code
}
