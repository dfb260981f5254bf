import type { InvoiceStatus } from '@cabinet/contract/invoice'
import type { Database } from '../../db/database.ts'
import { asStatus } from '../../db/status-column.ts'
import { addDays } from '../../kernel/days.ts'
import { newId } from '../../kernel/ids.ts'
import type { Platform } from '../context.ts'
import { sendToRecipients } from '../emails/recipients.ts'
import { invoiceStates } from '../payments/invoice-states.ts'
import type { InvoicePayment } from '../payments/payable.ts'
import { defineMachine, movesOf, type Step, type SubjectKey } from '../transitions/machine.ts'
import type { InvoiceProduct } from './product.ts'
import { tablesOf } from './store.ts'
import type { InvoiceKey, InvoiceRow } from './tables.ts'

type Change = Pick<InvoiceRow, 'paid_amount' | 'paid_date'>

/** What else follows in the product when one of its invoices moves. */
interface InvoiceEffects {
  /** Whatever a cancelled invoice counted waits for the invoice that takes its place. */
  release(database: Database, invoice: InvoiceKey): Promise<void>
  /** An invoice is paid: a debt may be gone. */
  paid?(platform: Platform, organizationId: string): Promise<void>
}

const paidMore = ({ subject, input }: Step<InvoiceRow, InvoicePayment>): Partial<Change> => ({
  paid_amount: subject.paid_amount + input.amount,
  paid_date: null,
})

const move = movesOf<InvoiceStatus, InvoiceRow, Change>()

/** The states of the monthly invoices of a product. Which of the payments fits is decided by `paymentEvent`. */
export const invoiceMachineOf = (product: InvoiceProduct, { release, paid }: InvoiceEffects) => {
  const { module, tables, title, suspensionDays, emails } = product

  const recordPayment = async ({ database, subject, input, at }: Step<InvoiceRow, InvoicePayment>): Promise<void> => {
    const { query, payment } = tablesOf(database, tables)
    await query
      .insertInto(payment)
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

  const notifyReaders = async ({ platform, subject }: Step<InvoiceRow>): Promise<void> => {
    const { organization_id: organizationId, number, amount, paid_amount: paidAmount, due_date: dueDate } = subject
    const readers = await product.findReaders(platform.database, organizationId)
    const details = { number, sum: amount - paidAmount, dueDate, suspensionDate: addDays(dueDate, suspensionDays) }
    await sendToRecipients(platform, organizationId, readers, emails.overdue, details)
  }

  return defineMachine({
    id: `${module}.invoice`,
    title,
    states: invoiceStates,
    initial: 'ISSUED',
    moves: {
      payPart: move<InvoicePayment>({
        title: { ru: 'Счёт оплачен частично', en: 'The invoice is paid in part' },
        from: ['ISSUED', 'PARTIALLY_PAID'],
        to: 'PARTIALLY_PAID',
        actors: ['PARTNER', 'STAFF'],
        change: paidMore,
        effect: recordPayment,
      }),
      payOverduePart: move<InvoicePayment>({
        title: { ru: 'Просроченный счёт оплачен частично', en: 'The overdue invoice is paid in part' },
        from: ['OVERDUE'],
        to: 'OVERDUE',
        actors: ['PARTNER', 'STAFF'],
        change: paidMore,
        effect: recordPayment,
      }),
      payAll: move<InvoicePayment>({
        title: { ru: 'Счёт оплачен', en: 'The invoice is paid' },
        from: ['ISSUED', 'PARTIALLY_PAID', 'OVERDUE'],
        to: 'PAID',
        actors: ['PARTNER', 'STAFF'],
        change: (step) => ({ ...paidMore(step), paid_date: step.input.date }),
        effect: async (step) => {
          await recordPayment(step)
          await paid?.(step.platform, step.subject.organization_id)
        },
      }),
      takeBack: move<InvoicePayment>({
        title: { ru: 'Часть денег вернули', en: 'A part of the money went back' },
        from: ['PAID'],
        to: 'PARTIALLY_PAID',
        actors: ['PARTNER', 'STAFF'],
        change: paidMore,
        effect: recordPayment,
      }),
      takeBackAll: move<InvoicePayment>({
        title: { ru: 'Все деньги вернули', en: 'All the money went back' },
        from: ['PAID', 'PARTIALLY_PAID'],
        to: 'ISSUED',
        actors: ['PARTNER', 'STAFF'],
        change: paidMore,
        effect: recordPayment,
      }),
      expire: move({
        title: { ru: 'Срок оплаты прошёл', en: 'The day of payment has passed' },
        from: ['ISSUED', 'PARTIALLY_PAID'],
        to: 'OVERDUE',
        actors: ['JOB'],
        alreadyPast: ['OVERDUE'],
        effect: notifyReaders,
      }),
      cancel: move({
        title: { ru: 'Счёт аннулирован', en: 'The invoice is cancelled' },
        from: ['ISSUED'],
        to: 'CANCELLED',
        actors: ['STAFF'],
        alreadyPast: ['CANCELLED'],
        effect: ({ database, subject }) => release(database, subject),
      }),
    },
    lock: (database: Database, { id, organizationId }: SubjectKey): Promise<InvoiceRow | undefined> => {
      const { query, invoice } = tablesOf(database, tables)
      const found = query.selectFrom(invoice).selectAll().where('id', '=', id)
      const own = organizationId === undefined ? found : found.where('organization_id', '=', organizationId)
      return own.forUpdate().executeTakeFirst()
    },
    stateOf: ({ status }: InvoiceRow): InvoiceStatus => status,
    keyOf: ({ id, organization_id: organizationId }: InvoiceRow) => ({ id, organizationId }),
    async save(database, { organization_id, id }, to, change, at) {
      const { query, invoice } = tablesOf(database, tables)
      await query
        .updateTable(invoice)
        .set({ ...change, status: asStatus(to), updated_at: at })
        .where('organization_id', '=', organization_id)
        .where('id', '=', id)
        .execute()
    },
  })
}

export type InvoiceMachine = ReturnType<typeof invoiceMachineOf>
