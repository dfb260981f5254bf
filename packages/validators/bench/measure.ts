type Check = (value: string, of: string) => unknown
type Sample = readonly [value: string, of: string]

/** Time of a number of passes, and how many values were refused: a result that the compiler cannot leave out. */
interface Lap {
  readonly nanoseconds: number
  readonly refused: number
}

// Two plain lists instead of pairs, and a counter of its own: all that stands in the loop is the check.
const lap = (check: Check, values: readonly string[], banks: readonly string[], passes: number): Lap => {
  let refused = 0
  const start = process.hrtime.bigint()
  for (let pass = 0; pass < passes; pass++)
    for (let index = 0; index < values.length; index++)
      if (check(values[index] as string, banks[index] as string)) refused++
  return { nanoseconds: Number(process.hrtime.bigint() - start), refused }
}

/** Compiles the loop above anew. */
const newLap = (): typeof lap => new Function(`return ${lap.toString()}`)() as typeof lap

/** Gives the loop for each of the checks that are timed together. */
export type Callers = () => typeof lap

/**
 * A loop of its own for each check: its call is resolved in advance, as in an application that checks one kind of number
 * in one place.
 */
export const ownCallers: Callers = newLap

/**
 * One loop for all checks, which has called many others before: nothing is resolved in advance, as in a form library
 * that calls every rule from one place. All pay the same for the call.
 *
 * @param checks - what the loop has called
 */
export const sharedCaller = (checks: readonly Check[], samples: readonly Sample[]): Callers => {
  const shared = newLap()
  const values = samples.map(([value]) => value)
  const banks = samples.map(([, of]) => of)
  for (let round = 0; round < 20; round++) for (const check of checks) shared(check, values, banks, 20)
  return () => shared
}

/**
 * Times checks against each other in one run: rounds are interleaved, so that whatever else the machine does falls on
 * all of them, and the fastest round of each is taken: what the work costs when nothing disturbs it.
 *
 * @returns nanoseconds for one call of each check
 */
export const measure = (
  checks: readonly Check[],
  samples: readonly Sample[],
  callers: Callers = ownCallers,
): readonly number[] => {
  const values = samples.map(([value]) => value)
  const banks = samples.map(([, of]) => of)
  const runners = checks.map((check) => {
    const run = callers()
    run(check, values, banks, 300)
    const { nanoseconds } = run(check, values, banks, 20)
    // About four milliseconds for a round, whatever the check costs.
    return { check, run, passes: Math.max(1, Math.round(8e7 / nanoseconds)), best: Infinity }
  })
  for (let round = 0; round < 61; round++)
    for (const runner of runners) {
      const { nanoseconds } = runner.run(runner.check, values, banks, runner.passes)
      runner.best = Math.min(runner.best, nanoseconds / (runner.passes * values.length))
    }
  return runners.map(({ best }) => best)
}
