import { startTransition, useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The step after the groups: everything once more, and the sending. */
export const REVIEW = 'REVIEW'

/** What `?validateGroup=` says when every group is to be whole. */
const ALL = 'ALL'

/** Where a person is in a form of several steps. */
export interface WizardSteps<Step extends string = string> {
  /** The step on the screen. */
  readonly current: Step
  /** Field to be shown first, by its path in the form: a link of the review named it. */
  readonly field: string | null
  /** Steps in which everything that is missing is to be marked: the person has tried to leave them, or a link asks. */
  readonly checked: ReadonlySet<Step>
  /** Whether that is the step on the screen. */
  readonly isChecked: boolean
  /** Marks the step on the screen as one that must be whole, in the address: a reload marks it again. Not to be left by. */
  check(): void
  go(step: Step): void
  goNext(): void
  goBack(): void
  /** The query of a step, for a link; with a field the step is marked and the field shown. */
  linkTo(step: Step, field?: string): string
}

/**
 * Keeps the step in `?step=`, so that a link leads there and the browser's own way back works, and the step that is to be
 * whole in `?validateGroup=`, which alone leads to that step too; ALL leads to the last one.
 *
 * @param steps ids of the steps in their order, the same array while the form is the same
 * @param begin where a person goes on who has come without a step; the first step when absent
 */
export const useWizardSteps = <Step extends string>(steps: readonly Step[], begin?: Step): WizardSteps<Step> => {
  const [search, setSearch] = useSearchParams()
  const [start] = useState(begin)
  const [tried, setTried] = useState<readonly string[]>([])
  const stepOf = (name: string | null | undefined): Step | undefined => steps.find((step) => step === name)
  const asked = search.get('validateGroup')
  const current =
    stepOf(search.get('step')) ??
    stepOf(asked) ??
    (asked === ALL ? steps.at(-1) : undefined) ??
    stepOf(start) ??
    steps[0]
  if (current === undefined) throw new Error('A form of steps needs a step')
  const checked = useMemo(
    () => new Set(steps.filter((step) => asked === ALL || asked === step || tried.includes(step))),
    [steps, asked, tried],
  )
  const linkTo = useCallback(
    (step: Step, field?: string) => {
      const next = new URLSearchParams(search)
      next.set('step', step)
      next.delete('validateGroup')
      next.delete('field')
      if (field !== undefined) {
        if (step !== REVIEW) next.set('validateGroup', step)
        next.set('field', field)
      }
      return `?${next.toString()}`
    },
    [search],
  )
  const markTried = useCallback(
    // Together with the way to the next step, which is a transition as well: by itself it would draw the step anew first.
    () => startTransition(() => setTried((before) => (before.includes(current) ? before : [...before, current]))),
    [current],
  )
  const go = useCallback(
    (step: Step | undefined) => {
      if (step !== undefined) setSearch(linkTo(step).slice(1))
    },
    [setSearch, linkTo],
  )
  const index = steps.indexOf(current)
  return {
    current,
    field: search.get('field'),
    checked,
    isChecked: checked.has(current),
    check: useCallback(() => {
      markTried()
      const next = new URLSearchParams(linkTo(current).slice(1))
      next.set('validateGroup', current)
      setSearch(next, { replace: true })
    }, [current, linkTo, setSearch, markTried]),
    go,
    goNext: useCallback(() => {
      markTried()
      go(steps[index + 1])
    }, [markTried, go, steps, index]),
    goBack: useCallback(() => go(steps[index - 1]), [go, steps, index]),
    linkTo,
  }
}
