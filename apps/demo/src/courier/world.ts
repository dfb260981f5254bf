import { courierReasons, courierStatuses, TAKEN_OVER } from '@cabinet/api/integrations/cdek/statuses'
import type { DemoAccountName } from './accounts.ts'
import {
  orderFrom,
  type OrderPlan,
  type SimulatedOrder,
  type ScriptedStatus,
  simulatedCities,
  unredeemedScript,
  usualScript,
} from './orders.ts'
import { DAY_MS } from '@cabinet/api/kernel/durations'

/** Moscow is three hours ahead of UTC all year round. */
const MOSCOW_MS = 3 * 3_600_000

/** Insured orders of O4 by month, the last one first. */
const ordersByMonth = [412, 388, 295, 171] as const
/** Insured orders of O1 in the last month. */
const ORDERS_OF_O1 = 320
const ORDERS_OF_O7 = 24
const LATE_OF_O7 = 3
const ORDERS_OF_WIZARD = 40
/** How long before the start of the demo the insurance of O4 was switched on, days. */
export const DAYS_INSURED = 150

/** Delivery of the orders that came back in the last month, roubles. */
const returnedSums = [384, 412.5, 299, 527, 361, 448, 319, 475] as const

type Step = Omit<ScriptedStatus, 'city'>

/** The first moment of the month so many months before the one of an instant, in Moscow. */
export const monthStart = (instant: number, before: number): number => {
  const here = new Date(instant + MOSCOW_MS)
  return Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - before, 1) - MOSCOW_MS
}

const acceptedAtOf = ({ script }: Pick<SimulatedOrder, 'script'>): number | undefined =>
  script.find(({ code }) => code === TAKEN_OVER)?.at

const anchor = (index: number, script: readonly Step[], more: Partial<OrderPlan> = {}): OrderPlan => ({
  account: 'O4',
  number: `19900000${String(index).padStart(2, '0')}`,
  script,
  ...more,
})

const thing = (name: string, key: string, cost: number, amount = 1): SimulatedOrder['items'][number] => ({
  name,
  key,
  cost,
  amount,
})

/** A delivery that stands where one of these statuses has left it. */
const upTo = (acceptedAt: number, code: string, at: number, reason?: string): readonly Step[] => [
  ...usualScript(acceptedAt, code).slice(0, 3),
  { code, at, ...(reason !== undefined && { reason }) },
]

/** Orders that tests and people look for by their numbers. */
const anchorsOf = (start: number): OrderPlan[] => {
  const day = (offset: number): number => start + offset * DAY_MS
  const fresh = (hours: number): Step => ({ code: 'ACCEPTED', at: day(-hours / 24) })
  const createdAgo = (hours: number): Step[] => [fresh(hours), { code: 'CREATED', at: day(-hours / 24 + 0.004) }]
  const whole = (acceptedAt: number): readonly Step[] => usualScript(acceptedAt, 'anchor')
  return [
    anchor(11, createdAgo(5)),
    anchor(12, [fresh(0.5)]),
    anchor(13, usualScript(day(-0.3), '13').slice(0, 3)),
    anchor(14, upTo(day(-1.2), 'SENT_TO_RECIPIENT_CITY', day(-0.6))),
    anchor(15, upTo(day(-3), 'TAKEN_BY_COURIER', day(-0.2))),
    anchor(16, upTo(day(-5), 'ACCEPTED_AT_PICK_UP_POINT', day(-3)), { keepFreeUntil: day(2) }),
    anchor(17, upTo(day(-4), 'POSTOMAT_POSTED', day(-1)), { keepFreeUntil: day(2) }),
    anchor(18, upTo(day(-6), 'DELIVERED', day(-2))),
    anchor(19, upTo(day(-12), 'NOT_DELIVERED', day(-3), '17')),
    anchor(20, upTo(day(-14), 'NOT_DELIVERED', day(-2), '23')),
    anchor(21, upTo(day(-16), 'NOT_DELIVERED', day(-4), '26')),
    anchor(22, upTo(day(-11), 'NOT_DELIVERED', day(-5), '9')),
    anchor(23, [...createdAgo(60), { code: 'REMOVED', at: day(-2) }]),
    anchor(24, [fresh(30), { code: 'INVALID', at: day(-1.2) }]),
    anchor(25, upTo(day(-2.5), 'SENT_TO_RECIPIENT_CITY', day(-2)), {
      items: [{ name: 'Каталог продукции', key: 'KT-01', cost: 0, amount: 1 }],
    }),
    anchor(26, upTo(day(-33), 'ACCEPTED_AT_TRANSIT_WAREHOUSE', day(-31))),
    anchor(27, upTo(day(-9), 'IN_CUSTOMS_LOCAL', day(-3)), { to: simulatedCities.almaty }),
    anchor(28, whole(day(-DAYS_INSURED - 1))),
    anchor(29, upTo(day(-40), 'DELIVERED', day(-36)), { items: [thing('Кофеварка рожковая', 'KR-09', 9990)] }),
    anchor(30, upTo(day(-20), 'DELIVERED', day(-15)), { items: [thing('Ваза стеклянная', 'VS-03', 4490)] }),
    anchor(31, upTo(day(-1.5), 'SENT_TO_RECIPIENT_CITY', day(-1)), {
      items: [{ name: 'Ювелирный набор «Серьги и кольцо»', key: 'UV-07', cost: 24_900, amount: 1 }],
    }),
    // The way back of an order that nobody has collected.
    anchor(32, upTo(day(-15), 'NOT_DELIVERED', day(-6), '11'), { returnNumber: '1990000033' }),
    anchor(33, upTo(day(-6), 'SENT_TO_SENDER_CITY', day(-3)), { isReturn: true }),
    // Orders that something has happened to: claims of the demo are about them.
    anchor(34, upTo(day(-25), 'NOT_DELIVERED', day(-12), '26'), {
      items: [thing('Дрель аккумуляторная', 'DA-18', 12_990)],
    }),
    anchor(35, upTo(day(-34), 'NOT_DELIVERED', day(-26), '13'), { items: [thing('Светильник', 'SV-02', 2300, 3)] }),
    anchor(36, upTo(day(-38), 'NOT_DELIVERED', day(-29), '10'), {
      items: [thing('Микроволновая печь', 'MP-20', 7800)],
    }),
    anchor(37, upTo(day(-39), 'NOT_DELIVERED', day(-31), '19'), { items: [thing('Сервиз чайный', 'SC-12', 5600)] }),
    anchor(38, upTo(day(-96), 'DELIVERED', day(-91)), { items: [thing('Зеркало настольное', 'ZN-05', 3290)] }),
    anchor(39, upTo(day(-23), 'DELIVERED', day(-18)), { items: [thing('Утюг дорожный', 'UD-07', 6490)] }),
  ]
}

