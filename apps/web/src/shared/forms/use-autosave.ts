import { useEffect, useRef, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { dropDraft, saveDraft } from './drafts.ts'
import { onUnavailable } from '../navigation.ts'
import type { Versioned } from './use-versioned-form.ts'

const QUIET_MS = 800

/**
 * Keeps what is typed: 800 ms after the last change, and at once when the page goes away. Values that are as they are
 * saved need no draft.
 *
 * @returns when it was kept last; null before the first time
 */
export const useAutosave = <Values extends object, Stored>({
  draft,
  base,
  restored,
}: Versioned<Values, Stored>): number | 'failed' | null => {
  const form = useForm<Values>()
  const { values, dirty, submitting } = useFormState<Values>({
    subscription: { values: true, dirty: true, submitting: true },
  })
  const [savedAt, setSavedAt] = useState<number | 'failed' | null>(restored?.savedAt ?? null)
  const hadDraft = useRef(false)

  useEffect(() => {
    if (!restored || !draft) return
    form.batch(() => {
      for (const name of Object.keys(restored.values) as (keyof Values & string)[])
        form.change(name, restored.values[name])
    })
    // Once, when the form opens: from then on it is what the person types.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  useEffect(() => {
    if (!draft) return
    if (!dirty) {
      // Everything was put back by hand. Before the first change there may be a draft that is still to be restored.
      if (hadDraft.current && !submitting) dropDraft(draft)
      return
    }
    hadDraft.current = true
    const save = () => {
      const now = Date.now()
      setSavedAt(saveDraft(draft, { values, base: base ?? null, savedAt: now }) ? now : 'failed')
    }
    // On its way to the server it is kept only if the page goes away: the answer may never come.
    const timer = submitting ? undefined : setTimeout(save, QUIET_MS)
    window.addEventListener('pagehide', save)
    const stop = onUnavailable(save)
    return () => {
      stop()
      clearTimeout(timer)
      window.removeEventListener('pagehide', save)
    }
  }, [draft, base, values, dirty, submitting])

  return dirty ? savedAt : null
}
