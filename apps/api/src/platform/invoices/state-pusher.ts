import type { Database } from '../../db/database.ts'
import { businessDay } from '../../kernel/clock.ts'
import { newId } from '../../kernel/ids.ts'
import type { InvoicePayment } from '../payments/payable.ts'
import type { PushContext, StatePusher } from '../state-pusher.ts'
import { pusherOf } from '../transitions/pusher.ts'
import type { InvoiceProduct } from './product.ts'
import { findAll } from './store.ts'
import type { InvoiceRow } from './tables.ts'
import type { InvoiceMachine } from './transitions.ts'

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

/** Rows together with the short names of the organizations that they belong to. */
type WithOrganizations = (
  database: Database,
  rows: readonly InvoiceRow[],
) => Promise<readonly (InvoiceRow & { readonly short_name: string })[]>

/** Plays the bank statement for the invoices of a product. */
export const invoicePusherOf = (
  { tables }: InvoiceProduct,
  machine: InvoiceMachine,
  withOrganizations: WithOrganizations,
): StatePusher =>
  pusherOf(machine, {
    id: machine.id,
    title: machine.title,
    find: async ({ platform: { database } }) => {
      const rows = await withOrganizations(database, await findAll(database, tables))
      return rows.map(({ short_name: organization, ...row }) => ({ organization, title: row.number, row }))
    },
    inputs: {
      payPart: paying(0.5),
      payOverduePart: paying(0.5),
      payAll: paying(1),
      takeBack: takingBack(0.5),
      takeBackAll: takingBack(1),
    },
  })
