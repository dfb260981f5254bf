import { FORM_ERROR, setIn, type SubmissionErrors } from 'final-form'
import { problemOf } from '../api/problem.ts'
import type { SharedMessages } from '../messages.ts'
import { ShownError } from './shown-error.ts'

/**
 * A refused submission in the terms of final-form: the server's sentence at each field that the form has, and a sentence
 * for the whole form when a wrong field is not in it or none is named. Nothing that was typed is lost.
 *
 * @param fields names of the fields of the form
 */
export const submissionErrors = (
  error: unknown,
  fields: readonly string[],
  shared: SharedMessages,
): SubmissionErrors => {
  if (error instanceof ShownError) return { [FORM_ERROR]: error.message }
  const problem = problemOf(error, shared)
  const known = problem.fields.filter(({ field }) => fields.includes(field))
  const atFields = known.reduce<object>((errors, { field, message }) => setIn(errors, field, message) ?? errors, {})
  const isExplained = known.length > 0 && known.length === problem.fields.length
  return isExplained ? atFields : { ...atFields, [FORM_ERROR]: problem.message }
}
