import { courierReasons, statusNameOf } from '@cabinet/api/integrations/cdek/statuses'
import type { SimulatedOrder } from './orders.ts'

const MOSCOW_MS = 3 * 3_600_000

/** An instant as the courier writes it: `2026-11-18T09:12:00+0300`. */
export const courierTime = (time: number): string => `${new Date(time + MOSCOW_MS).toISOString().slice(0, 19)}+0300`

const dayText = (time: number): string => courierTime(time).slice(0, 10)

/** What has happened to an order by now, the latest first, as the courier lists it. */
export const statusesAt = ({ script }: SimulatedOrder, now: number) => script.filter(({ at }) => at <= now).toReversed()

/** The answer about an order as API v2 gives it. */
export const entityOf = (order: SimulatedOrder, now: number) => {
  const past = statusesAt(order, now)
  const deliveredAt = past.find(({ code }) => code === 'DELIVERED' || code === 'POSTOMAT_RECEIVED')?.at
  const createdAt = order.script[0]?.at ?? now
  return {
    entity: {
      uuid: order.uuid,
      type: 1,
      is_return: order.isReturn,
      is_reverse: false,
      is_client_return: false,
      cdek_number: order.cdekNumber,
      number: order.imNumber,
      delivery_mode: order.deliveryMode,
      tariff_code: order.tariffCode,
      delivery_point: order.deliveryPoint,
      sender: { company: order.senderCompany, name: order.senderCompany, phones: [{ number: '+70000000061' }] },
      recipient: { name: order.recipient, phones: [{ number: order.recipientPhone }] },
      from_location: { code: order.from.code, city: order.from.city, country_code: order.from.country },
      to_location: { code: order.to.code, city: order.to.city, country_code: order.to.country },
      services: [
        { code: 'INSURANCE', parameter: String(order.items.reduce((sum, { cost, amount }) => sum + cost * amount, 0)) },
      ],
      packages: [
        {
          number: '1',
          weight: order.weight,
          length: 30,
          width: 20,
          height: 12,
          items: order.items.map(({ name, key, cost, amount }) => ({
            name,
            ware_key: key,
            payment: { value: order.cashOnDelivery === 0 ? 0 : cost },
            cost,
            weight: order.weight,
            amount,
          })),
        },
      ],
      delivery_detail: {
        delivery_sum: order.deliverySum,
        total_sum: order.deliverySum,
        ...(deliveredAt !== undefined && { date: dayText(deliveredAt) }),
      },
      planned_delivery_date: dayText(createdAt + 4 * 86_400_000),
      ...(order.keepFreeUntil !== null && { keep_free_until: courierTime(order.keepFreeUntil) }),
      statuses: past.map(({ code, at, city, reason }) => ({
        code,
        name: statusNameOf(code),
        date_time: courierTime(at),
        city,
        ...(reason !== undefined && { reason_code: reason, reason_name: courierReasons[reason] }),
      })),
    },
    requests: [{ request_uuid: order.uuid, type: 'CREATE', date_time: courierTime(createdAt), state: 'SUCCESSFUL' }],
    related_entities: order.returnUuid === null ? [] : [{ type: 'return_order', uuid: order.returnUuid }],
  }
}
