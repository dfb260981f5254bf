/** Rates have two decimals: a rate is a whole number of hundredths of a percent. */
const HUNDREDTHS = 100

/** All of a thing, in hundredths of a percent. */
export const WHOLE_SHARE = BigInt(100 * HUNDREDTHS)

/** `24.5` as 2450; a float would make 24.1 × 100 a little less than 2410. */
export const hundredthsOf = (percent: number): bigint => BigInt(Math.round(percent * HUNDREDTHS))

/** Half a kopeck and more is a kopeck. Sums and rates are never negative. */
export const dividedRound = (dividend: bigint, divisor: bigint): number =>
  Number((2n * dividend + divisor) / (2n * divisor))

/** A percentage of a sum, in kopecks. */
export const shareOf = (amount: number, percent: number): number =>
  dividedRound(BigInt(amount) * hundredthsOf(percent), WHOLE_SHARE)
