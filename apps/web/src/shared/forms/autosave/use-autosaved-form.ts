import { errorCodes } from '@cabinet/contract/errors'
import type { FormApi, SubmissionErrors } from 'final-form'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { problemOf } from '../../api/problem.ts'
import { useSharedMessages } from '../../messages.ts'
import { type DraftKey, dropDraft } from '../drafts.ts'
import { isSameForm, mergedOf } from '../merge.ts'
import { restoredDraft } from '../restored-draft.ts'
import { submissionErrors } from '../submission.ts'
import type { Versioned } from '../use-versioned-form.ts'

/**
 * How what is typed stands with the server; `unsent` and `refused` wait in the browser until they get through, `conflict`
 * until the person has chosen between two values.
 */
export type SaveState = 'idle' | 'saving' | 'saved' | 'unsent' | 'refused' | 'conflict'

interface AutosavedOptions<Values extends object, Stored> {
  /** What the server has now, read again whenever it may have changed. */
  readonly current: Stored
  /** What a form keeps of it. Keep the function the same between renders. */
  readonly valuesOf: (stored: Stored) => Values
  /** Saves what is typed as it stands, against the version that the form began with. */
  readonly save: (values: Values, base: Stored) => Promise<Stored>
  /** Saves for good, with every rule; the same as `save` when absent. */
  readonly send?: (values: Values, base: Stored) => Promise<Stored>
  /** Reads what the server has: somebody was faster. */
  readonly reload: () => Promise<Stored>
  /** Names of the fields at which the server's refusals are shown. */
  readonly fields: readonly string[] | ((values: Values) => readonly string[])
  /** Told whenever what is typed gets on with its way to the server. */
  readonly onState?: (state: SaveState) => void
  /** Where what was typed waits until the server has it. */
  readonly draft: DraftKey
}

/** A versioned form that saves itself; give it to `AutosavedForm`. */
export interface Autosaved<Values extends object, Stored> extends Omit<Versioned<Values, Stored>, 'submit'> {
  readonly draft: DraftKey
  readonly base: Stored
  readonly state: SaveState
  /** Saves what the form holds, without a word about what is still missing. */
  save(form: FormApi<Values>): Promise<void>
  /** The person is asked to choose: nothing is saved until they have. */
  awaitChoice(): void
  /** Saves for good. */
  submit(values: Values, form: FormApi<Values>): Promise<SubmissionErrors>
}

interface SavedState<Values, Stored> {
  readonly stored: Stored
  /** What the form is compared with: as it was sent, not as the server has spelled it. */
  readonly values: Values
}

/** Puts values into a form together with what they are compared with. */
export const restart = <Values extends object>(form: FormApi<Values>, initial: Values, values: Values): void =>
  form.batch(() => {
    form.initialize(initial)
    for (const name of Object.keys(values) as (keyof Values & string)[]) form.change(name, values[name])
  })

/** Nothing is wrong with any field, but nothing was saved either. */
const STALE: SubmissionErrors = { [errorCodes.stale]: errorCodes.stale }

/**
 * A form that saves itself while it is typed into. Until the server has something it waits in the browser, so neither a
 * lost line nor a session that ends by itself loses it. What others change comes in by itself; only fields that both have
 * changed are asked about.
 */
export const useAutosavedForm = <Values extends object, Stored extends { readonly version: number }>({
  current,
  valuesOf,
  save: persist,
  send = persist,
  reload,
  fields,
  onState,
  draft,
}: AutosavedOptions<Values, Stored>): Autosaved<Values, Stored> => {
  const shared = useSharedMessages()
  const [restored] = useState(() => restoredDraft(draft, current, valuesOf))
  const [held, setHeld] = useState<SavedState<Values, Stored>>(() => {
    const stored = restored?.base ?? current
    return { stored, values: valuesOf(stored) }
  })
  const [state, setState] = useState<SaveState>('idle')
  const busy = useRef<Promise<unknown>>(Promise.resolve())
  const theirs = useMemo(() => valuesOf(current), [current, valuesOf])
  const began = useMemo(() => valuesOf(held.stored), [held.stored, valuesOf])
  const isNewer = current.version > held.stored.version
  // A newer version may be about other parts of the thing, which are no matter of this form.
  const isBehind = isNewer && !isSameForm(began, theirs)
  const base = isNewer && !isBehind ? current : held.stored
  const known = useRef({ base, isBehind })
  useLayoutEffect(() => {
    known.current = { base, isBehind }
  }, [base, isBehind])

  const report = (next: SaveState): void => {
    setState(next)
    onState?.(next)
  }
  const refused = (error: unknown, values: Values): SubmissionErrors => {
    report(problemOf(error, shared).status === null ? 'unsent' : 'refused')
    return submissionErrors(error, typeof fields === 'function' ? fields(values) : fields, shared)
  }
  const isStale = (error: unknown): boolean => problemOf(error, shared).code === errorCodes.stale
  /** Against a newer version once more, when what has changed there is no matter of this form. */
  const saveOver = async (values: Values, how: typeof persist, from: Stored): Promise<Stored> => {
    try {
      return await how(values, from)
    } catch (error) {
      if (!isStale(error)) throw error
      const fresh = await reload()
      if (!isSameForm(valuesOf(from), valuesOf(fresh))) throw error
      return how(values, fresh)
    }
  }
  const save = async (form: FormApi<Values>, how: typeof persist): Promise<SubmissionErrors> => {
    const { values } = form.getState()
    report('saving')
    let saved: Stored
    try {
      saved = await saveOver(values, how, known.current.base)
    } catch (error) {
      if (!isStale(error)) return refused(error, values)
      report('conflict')
      return STALE
    }
    known.current = { base: saved, isBehind: false }
    setHeld({ stored: saved, values })
    // What the server has made of it must not move under the cursor: the form goes on with what is typed.
    restart(form, values, mergedOf(values, form.getState().values, values))
    if (isSameForm(values, form.getState().values)) dropDraft(draft)
    report('saved')
    return undefined
  }
  /** One call at a time: the next one begins with the version that the last one has made. */
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = busy.current.then(act)
    busy.current = turn.catch(() => undefined)
    return turn
  }

  return {
    base,
    initialValues: held.values,
    newer: isBehind && state !== 'saving' ? { base: began, theirs } : null,
    restored,
    draft,
    state,
    save: (form) =>
      inTurn(async () => {
        if (!known.current.isBehind && form.getState().dirty) await save(form, persist)
      }),
    awaitChoice: () => report('conflict'),
    submit: (_values, form) =>
      inTurn(async () => (send === persist && !form.getState().dirty ? undefined : save(form, send))),
    follow(form, chosen) {
      const merged = mergedOf(began, form.getState().values, theirs, chosen)
      setHeld({ stored: current, values: theirs })
      restart(form, theirs, merged)
      report(isSameForm(merged, theirs) ? 'saved' : 'idle')
    },
    discard(form) {
      dropDraft(draft)
      setHeld({ stored: current, values: theirs })
      restart(form, theirs, theirs)
      report('idle')
    },
  }
}
