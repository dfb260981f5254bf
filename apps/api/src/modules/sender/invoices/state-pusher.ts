import { businessDay } from '../../../kernel/clock.ts'
import { newId } from '../../../kernel/ids.ts'
import type { InvoicePayment } from '../../../platform/payments/payable.ts'
import type { PushContext } from '../../../platform/state-pusher.ts'
import { pusherOf } from '../../../platform/transitions/pusher.ts'
import { findAll } from './store.ts'
import { invoiceMachine, type InvoiceRow } from './transitions.ts'

/** A line of the bank statement that pays a share of what is left. */
const paying =
  (share: number) =>
  ({ platform }: PushContext, { amount, paid_amount: paid }: InvoiceRow): InvoicePayment => ({
    externalId: newId(),
    date: businessDay(platform.clock.now()),
    amount: Math.round((amount - paid) * share),
  })

/** A line that takes back a share of what was paid. */
const takingBack =
  (share: number) =>
  ({ platform }: PushContext, { paid_amount: paid }: InvoiceRow): InvoicePayment => ({
    externalId: newId(),
    date: businessDay(platform.clock.now()),
    amount: -Math.ceil(paid * share),
  })

/** Plays the bank statement. */
export const invoicePusher = pusherOf(invoiceMachine, {
  id: 'sender.invoice',
  title: invoiceMachine.title,
  find: async ({ platform }) =>
    (await findAll(platform.database)).map(({ short_name: organization, ...row }) => ({
      organization,
      title: row.number,
      row,
    })),
  inputs: {
    payPart: paying(0.5),
    payOverduePart: paying(0.5),
    payAll: paying(1),
    takeBack: takingBack(0.5),
    takeBackAll: takingBack(1),
  },
})
