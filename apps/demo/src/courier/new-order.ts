import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { DemoAccountName } from './accounts.ts'
import { orderFrom, simulatedCities, type SimulatedOrder, usualScript } from './orders.ts'

/** Between the registration of an order and the moment when the simulated courier takes it over. */
const TAKEN_AFTER_MS = 9 * 3_600_000

const Body = z.looseObject({
  number: z.optional(z.string()),
  tariff_code: z.number(),
  recipient: z.looseObject({
    name: z.string(),
    phones: z.optional(z.array(z.looseObject({ number: z.string() }))),
  }),
  from_location: z.optional(z.looseObject({ code: z.optional(z.number()) })),
  to_location: z.optional(z.looseObject({ code: z.optional(z.number()) })),
  delivery_point: z.optional(z.string()),
  packages: z
    .array(
      z.looseObject({
        weight: z.number(),
        items: z.optional(
          z.array(
            z.looseObject({ name: z.string(), ware_key: z.optional(z.string()), cost: z.number(), amount: z.number() }),
          ),
        ),
      }),
    )
    .check(z.minLength(1)),
})

const cityOf = (code: number | undefined) => Object.values(simulatedCities).find((city) => city.code === code)

/** An order that a client of the simulated courier registers, or the code of what is wrong with it. */
export const newOrder = (
  account: DemoAccountName,
  body: unknown,
  now: number,
): SimulatedOrder | { problem: string } => {
  const parsed = Body.safeParse(body)
  if (!parsed.success) return { problem: 'v2_field_is_empty' }
  const { number, tariff_code: tariffCode, recipient, packages, ...rest } = parsed.data
  const items = packages.flatMap((parcel) => parcel.items ?? [])
  const cdekNumber = String(1_940_000_000 + (now % 9_000_000))
  const order = orderFrom({ account, number: cdekNumber, script: usualScript(now + TAKEN_AFTER_MS, cdekNumber) })
  return {
    ...order,
    uuid: randomUUID(),
    tariffCode,
    imNumber: number ?? order.imNumber,
    from: cityOf(rest.from_location?.code) ?? order.from,
    to: cityOf(rest.to_location?.code) ?? order.to,
    deliveryPoint: rest.delivery_point ?? null,
    recipient: recipient.name,
    recipientPhone: recipient.phones?.[0]?.number ?? order.recipientPhone,
    items: items.map(({ name, ware_key: key = '', cost, amount }) => ({ name, key, cost, amount })),
    weight: packages.reduce((sum, { weight }) => sum + weight, 0),
    script: order.script,
  }
}
