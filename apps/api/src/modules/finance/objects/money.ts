import type { DayText } from '../../../kernel/clock.ts'
import { daysBetween } from '../../../kernel/days.ts'
import { dividedRound, hundredthsOf, WHOLE_SHARE } from '../../../kernel/shares.ts'

const YEAR_DAYS = 365n

/** Interest of a sum for some days, in kopecks; a year has 365 days also when it has 366. */
export const interestOf = (amount: number, ratePercent: number, days: number): number =>
  days <= 0 ? 0 : dividedRound(BigInt(amount) * hundredthsOf(ratePercent) * BigInt(days), WHOLE_SHARE * YEAR_DAYS)

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
