import { useMemo, useState } from 'react'
import type { Choice } from '../internal/list/options.tsx'

interface ChosenOptions<C extends Choice> {
  /** The whole list; `undefined` when a server knows it. */
  choices: readonly C[] | undefined
  /** What the server has answered to the question of this moment. */
  found: readonly C[]
  initialChoices: readonly C[]
  value: readonly string[]
}

/**
 * The choices behind the values, in the order of the list; those of a server in the order in which they were chosen. What
 * has been chosen stays chosen and keeps its name when the next answer, or another list, lacks it.
 */
export const useChosen = <C extends Choice>({ choices, found, initialChoices, value }: ChosenOptions<C>) => {
  const [remembered, setRemembered] = useState<readonly C[]>(initialChoices)
  const byValue = useMemo(
    () => new Map([...remembered, ...found, ...(choices ?? [])].map((choice) => [choice.value, choice])),
    [remembered, found, choices],
  )
  const chosen = useMemo(() => {
    const listed = new Set(value)
    const inList = (choices ?? []).filter((choice) => listed.delete(choice.value))
    return [...inList, ...value.filter((each) => listed.has(each)).flatMap((each) => byValue.get(each) ?? [])]
  }, [choices, value, byValue])
  /** Values in their order; their choices are remembered. */
  const arrange = (keys: readonly string[]): string[] => {
    const next = new Set(keys)
    setRemembered(keys.flatMap((key) => byValue.get(key) ?? []))
    const inList = (choices ?? []).map((choice) => choice.value).filter((each) => next.delete(each))
    const before = value.filter((each) => next.delete(each))
    return [...inList, ...before, ...next]
  }
  return { chosen, arrange }
}
