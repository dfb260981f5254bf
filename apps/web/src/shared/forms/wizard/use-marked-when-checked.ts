import { useEffect, useRef } from 'react'
import { useForm, useFormState } from 'react-final-form'

/**
 * Marks what is missing in the form around it, once, when its step is to be whole: after a reload, or by a link. Nothing
 * is sent: a form in which nothing is missing has nothing to be marked.
 */
export const useMarkedWhenChecked = (isChecked: boolean): void => {
  const form = useForm()
  // The rules of fields that are fetched later come with them. What the server has refused would be sent once more.
  const { hasValidationErrors } = useFormState({ subscription: { hasValidationErrors: true } })
  const wasMarked = useRef(false)
  useEffect(() => {
    if (!isChecked) wasMarked.current = false
    else if (hasValidationErrors === true && !wasMarked.current) {
      wasMarked.current = true
      if (form.getState().hasValidationErrors === true) void form.submit()
    }
  }, [form, isChecked, hasValidationErrors])
}
