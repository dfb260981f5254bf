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

/**
 * The loop above compiled anew for one check. Shared by several checks its call could not be resolved in advance, and
 * the loop would cost all of them alike; on its own it is what an application has.
 */
const freshLap = (): typeof lap => new Function(`return ${lap.toString()}`)() as typeof lap

/**
 * Times checks against each other in one run: rounds are interleaved, so that whatever else the machine does falls on
 * all of them, and the fastest round of each is taken: what the work costs when nothing disturbs it.
 *
 * @returns nanoseconds for one call of each check
 */
export const measure = (checks: readonly Check[], samples: readonly Sample[]): readonly number[] => {
  const values = samples.map(([value]) => value)
  const banks = samples.map(([, of]) => of)
  const runners = checks.map((check) => {
    const run = freshLap()
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
