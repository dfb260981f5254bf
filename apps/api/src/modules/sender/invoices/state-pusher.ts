import { businessDay } from '../../../kernel/clock.ts'
import { newId } from '../../../kernel/ids.ts'
import type { PushContext } from '../../../platform/state-pusher.ts'
import { pusherOf } from '../../../platform/transitions/pusher.ts'
import { findAll } from './store.ts'
import { invoiceMachine, type InvoiceRow, type Payment } from './transitions.ts'

/** A line of the bank statement that pays a share of what is left. */
const paying =
  (share: number) =>
  ({ platform }: PushContext, { amount, paid_amount: paid }: InvoiceRow): Payment => ({
    externalId: newId(),
    date: businessDay(platform.clock.now()),
    amount: Math.round((amount - paid) * share),
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
    takeBack: ({ platform }, { paid_amount: paid }) => ({
      externalId: newId(),
      date: businessDay(platform.clock.now()),
      amount: -Math.ceil(paid / 2),
    }),
  },
})
