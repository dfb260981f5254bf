import { businessDay } from '@cabinet/api/kernel/clock'
import type { PushContext } from '../../state-control.ts'
import { controlOf } from '../../machine-control.ts'
import { withOrganizations } from '@cabinet/api/modules/organization/port'
import { findAllConnections } from '@cabinet/api/modules/seller/store'
import { accountMachine } from '@cabinet/api/modules/seller/account/transitions'
import { findAllOrders } from '@cabinet/api/modules/seller/orders/store'
import { type CameBack, orderMachine } from '@cabinet/api/modules/seller/orders/transitions'

/** What the marketplace of the demo says about an account in error. */
const PROBLEM = 'Доступ к заказам отозван в личном кабинете продавца'
const LOGISTICS = 26_000

/** Plays the marketplace about accounts. */
export const accountControl = controlOf(accountMachine, {
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
export const orderControl = controlOf(orderMachine, {
  id: 'seller.order',
  title: orderMachine.title,
  find: async ({ platform: { database } }) =>
    (await withOrganizations(database, await findAllOrders(database), ['short_name'])).map(
      ({ short_name: organization, ...row }) => ({ organization, title: row.order_number, row }),
    ),
  inputs: { giveBack: cameBack('Не подошёл размер'), leave: cameBack('Истёк срок хранения') },
})
