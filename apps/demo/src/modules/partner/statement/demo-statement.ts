import type { IssuedInvoice } from '@cabinet/contract/partner/payments'
import { businessDay } from '@cabinet/api/kernel/clock'
import { HOUR_MS } from '@cabinet/api/kernel/durations'
import { followFeed, type Behavior, type DemoPartner, type Plan } from '../../../demo-partner.ts'

/** A payment that the demo makes for an invoice. */
interface Paying {
  readonly name: string
  readonly afterHours: number
  /** Kopecks of what is owed. */
  amount(owed: number): number
  purpose(invoice: IssuedInvoice): string
}

const DAY = 24
const whole = (owed: number): number => owed
const byInvoice = ({ purpose }: IssuedInvoice): string => purpose

/** How payers of the demo pay: soon, late, in two parts, or with money that goes back. */
const WAYS: Readonly<Record<Exclude<Behavior, 'SILENT'>, readonly Paying[]>> = {
  PROMPT: [{ name: 'paid', afterHours: 5 * DAY, amount: whole, purpose: byInvoice }],
  // Without the number: it is found by the payer and the exact sum.
  SLOW: [{ name: 'paid', afterHours: 40 * DAY, amount: whole, purpose: () => 'Оплата страхования по договору' }],
  ASKING: [
    { name: 'half', afterHours: 5 * DAY, amount: (owed) => Math.ceil(owed / 2), purpose: byInvoice },
    { name: 'rest', afterHours: 20 * DAY, amount: (owed) => owed - Math.ceil(owed / 2), purpose: byInvoice },
  ],
  REFUSING: [
    { name: 'paid', afterHours: 5 * DAY, amount: whole, purpose: byInvoice },
    {
      name: 'back',
      afterHours: 7 * DAY,
      amount: (owed) => -owed,
      purpose: ({ number }) => `Возврат ошибочного платежа по счёту ${number}`,
    },
  ],
}

const plan: Plan = async ({ type, id: event, occurredAt, data: { id } }, behavior, http) => {
  if (type !== 'invoice.issued' || behavior === 'SILENT') return []
  const invoice = await http.get<IssuedInvoice>(`/v1/partner/payments/invoice/${id}`)
  if (invoice.amount === 0) return []
  const { payer } = invoice
  return WAYS[behavior].map(({ name, afterHours, amount, purpose }) => ({
    afterHours,
    name,
    path: '/v1/partner/payments/statement',
    body: {
      lines: [
        {
          externalId: `${event}-${name}`,
          date: businessDay(new Date(Date.parse(occurredAt) + afterHours * HOUR_MS)),
          // By the whole sum, so that a program that begins anew tells the same as before.
          amount: amount(invoice.amount),
          payerItn: payer.itn,
          payerName: payer.shortName,
          purpose: purpose(invoice),
        },
      ],
    },
  }))
}

/** The bank statement of the demo: payers pay their new invoices as its behavior says. */
export const demoStatement: DemoPartner = { kind: 'PAYMENTS', create: (world) => followFeed(world, plan) }
