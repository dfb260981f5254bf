import type { FinancingObject, FinancingObjectCard } from '@cabinet/contract/finance/objects'
import type { order as orderCall, tranche as trancheCall } from '@cabinet/contract/finance/objects'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { Actor } from '../../../kernel/actor.ts'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Platform, RequestContext } from '../../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { findBuyerLimits } from '../agreements/limits.ts'
import { type AgreementRow, lockAgreement } from '../agreements/store.ts'
import { historyOf } from '../../../platform/transitions/history.ts'
import { insertTranche } from '../supplies/claim.ts'
import { objectMachine } from './transitions.ts'
import { judgeOrder, judgeTranche, type OrderAgreement, orderRefused } from './order-rules.ts'
import * as store from './store.ts'
import { type Moment, objectOf } from './view.ts'

interface OfOne extends RequestContext {
  readonly params: { readonly id: string }
}

interface OfMany extends RequestContext {
  readonly body: AnyRequest
}

const momentOf = async ({
  platform: { database, clock },
  organizationId,
  language,
}: Pick<RequestContext, 'platform' | 'organizationId' | 'language'>): Promise<Moment> => ({
  now: clock.now(),
  language,
  available: await store.findAvailable(database, organizationId),
})

/** Objects of the organization by a filter. */
export const findObjects = async (context: OfMany) => {
  const { platform, organizationId, body } = context
  const moment = await momentOf(context)
  const { rows, count } = await store.findObjects(platform.database, organizationId, moment.available, body)
  return pageAround(
    rows.map((row) => objectOf(row, moment)),
    count,
    body,
  )
}

/** Sums over everything that a filter matches. */
export const sumObjects = async ({ platform: { database }, organizationId, body }: OfMany) =>
  store.sumObjects(database, organizationId, await store.findAvailable(database, organizationId), body)

/** Everything that a filter matches, a batch at a time. */
export async function* readObjects(context: OfMany): AsyncGenerator<readonly FinancingObject[]> {
  const moment = await momentOf(context)
  const { platform, organizationId, body } = context
  for await (const rows of store.listObjects(platform.database, organizationId, moment.available, body)) {
    yield rows.map((row) => objectOf(row, moment))
  }
}

/** These objects as they stand now. */
export const viewObjects = async (
  context: Pick<RequestContext, 'platform' | 'organizationId' | 'language'>,
  ids: readonly string[],
): Promise<FinancingObject[]> => {
  if (ids.length === 0) return []
  const moment = await momentOf(context)
  const rows = await store.findObjectsById(context.platform.database, context.organizationId, ids)
  return rows.map((row) => objectOf(row, moment))
}

/**
 * An object with its history.
 *
 * @throws HttpError 404
 */
export const getObject = async (context: OfOne): Promise<FinancingObjectCard> => {
  const [found] = await viewObjects(context, [context.params.id])
  if (!found) throw errors.notFound()
  const title =
    found.kind === 'TRANCHE'
      ? { ru: 'Запрошен транш', en: 'A tranche was asked for' }
      : { ru: 'Поставка доступна к финансированию', en: 'The supply can be financed' }
  const by = found.kind === 'TRANCHE' ? 'USER' : 'PARTNER'
  const beginning = { id: found.id, at: found.createdDateTime, title, by } as const
  return {
    ...found,
    history: await historyOf(context.platform.database, objectMachine, beginning, context.language),
  }
}

/**
 * Takes an order back before the cut-off of its day.
 *
 * @throws HttpError 404, 409 when the bank has it
 */
export const withdrawObject = async ({ platform, organizationId, user, params: { id } }: OfOne): Promise<void> => {
  const actor = { kind: 'USER', id: user.id } as const
  const subject = { id, organizationId }
  await applyEvent(platform, objectMachine, { subject, event: 'withdraw', input: undefined, actor })
}