/** The statuses and the reasons that no anchor shows, an order for each. */
const showcase = (start: number, shown: readonly OrderPlan[]): OrderPlan[] => {
  const last = new Set(shown.map(({ script }) => script.at(-1)?.code))
  const reasons = new Set(shown.flatMap(({ script }) => script.map(({ reason }) => reason)))
  const statuses = courierStatuses
    .filter(({ code }) => !last.has(code))
    .map(({ code }, index) => anchor(40 + index, upTo(start - 4 * DAY_MS, code, start - (1 + index / 24) * DAY_MS)))
  const returns = Object.keys(courierReasons)
    .filter((reason) => !reasons.has(reason))
    .map((reason, index) => {
      const happenedAt = start - (2 + index / 10) * DAY_MS
      return anchor(70 + index, upTo(start - 13 * DAY_MS, 'NOT_DELIVERED', happenedAt, reason))
    })
  return [...statuses, ...returns]
}

/** Orders that were taken over evenly through a time. */
const spread = (
  account: DemoAccountName,
  firstNumber: number,
  count: number,
  from: number,
  until: number,
  scriptOf: (acceptedAt: number, index: number) => readonly Step[] = (at, index) =>
    usualScript(at, `${account} ${index}`),
): OrderPlan[] =>
  Array.from({ length: count }, (_, index) => {
    const acceptedAt = Math.round(from + ((until - from) * (index + 0.5)) / count)
    return { account, number: String(firstNumber + index), script: scriptOf(acceptedAt, index) }
  })

/** The insured months of O4: as many orders as its invoices say, the anchors among them. */
const monthsOf = (start: number, anchors: readonly OrderPlan[]): SimulatedOrder[] =>
  ordersByMonth.flatMap((count, before) => {
    const from = Math.max(monthStart(start, before + 1), start - (DAYS_INSURED - 1) * DAY_MS)
    const until = monthStart(start, before)
    const uninsured = new Set(['1990000025', '1990000028', '1990000031', '1990000033'])
    const already = anchors.filter((plan) => {
      const at = acceptedAtOf({ script: plan.script.map((step) => ({ ...step, city: '' })) })
      return at !== undefined && at >= from && at < until && !uninsured.has(plan.number)
    }).length
    // Those that come back in the last month are the first of it, so that they have come back before it ends.
    const isReturned = (index: number): boolean => before === 0 && index < returnedSums.length
    const plans = spread('O4', 1_980_000_000 + before * 10_000, count - already, from, until, (at, index) => {
      if (isReturned(index)) return unredeemedScript(at, index % 2 === 0 ? '23' : '17')
      return before > 0 && index % 31 === 7 ? unredeemedScript(at, '11') : usualScript(at, `O4 ${before} ${index}`)
    })
    return plans.map((plan, index) => {
      const order = orderFrom(plan)
      const sum = isReturned(index) ? returnedSums[index] : undefined
      return sum === undefined ? order : { ...order, deliverySum: sum }
    })
  })

/** Every order of every account, what is still to come included. */
export type SimulatedWorld = ReadonlyMap<DemoAccountName, readonly SimulatedOrder[]>

/** The orders that the simulated courier knows when the demo has begun at a moment. */
export const createWorld = (startDate: Date): SimulatedWorld => {
  const start = startDate.getTime()
  const soon = start + 14 * DAY_MS
  const anchors = anchorsOf(start)
  const shown = [...anchors, ...showcase(start, anchors)]
  const ahead = (account: DemoAccountName, first: number) => spread(account, first, 30, start + DAY_MS / 2, soon)
  const lastMonth = [monthStart(start, 1), monthStart(start, 0)] as const
  return new Map<DemoAccountName, readonly SimulatedOrder[]>([
    ['O4', [...shown.map(orderFrom), ...monthsOf(start, shown), ...ahead('O4', 1_989_000_000).map(orderFrom)]],
    ['O1', [...spread('O1', 1_970_000_000, ORDERS_OF_O1, ...lastMonth), ...ahead('O1', 1_979_000_000)].map(orderFrom)],
    [
      'O7',
      [
        ...spread('O7', 1_960_000_000, ORDERS_OF_O7, start - 80 * DAY_MS, start - 13 * DAY_MS),
        // Sent after the insurance was switched off.
        ...spread('O7', 1_960_000_000 + ORDERS_OF_O7, LATE_OF_O7, start - 11 * DAY_MS, start - 7 * DAY_MS),
      ].map(orderFrom),
    ],
    ['wizard', spread('wizard', 1_950_000_000, ORDERS_OF_WIZARD, start - 12 * DAY_MS, soon).map(orderFrom)],
  ])
}
