import { businessDay } from '@cabinet/api/kernel/clock'
import { invoiceControlOf } from '../../invoice-control.ts'
import { controlOf } from '../../machine-control.ts'
import { withOrganizations } from '@cabinet/api/modules/organization/port'
import { findAllBuyers, limitMachine } from '@cabinet/api/modules/debtor/buyers/transitions'
import { premiumInvoices } from '@cabinet/api/modules/debtor/invoices/product'
import { invoiceMachine } from '@cabinet/api/modules/debtor/invoices/transitions'
import { OFFERED_TERMS } from '@cabinet/api/modules/debtor/policy/terms'
import {
  type Declaration,
  findAllShipments,
  shipmentMachine,
  type ShipmentRow,
} from '@cabinet/api/modules/debtor/shipments/transitions'
import { insuranceMachine } from '@cabinet/api/modules/debtor/insurance/transitions'
import { findInsured } from '@cabinet/api/modules/debtor/insurance/transition-store'

/** Plays the insurer of commercial credits. */
export const insuranceControl = controlOf(insuranceMachine, {
  id: 'debtor.insurance',
  title: insuranceMachine.title,
  find: async ({ platform }) =>
    (await findInsured(platform.database)).map((row) => ({
      organization: row.short_name,
      title: row.policy_number ?? row.short_name,
      row,
    })),
  inputs: {
    // For the insurer that the organization has to do with already.
    offer: () => undefined,
    accept: () => ({}),
    reject: () => ({ reason: 'Недостаточно данных о покупателях' }),
    suspend: () => ({ reason: 'Проверяем сведения о просроченных платежах покупателей' }),
    changeTerms: ({ platform }) => ({ fromDate: businessDay(platform.clock.now()), terms: OFFERED_TERMS }),
  },
})

/** Plays the insurer for limits on buyers. */
export const limitControl = controlOf(limitMachine, {
  id: 'debtor.limits',
  title: limitMachine.title,
  find: async ({ platform: { database } }) => {
    const buyers = await findAllBuyers(database)
    const owners = buyers.map(({ organization_id }) => ({ organization_id }))
    const organizations = await withOrganizations(database, owners, ['short_name'])
    return buyers.map((row, index) => ({
      organization: organizations[index]?.short_name ?? '',
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
export const shipmentControl = controlOf(shipmentMachine, {
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
export const invoiceControl = invoiceControlOf(premiumInvoices, invoiceMachine, (database, rows) =>
  withOrganizations(database, rows, ['short_name']),
)
