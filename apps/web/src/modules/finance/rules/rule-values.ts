import type { Rule, RuleInput } from '@cabinet/contract/finance/rules'

/** What the form of a rule keeps. */
export interface RuleValues {
  readonly agreementId: string
  readonly name: string
  readonly buyerIds: readonly string[]
  readonly minAmount: number | null
  readonly maxAmount: number | null
  readonly maxDeferralDays: number | null
  readonly schedule: RuleInput['schedule']
  /** Days of the week as texts: '1' is Monday. */
  readonly weekdays: readonly string[]
  readonly dayLimit: number | null
  readonly isActive: boolean
}

/** Fields by the names that the server uses. */
export const ruleFields: readonly (keyof RuleValues)[] = [
  'agreementId',
  'name',
  'buyerIds',
  'minAmount',
  'maxAmount',
  'maxDeferralDays',
  'schedule',
  'weekdays',
  'dayLimit',
  'isActive',
]

/** Working days of the usual week. */
export const weekdays = ['1', '2', '3', '4', '5'] as const

/** What a new rule begins with. */
export const emptyRule = (agreementId: string): RuleValues => ({
  agreementId,
  name: '',
  buyerIds: [],
  minAmount: null,
  maxAmount: null,
  maxDeferralDays: null,
  schedule: 'EVERY_DAY',
  weekdays: [],
  dayLimit: null,
  isActive: true,
})

export const valuesOf = (rule: Rule): RuleValues => ({
  agreementId: rule.agreementId,
  name: rule.name,
  buyerIds: rule.buyerIds,
  minAmount: rule.minAmount,
  maxAmount: rule.maxAmount,
  maxDeferralDays: rule.maxDeferralDays,
  schedule: rule.schedule.name,
  weekdays: rule.weekdays.map(String),
  dayLimit: rule.dayLimit,
  isActive: rule.isActive,
})

/** The values as the server takes them: days of the week count only where the schedule asks for them. */
export const inputOf = (values: RuleValues): RuleInput => ({
  ...values,
  name: values.name.trim(),
  buyerIds: [...values.buyerIds],
  weekdays: values.schedule === 'WEEKDAYS' ? values.weekdays.map(Number).sort((first, second) => first - second) : [],
})

type Problems = { readonly [Name in keyof RuleValues]?: 'required' | 'weekdays' | 'bounds' }

/** What a rule lacks, by fields. */
export const problemsOf = (values: Partial<RuleValues>): Problems => ({
  ...(!values.agreementId && { agreementId: 'required' as const }),
  ...(!values.name?.trim() && { name: 'required' as const }),
  ...(values.schedule === 'WEEKDAYS' && !values.weekdays?.length && { weekdays: 'weekdays' as const }),
  ...(values.minAmount != null &&
    values.maxAmount != null &&
    values.minAmount > values.maxAmount && { maxAmount: 'bounds' as const }),
})
