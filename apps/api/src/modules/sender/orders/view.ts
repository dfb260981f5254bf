import { addDays } from '../../../kernel/days.ts'
import type {
  claimHints,
  claimObstacles,
  OrderClaim,
  SenderOrder,
  SenderOrderCard,
} from '@cabinet/contract/sender/orders'
import type { CourierParty } from '../../../integrations/cdek/order.ts'
import { claimHintOf, courierReasons, courierTariffs, stageOf } from '../../../integrations/cdek/statuses.ts'
import { businessDay } from '../../../kernel/clock.ts'
import { type Language, named } from '../../../kernel/language.ts'
import { CLAIM_DAYS } from '../cover/terms.ts'
import { deliveryModeMessages, orderTypeMessages, stageMessages } from './messages.ts'
import type { ListedOrder } from './store.ts'
import { coverReasonMessages, coverStates, type OrderRow } from './transitions.ts'
import { DAY_MS } from '../../../kernel/durations.ts'

/** A parcel that has not moved for so long may be lost; the courier does not say so. */
const STILL_MS = 30 * DAY_MS
/** States of a claim after which another one may be filed. */
const CLOSED_CLAIMS = new Set(['PAID', 'REJECTED', 'WITHDRAWN'])

/** «Иванова Мария Петровна» as «Иванова М. П.». */
export const shortName = (name: string | null): string | null => {
  if (name === null) return null
  const [last = '', ...rest] = name.trim().split(/\s+/)
  return [last, ...rest.slice(0, 2).map((word) => `${word.slice(0, 1)}.`)].join(' ')
}

/** The last two digits are enough to recognize a number that one knows. */
const maskedPhone = (phone: string | null): string | null =>
  phone === null ? null : `${phone.slice(0, 2)} ••• •••-••-${phone.replaceAll(/\D/g, '').slice(-2)}`

const partyOf = ({ name, company, phone }: CourierParty) => ({ name, company, phone: maskedPhone(phone) })

/** Who receives is no customer of ours: the name is as short as in the register, wherever it is shown. */
const recipientOf = (party: CourierParty) => ({ ...partyOf(party), name: shortName(party.name) })

/** An order as the register shows it. */
export const orderView = (row: ListedOrder, claims: readonly OrderClaim[], language: Language): SenderOrder => ({
  id: row.id,
  cdekNumber: row.cdek_number,
  imNumber: row.im_number,
  createdDateTime: row.ordered_at,
  acceptedDateTime: row.accepted_at,
  fromCity: row.from_city,
  toCity: row.to_city,
  recipientName: shortName(row.recipient_name),
  declaredValue: row.declared_value,
  status: { code: row.status_code, name: row.status_name },
  statusDateTime: row.status_at,
  stage: named(stageMessages, row.stage, language),
  plannedDeliveryDate: row.planned_delivery_date,
  keepFreeUntil: row.keep_free_until,
  insurance: {
    status: named(coverStates, row.cover_status, language),
    reason: row.cover_reason === null ? null : named(coverReasonMessages, row.cover_reason, language),
    price: row.cover_price,
    insuredSum: row.insured_sum,
    startDateTime: row.cover_started_at,
    endDateTime: row.cover_ended_at,
    invoiceId: row.invoice_id,
  },
  claims: [...claims],
})

/** What the courier's last word about an insured order suggests to file. */
export const hintOf = (row: OrderRow, now: Date): (typeof claimHints)[number] | null => {
  if (row.cover_started_at === null) return null
  const hint = claimHintOf(row.reason_code)
  if (hint !== null) return hint
  const isStill = !row.is_final && now.getTime() - Date.parse(row.status_at) >= STILL_MS
  return isStill ? 'NO_MOVEMENT' : null
}

/** Days are counted from what ended the insurance, or from the last word about a parcel that is lost. */
export const untilOf = (row: OrderRow): string | null => {
  const event = row.cover_ended_at ?? (row.reason_code === null ? null : row.status_at)
  return event === null ? null : addDays(businessDay(new Date(event)), CLAIM_DAYS)
}

/** Why no claim can be filed for an order; null when one can. */
const claimObstacleOf = (row: OrderRow, claims: readonly OrderClaim[]): (typeof claimObstacles)[number] | null => {
  if (row.cover_status === 'PENDING') return 'NOT_ACCEPTED'
  if (row.cover_started_at === null) return 'NOT_INSURED'
  if (claims.some(({ isGroupClaim, status }) => !isGroupClaim && !CLOSED_CLAIMS.has(status.name))) return 'OPEN_CLAIM'
  // Lateness is no obstacle: the claim is taken with a warning, and the insurer decides. What was paid is not paid again.
  if (row.cover_status === 'COMPENSATED') return 'COMPENSATED'
  return row.cover_status === 'CLAIMED' ? 'OPEN_CLAIM' : null
}

/** A code of the courier in words; the code itself when there are none. */
const worded = (
  messages: Readonly<Record<string, { readonly ru: string; readonly en: string }>>,
  code: string,
  language: Language,
) => ({ name: code, description: messages[code]?.[language] ?? code })

/** An order with everything. */
export const orderCard = (
  row: OrderRow,
  claims: readonly OrderClaim[],
  { language, now }: { readonly language: Language; readonly now: Date },
): SenderOrderCard => {
  const { details } = row
  return {
    ...orderView(row, claims, language),
    courierUuid: row.courier_uuid,
    type: worded(orderTypeMessages, String(details.type), language),
    isReturn: row.is_return,
    isReverse: details.isReverse,
    isClientReturn: details.isClientReturn,
    tariff: { code: row.tariff_code, name: courierTariffs[row.tariff_code] ?? null },
    deliveryMode: details.deliveryMode === null ? null : worded(deliveryModeMessages, details.deliveryMode, language),
    deliveryPoint: details.deliveryPoint,
    sender: partyOf(details.sender),
    recipient: recipientOf(details.recipient),
    packages: details.packages.map(({ items, ...parcel }) => ({
      ...parcel,
      items: items.map(({ name, wareKey, amount, cost, payment }) => ({
        name,
        wareKey,
        amount,
        cost,
        paymentSum: payment,
      })),
    })),
    cashOnDelivery: row.cash_on_delivery,
    deliverySum: row.delivery_sum,
    returnDeliverySum: row.return_delivery_sum,
    deliveryDate: row.delivery_date,
    statuses: details.statuses.map(({ code, name, at, city, reason }) => ({
      code,
      name,
      dateTime: at,
      city,
      stage: stageOf({ code, name }),
      reasonCode: reason,
      reasonName: reason === null ? null : (courierReasons[reason] ?? null),
    })),
    claimHint: hintOf(row, now),
    claimObstacle: claimObstacleOf(row, claims),
    claimUntilDate: row.cover_started_at === null ? null : untilOf(row),
    syncedDateTime: row.synced_at,
  }
}
