import type { OrderReport, ReturnReport } from '@cabinet/contract/seller/partner'
import type { MarketplaceAccount } from '@cabinet/partner-client'
import { businessDay } from '@cabinet/api/kernel/clock'
import { addDays } from '@cabinet/api/kernel/days'
import {
  clientOf,
  followFeed,
  ifPossible,
  inTurn,
  toldOnce,
  type Intention,
  type Behavior,
  numbersOf,
  type DemoPartner,
  type DemoPartnerProgram,
  type DemoPartnerContext,
  type Plan,
} from '../../../demo-partner.ts'
import { ACCOUNT_LINKED } from '@cabinet/api/modules/seller/partner-events'
import { demoGoods } from './demo-goods.ts'

/** Hours by the business clock after which the marketplace confirms an account. */
const PACE: Readonly<Record<Exclude<Behavior, 'SILENT'>, number>> = { PROMPT: 1, REFUSING: 1, ASKING: 30, SLOW: 48 }

const plan: Plan = ({ type, data: { id } }, behavior, { marketplace: { account } }) => {
  if (behavior === 'SILENT' || type !== ACCOUNT_LINKED) return []
  const fail = (problem: string): Intention => ({
    afterHours: 1,
    name: 'fail',
    tell: ({ news, once }) => account.fail(id, { ...news, problem }, once),
  })
  const confirmation: Intention = {
    afterHours: PACE[behavior],
    name: 'activate',
    tell: ({ news, once }) => account.activate(id, news, once),
  }
  if (behavior === 'REFUSING') return [fail('Продавец не подтвердил доступ к заказам в личном кабинете')]
  // Who asks first waits for the seller to mend something, and confirms then.
  if (behavior === 'ASKING') return [fail('Подтвердите номер телефона продавца'), confirmation]
  return [confirmation]
}

/** Days from an order to its shipment, its delivery, its return. */
const ROUTE = { ship: 1, deliver: 4, comeBack: 7 } as const

/** Every twelfth order comes back; which one follows from its name. */
const comesBack = (name: string): boolean => numbersOf(name)[0] % 12 === 0

const nameOf = (accountId: string, day: string): string => `demo ${accountId} ${day}`

/** The order that an account gets on a day, as it stands on another day. */
const orderOf = (accountId: string, day: string, today: string): OrderReport => {
  const name = nameOf(accountId, day)
  const [first, second] = numbersOf(name)
  const goods = demoGoods[first % demoGoods.length] ?? demoGoods[0]
  const [shippedDate, deliveredDate] = [addDays(day, ROUTE.ship), addDays(day, ROUTE.deliver)]
  const isDelivered = today >= deliveredDate && !comesBack(name)
  const isShipped = today >= shippedDate
  const scheme = second % 3 === 0 ? 'FBW' : 'FBS'
  return {
    ...goods,
    order: name,
    accountId,
    orderNumber: `${day.slice(2, 7).replace('-', '')}-${String(first).padStart(5, '0')}`,
    sticker: scheme === 'FBS' ? String(1_000_000 + second) : null,
    scheme,
    warehouse: scheme === 'FBS' ? null : 'Склад «Казань-2»',
    orderDate: day,
    shippedDate: isShipped ? shippedDate : null,
    deliveredDate: isDelivered ? deliveredDate : null,
    state: isDelivered ? 'DELIVERED' : isShipped ? 'SHIPPED' : 'NEW',
  }
}

const returnOf = (accountId: string, day: string): ReturnReport => ({
  return: `demo return ${accountId} ${day}`,
  accountId,
  order: nameOf(accountId, day),
  kind: 'UNREDEEMED',
  returnDate: addDays(day, ROUTE.comeBack),
  reason: 'Истёк срок хранения',
  logisticsCost: 18_000 + (numbersOf(day)[0] % 40) * 500,
})

/**
 * Tells each day of the orders of a week under every account that works, and closes the month before. What is reported again
 * after a restart is the same and changes nothing.
 */
const handOverDaily = (world: DemoPartnerContext): DemoPartnerProgram => {
  const { marketplace } = clientOf(world)
  const reported = new Set<string>()

  const closeMonth = async ({ id }: MarketplaceAccount, today: string): Promise<void> => {
    const month = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
    const { certificate, ordersCount, premium } = await marketplace.account.month.get(id, month)
    if (certificate !== null || ordersCount === 0) return
    const { news, once } = toldOnce(`month-${month}-${id}`, `${today}T00:00:00.000+03:00`)
    await ifPossible(marketplace.account.closeMonth(id, { ...news, month, ordersCount, premium }, once))
  }

  const report = async (account: MarketplaceAccount, today: string): Promise<void> => {
    const { id } = account
    const oldest = addDays(today, -ROUTE.comeBack)
    const own = await marketplace.account.order.list(id, { from: oldest, limit: 500 })
    const known = new Set(own.orders.map(({ order }) => order))
    const days = Array.from({ length: ROUTE.comeBack + 1 }, (_, index) => addDays(today, -index)).filter(
      (day) => day === today || known.has(nameOf(id, day)),
    )
    const occurredAt = `${today}T00:00:00.000+03:00`
    const orders = days.map((day) => orderOf(id, day, today))
    const told = toldOnce(`orders-${today}-${id}`, occurredAt)
    await ifPossible(marketplace.order.save({ ...told.news, orders }, told.once))
    if (known.has(nameOf(id, oldest)) && comesBack(nameOf(id, oldest))) {
      const back = toldOnce(`returns-${today}-${id}`, occurredAt)
      await ifPossible(marketplace.return.save({ ...back.news, returns: [returnOf(id, oldest)] }, back.once))
    }
    await closeMonth(account, today)
  }

  return {
    async tick() {
      const today = businessDay(world.now())
      if ((await world.behavior()) === 'SILENT') return
      const { accounts } = await marketplace.account.list()
      for (const account of accounts.filter(({ state }) => state === 'AVAILABLE')) {
        const name = `${today} ${account.id}`
        if (reported.has(name)) continue
        await report(account, today)
        reported.add(name)
      }
    },
  }
}

/** The marketplace of the demo: confirms accounts of its feed, hands over orders and closes months. */
export const demoMarketplace: DemoPartner = {
  kind: 'MARKETPLACE',
  create: (world) => inTurn(followFeed(world, plan), handOverDaily(world)),
}
