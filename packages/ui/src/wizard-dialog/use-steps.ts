'use client'
import { useState } from 'react'
import type { WizardStep } from './step.ts'
import { follow, trailTo } from './trail.ts'

interface Options<Id extends string> {
  steps: readonly [WizardStep<Id>, ...WizardStep<Id>[]]
  step?: Id | undefined
  defaultStep?: Id | undefined
  onStepChange?: ((step: Id) => void) | undefined
}

/** Which step is current, how it was reached, and which ones have been seen. */
export function useSteps<Id extends string>({ steps, step, defaultStep, onStepChange }: Options<Id>) {
  const [own, setOwn] = useState(defaultStep ?? steps[0].id)
  const wanted = step ?? own
  const current = steps.find(({ id }) => id === wanted) ?? steps[0]
  const [known, setKnown] = useState(() => {
    const ids = steps.map(({ id }) => id)
    return { trail: trailTo(ids, current.id), seen: [current.id] }
  })
  // The step may be changed from outside, by the address of the page for one: the trail follows whoever changed it.
  const trail = follow(known.trail, current.id)
  const seen = known.seen.includes(current.id) ? known.seen : [...known.seen, current.id]
  if (trail !== known.trail || seen !== known.seen) setKnown({ trail, seen })
  const goTo = (id: Id): void => {
    setOwn(id)
    if (id !== current.id) onStepChange?.(id)
  }
  const previous = trail
    .slice(0, -1)
    .map((id) => steps.find((candidate) => candidate.id === id))
    .findLast((candidate) => candidate !== undefined && candidate.result === undefined)
  const next = steps[steps.indexOf(current) + 1]
  return { current, trail, previous, next, goTo, seen: steps.filter(({ id }) => seen.includes(id)) }
}
