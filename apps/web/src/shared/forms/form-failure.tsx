import { Banner } from '@cabinet/ui/banner'
import { useFormState } from 'react-final-form'

/** What went wrong with the form as a whole; what is wrong with a field stands at the field. */
export const FormFailure = () => {
  const { submitError, dirtySinceLastSubmit } = useFormState({
    subscription: { submitError: true, dirtySinceLastSubmit: true },
  })
  if (!submitError || dirtySinceLastSubmit) return null
  return (
    <Banner tone="negative" announce="alert">
      {String(submitError)}
    </Banner>
  )
}
