import type { OfferRule, OfferRuleFields, preview as previewCall } from '@cabinet/contract/debtor/offer-rules'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Platform } from '../../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { inBatches } from '../../../platform/jobs/each.ts'
import { recordStaffAction, type RecordedAction } from '../../../platform/staff/journal.ts'
import { queueForOrganization } from '../../organization/port.ts'
import { findNamesOfPeople } from '../../people/port.ts'
import { insuranceErrors } from '../messages.ts'
import * as candidates from './candidate-store.ts'
import { findInsurer } from './insurer-store.ts'
import { makeOffer } from './offer-service.ts'
import * as store from './offer-rule-store.ts'

type Context = Pick<CallContext, 'platform' | 'user'>

/** Organizations that a preview shows. */
const SHOWN = 20
/** Organizations that are read at once. */
const BATCH = 500

const rulesOf = async ({ platform: { database } }: Context, rows: readonly store.RuleRow[]): Promise<OfferRule[]> => {
  const people = rows.flatMap(({ created_by: created, updated_by: updated }) => [created, updated])
  const names = await findNamesOfPeople(database, [...new Set(people)])
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    insurerId: row.insurer_id,
    insurer: { id: row.insurer_id, shortName: row.insurer_short_name, isActive: row.is_insurer_active },
    okveds: row.okveds,
    legalStatuses: row.legal_statuses,
    regions: row.regions,
    sizes: row.sizes,
    isActive: row.is_active,
    offeredCount: row.offered_count ?? 0,
    createdBy: names.get(row.created_by) ?? '',
    updatedBy: names.get(row.updated_by) ?? '',
    createdDateTime: row.created_at,
    updatedDateTime: row.updated_at,
  }))
}

/** Rules by a filter. */
export const findRules = async (context: Context & { readonly body: AnyRequest }) => {
  const { platform, body } = context
  const { rows, count } = await store.findRulePage(platform.database, body)
  return pageAround(await rulesOf(context, rows), count, body)
}

/** One rule. @throws HttpError 404 */
export const getRule = async (context: Context, id: string): Promise<OfferRule> => {
  const row = await store.findRule(context.platform.database, id)
  const [rule] = row ? await rulesOf(context, [row]) : []
  if (!rule) throw errors.notFound()
  return rule
}

/** To whom a rule would offer now. @throws HttpError 404 for an insurer that is not here */
export const previewRule = async ({
  platform: { database },
  body,
}: Context & { readonly body: ReceivedOf<typeof previewCall>['body'] }) => {
  if (!(await findInsurer(database, body.insurerId))) throw errors.notFound()
  const { count, organizations } = await candidates.previewCandidates(database, body, SHOWN)
  return {
    count,
    organizations: organizations.map(({ id, short_name: shortName, itn }) => ({ id, shortName, itn })),
  }
}

const record = (
  { platform, user }: Context,
  rule: { readonly id: string; readonly name: string },
  action: RecordedAction['action'],
): Promise<void> =>
  recordStaffAction(platform, {
    thing: 'OFFER_RULE',
    action,
    thingId: rule.id,
    subject: rule.name,
    byPersonId: user.id,
  })

/** @throws HttpError 404 for an insurer that is not here, 409 for one that is switched off */
const assertOffers = async ({ platform: { database } }: Context, insurerId: string): Promise<void> => {
  const insurer = await findInsurer(database, insurerId)
  if (!insurer) throw errors.notFound()
  if (!insurer.is_active) throw insuranceErrors.insurerOff()
}

/** Adds a rule. @throws HttpError 404, 409; see `assertOffers` */
export const createRule = (context: Context, rule: OfferRuleFields): Promise<OfferRule> => {
  const { platform, user } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    await assertOffers(context, rule.insurerId)
    const id = newId()
    await store.insertRule(database, { ...store.columnsOf(rule), id }, { by: user.id, at: clock.nowText() })
    await record(context, { id, name: rule.name }, 'ADDED')
    return getRule(context, id)
  })
}

/**
 * Changes a rule. Offers that it has made stay, and nobody gets a second one of the same insurer.
 *
 * @throws HttpError 404, 409 when somebody was faster or for another insurer that is switched off
 */
export const updateRule = (
  context: Context,
  id: string,
  { version, ...rule }: OfferRuleFields & { readonly version: number },
): Promise<OfferRule> => {
  const { platform, user } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    const present = await store.lockRule(database, id)
    if (!present) throw errors.notFound()
    if (present.version !== version) throw errors.stale()
    if (present.insurer_id !== rule.insurerId) await assertOffers(context, rule.insurerId)
    await store.updateRule(database, id, store.columnsOf(rule), { by: user.id, at: clock.nowText() })
    await record(context, { id, name: rule.name }, 'CHANGED')
    return getRule(context, id)
  })
}

/** Switches a rule off or on. @throws HttpError 404 */
export const setRuleActive = (context: Context, id: string, isActive: boolean): Promise<OfferRule> => {
  const { platform, user } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    const present = await store.lockRule(database, id)
    if (!present) throw errors.notFound()
    if (present.is_active !== isActive) {
      await store.switchRule(database, id, isActive, { by: user.id, at: clock.nowText() })
      await record(context, present, isActive ? 'SWITCHED_ON' : 'SWITCHED_OFF')
    }
    return getRule(context, id)
  })
}

/** Deletes a rule; offers that it has made stay. @throws HttpError 404 */
export const removeRule = (context: Context, id: string): Promise<void> => {
  const { platform, user } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    const present = await store.lockRule(database, id)
    if (!present) throw errors.notFound()
    await store.deleteRule(database, id, { by: user.id, at: clock.nowText() })
    await record(context, present, 'REMOVED')
  })
}

/**
 * Offers to an organization by the oldest rule whose conditions it meets; nothing when there is none.
 *
 * @returns whether it was offered to
 */
export const offerByRule = (platform: Platform, organizationId: string): Promise<boolean> => {
  const { database } = platform
  return database.transaction(async () => {
    if (!(await candidates.findRuleFor(database, organizationId))) return false
    await queueForOrganization(database, organizationId)
    // Somebody else may have offered while this waited.
    const rule = await candidates.findRuleFor(database, organizationId)
    if (!rule) return false
    const wanted = { insurerId: rule.insurer_id, organizationItn: rule.itn, ruleId: rule.id }
    const { isMoved } = await makeOffer(platform, wanted, { kind: 'JOB', id: `debtor.offerRule:${rule.id}` })
    if (isMoved) {
      await recordStaffAction(platform, {
        thing: 'CREDIT_OFFER',
        action: 'OFFERED_BY_RULE',
        thingId: organizationId,
        subject: rule.name,
        byPersonId: null,
        organizationId,
      })
    }
    return isMoved
  })
}

/** Offers to every organization that a rule concerns. */
export const offerByRules = (platform: Platform): Promise<number> =>
  platform.jobs.each('debtor.offerRules', {
    step: 'organization',
    things: inBatches((after) => candidates.findCandidates(platform.database, after, BATCH), BATCH),
    work: ({ id }) => offerByRule(platform, id),
  })
