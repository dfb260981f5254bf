import type {
  create as createCall,
  dryRun as dryRunCall,
  Rule,
  update as updateCall,
} from '@cabinet/contract/finance/rules'
import { LARGEST_ORDER } from '@cabinet/contract/finance/objects'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import { businessDay } from '../../../kernel/clock.ts'
import { errors, type WrongField } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import { named } from '../../../kernel/language.ts'
import { isWorkingDay } from '../../../kernel/working-days.ts'
import type { Platform, RequestContext } from '../../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { buyerOf } from '../agreements/service.ts'
import { findAgreement, findBuyersById, lockAgreement } from '../agreements/store.ts'
import { nextOrderDay } from '../order-days.ts'
import { weekdayOf } from '../../../kernel/days.ts'
import { orderAgreementOf, orderObjects, viewObjects } from '../objects/service.ts'
import { chooseFitting } from './choice.ts'
import * as store from './store.ts'

const scheduleMessages = {
  EVERY_DAY: { ru: 'Каждый рабочий день', en: 'Every working day' },
  WEEKDAYS: { ru: 'По дням недели', en: 'By days of the week' },
} as const

/** Objects that a dry run shows. */
const SHOWN = 20

interface OfOne extends RequestContext {
  readonly params: { readonly id: string }
}

const ruleOf = async (
  { platform: { database, clock }, organizationId, language }: RequestContext,
  row: store.RuleRow,
): Promise<Rule> => {
  const [agreement, buyers] = await Promise.all([
    findAgreement(database, organizationId, row.agreement_id),
    findBuyersById(database, organizationId, row.buyer_ids),
  ])
  if (!agreement) throw new Error(`The rule ${row.id} has no agreement`)
  const today = businessDay(clock.now())
  return {
    id: row.id,
    agreementId: row.agreement_id,
    agreement: {
      id: agreement.id,
      number: agreement.number,
      valid: agreement.terminated_at === null && agreement.finished_date >= today,
    },
    name: row.name,
    buyerIds: row.buyer_ids,
    buyers: buyers.map(buyerOf),
    minAmount: row.min_amount,
    maxAmount: row.max_amount,
    maxDeferralDays: row.max_deferral_days,
    schedule: named(scheduleMessages, row.schedule, language),
    weekdays: row.weekdays,
    dayLimit: row.day_limit,
    isActive: row.is_active,
    version: row.version,
    createdDateTime: row.created_at,
    lastRunDateTime: row.last_run_at,
    lastRun:
      row.last_run_count === null || row.last_run_sum === null
        ? null
        : { count: row.last_run_count, orderedSum: row.last_run_sum },
  }
}

type Input = ReceivedOf<typeof createCall>['body']

const problemsOf = (input: Input): WrongField[] => {
  const problems: WrongField[] = []
  if (input.minAmount !== null && input.maxAmount !== null && input.minAmount > input.maxAmount) {
    const text = { ru: 'Должно быть не меньше нижней границы', en: 'Must not be less than the lower bound' }
    problems.push({ field: 'maxAmount', code: 'too_small', text })
  }
  if (input.schedule === 'WEEKDAYS' && input.weekdays.length === 0) {
    const text = { ru: 'Выберите хотя бы один день', en: 'Choose at least one day' }
    problems.push({ field: 'weekdays', code: 'required', text })
  }
  return problems
}

/**
 * The columns of a rule.
 *
 * @throws HttpError 404 for an agreement of somebody else, 400 for bounds that exclude each other, a credit line, and
 *   buyers that the organization does not have
 */
const columnsOf = async ({ platform: { database }, organizationId }: RequestContext, input: Input) => {
  const agreement = await findAgreement(database, organizationId, input.agreementId)
  if (!agreement) throw errors.notFound()
  const problems = problemsOf(input)
  if (agreement.product === 'CREDIT_LINE') {
    const text = { ru: 'По кредитной линии нет поставок', en: 'A credit line has no supplies' }
    problems.push({ field: 'agreementId', code: 'wrong_product', text })
  }
  const known = new Set((await findBuyersById(database, organizationId, input.buyerIds)).map(({ id }) => id))
  for (const [index, id] of input.buyerIds.entries()) {
    const text = { ru: 'Покупатель не найден', en: 'The buyer was not found' }
    if (!known.has(id)) problems.push({ field: `buyerIds[${index}]`, code: 'unknown', text })
  }
  if (problems.length > 0) throw errors.validation(problems)
  return {
    agreement_id: input.agreementId,
    name: input.name,
    buyer_ids: JSON.stringify([...known]),
    min_amount: input.minAmount,
    max_amount: input.maxAmount,
    max_deferral_days: input.maxDeferralDays,
    schedule: input.schedule,
    weekdays: JSON.stringify(input.schedule === 'WEEKDAYS' ? [...new Set(input.weekdays)].toSorted() : []),
    day_limit: input.dayLimit,
    is_active: input.isActive,
  }
}

/** Rules of the organization. */
export const findRules = async (context: RequestContext & { readonly body: AnyRequest }) => {
  const { platform, organizationId, body } = context
  const { rows, count } = await store.findRules(platform.database, organizationId, body)
  return pageAround(await Promise.all(rows.map((row) => ruleOf(context, row))), count, body)
}

