import type { InvoiceStatus } from '@cabinet/contract/invoice'
import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { movedTo } from '../../../db/status-column.ts'
import { newId } from '../../../kernel/ids.ts'
import { invoiceStates } from '../../../platform/payments/invoice-states.ts'
import type { InvoicePayment } from '../../../platform/payments/payable.ts'
import { sendToRecipients } from '../../../platform/emails/recipients.ts'
import { defineMachine, movesOf, type Step } from '../../../platform/transitions/machine.ts'
import { findRecipients } from '../../people/port.ts'
import { invoiceOverdue } from '../emails.ts'
import type { SenderInvoiceTable } from './tables.ts'

export type InvoiceRow = Selectable<SenderInvoiceTable>

type InvoiceStep<Input> = Step<InvoiceRow, Input>
type Change = Pick<InvoiceRow, 'paid_amount' | 'paid_date' | 'replaced_by'>

const keepPayment = async ({ database, subject, input, at }: InvoiceStep<InvoicePayment>): Promise<void> => {
  await database.query
    .insertInto('sender_payment')
    .values({
      organization_id: subject.organization_id,
      id: newId(),
      invoice_id: subject.id,
      external_id: input.externalId,
      date: input.date,
      amount: input.amount,
      received_at: at,
    })
    .execute()
}

const paidMore = ({ subject, input }: InvoiceStep<InvoicePayment>): Partial<Change> => ({
  paid_amount: subject.paid_amount + input.amount,
  paid_date: null,
})

const tellAdministrators = async ({ platform, subject }: Step<InvoiceRow>): Promise<void> => {
  const readers = await findRecipients(platform.database, subject.organization_id, { roles: ['USER_ADMIN'] })
  const sum = subject.amount - subject.paid_amount
  const input = { number: subject.number, sum, dueDate: subject.due_date }
  await sendToRecipients(platform, subject.organization_id, readers, invoiceOverdue, input)
}

const move = movesOf<InvoiceStatus, InvoiceRow, Change>()

/** Monthly invoices. Which of the payments fits is decided by `paymentEvent`. */
export const invoiceMachine = defineMachine({
  id: 'sender.invoice',
  title: { ru: 'Счёт за страхование заказов', en: 'Invoice for the insurance of orders' },
  states: invoiceStates,
  initial: 'ISSUED',
  moves: {
    payPart: move<InvoicePayment>({
      title: { ru: 'Счёт оплачен частично', en: 'The invoice is paid in part' },
      from: ['ISSUED', 'PARTIALLY_PAID'],
      to: 'PARTIALLY_PAID',
      actors: ['PARTNER', 'STAFF'],
      change: paidMore,
      effect: keepPayment,
    }),
    payOverduePart: move<InvoicePayment>({
      title: { ru: 'Просроченный счёт оплачен частично', en: 'The overdue invoice is paid in part' },
      from: ['OVERDUE'],
      to: 'OVERDUE',
      actors: ['PARTNER', 'STAFF'],
      change: paidMore,
      effect: keepPayment,
    }),
    payAll: move<InvoicePayment>({
      title: { ru: 'Счёт оплачен', en: 'The invoice is paid' },
      from: ['ISSUED', 'PARTIALLY_PAID', 'OVERDUE'],
      to: 'PAID',
      actors: ['PARTNER', 'STAFF'],
      change: (step) => ({ ...paidMore(step), paid_date: step.input.date }),
      effect: keepPayment,
    }),
    takeBack: move<InvoicePayment>({
      title: { ru: 'Часть денег вернули', en: 'A part of the money went back' },
      from: ['PAID'],
      to: 'PARTIALLY_PAID',
      actors: ['PARTNER', 'STAFF'],
      change: paidMore,
      effect: keepPayment,
    }),
    takeBackAll: move<InvoicePayment>({
      title: { ru: 'Все деньги вернули', en: 'All the money went back' },
      from: ['PAID', 'PARTIALLY_PAID'],
      to: 'ISSUED',
      actors: ['PARTNER', 'STAFF'],
      change: paidMore,
      effect: keepPayment,
    }),
    expire: move({
      title: { ru: 'Срок оплаты прошёл', en: 'The day of payment has passed' },
      from: ['ISSUED', 'PARTIALLY_PAID'],
      to: 'OVERDUE',
      actors: ['JOB'],
      settled: ['OVERDUE'],
      effect: tellAdministrators,
    }),
    cancel: move({
      title: { ru: 'Счёт аннулирован', en: 'The invoice is cancelled' },
      from: ['ISSUED'],
      to: 'CANCELLED',
      actors: ['STAFF'],
      settled: ['CANCELLED'],
      // Its orders wait for the invoice that takes its place.
      effect: async ({ database, subject }) => {
        await database.query
          .updateTable('sender_order')
          .set({ invoice_id: null })
          .where('organization_id', '=', subject.organization_id)
          .where('invoice_id', '=', subject.id)
          .execute()
      },
    }),
  },
  lock: ({ query }: Database, { id, organizationId }): Promise<InvoiceRow | undefined> => {
    const found = query.selectFrom('sender_invoice').selectAll().where('id', '=', id)
    const own = organizationId === undefined ? found : found.where('organization_id', '=', organizationId)
    return own.forUpdate().executeTakeFirst()
  },
  stateOf: ({ status }: InvoiceRow): InvoiceStatus => status,
  keyOf: ({ id, organization_id: organizationId }: InvoiceRow) => ({ id, organizationId }),
  async save({ query }, { organization_id, id }, to, change, at) {
    await query
      .updateTable('sender_invoice')
      .set({ ...change, status: movedTo(to), updated_at: at })
      .where('organization_id', '=', organization_id)
      .where('id', '=', id)
      .execute()
  },
})
