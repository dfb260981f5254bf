import type { SellerClaimObstacle, SellerCoverReason, SellerOrder } from '@cabinet/contract/seller/orders'
import { type Language, named } from '../../../kernel/language.ts'
import type { ThingClaim } from '../../../platform/claims.ts'
import { coverReasonMessages, orderStatusMessages, schemeMessages } from './messages.ts'
import type { ShownOrder } from './store.ts'

/** Why an order is not insured; null for one that is. */
export const coverReasonOf = (
  row: Pick<ShownOrder, 'cover_status' | 'cover_reason' | 'status'>,
): SellerCoverReason | null => {
  if (row.cover_status !== 'NOT_INSURED') return null
  if (row.status === 'CANCELLED') return 'CANCELLED'
  return row.cover_reason ?? 'NOT_SHIPPED'
}

/** Claims after which another one can be filed. */
const closedClaims: ReadonlySet<string> = new Set(['PAID', 'REJECTED', 'WITHDRAWN'])

/** Why no claim for the goods can be filed; a claim for the returns of a month is about logistics and hinders nothing. */
export const claimObstacleOf = (
  { cover_status: cover }: Pick<ShownOrder, 'cover_status'>,
  claims: readonly ThingClaim[],
): SellerClaimObstacle | null => {
  if (cover === 'NOT_INSURED' || cover === 'COMPENSATED') return cover
  const isOpen = claims.some(({ isGroupClaim, status }) => !isGroupClaim && !closedClaims.has(status.name))
  return isOpen || cover === 'CLAIMED' ? 'OPEN_CLAIM' : null
}

/** An order as people read it. */
export const orderView = (row: ShownOrder, claims: readonly ThingClaim[], language: Language): SellerOrder => {
  const reason = coverReasonOf(row)
  return {
    id: row.id,
    orderNumber: row.order_number,
    sticker: row.sticker,
    scheme: named(schemeMessages, row.scheme, language),
    sku: row.sku,
    brand: row.brand,
    name: row.name,
    price: row.price,
    warehouse: row.warehouse,
    orderDate: row.order_date,
    shippedDate: row.shipped_date,
    deliveredDate: row.delivered_date,
    returnDate: row.return_date,
    returnReason: row.return_reason,
    status: named(orderStatusMessages, row.status, language),
    logisticsCost: row.logistics_cost,
    insured: reason === null,
    coverReason: reason === null ? null : named(coverReasonMessages, reason, language),
    premium: row.premium,
    insuredSum: row.insured_sum,
    certificate:
      row.certificate_id === null || row.certificate_number === null
        ? null
        : { id: row.certificate_id, number: row.certificate_number },
    claims: [...claims],
  }
}