/** @throws HttpError 404 */
export const getRule = async (context: OfOne): Promise<Rule> => {
  const { platform, organizationId, params } = context
  const row = await store.findRule(platform.database, organizationId, params.id)
  if (!row) throw errors.notFound()
  return ruleOf(context, row)
}

/** Makes a rule. */
export const createRule = async (context: RequestContext & { readonly body: Input }): Promise<Rule> => {
  const { platform, organizationId, body } = context
  const at = platform.clock.nowText()
  const columns = await columnsOf(context, body)
  const row = await store.insertRule(platform.database, {
    ...columns,
    organization_id: organizationId,
    id: newId(),
    version: 1,
    last_run_at: null,
    last_run_count: null,
    last_run_sum: null,
    created_at: at,
    updated_at: at,
    is_deleted: false,
  })
  return ruleOf(context, row)
}

/**
 * Changes a rule.
 *
 * @throws HttpError 404, 409 when somebody has changed it meanwhile
 */
export const updateRule = async (
  context: OfOne & { readonly body: ReceivedOf<typeof updateCall>['body'] },
): Promise<Rule> => {
  const { platform, organizationId, params, body } = context
  const { database, clock } = platform
  const known = await store.findRule(database, organizationId, params.id)
  if (!known) throw errors.notFound()
  const columns = await columnsOf(context, body)
  const key = { organization_id: organizationId, id: known.id, version: body.version }
  const row = await store.updateRule(database, key, { ...columns, updated_at: clock.nowText() })
  if (!row) throw errors.stale()
  return ruleOf(context, row)
}

/** @throws HttpError 404 */
export const removeRule = async ({ platform, organizationId, params }: OfOne): Promise<void> => {
  const isDeleted = await store.deleteRule(platform.database, organizationId, params.id, platform.clock.nowText())
  if (!isDeleted) throw errors.notFound()
}

/** What a rule would order if it ran now. */
export const dryRun = async (context: RequestContext & Pick<ReceivedOf<typeof dryRunCall>, 'body'>) => {
  const { platform, organizationId, body } = context
  const { database, clock } = platform
  const columns = await columnsOf(context, body)
  const agreement = await findAgreement(database, organizationId, body.agreementId)
  const date = nextOrderDay(clock.now())
  if (!agreement || agreement.terminated_at !== null || agreement.finished_date < date) {
    return { count: 0, sum: 0, leftCount: 0, objects: [] }
  }
  const terms = { ...columns, buyer_ids: body.buyerIds }
  const fitting = await store.findFitting(database, organizationId, terms, date, LARGEST_ORDER)
  const room = { ...(await orderAgreementOf(platform, agreement)), dayLimit: body.dayLimit }
  const { chosen, sum, left } = chooseFitting(fitting, room)
  const first = chosen.slice(0, SHOWN).map(({ id }) => id)
  return { count: chosen.length, sum, leftCount: left, objects: await viewObjects(context, first) }
}

/** Whether a rule orders for this day: a run that was cut off begins anew, and the limit of a day is for one run. */
export const isDue = (
  { schedule, weekdays, last_run_at: last }: Pick<store.RuleRow, 'schedule' | 'weekdays' | 'last_run_at'>,
  day: string,
  today: string,
): boolean =>
  (last === null || businessDay(new Date(last)) < today) &&
  (schedule === 'EVERY_DAY' || weekdays.includes(weekdayOf(day)))

/**
 * Runs a rule for the nearest day for which orders are taken.
 *
 * @returns how many claims were ordered
 */
const runRule = async (platform: Platform, rule: store.RuleRow): Promise<number> => {
  const { database, clock } = platform
  const organizationId = rule.organization_id
  return database.transaction(async () => {
    const date = nextOrderDay(clock.now())
    const agreement = await lockAgreement(database, organizationId, rule.agreement_id)
    if (!agreement || agreement.terminated_at !== null || agreement.finished_date < date) return 0
    const fitting = await store.findFitting(database, organizationId, rule, date, LARGEST_ORDER)
    const room = { ...(await orderAgreementOf(platform, agreement)), dayLimit: rule.day_limit }
    const { chosen, sum } = chooseFitting(fitting, room)
    if (chosen.length > 0) {
      const objectIds = chosen.map(({ id }) => id)
      const wanted = { organizationId, agreementId: agreement.id, date, objectIds }
      await orderObjects(platform, wanted, { kind: 'JOB', id: `finance.rule:${rule.id}` })
    }
    await store.recordRun(database, rule, { at: clock.nowText(), count: chosen.length, sum })
    return chosen.length
  })
}

/** Runs every rule that is due on the day for which orders are taken now; on days off the rules rest. */
export const runRules = async (platform: Platform): Promise<number> => {
  const now = platform.clock.now()
  const [day, today] = [nextOrderDay(now), businessDay(now)]
  if (!isWorkingDay(today)) return 0
  const rules = await store.findActiveRules(platform.database)
  return platform.jobs.each('finance.orderByRules', {
    step: 'rule',
    things: rules,
    work: async (rule) => (isDue(rule, day, today) ? runRule(platform, rule) : 0),
  })
}
