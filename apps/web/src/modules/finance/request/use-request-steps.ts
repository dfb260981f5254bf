import { type RequestGroup, requestGroups } from '@cabinet/contract/finance-request-values'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The step after the groups: what is missing, documents and the sending. */
export const REVIEW = 'REVIEW'
export type RequestStep = RequestGroup | typeof REVIEW

export const requestSteps: readonly RequestStep[] = [...requestGroups, REVIEW]

/** Where a person is in the form of a request. */
export interface RequestSteps {
  readonly current: RequestStep
  /** Field to be shown first, by its path in the form: a link of the last step named it. */
  readonly field: string | null
  /** Whether everything that is missing in the step is to be marked: the person has tried to go on, or a link asks. */
  readonly isChecked: boolean
  linkTo(step: RequestStep, field?: string): string
  /** Marks the step on the screen, in the address: a reload marks it again. */
  check(): void
  go(step: RequestStep): void
}

const stepOf = (name: string | null): RequestStep | undefined => requestSteps.find((step) => step === name)

/**
 * Keeps the step in `?step=` and the group that is to be whole in `?validateGroup=`, which alone leads to that group too;
 * ALL leads to the last step.
 *
 * @param first where a person goes on who has come without a step
 */
export const useRequestSteps = (first: RequestStep): RequestSteps => {
  const [search, setSearch] = useSearchParams()
  const [begin] = useState(first)
  const asked = search.get('validateGroup')
  const current = stepOf(search.get('step')) ?? stepOf(asked) ?? (asked === 'ALL' ? REVIEW : begin)
  const linkTo = useCallback((step: RequestStep, field?: string) => {
    const next = new URLSearchParams({ step })
    if (field !== undefined) {
      if (step !== REVIEW) next.set('validateGroup', step)
      next.set('field', field)
    }
    return `?${next.toString()}`
  }, [])
  return {
    current,
    field: search.get('field'),
    isChecked: asked === current || asked === 'ALL',
    linkTo,
    check: () => setSearch({ step: current, validateGroup: current }, { replace: true }),
    go: (step) => setSearch(linkTo(step).slice(1)),
  }
}
