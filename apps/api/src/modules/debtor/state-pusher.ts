import { businessDay } from '../../kernel/clock.ts'
import { invoicePusherOf } from '../../platform/invoices/state-pusher.ts'
import { pusherOf } from '../../platform/transitions/pusher.ts'
import { withOrganizations } from '../organization/port.ts'
import { findAllBuyers, limitMachine } from './buyers/transitions.ts'
import { premiumInvoices } from './invoices/product.ts'
import { invoiceMachine } from './invoices/transitions.ts'
import { OFFERED_TERMS } from './policy/terms.ts'
import { type Declaration, findAllShipments, shipmentMachine, type ShipmentRow } from './shipments/transitions.ts'
import { insuranceMachine } from './transitions/insurance.ts'
import { findInsured } from './transitions/insurance-store.ts'

/** Plays the insurer of commercial credits. */
export const insurancePusher = pusherOf(insuranceMachine, {
  id: 'debtor.insurance',
  title: insuranceMachine.title,
  find: async ({ platform }) =>
    (await findInsured(platform.database)).map((row) => ({
      organization: row.short_name,
      title: row.policy_number ?? row.short_name,
      row,
    })),
  inputs: {
    accept: () => ({}),
    reject: () => ({ reason: 'Недостаточно данных о покупателях' }),
    suspend: () => ({ reason: 'Проверяем сведения о просроченных платежах покупателей' }),
    changeTerms: ({ platform }) => ({ fromDate: businessDay(platform.clock.now()), terms: OFFERED_TERMS }),
  },
})

/** Plays the insurer for limits on buyers. */
export const limitPusher = pusherOf(limitMachine, {
  id: 'debtor.limits',
  title: limitMachine.title,
  find: async ({ platform: { database } }) => {
    const buyers = await findAllBuyers(database)
    const owners = buyers.map(({ organization_id }) => ({ organization_id }))
    const organizations = await withOrganizations(database, owners, ['short_name'])
    return buyers.map((row, place) => ({
      organization: organizations[place]?.short_name ?? '',
      title: row.short_name,
      row,
    }))
  },
  inputs: {
    request: (_context, { requested_limit: limit }) => ({ limit: limit ?? 0 }),
    approve: () => ({ ratingGroup: 'B' as const }),
    approvePart: (_context, { requested_limit: limit }) => ({
      limit: Math.round((limit ?? 0) / 2),
      ratingGroup: 'C' as const,
      comment: 'Лимит пересмотрим, когда увидим отчётность покупателя за год',
    }),
    keep: () => ({}),
    reject: () => ({ ratingGroup: 'E' as const, comment: 'Отрицательная кредитная история' }),
    suspend: () => ({ comment: 'Покупатель просрочил оплату' }),
  },
})

/** What a shipment was declared for. */
const declarationOf = (row: ShipmentRow): Declaration => ({
  insuredAmount: row.insured_amount ?? 0,
  premium: row.premium ?? 0,
  reason: row.uninsured_reason,
  indemnityRate: Number(row.indemnity_rate ?? 0),
  noticeUntil: row.notice_until,
  claimFrom: row.claim_from,
})

/** Plays buyers, time and the insurer for shipments. */
export const shipmentPusher = pusherOf(shipmentMachine, {
  id: 'debtor.shipments',
  title: { ru: 'Отгрузки', en: 'Shipments' },
  find: async ({ platform }) => {
    const rows = await withOrganizations(platform.database, await findAllShipments(platform.database), ['short_name'])
    return rows.map((row) => ({ organization: row.short_name, title: `${row.number}, ${row.buyer}`, row }))
  },
  inputs: {
    // Only people declare and claim; the table wants to know what they would say.
    declare: (_context, row) => declarationOf(row),
    declareUninsured: (_context, row) => declarationOf(row),
    fileClaim: (_context, { claim_id: claimId }) => ({ claimId: claimId ?? '' }),
    indemnify: (_context, { indemnity_amount: amount }) => ({ amount: amount ?? 0 }),
    notify: () => ({ comment: null }),
    pay: ({ platform }, { amount, paid_amount: paid }) => ({
      date: businessDay(platform.clock.now()),
      amount: amount - paid,
    }),
  },
})

/** Plays the bank statement. */
export const invoicePusher = invoicePusherOf(premiumInvoices, invoiceMachine, (database, rows) =>
  withOrganizations(database, rows, ['short_name']),
)
