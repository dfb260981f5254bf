import { useEffect, useRef, type ReactNode } from 'react'
import { Form, useForm, useFormState } from 'react-final-form'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import { ConflictPanel, type FormatValue } from '../conflict-panel.tsx'
import { DraftRestored } from '../draft-status.tsx'
import { dropDraft, saveDraft } from '../drafts.ts'
import { ErrorSummary } from '../error-summary.tsx'
import { FormFailure } from '../form-failure.tsx'
import { type Autosaved, restart, type SaveState } from './use-autosaved-form.ts'

/** What is typed is in this browser only, and does not get on by itself. */
const stuckStates: ReadonlySet<SaveState> = new Set(['unsent', 'refused', 'conflict'])

/** After so long a pause in typing what is typed is saved. */
const QUIET_MS = 800

interface Props<Values extends object, Stored> {
  readonly form: Autosaved<Values, Stored>
}

/**
 * Saves 800 ms after the last change, at once when the page goes away, and again when the line is back. What the server
 * would refuse, and what somebody else has changed meanwhile, waits in the browser.
 */
const useSaving = <Values extends object, Stored>(autosaved: Autosaved<Values, Stored>, isSendable: boolean) => {
  const form = useForm<Values>()
  const { values, dirty, submitting } = useFormState<Values>({
    subscription: { values: true, dirty: true, submitting: true },
  })
  const { draft, base, restored, state } = autosaved
  const latest = useRef(autosaved)
  useEffect(() => {
    latest.current = autosaved
  })
  // What was restored is the person's to keep or to put away: it is saved with the next change.
  const untouched = useRef<object | null>(null)
  useEffect(() => {
    if (!restored) return
    restart(form, latest.current.initialValues, restored.values)
    untouched.current = form.getState().values
    // Once, when the form opens: from then on it is what the person types.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const isWaiting = dirty === true && submitting !== true
  const hasDraft = useRef(false)
  useEffect(() => {
    if (!isWaiting) {
      // Everything was put back by hand: there is nothing left to keep.
      if (hasDraft.current && dirty !== true) dropDraft(draft)
      hasDraft.current = false
      return
    }
    const saveHere = () => {
      hasDraft.current = true
      saveDraft(draft, { values, base, savedAt: Date.now() })
    }
    const save = () => {
      saveHere()
      if (isSendable && untouched.current !== values) void latest.current.save(form)
    }
    const timer = setTimeout(save, QUIET_MS)
    window.addEventListener('pagehide', saveHere)
    window.addEventListener('online', save)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', saveHere)
      window.removeEventListener('online', save)
    }
  }, [draft, base, values, dirty, isWaiting, isSendable, form])
  // The form goes before the pause is over: what was typed goes on its way alone.
  const leaving = useRef({ isWaiting, isSendable })
  useEffect(() => {
    leaving.current = { isWaiting, isSendable }
  }, [isWaiting, isSendable])
  useEffect(
    () => () => {
      if (!leaving.current.isWaiting) return
      saveDraft(latest.current.draft, {
        values: form.getState().values,
        base: latest.current.base,
        savedAt: Date.now(),
      })
      if (leaving.current.isSendable) void latest.current.save(form)
    },
    [form],
  )
  return {
    isStuck: dirty === true && submitting !== true && (!isSendable || stuckStates.has(state)),
  }
}

/** What others have changed comes in by itself while nothing is typed. */
const useFollowing = <Values extends object, Stored>(autosaved: Autosaved<Values, Stored>) => {
  const form = useForm<Values>()
  const { dirty } = useFormState<Values>({ subscription: { dirty: true } })
  const { newer, follow } = autosaved
  const isFree = newer !== null && dirty !== true
  useEffect(() => {
    if (isFree) follow(form, {})
    // Only when somebody else has saved.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isFree])
}

/**
 * What a form that saves itself says: a conflict, a restored draft, fields that are wrong, what the server refused. Its
 * words come with `loadFormMessages`, which the page that shows it awaits.
 */
export const AutosavedNotices = <Values extends object, Stored>({
  form: autosaved,
  format,
  isSendable,
}: Props<Values, Stored> & {
  /** Words for values that are codes, for the choice between two of them. */
  readonly format?: FormatValue | undefined
  /** False while something is typed that the server would not take. */
  readonly isSendable: boolean
}) => {
  const form = useForm<Values>()
  const { dirty } = useFormState<Values>({ subscription: { dirty: true } })
  const { isStuck } = useSaving(autosaved, isSendable)
  useFollowing(autosaved)
  const { newer, restored, draft, discard, awaitChoice } = autosaved
  const isConflict = newer !== null && dirty === true
  useEffect(() => {
    if (isConflict) awaitChoice()
    // Only when a conflict comes up.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isConflict])
  const versioned = { ...autosaved, submit: () => Promise.resolve(undefined) }
  return (
    <>
      {newer && isConflict && <ConflictPanel versioned={versioned} newer={newer} format={format} />}
      {restored && dirty && autosaved.state === 'idle' && <DraftRestored onDiscard={() => discard(form)} />}
      <ErrorSummary />
      <FormFailure isSaved />
      <UnsavedGuard when={isStuck} within="page" isSaved onLeave={() => dropDraft(draft)} />
    </>
  )
}

/** A form of react-final-form that saves itself. Inside stand the fields and `AutosavedNotices`. */
export const AutosavedForm = <Values extends object, Stored>({
  form,
  validate,
  children,
}: Props<Values, Stored> & {
  readonly validate: (values: Values) => object
  readonly children: ReactNode
}) => (
  <Form<Values>
    // The form takes new values only from `restart`: what is typed at that moment must stay.
    initialValuesEqual={() => true}
    initialValues={form.initialValues}
    validate={validate}
    onSubmit={form.submit}
    render={() => children}
  />
)