/** An agreement that is held, with what orders may still take of it. */
export const orderAgreementOf = async (
  { database }: Pick<Platform, 'database'>,
  row: AgreementRow,
): Promise<OrderAgreement> => {
  const [available, limits] = await Promise.all([
    store.findAvailable(database, row.organization_id),
    findBuyerLimits(database, row.organization_id, [row.id]),
  ])
  return {
    id: row.id,
    terminated_at: row.terminated_at,
    finished_date: row.finished_date,
    available: available.get(row.id) ?? 0,
    buyerLimits: new Map(
      limits.map(({ id, financing_limit: limit, used }) => [id, Math.max(0, limit - Number(used))] as const),
    ),
  }
}

interface Wanted {
  readonly organizationId: string
  readonly agreementId: string
  readonly date: string
  readonly objectIds: readonly string[]
}

/**
 * Orders objects for a day: all of them or none. Orders under one agreement wait for one another, so parallel ones never
 * take more than its limit.
 *
 * @returns kopecks
 * @throws HttpError 404 for an agreement of somebody else, 409 with the reason for each object
 */
export const orderObjects = (platform: Platform, wanted: Wanted, actor: Actor & { readonly kind: 'USER' | 'JOB' }) => {
  const { database, clock } = platform
  const { organizationId, agreementId, date, objectIds } = wanted
  return database.transaction(async () => {
    const row = await lockAgreement(database, organizationId, agreementId)
    if (!row) throw errors.notFound()
    const agreement = await orderAgreementOf(platform, row)
    const found = await store.findObjectsById(database, organizationId, objectIds)
    const known = new Map(found.map((object) => [object.id, object]))
    const { refusals, amounts } = judgeOrder({ agreement, date, now: clock.now(), objectIds, known })
    if (refusals.length > 0) throw orderRefused(refusals, objectIds.length)
    for (const [id, amount] of amounts) {
      const subject = { id, organizationId }
      await applyEvent(platform, objectMachine, { subject, event: 'order', input: { date, amount }, actor })
    }
    return [...amounts.values()].reduce((sum, amount) => sum + amount, 0)
  })
}

/** Orders in the name of a person. */
export const order = async (context: RequestContext & Pick<ReceivedOf<typeof orderCall>, 'body'>) => {
  const { platform, organizationId, user, body } = context
  const wanted = { organizationId, ...body }
  const orderedSum = await orderObjects(platform, wanted, { kind: 'USER', id: user.id })
  const available = await store.findAvailable(platform.database, organizationId)
  return {
    orderedSum,
    availableLimit: available.get(body.agreementId) ?? 0,
    objects: await viewObjects(context, body.objectIds),
  }
}

/**
 * Asks for money of a credit line.
 *
 * @throws HttpError 404 for an agreement of somebody else, 409 for one that is no credit line, a day or a sum that it
 *   does not allow
 */
export const askTranche = async (
  context: RequestContext & Pick<ReceivedOf<typeof trancheCall>, 'body'>,
): Promise<FinancingObject> => {
  const { platform, organizationId, user, body } = context
  const { database, clock } = platform
  const { agreementId, date, amount, purpose } = body
  const id = newId()
  await database.transaction(async () => {
    const row = await lockAgreement(database, organizationId, agreementId)
    if (!row) throw errors.notFound()
    if (row.product !== 'CREDIT_LINE') {
      throw errors.conflict('OTHER_AGREEMENT', {
        ru: 'Транш можно запросить только по кредитной линии',
        en: 'A tranche can be asked for under a credit line only',
      })
    }
    const agreement = await orderAgreementOf(platform, row)
    const refusals = judgeTranche({ agreement, date, now: clock.now() }, amount)
    if (refusals.length > 0) throw orderRefused(refusals, 1)
    await insertTranche(database, row, { id, amount, purpose, at: clock.nowText() })
    const actor = { kind: 'USER', id: user.id } as const
    const subject = { id, organizationId }
    await applyEvent(platform, objectMachine, { subject, event: 'order', input: { date, amount }, actor })
  })
  const [made] = await viewObjects(context, [id])
  if (!made) throw errors.notFound()
  return made
}
