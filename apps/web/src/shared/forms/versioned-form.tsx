import type { ReactNode } from 'react'
import { Form, useForm } from 'react-final-form'
import { lazyPart } from '../ui/lazy-part.tsx'
import { FormUnsavedGuard } from '../ui/unsaved-guard.tsx'
import type { FormatValue } from './conflict-panel.tsx'
import { dropDraft } from './drafts.ts'
import { FormFailure } from './form-failure.tsx'
import { isSameForm } from './merge.ts'
import { loadFormMessages } from './messages.ts'
import { useAutosave } from './use-autosave.ts'
import type { Versioned } from './use-versioned-form.ts'

const fetchParts = async () => {
  const [{ ConflictPanel }, { DraftRestored, DraftStatus }, { ErrorSummary }] = await Promise.all([
    import('./conflict-panel.tsx'),
    import('./draft-status.tsx'),
    import('./error-summary.tsx'),
    loadFormMessages(),
  ])
  return { ConflictPanel, DraftRestored, DraftStatus, ErrorSummary }
}

/** What is seldom needed comes when the form has opened. */
const Parts = lazyPart(async () => {
  const parts = await fetchParts()
  return ({ children }: { children: (loaded: typeof parts) => ReactNode }) => children(parts)
})

/**
 * Everything that a form over something versioned says about itself: a conflict, a restored draft, the fields that are
 * wrong, what the server refused, and when the draft was kept. Stands above the buttons.
 */
export const FormNotices = <Values extends object, Stored>({
  form: versioned,
  format,
  within,
}: {
  form: Versioned<Values, Stored>
  /** Words for values that are codes, for the choice between two of them. */
  format?: FormatValue | undefined
  /** `page`: another step of the same page keeps what was typed. */
  within?: 'page'
}) => {
  const form = useForm<Values>()
  const savedAt = useAutosave(versioned)
  const { newer, restored, draft } = versioned
  return (
    <>
      <Parts loading={null}>
        {({ ConflictPanel, DraftRestored, DraftStatus, ErrorSummary }) => (
          <>
            {newer && <ConflictPanel versioned={versioned} newer={newer} format={format} />}
            {restored && savedAt !== null && <DraftRestored onDiscard={() => versioned.discard(form)} />}
            <ErrorSummary />
            {savedAt !== null && <DraftStatus savedAt={savedAt} />}
          </>
        )}
      </Parts>
      <FormFailure isSaved={draft !== undefined} />
      <FormUnsavedGuard
        {...(within && { within })}
        {...(draft && { onLeave: () => dropDraft(draft), isSaved: true })}
      />
    </>
  )
}

/** A form of react-final-form over something versioned. The fields stand inside of `FieldsForm`, with `FormNotices`. */
export const VersionedForm = <Values extends object, Stored>({
  form,
  validate,
  children,
}: {
  form: Versioned<Values, Stored>
  validate: (values: Values) => object
  children: (state: {
    /** Answers what is wrong, by the rules of the form or by the server; nothing when it was saved. */
    onSubmit: () => Promise<object | undefined>
    submitting: boolean
    pristine: boolean
  }) => ReactNode
}) => (
  <Form<Values>
    keepDirtyOnReinitialize
    // The same read again is other objects; only other values are a reason to begin anew.
    initialValuesEqual={(before, now) => isSameForm(before ?? {}, now ?? {})}
    initialValues={form.initialValues}
    validate={validate}
    onSubmit={form.submit}
    render={({ form: api, submitting, pristine }) =>
      children({
        async onSubmit() {
          // What the server has refused before is tried again.
          const { hasValidationErrors, errors } = api.getState()
          const refused = await api.submit()
          return hasValidationErrors ? errors : refused
        },
        submitting: submitting === true,
        pristine: pristine === true,
      })
    }
  />
)
