import { Banner } from '@cabinet/ui/banner'
import { useEffect, useState } from 'react'
import { useForm } from 'react-final-form'
import { useSharedMessages } from '../messages.ts'
import { currentAddress, onUnavailable } from '../navigation.ts'
import { deleteUnsent, readUnsent, saveUnsent } from '../unsent.ts'

/**
 * Keeps what is typed into the form that it stands in when the page gives way to a service that is down, puts it back when
 * the form is here again, and says that nothing was sent.
 */
export const UnsentValues = () => {
  const t = useSharedMessages()
  const form = useForm()
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    const initial = form.getState().initialValues ?? {}
    const address = currentAddress()
    const values = readUnsent(address, initial)
    let stopDeleting = () => {}
    if (values) {
      form.batch(() => {
        for (const [name, value] of Object.entries(values)) form.change(name, value)
      })
      setRestored(true)
      // Until then it waits for the form however often that is drawn anew.
      stopDeleting = form.subscribe(
        ({ pristine, submitSucceeded }) => {
          if (pristine || submitSucceeded) deleteUnsent(address, initial)
        },
        { pristine: true, submitSucceeded: true },
      )
    }
    const stopSaving = onUnavailable(() => {
      const { dirty, values: typed } = form.getState()
      if (dirty) saveUnsent(address, initial, typed)
    })
    return () => {
      stopDeleting()
      stopSaving()
    }
  }, [form])
  return isRestored ? (
    <Banner tone="notice" announce="status">
      {t('unsent')}
    </Banner>
  ) : null
}
