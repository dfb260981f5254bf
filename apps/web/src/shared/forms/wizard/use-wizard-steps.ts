import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FormGroup } from './groups.ts'

/** The step after the groups: everything once more, and the sending. */
export const REVIEW = 'REVIEW'

/** Where a person is in a long form. */
export interface WizardSteps {
  /** Id of the group on the screen, or `REVIEW`. */
  readonly current: string
  /** Field to be shown first: a link of the review named it. */
  readonly field: string | null
  /** Groups that the person has tried to leave. */
  readonly checked: ReadonlySet<string>
  /** Marks the group on the screen as one that must be whole. */
  check(): void
  /** The next group, or the review. */
  goNext(): void
  goBack(): void
  /** The query of a step, for a link. */
  linkTo(step: string, field?: string): string
}

/** Keeps the step in `?step=`, so that a link leads there and the browser's own way back works. */
export const useWizardSteps = (groups: readonly FormGroup[]): WizardSteps => {
  const [search, setSearch] = useSearchParams()
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const ids = [...groups.map(({ id }) => id), REVIEW]
  const asked = search.get('step')
  const place = Math.max(0, ids.indexOf(asked ?? ''))
  const current = ids[place] ?? REVIEW
  const linkTo = useCallback(
    (step: string, field?: string) => {
      const next = new URLSearchParams(search)
      next.set('step', step)
      if (field === undefined) next.delete('field')
      else next.set('field', field)
      return `?${next.toString()}`
    },
    [search],
  )
  const go = (step: string | undefined) => {
    if (step !== undefined) setSearch(linkTo(step).slice(1))
  }
  return {
    current,
    field: search.get('field'),
    checked,
    check: () => setChecked((before) => (before.has(current) ? before : new Set([...before, current]))),
    goNext: () => go(ids[place + 1]),
    goBack: () => go(ids[place - 1]),
    linkTo,
  }
}
