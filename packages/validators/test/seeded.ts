import type { Random } from '../src/index.ts'

/** A seeded source of numbers in [0, 1): a linear congruential generator with the constants of Numerical Recipes. */
export const seeded = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
