import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { submissionErrors } from '../../../../shared/forms/submission.ts'
import { useSharedWords } from '../../../../shared/words.ts'
import { CaptchaFailed } from './registrant.ts'
import { useRegistrationWords } from './words.ts'

/** Failed submissions of these pages as errors of the form: at the fields that it has, otherwise above the button. */
export const useRefusals = () => {
  const t = useRegistrationWords()
  const shared = useSharedWords()
  return (error: unknown, fields: readonly string[]): SubmissionErrors =>
    error instanceof CaptchaFailed ? { [FORM_ERROR]: t('captchaFailed') } : submissionErrors(error, fields, shared)
}
