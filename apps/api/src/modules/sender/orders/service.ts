import { addDays, startOfDay } from '../../../kernel/days.ts'
import { createHash } from 'node:crypto'
import type { OrderClaim, OrderStage } from '@cabinet/contract/sender/orders'
import { courierStatuses } from '../../../integrations/cdek/statuses.ts'
import { businessDay } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import { type Language, named } from '../../../kernel/language.ts'
import { claimsOfThings, monthDraftOf } from '../../../platform/claims.ts'
import type { Platform, RequestContext } from '../../../platform/context.ts'
import { type ExcelColumn, excelFile } from '../../../platform/excel/excel.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import type { Budget } from '../../../platform/limits.ts'
import { stageMessages } from './messages.ts'
import * as store from './store.ts'
import * as syncStore from './sync-store.ts'
import { takeTurn } from './sync.ts'
import { UnreadableKeyError } from '../account/health.ts'
import { coverReasonMessages, coverStates } from './transitions.ts'
import { orderCard, orderView, shortName } from './view.ts'

/** The period of the tiles when nobody names one, days. */
const DASHBOARD_DAYS = 30
/** Turns of one press of "load now"; what is left is loaded by the job. */
const TURNS = 3

const loadsByHand: Budget = { name: 'sender-sync', points: 1, seconds: 60 }
/** More hints than a busy account has, and few enough to be of no use to a flood. */
const hintsOfAccount: Budget = { name: 'sender-hint', points: 3000, seconds: 300 }
const wrongHints: Budget = { name: 'sender-hint-wrong', points: 60, seconds: 60 }

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

type Claims = ReadonlyMap<string, readonly OrderClaim[]>

/** Claims for orders, as the area that keeps them tells. */
const claimsOf = ({ platform, organizationId, language }: RequestContext, ids: readonly string[]): Promise<Claims> =>
  claimsOfThings(platform, { organizationId, product: 'SENDER', ids, language })

const viewAll = async (context: RequestContext, rows: readonly store.ListedOrder[]) => {
  const claims = await claimsOf(
    context,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => orderView(row, claims.get(row.id) ?? [], context.language))
}

/** A page of the register. */
export const findOrders = async (context: RequestContext & { readonly body: AnyRequest }) => {
  const { platform, organizationId, body } = context
  const { rows, count } = await store.findOrders(platform.database, organizationId, body)
  return pageAround(await viewAll(context, rows), count, body)
}

type Listed = store.ListedOrder

const columnsOf = (language: Language): readonly ExcelColumn<Listed>[] => [
  { header: { ru: 'Номер СДЭК', en: 'CDEK number' }, kind: 'text', width: 14, value: (row) => row.cdek_number },
  {
    header: { ru: 'Номер заказа магазина', en: 'Shop order number' },
    kind: 'text',
    width: 22,
    value: (row) => row.im_number,
  },
  { header: { ru: 'Создан', en: 'Created' }, kind: 'instant', width: 18, value: (row) => row.ordered_at },
  { header: { ru: 'Принят', en: 'Accepted' }, kind: 'instant', width: 18, value: (row) => row.accepted_at },
  { header: { ru: 'Откуда', en: 'From' }, kind: 'text', width: 18, value: (row) => row.from_city },
  { header: { ru: 'Куда', en: 'To' }, kind: 'text', width: 18, value: (row) => row.to_city },
  {
    header: { ru: 'Получатель', en: 'Recipient' },
    kind: 'text',
    width: 26,
    value: (row) => shortName(row.recipient_name),
  },
  {
    header: { ru: 'Объявленная стоимость, ₽', en: 'Declared value, ₽' },
    kind: 'money',
    width: 18,
    value: (row) => row.declared_value,
  },
  {
    header: { ru: 'Статус доставки', en: 'Delivery status' },
    kind: 'text',
    width: 34,
    value: (row) => row.status_name,
  },
  { header: { ru: 'Дата статуса', en: 'Status date' }, kind: 'instant', width: 18, value: (row) => row.status_at },
  {
    header: { ru: 'Страхование', en: 'Insurance' },
    kind: 'text',
    width: 32,
    value: (row) => coverStates[row.cover_status][language],
  },
  {
    header: { ru: 'Причина', en: 'Reason' },
    kind: 'text',
    width: 30,
    value: (row) => (row.cover_reason === null ? null : coverReasonMessages[row.cover_reason][language]),
  },
  {
    header: { ru: 'Страховая сумма, ₽', en: 'Insured sum, ₽' },
    kind: 'money',
    width: 16,
    value: (row) => row.insured_sum,
  },
  {
    header: { ru: 'Цена страхования, ₽', en: 'Price of insurance, ₽' },
    kind: 'money',
    width: 16,
    value: (row) => row.cover_price,
  },
]

/** Every order that a filter matches, as a workbook. */
export const exportOrders = (
  { platform, organizationId, language }: RequestContext,
  request: AnyRequest,
  title = { ru: 'Реестр заказов', en: 'Orders' },
) =>
  excelFile({
    title,
    columns: columnsOf(language),
    batches: store.listOrders(platform.database, organizationId, request),
    language,
    now: platform.clock.now(),
  })

