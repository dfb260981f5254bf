import { pages } from '@cabinet/contract/pages'
import { useEffect, useState } from 'react'
import { useFormState } from 'react-final-form'
import { useBlocker } from 'react-router-dom'
import { useSharedMessages } from '../messages.ts'
import { lazyPart } from './lazy-part.tsx'

/** The question is not part of the page: it is fetched when there is something to lose. */
const fetchDialog = async () => (await import('@cabinet/ui/confirm-dialog')).ConfirmDialog
const ConfirmDialog = lazyPart(fetchDialog)

const askBrowser = (event: BeforeUnloadEvent): void => event.preventDefault()

interface UnsavedGuardProps {
  readonly when: boolean
  /** `page`: another step of the same page keeps what was typed, so going there is not leaving. */
  readonly within?: 'page'
  /** What was typed outlives the page: closing the window loses nothing, so the browser need not ask. */
  readonly isSaved?: boolean
  /** The person has said to leave without saving. */
  readonly onLeave?: () => void
}

/** Asks before the page is left while `when`: inside the application by a dialog, otherwise by the browser itself. */
export const UnsavedGuard = ({ when, within, isSaved = false, onLeave }: UnsavedGuardProps) => {
  const t = useSharedMessages()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      // The service is down: nothing can be asked about, and what was typed is put back on return.
      nextLocation.pathname !== pages.unavailable() &&
      !(within === 'page' && currentLocation.pathname === nextLocation.pathname),
  )
  useEffect(() => {
    if (!when) return
    // Without it the browser's own question remains.
    fetchDialog().catch(() => undefined)
    if (isSaved) return
    window.addEventListener('beforeunload', askBrowser)
    return () => window.removeEventListener('beforeunload', askBrowser)
  }, [when, isSaved])
  const isBlocked = blocker.state === 'blocked'
  const [wasBlocked, setBlocked] = useState(false)
  if (isBlocked && !wasBlocked) setBlocked(true)
  if (!wasBlocked) return null
  return (
    <ConfirmDialog
      // Without the question nothing is left: the next attempt asks again.
      onFailed={() => {
        setBlocked(false)
        blocker.reset?.()
      }}
      isOpen={isBlocked}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      tone="negative"
      onConfirm={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen && blocker.state === 'blocked') blocker.reset()
      }}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  )
}

/**
 * The same for the form that it stands in: what was typed and not yet saved. It joins in with the first change: of several
 * guards on a page the router listens to the last one alone.
 */
export const FormUnsavedGuard = (rest: Pick<UnsavedGuardProps, 'within' | 'isSaved' | 'onLeave'>) => {
  const { dirty, dirtySinceLastSubmit, submitSucceeded, submitting } = useFormState({
    subscription: { dirty: true, dirtySinceLastSubmit: true, submitSucceeded: true, submitting: true },
  })
  const when = dirty === true && !submitting && (!submitSucceeded || dirtySinceLastSubmit === true)
  const [wasTyped, setTyped] = useState(false)
  if (when && !wasTyped) setTyped(true)
  return wasTyped ? <UnsavedGuard {...rest} when={when} /> : null
}
