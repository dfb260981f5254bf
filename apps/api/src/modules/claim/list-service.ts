import { claimStatuses, closedClaimStatuses } from '@cabinet/contract/claim/values'
import type { InsuredProduct } from '@cabinet/contract/insured'
import { claimPages } from '@cabinet/contract/claim/pages'
import { businessDay } from '../../kernel/clock.ts'
import { addDays } from '../../kernel/days.ts'
import { type Language, named } from '../../kernel/language.ts'
import type { RequestContext } from '../../platform/context.ts'
import { monthText } from '../../platform/emails/format.ts'
import { type ExcelColumn, excelFile } from '../../platform/excel/excel.ts'
import { type AnyRequest, pageAround } from '../../platform/find/page.ts'
import type { ApiModule } from '../../platform/module.ts'
import { hasRole } from '../../platform/principal.ts'
import * as listStore from './list-store.ts'
import { eventMessages, statusMessages } from './messages.ts'
import { ownProducts, productMessages, visibleProducts } from './products.ts'
import type { ClaimRow } from './store.ts'
import { claimLines } from './view.ts'

const CLOSED: readonly string[] = closedClaimStatuses

interface ListCall extends RequestContext {
  readonly body: AnyRequest
}

const seenBy = ({ organizationId, user }: RequestContext): listStore.Visible => ({
  organizationId,
  products: visibleProducts(user),
})

/** A page of the claims that the person may see. */
export const findClaims = async (context: ListCall) => {
  const { platform, body } = context
  const { rows, count } = await listStore.findClaims(platform.database, seenBy(context), body)
  return pageAround(await claimLines(context, rows), count, body)
}

/** Counts and sums over everything that matches. */
export const summarizeClaims = (context: ListCall) =>
  listStore.summarizeClaims(context.platform.database, seenBy(context), context.body)

const columnsOf = (language: Language): readonly ExcelColumn<ClaimRow>[] => [
  { header: { ru: '№ заявления', en: 'Claim' }, kind: 'text', width: 16, value: (row) => row.number },
  {
    header: { ru: 'Продукт', en: 'Product' },
    kind: 'text',
    width: 22,
    value: (row) => productMessages[row.product][language],
  },
  {
    header: { ru: 'Заказ или период', en: 'Order or period' },
    kind: 'text',
    width: 22,
    value: (row) => row.object_number ?? (row.period === null ? null : monthText(row.period, language)),
  },
  {
    header: { ru: 'Что произошло', en: 'Event' },
    kind: 'text',
    width: 24,
    value: (row) => (row.event_type === null ? null : eventMessages[row.event_type][language]),
  },
  { header: { ru: 'Дата события', en: 'Event date' }, kind: 'day', width: 14, value: (row) => row.event_date },
  {
    header: { ru: 'Сумма требования, ₽', en: 'Amount claimed, ₽' },
    kind: 'money',
    width: 18,
    value: (row) => row.claimed_amount,
  },
  { header: { ru: 'Одобрено, ₽', en: 'Approved, ₽' }, kind: 'money', width: 16, value: (row) => row.approved_amount },
  { header: { ru: 'Выплачено, ₽', en: 'Paid, ₽' }, kind: 'money', width: 16, value: (row) => row.paid_amount },
  {
    header: { ru: 'Статус', en: 'Status' },
    kind: 'text',
    width: 24,
    value: (row) => statusMessages[row.status][language],
  },
  { header: { ru: 'Создано', en: 'Created' }, kind: 'instant', width: 18, value: (row) => row.created_at },
  { header: { ru: 'Отправлено', en: 'Submitted' }, kind: 'instant', width: 18, value: (row) => row.submitted_at },
]

/** Every claim that a filter matches, as a workbook. */
export const exportClaims = (context: ListCall) => {
  const { platform, language, body } = context
  return excelFile({
    title: { ru: 'Заявления', en: 'Claims' },
    columns: columnsOf(language),
    batches: listStore.listClaims(platform.database, seenBy(context), body),
    language,
    now: platform.clock.now(),
  })
}

