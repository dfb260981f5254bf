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
 * The choices behind the values, in the order of the list; those of a server in the order in which they were chosen, and
 * remembered when the next answer lacks them.
 */
export const useChosen = <C extends Choice>({ choices, found, initialChoices, value }: ChosenOptions<C>) => {
  const [remembered, setRemembered] = useState<readonly C[]>(initialChoices)
  const byValue = useMemo(
    () => new Map([...remembered, ...found, ...(choices ?? [])].map((choice) => [choice.value, choice])),
    [remembered, found, choices],
  )
  const chosen = useMemo(() => {
    if (choices === undefined) return value.flatMap((each) => byValue.get(each) ?? [])
    const values = new Set(value)
    return choices.filter((choice) => values.has(choice.value))
  }, [choices, value, byValue])
  /** Values in their order; their choices are remembered. */
  const arrange = (keys: readonly string[]): string[] => {
    const next = new Set(keys)
    if (choices !== undefined) return choices.map((choice) => choice.value).filter((each) => next.has(each))
    setRemembered(keys.flatMap((key) => byValue.get(key) ?? []))
    return [...value.filter((each) => next.has(each)), ...keys.filter((key) => !value.includes(key))]
  }
  return { chosen, arrange }
}
