import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { submissionErrors } from '../../../../shared/forms/submission.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { CaptchaFailed } from './registrant.ts'
import { useRegistrationMessages } from './messages.ts'

/** Failed submissions of these pages as errors of the form: at the fields that it has, otherwise above the button. */
export const useRegistrationErrors = () => {
  const t = useRegistrationMessages()
  const shared = useSharedMessages()
  return (error: unknown, fields: readonly string[]): SubmissionErrors =>
    error instanceof CaptchaFailed ? { [FORM_ERROR]: t('captchaFailed') } : submissionErrors(error, fields, shared)
}
