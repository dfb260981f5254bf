import { businessDay } from '../../kernel/clock.ts'
import type { PushContext } from '../../platform/state-pusher.ts'
import { pusherOf } from '../../platform/transitions/pusher.ts'
import { withOrganizations } from '../organization/port.ts'
import { findAllConnections } from './account/store.ts'
import { accountMachine } from './account/transitions.ts'
import { findAllOrders } from './orders/store.ts'
import { type CameBack, orderMachine } from './orders/transitions.ts'

/** What the marketplace of the demo says about an account in error. */
const PROBLEM = 'Доступ к заказам отозван в личном кабинете продавца'
const LOGISTICS = 26_000

/** Plays the marketplace about accounts. */
export const accountPusher = pusherOf(accountMachine, {
  id: 'seller.account',
  title: accountMachine.title,
  find: async ({ platform }) =>
    (await findAllConnections(platform.database)).map(({ short_name: organization, ...row }) => ({
      organization,
      title: row.name,
      row,
    })),
  inputs: { fail: () => ({ problem: PROBLEM }) },
})

const cameBack =
  (reason: string) =>
  ({ platform }: PushContext): CameBack => ({
    return_date: businessDay(platform.clock.now()),
    return_reason: reason,
    logistics_cost: LOGISTICS,
  })

/** Plays the marketplace about orders. */
export const orderPusher = pusherOf(orderMachine, {
  id: 'seller.order',
  title: orderMachine.title,
  find: async ({ platform: { database } }) =>
    (await withOrganizations(database, await findAllOrders(database), ['short_name'])).map(
      ({ short_name: organization, ...row }) => ({ organization, title: row.order_number, row }),
    ),
  inputs: { giveBack: cameBack('Не подошёл размер'), leave: cameBack('Истёк срок хранения') },
})
