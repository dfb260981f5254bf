import type { AgreementCard, Buyer } from '@cabinet/contract/finance/agreements'
import { businessDay } from '../../../kernel/clock.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { findFileInfos } from '../../../platform/files/attachment.ts'
import { findFilesOfAgreements } from '../files/store.ts'
import { agreementOf } from './view.ts'
import { findBuyerLimits, findUses } from './limits.ts'
import * as store from './store.ts'

/** Buyers as they travel. */
export const buyerOf = (row: { readonly id: string; readonly short_name: string; readonly itn: string }): Buyer => ({
  id: row.id,
  shortName: row.short_name,
  itn: row.itn,
})

/** Agreements of the organization with their terms and what is left of their limits. */
export const findAgreements = async ({
  platform: { database, clock },
  organizationId,
  body,
}: RequestContext & { readonly body: AnyRequest }) => {
  const today = businessDay(clock.now())
  const { rows, count } = await store.findAgreements(database, organizationId, today, body)
  const ids = rows.map(({ id }) => id)
  const [uses, limits, fileIds] = await Promise.all([
    findUses(database, organizationId),
    findBuyerLimits(database, organizationId, ids),
    findFilesOfAgreements(database, ids),
  ])
  const infos = await findFileInfos(database, [...fileIds.values()].flat())
  const files = new Map(infos.map((info) => [info.id, info]))
  const buyers = Map.groupBy(limits, ({ agreement_id: id }) => id)
  const content = rows.map((row): AgreementCard => {
    const { used, overdue } = uses(row.id)
    return {
      ...agreementOf({ ...row, used_limit: used }, today),
      bank: {
        id: row.bank_id,
        fullName: row.full_name,
        shortName: row.short_name,
        logos: [{ id: row.logo_file_id }],
      },
      product: row.product,
      requestId: row.request_id,
      overdueSum: overdue,
      advanceRate: Number(row.advance_rate),
      maxDeferralDays: row.max_deferral_days,
      withRecourse: row.with_recourse,
      fee: row.fee === null ? null : Number(row.fee),
      buyers: (buyers.get(row.id) ?? []).map((buyer) => ({
        ...buyerOf(buyer),
        limit: buyer.financing_limit,
        usedLimit: Number(buyer.used),
      })),
      files: (fileIds.get(row.id) ?? []).flatMap((id) => files.get(id) ?? []),
    }
  })
  return pageAround(content, count, body)
}

/** Buyers of the organization. */
export const findBuyers = async ({
  platform: { database },
  organizationId,
  body,
}: RequestContext & { readonly body: AnyRequest }) => {
  const { rows, count } = await store.findBuyers(database, organizationId, body)
  return pageAround(rows.map(buyerOf), count, body)
}