/** Counts by state and product, and what waits for the person. */
export const countersOf = async (
  context: RequestContext,
  { product }: { readonly product?: InsuredProduct | undefined },
) => {
  const { platform, language, user, organizationId } = context
  const { database } = platform
  const seen = seenBy(context)
  const [rows, drafts] = await Promise.all([
    listStore.countClaims(database, seen),
    listStore.findGroupDrafts(database, seen),
  ])
  const countOf = (matches: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(matches).reduce((sum, { count }) => sum + Number(count), 0)
  const wanted = rows.filter((row) => product === undefined || row.product === product)
  const inWanted = (status: string): number =>
    wanted.filter((row) => row.status === status).reduce((sum, { count }) => sum + Number(count), 0)
  const own = ownProducts(user)
  const lines = await listStore.countLines(
    database,
    organizationId,
    drafts.map(({ id }) => id),
  )
  const open = claimStatuses.filter((status) => !CLOSED.includes(status))
  return {
    // An administrator without the role of a product has its tab when there are claims of it.
    products: seen.products
      .map((one) => ({ one, count: countOf((row) => row.product === one) }))
      .filter(({ one, count }) => own.includes(one) || count > 0)
      .map(({ one, count }) => ({ ...named(productMessages, one, language), count })),
    statuses: claimStatuses.map((status) => ({ ...named(statusMessages, status, language), count: inWanted(status) })),
    openCount: open.reduce((sum, status) => sum + inWanted(status), 0),
    documentsRequested: inWanted('DOCUMENTS_REQUESTED'),
    groupDrafts: drafts
      .filter((row) => product === undefined || row.product === product)
      .map((row) => ({
        id: row.id,
        number: row.number,
        product: named(productMessages, row.product, language),
        period: row.period ?? '',
        linesCount: lines.get(row.id) ?? 0,
        sum: row.claimed_amount ?? 0,
        submitUntil: row.submit_until ?? '',
      })),
  }
}

/** Days before the last day for a claim from which on its draft is spoken of: documents may have to be found. */
const SUBMIT_DAYS = 14

/** Drafts of a month to check, other drafts whose last day is near, and claims that lack documents. */
export const waitingClaims: NonNullable<ApiModule['attention']> = async (context) => {
  if (hasRole(context.user, 'UNVERIFIED_USER')) return []
  const { database, clock } = context.platform
  const today = businessDay(clock.now())
  const seen = seenBy(context)
  const [{ groupDrafts, documentsRequested }, drafts, documentsUntil] = await Promise.all([
    countersOf(context, {}),
    listStore.findEndingDrafts(database, seen, { from: today, to: addDays(today, SUBMIT_DAYS) }),
    listStore.findDocumentsUntil(database, seen),
  ])
  return [
    ...groupDrafts.map(({ id, number, period, linesCount, submitUntil }) => ({
      kind: 'CLAIM_GROUP_DRAFT',
      count: 1,
      path: claimPages.claim({ id }),
      details: { number, period, orders: String(linesCount) },
      ...(submitUntil !== '' && { dueDate: submitUntil }),
    })),
    ...drafts.map(({ id, number, submit_until: dueDate }) => ({
      kind: 'CLAIM_DRAFT',
      count: 1,
      path: claimPages.claim({ id }),
      details: { number },
      ...(dueDate !== null && { dueDate }),
    })),
    ...(documentsRequested > 0
      ? [
          {
            kind: 'CLAIM_DOCUMENTS',
            count: documentsRequested,
            path: claimPages.settlement({}, { status: 'DOCUMENTS_REQUESTED' }),
            details: {},
            ...(documentsUntil !== null && { dueDate: documentsUntil }),
          },
        ]
      : []),
  ]
}