/** @throws HttpError 404 */
export const getOrder = async (context: RequestContext, id: string) => {
  const { platform, organizationId, language } = context
  const row = await store.findOrder(platform.database, organizationId, id)
  if (!row) throw errors.notFound()
  const claims = await claimsOf(context, [id])
  return orderCard(row, claims.get(id) ?? [], { language, now: platform.clock.now() })
}

/**
 * Claims for one order.
 *
 * @throws HttpError 404 for an order of others
 */
export const findClaims = async (
  context: RequestContext,
  { orderId, isGroupClaim }: { readonly orderId: string; readonly isGroupClaim: boolean },
) => {
  const { platform, organizationId } = context
  if (!(await store.findOrder(platform.database, organizationId, orderId))) throw errors.notFound()
  const claims = await claimsOf(context, [orderId])
  return { content: (claims.get(orderId) ?? []).filter((claim) => claim.isGroupClaim === isGroupClaim) }
}

/** Statuses of the courier, each with its stage. */
export const listStatuses = ({ language }: RequestContext) =>
  courierStatuses.map(({ code, name, stage }) => ({ code, name, stage: named(stageMessages, stage, language) }))

/** The tiles above the register. */
export const dashboardOf = async (
  { platform, organizationId }: RequestContext,
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
) => {
  const { database, clock } = platform
  const to = asked.to ?? businessDay(clock.now())
  const from = asked.from ?? addDays(to, 1 - DASHBOARD_DAYS)
  const [rows, sync, groupDraft] = await Promise.all([
    store.countOrders(database, organizationId, startOfDay(from), startOfDay(addDays(to, 1))),
    syncStore.findSync(database, organizationId),
    monthDraftOf(platform, organizationId, 'SENDER'),
  ])
  const inStage = (stage: OrderStage): number => rows.find((row) => row.stage === stage)?.count ?? 0
  const sum = (value: (row: (typeof rows)[number]) => number | string): number =>
    rows.reduce((total, row) => total + Number(value(row)), 0)
  const waiting = sync?.finished_at === null ? ('WAITING' as const) : ('OK' as const)
  return {
    period: { from, to },
    ordersTotal: sum((row) => row.count),
    insuredTotal: sum((row) => row.insured),
    created: inStage('CREATED'),
    inTransit: inStage('IN_TRANSIT'),
    atPickup: inStage('AT_PICKUP'),
    delivered: inStage('DELIVERED'),
    returned: inStage('RETURN'),
    problem: inStage('PROBLEM'),
    insuredSum: sum((row) => row.insured_sum),
    premiumSum: sum((row) => row.premium_sum),
    openClaims: sum((row) => row.claimed),
    compensatedSum: sum((row) => row.compensated_sum),
    groupDraft,
    lastSyncDateTime: sync?.finished_at ?? null,
    syncStatus: sync === undefined ? ('NONE' as const) : sync.problem === null ? waiting : ('ERROR' as const),
  }
}

/**
 * Loads orders because somebody asks for it.
 *
 * @throws HttpError 404 without an account, 429 within a minute
 */
export const loadNow = async ({ platform, organizationId }: RequestContext) => {
  if (!(await syncStore.findSync(platform.database, organizationId))) throw errors.notFound()
  const seconds = await platform.limits.pay(loadsByHand, organizationId)
  if (seconds > 0) throw errors.tooMany(seconds)
  let changed = 0
  for (let count = 0; count < TURNS; count += 1) {
    const turn = await takeTurn(platform, organizationId, true).catch((error: unknown) => {
      if (!(error instanceof UnreadableKeyError)) throw error
      // The job meets the same, and notifies staff.
      platform.log.error({ organization: organizationId, err: error }, 'orders cannot be loaded')
      return null
    })
    if (turn === null) return { changed, isComplete: false, syncStatus: 'ERROR' as const }
    changed += turn.changed
    if (turn.problem !== null) return { changed, isComplete: false, syncStatus: 'ERROR' as const }
    if (turn.isComplete) return { changed, isComplete: true, syncStatus: 'OK' as const }
  }
  return { changed, isComplete: false, syncStatus: 'OK' as const }
}

/**
 * Hears a hint of the courier: that an order has changed, and nothing else. The order is read from the courier by the
 * next run of the job.
 *
 * @throws HttpError 404 for an address that nobody was given, 429
 */
export const receiveHint = async (
  { platform, request }: { readonly platform: Platform; readonly request: { readonly ip: string } },
  key: string,
  uuid: string | undefined,
): Promise<void> => {
  const { database, limits, clock } = platform
  const hash = createHash('sha256').update(key).digest('hex')
  const account = await syncStore.findSyncByWebhook(database, hash)
  if (!account) {
    if (!(await limits.spend(wrongHints, request.ip))) throw errors.tooMany()
    throw errors.notFound()
  }
  if (!(await limits.spend(hintsOfAccount, account.organization_id))) throw errors.tooMany()
  // The courier sends several kinds of calls to one address; those without an order are heard and forgotten.
  if (uuid === undefined || !UUID.test(uuid)) return
  await syncStore.insertHint(database, account.organization_id, uuid.toLowerCase(), clock.nowText())
}
