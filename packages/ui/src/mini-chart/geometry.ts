/** Lowest and highest of the values and zero: bars grow from zero, and a line shows how far from it one is. */
const rangeOf = (values: readonly number[]): { low: number; span: number } => {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  return { low, span: high - low || 1 }
}

export interface Bar {
  x: number
  y: number
  width: number
  height: number
  isNegative: boolean
}

const barShare = 0.68
// A value that is not zero leaves a trace, however small it is beside the others.
const leastHeight = 1.5

/** Bars in a box of 100 by 100, from the line of zero up or down. */
export const barsOf = (values: readonly number[]): readonly Bar[] => {
  const { low, span } = rangeOf(values)
  const step = 100 / Math.max(1, values.length)
  const zero = 100 + (low / span) * 100
  return values.map((value, index) => {
    const height = value === 0 ? 0 : Math.max(leastHeight, (Math.abs(value) / span) * 100)
    return {
      x: index * step + (step * (1 - barShare)) / 2,
      y: value < 0 ? zero : zero - height,
      width: step * barShare,
      height,
      isNegative: value < 0,
    }
  })
}

export interface Point {
  x: number
  y: number
}

/** Points of a line in a box of 100 by 100; one value stands in the middle. */
export const pointsOf = (values: readonly number[]): readonly Point[] => {
  const { low, span } = rangeOf(values)
  const last = values.length - 1
  return values.map((value, index) => ({
    x: last === 0 ? 50 : (index / last) * 100,
    y: 100 - ((value - low) / span) * 100,
  }))
}

/** Height of the line of zero in the same box. */
export const zeroOf = (values: readonly number[]): number => {
  const { low, span } = rangeOf(values)
  return 100 + (low / span) * 100
}
