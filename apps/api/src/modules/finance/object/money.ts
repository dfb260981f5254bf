import type { DayText } from '../../../kernel/clock.ts'

const DAY_MS = 86_400_000
/** Rates have two decimals: a rate is a whole number of hundredths of a percent. */
const HUNDREDTHS = 100
const WHOLE = BigInt(100 * HUNDREDTHS)
const YEAR_DAYS = 365n

/** `24.5` as 2450; a float would make 24.1 × 100 a little less than 2410. */
const hundredthsOf = (percent: number): bigint => BigInt(Math.round(percent * HUNDREDTHS))

/** Half a kopeck and more is a kopeck. Sums and rates are never negative. */
const divided = (dividend: bigint, divisor: bigint): number => Number((2n * dividend + divisor) / (2n * divisor))

/** A percentage of a sum, in kopecks. */
export const shareOf = (amount: number, percent: number): number =>
  divided(BigInt(amount) * hundredthsOf(percent), WHOLE)

/** Interest of a sum for some days, in kopecks; a year has 365 days also when it has 366. */
export const interestOf = (amount: number, ratePercent: number, days: number): number =>
  days <= 0 ? 0 : divided(BigInt(amount) * hundredthsOf(ratePercent) * BigInt(days), WHOLE * YEAR_DAYS)

const timeOf = (day: DayText): number => Date.parse(`${day}T00:00:00Z`)

/** Days from one day to another; negative when the other is before. */
export const daysBetween = (from: DayText, to: DayText): number => Math.round((timeOf(to) - timeOf(from)) / DAY_MS)

/** The day that is so many calendar days after this one. */
export const addDays = (day: DayText, days: number): DayText =>
  new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10)

/** What of an object bears interest, and since when. */
export interface Debt {
  readonly financing_amount: number
  readonly repaid_amount: number
  readonly interest_rate: string | number
  /** Kopecks that were accrued until `interest_since`. */
  readonly interest_before: number
  /** Null before the money has come. */
  readonly interest_since: DayText | null
}

/** What is not repaid. */
const owedOf = ({ financing_amount: financed, repaid_amount: repaid }: Debt): number => Math.max(0, financed - repaid)

/** Interest until a day: what was accrued before the last repayment, and what the rest has borne since. */
export const accruedOf = (debt: Debt, day: DayText): number =>
  debt.interest_since === null
    ? 0
    : debt.interest_before + interestOf(owedOf(debt), Number(debt.interest_rate), daysBetween(debt.interest_since, day))
