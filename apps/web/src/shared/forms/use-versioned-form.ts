import { errorCodes } from '@cabinet/contract/errors'
import type { FormApi, SubmissionErrors } from 'final-form'
import { useMemo, useState } from 'react'
import { problemOf } from '../api/problem.ts'
import { useSharedMessages } from '../messages.ts'
import { type Draft, type DraftKey, dropDraft } from './drafts.ts'
import { type Choice, mergedOf } from './merge.ts'
import { restoredDraft } from './restored-draft.ts'
import { submissionErrors } from './submission.ts'

interface VersionedOptions<Values extends object, Stored> {
  /** What the server has now, read again whenever it may have changed; undefined for something new. */
  readonly current: Stored | undefined
  /** What a form keeps of it. */
  readonly valuesOf: (stored: Stored) => Values
  /** What a form about something new begins with; needed when `current` may be undefined. */
  readonly empty?: Values
  /** Saves against the version that the form began with. */
  readonly send: (values: Values, base: Stored | undefined) => Promise<Stored>
  /** Reads `current` again: somebody was faster. */
  readonly reload: () => Promise<unknown>
  /** Names of the fields at which the server's refusals are shown. */
  readonly fields: readonly string[] | ((values: Values) => readonly string[])
  /** What follows. The form is busy until that has happened, so a page that is left shows no button that would save again. */
  readonly onSaved: (saved: Stored) => unknown
  /** Where what was typed is kept until it is saved; without it nothing is kept. */
  readonly draft?: DraftKey
  /** Tells a version that means something to this form from one that does not. */
  readonly isBehind?: (base: Stored, current: Stored) => boolean
}

/** What a form over a versioned thing needs; give it to `VersionedForm`. */
export interface Versioned<Values extends object, Stored> {
  /** What the form began with, or has gone on with. */
  readonly base: Stored | undefined
  readonly initialValues: Values
  /** What somebody else has saved meanwhile; null while nobody has. */
  readonly newer: { readonly base: Values; readonly theirs: Values } | null
  /** What was typed before the page was loaded anew. */
  readonly restored: Draft<Values, Stored> | null
  readonly draft: DraftKey | undefined
  submit(values: Values): Promise<SubmissionErrors>
  /** Goes on with the new data, keeping what was typed where the person chose so. */
  follow(form: FormApi<Values>, chosen: Readonly<Record<string, Choice>>): void
  /** Forgets what was typed. */
  discard(form: FormApi<Values>): void
}

const valuesFor = <Values extends object, Stored>(
  stored: Stored | undefined,
  valuesOf: (stored: Stored) => Values,
  empty: Values | undefined,
): Values => {
  if (stored !== undefined) return valuesOf(stored)
  if (empty === undefined) throw new Error('A form about something new must say what it begins with')
  return empty
}

/** `initialize` keeps what was typed, so the values are put in one by one. */
const replaceValues = <Values extends object>(form: FormApi<Values>, values: Values): void =>
  form.batch(() => {
    for (const name of Object.keys(values) as (keyof Values & string)[]) form.change(name, values[name])
  })

/** Nothing is wrong with any field, but nothing was saved either. */
const STALE: SubmissionErrors = { [errorCodes.stale]: errorCodes.stale }

const isNewer = (base: { readonly version: number }, current: { readonly version: number }): boolean =>
  current.version > base.version

/**
 * A form over something that others may change at the same time. It saves against the version that it began with; when
 * somebody was faster, nothing that was typed is lost.
 */
export const useVersionedForm = <Values extends object, Stored extends { readonly version: number }>({
  current,
  valuesOf,
  empty,
  send,
  reload,
  fields,
  onSaved,
  draft,
  isBehind = isNewer,
}: VersionedOptions<Values, Stored>): Versioned<Values, Stored> => {
  const shared = useSharedMessages()
  const [restored] = useState(() => (draft ? restoredDraft(draft, current, valuesOf) : null))
  const [held, setHeld] = useState<Stored | undefined>(restored?.base ?? current)
  const base = held && current && current.version > held.version && !isBehind(held, current) ? current : held
  const initialValues = useMemo(() => valuesFor(base, valuesOf, empty), [base, valuesOf, empty])
  const theirs = useMemo(() => valuesFor(current, valuesOf, empty), [current, valuesOf, empty])
  return {
    base,
    initialValues,
    newer: base && current && isBehind(base, current) ? { base: initialValues, theirs } : null,
    restored,
    draft,
    async submit(values) {
      let saved: Stored
      try {
        saved = await send(values, base)
      } catch (error) {
        if (problemOf(error, shared).code !== errorCodes.stale)
          return submissionErrors(error, typeof fields === 'function' ? fields(values) : fields, shared)
        await reload()
        return STALE
      }
      if (draft) dropDraft(draft)
      setHeld(saved)
      await onSaved(saved)
      return undefined
    },
    follow(form, chosen) {
      const values = mergedOf(initialValues, form.getState().values, theirs, chosen)
      setHeld(current)
      form.initialize(theirs)
      replaceValues(form, values)
    },
    discard(form) {
      if (draft) dropDraft(draft)
      setHeld(current)
      replaceValues(form, theirs)
    },
  }
}
