import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { useEffect } from 'react'
import { useFormState } from 'react-final-form'
import { useBlocker } from 'react-router-dom'
import { useSharedWords } from '../words.ts'

const askBrowser = (event: BeforeUnloadEvent): void => event.preventDefault()

interface UnsavedGuardProps {
  readonly when: boolean
  /** `page`: another step of the same page keeps what was typed, so going there is not leaving. */
  readonly within?: 'page'
}

/** Asks before the page is left while `when`: inside the application by a dialog, otherwise by the browser itself. */
export const UnsavedGuard = ({ when, within }: UnsavedGuardProps) => {
  const t = useSharedWords()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && !(within === 'page' && currentLocation.pathname === nextLocation.pathname),
  )
  useEffect(() => {
    if (!when) return
    window.addEventListener('beforeunload', askBrowser)
    return () => window.removeEventListener('beforeunload', askBrowser)
  }, [when])
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      tone="negative"
      onConfirm={() => blocker.proceed?.()}
      onOpenChange={(isOpen) => {
        if (!isOpen && blocker.state === 'blocked') blocker.reset()
      }}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  )
}

/** The same for the form that it stands in: what was typed and not yet saved. */
export const FormUnsavedGuard = () => {
  const { dirty, dirtySinceLastSubmit, submitSucceeded, submitting } = useFormState({
    subscription: { dirty: true, dirtySinceLastSubmit: true, submitSucceeded: true, submitting: true },
  })
  return <UnsavedGuard when={dirty === true && !submitting && (!submitSucceeded || dirtySinceLastSubmit === true)} />
}
