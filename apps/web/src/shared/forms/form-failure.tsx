import { useFormState } from 'react-final-form'
import { Failure } from '../ui/failure.tsx'
import { wrongFieldsOf } from './errors.ts'
import { UnsentValues } from './unsent-values.tsx'

/**
 * What went wrong with the form as a whole; what is wrong with a field stands at the field.
 *
 * @param isKept the form has a draft of its own, so nothing else need keep what is typed
 */
export const FormFailure = ({ isSaved = false }: { readonly isSaved?: boolean }) => (
  <>
    {!isSaved && <UnsentValues />}
    <SubmitFailure />
  </>
)

const SubmitFailure = () => {
  const { submitError, submitErrors, dirtySinceLastSubmit } = useFormState({
    subscription: { submitError: true, submitErrors: true, dirtySinceLastSubmit: true },
  })
  if (!submitError || dirtySinceLastSubmit) return null
  // The first wrong field takes the focus, and the page goes there.
  return <Failure text={String(submitError)} isSought={wrongFieldsOf(undefined, submitErrors).length === 0} />
}
