import { getIn, setIn } from 'final-form'

/** A field of both forms that two people have changed to different values. */
export interface Conflict {
  /** Path such as `head.lastname`. */
  readonly field: string
  readonly mine: unknown
  readonly theirs: unknown
}

/** What happened to the values while a person was editing them. */
export interface Differences {
  /** Fields that only the other person has changed. */
  readonly theirs: readonly string[]
  /** Fields that both have changed, not to the same. */
  readonly conflicts: readonly Conflict[]
}

export type Choice = 'mine' | 'theirs'

/** A choice with the two values that the person saw when making it. */
export interface Decision extends Conflict {
  readonly choice: Choice
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Paths of everything that is a value of its own. A list is one: its items have no names to tell them apart by. */
const leavesOf = (value: unknown, path = ''): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, entry]) => leavesOf(entry, path === '' ? name : `${path}.${name}`))
    : [path]

/** Nothing is nothing, whether a field says so by an empty text or by not being there. */
const textOf = (value: unknown): string => JSON.stringify(value === undefined || value === '' ? null : value)

const isSame = (left: unknown, right: unknown): boolean => textOf(left) === textOf(right)

/** Whether two forms hold the same. */
export const isSameForm = (left: object, right: object): boolean =>
  [...new Set([...leavesOf(left), ...leavesOf(right)])].every((field) =>
    isSame(getIn(left, field), getIn(right, field)),
  )

/**
 * Compares what a form began with, what it holds, and what the server has by now.
 *
 * @param base values that the form began with
 */
export const differencesOf = (base: object, mine: object, theirs: object): Differences => {
  const fields = [...new Set([...leavesOf(base), ...leavesOf(mine), ...leavesOf(theirs)])]
  const changed = fields.filter((field) => !isSame(getIn(base, field), getIn(theirs, field)))
  const touched = changed.filter((field) => !isSame(getIn(base, field), getIn(mine, field)))
  return {
    theirs: changed.filter((field) => !touched.includes(field)),
    conflicts: touched
      .map((field) => ({ field, mine: getIn(mine, field), theirs: getIn(theirs, field) }))
      .filter((conflict) => !isSame(conflict.mine, conflict.theirs)),
  }
}

/**
 * The choices that still hold, by field: not those between values of which one is another by now. Somebody has saved
 * again, or the person has typed on, and nobody has chosen what came then.
 */
export const standingChoices = (
  conflicts: readonly Conflict[],
  decisions: Readonly<Record<string, Decision>>,
): Readonly<Record<string, Choice>> =>
  Object.fromEntries(
    conflicts.flatMap(({ field, mine, theirs }) => {
      const made = decisions[field]
      return made && isSame(made.mine, mine) && isSame(made.theirs, theirs) ? [[field, made.choice]] : []
    }),
  )

/**
 * The values to go on with: the new ones with everything that was typed, but where the person chose otherwise.
 *
 * @param chosen by field; a conflict that is not named keeps what was typed
 */
export const mergedOf = <Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  chosen: Readonly<Record<string, Choice>> = {},
): Values =>
  leavesOf(mine)
    .filter((field) => !isSame(getIn(base, field), getIn(mine, field)) && chosen[field] !== 'theirs')
    .reduce<Values>((values, field) => setIn(values, field, getIn(mine, field)) as Values, theirs)
