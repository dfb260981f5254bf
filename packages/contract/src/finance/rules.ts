import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { ById, Id, namedOf } from '../common.ts'
import { Instant } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Buyer } from './agreements.ts'
import { FinancingObject } from './objects.ts'
import { listOf } from '../find.ts'
import { boolean, id, instant, text } from '../find-fields.ts'
import { Kopecks } from '../money.ts'

export const schedules = ['EVERY_DAY', 'WEEKDAYS'] as const

const largest = 100_000_000_000_00
const Sum = Kopecks.check(z.minimum(0), z.maximum(largest))

/** What a rule says; what is null has no bound. */
const ruleFields = {
  agreementId: Id,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** Nobody: any buyer. */
  buyerIds: z.array(Id).check(z.maxLength(100)),
  /** Bounds of the claim; both belong to the range. */
  minAmount: z.nullable(Sum),
  maxAmount: z.nullable(Sum),
  maxDeferralDays: z.nullable(z.int().check(z.minimum(1), z.maximum(365))),
  schedule: z.enum(schedules),
  /** 1 is Monday, 5 is Friday; asked for when the schedule is by days of the week. */
  weekdays: z.array(z.int().check(z.minimum(1), z.maximum(5))).check(z.maxLength(5)),
  /** Most that the rule orders in a day. */
  dayLimit: z.nullable(Sum),
  isActive: z.boolean(),
}

/** What is asked for when a rule is made or changed. */
export const RuleInput = z.object(ruleFields)
export type RuleInput = z.output<typeof RuleInput>

/** Orders new claims by itself. */
export const Rule = z.object({
  ...ruleFields,
  id: Id,
  schedule: namedOf(schedules),
  agreement: z.object({ id: Id, number: z.string(), valid: z.boolean() }),
  buyers: z.array(Buyer),
  version: z.int(),
  createdDateTime: Instant,
  lastRunDateTime: z.nullable(Instant),
  /** What the last run ordered. */
  lastRun: z.nullable(z.object({ count: z.int(), orderedSum: Kopecks })),
})
export type Rule = z.output<typeof Rule>

/** Rules of the organization, the newest first. */
export const rules = listOf({
  item: Rule,
  filters: { id: id(), name: text(), 'agreement.id': id(), isActive: boolean(), createdDateTime: instant() },
  sort: ['name', 'createdDateTime'],
})

export const find = endpoint({
  id: 'finance-rule.find',
  method: 'POST',
  path: '/v1/finance/rule/find',
  summary: 'Rules of automatic financing.',
  access: anyOf('FINANCE'),
  body: rules.body,
  response: rules.page,
})

export const get = endpoint({
  id: 'finance-rule.get',
  method: 'GET',
  path: '/v1/finance/rule/{id}',
  summary: 'A rule of automatic financing.',
  access: anyOf('FINANCE'),
  params: ById,
  response: Rule,
})

const ruleReads = [find, get] as const

export const create = endpoint({
  id: 'finance-rule.create',
  method: 'POST',
  path: '/v1/finance/rule',
  summary: 'Makes a rule; an active one orders from the next working day on.',
  access: anyOf('FINANCE'),
  body: RuleInput,
  response: Rule,
  errors: [404, 409],
  idempotent: true,
  invalidates: ruleReads,
})

export const update = endpoint({
  id: 'finance-rule.update',
  method: 'PUT',
  path: '/v1/finance/rule/{id}',
  summary: 'Changes a rule, or switches it on or off.',
  access: anyOf('FINANCE'),
  params: ById,
  body: z.object({ ...ruleFields, version: z.int() }),
  response: Rule,
  errors: [409],
  idempotent: true,
  invalidates: ruleReads,
})

export const remove = endpoint({
  id: 'finance-rule.remove',
  method: 'DELETE',
  path: '/v1/finance/rule/{id}',
  summary: 'Deletes a rule; what it has ordered stays ordered.',
  access: anyOf('FINANCE'),
  params: ById,
  idempotent: true,
  invalidates: ruleReads,
})

export const dryRun = endpoint({
  id: 'finance-rule.dryRun',
  method: 'POST',
  path: '/v1/finance/rule/dry-run',
  summary: 'What a rule would order if it ran now; nothing is ordered and nothing is kept.',
  access: anyOf('FINANCE'),
  body: RuleInput,
  isRead: true,
  response: z.object({
    /** What the rule would order. */
    count: z.int(),
    sum: Kopecks,
    /** What fits the rule and is over the limit of the day or of the agreement. */
    leftCount: z.int(),
    /** The first twenty of what it would order. */
    objects: z.array(FinancingObject),
  }),
  errors: [404],
})
