import type { BankRequestInFull } from '@cabinet/contract/finance/partner-shapes'

/** The terms of an agreement as they are typed. Rates are exact texts, as the fields give them. */
export interface ApprovalValues {
  readonly limit: number | null
  readonly interestRate: string
  readonly advanceRate: string
  readonly maxDeferralDays: number | null
  readonly fee: string
  readonly finishedDate: string
  readonly withRecourse: string
  readonly number: string
}

export const fields = [
  'limit',
  'interestRate',
  'advanceRate',
  'maxDeferralDays',
  'fee',
  'finishedDate',
  'withRecourse',
  'number',
] as const satisfies readonly (keyof ApprovalValues)[]

/** What the contract takes (`offerTerms`). */
const ADVANCE = { min: 80, max: 100 }
const DEFERRAL = { min: 1, max: 180 }

/** Begins with what was offered, and with the sum that is asked for. The last day is for the bank to say. */
export const valuesOf = ({ offeredTerms, financingLimit, form }: BankRequestInFull): ApprovalValues => ({
  limit: Math.min(form.requestedLimit ?? financingLimit, financingLimit),
  interestRate: String(offeredTerms.interestRate),
  advanceRate: String(offeredTerms.advanceRate),
  maxDeferralDays: offeredTerms.maxDeferralDays,
  fee: offeredTerms.fee === null ? '' : String(offeredTerms.fee),
  finishedDate: '',
  withRecourse: offeredTerms.withRecourse ? 'yes' : 'no',
  number: '',
})

interface Texts {
  readonly required: string
  readonly tooLarge: string
  readonly tooSmall: string
  readonly advance: string
  readonly deferral: string
}

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  value >= min && value <= max

/** What is wrong, by fields. */
export const problemsOf = (
  values: Partial<ApprovalValues>,
  most: number,
  texts: Texts,
): Partial<Record<keyof ApprovalValues, string>> => {
  const { limit, interestRate, advanceRate, maxDeferralDays, finishedDate, withRecourse } = values
  const limitProblem = () => {
    if (limit == null) return texts.required
    if (limit < 1) return texts.tooSmall
    return limit > most ? texts.tooLarge : undefined
  }
  const advanceProblem = () => {
    if (!advanceRate) return texts.required
    return isWithin(Number(advanceRate), ADVANCE) ? undefined : texts.advance
  }
  const deferralProblem = () => {
    if (maxDeferralDays == null) return texts.required
    return isWithin(maxDeferralDays, DEFERRAL) ? undefined : texts.deferral
  }
  const problems = {
    limit: limitProblem(),
    interestRate: interestRate ? undefined : texts.required,
    advanceRate: advanceProblem(),
    maxDeferralDays: deferralProblem(),
    finishedDate: finishedDate ? undefined : texts.required,
    withRecourse: withRecourse ? undefined : texts.required,
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

/** The terms as the call takes them. */
export const bodyOf = ({ number, fee, limit, maxDeferralDays, ...rest }: ApprovalValues) => ({
  limit: limit ?? 0,
  interestRate: Number(rest.interestRate),
  advanceRate: Number(rest.advanceRate),
  maxDeferralDays: maxDeferralDays ?? 0,
  withRecourse: rest.withRecourse === 'yes',
  fee: fee ? Number(fee) : null,
  finishedDate: rest.finishedDate,
  ...(number?.trim() && { number: number.trim() }),
})
