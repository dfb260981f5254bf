import type { Database } from '@cabinet/api/db/database'
import { businessDay } from '@cabinet/api/kernel/clock'
import { newId } from '@cabinet/api/kernel/ids'
import type { InvoicePayment } from '@cabinet/api/platform/payments/payable'
import type { PushContext, StateControl } from './state-control.ts'
import { controlOf } from './machine-control.ts'
import type { InvoiceProduct } from '@cabinet/api/platform/invoices/product'
import { findAll } from '@cabinet/api/platform/invoices/store'
import type { InvoiceRow } from '@cabinet/api/platform/invoices/tables'
import type { InvoiceMachine } from '@cabinet/api/platform/invoices/transitions'

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
export const invoiceControlOf = (
  { tables }: InvoiceProduct,
  machine: InvoiceMachine,
  withOrganizations: WithOrganizations,
): StateControl =>
  controlOf(machine, {
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
