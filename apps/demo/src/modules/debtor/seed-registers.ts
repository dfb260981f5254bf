import type { Database } from '@cabinet/api/db/database'
import { businessDay } from '@cabinet/api/kernel/clock'
import { addDays, addMonths, startOfMonth } from '@cabinet/api/kernel/days'
import { firstWorkingDay } from '@cabinet/api/kernel/working-days'
import { demoId } from '../../ids.ts'
import { createDemoTime } from '../../time.ts'
import { shareOf } from '@cabinet/api/kernel/shares'
import { continueNumbers } from '@cabinet/api/platform/counters'
import { type DemoOrganizationKey, organizationId } from '../../organizations.ts'
import { personId } from '../../people.ts'
import type { SeedContext } from '../../module.ts'
import { counterOf } from '@cabinet/api/platform/invoices/product'
import { invoiceNumber } from '@cabinet/api/platform/payments/order'
import { insertChange } from '@cabinet/api/platform/transitions/store'
import { premiumInvoices } from '@cabinet/api/modules/debtor/invoices/product'
import * as invoices from '@cabinet/api/modules/debtor/invoices/store'
import { insertTerms } from '@cabinet/api/modules/debtor/policy/store'
import { OFFERED_TERMS, PAYMENT_DAYS } from '@cabinet/api/modules/debtor/policy/terms'
import { deadlinesOf } from '@cabinet/api/modules/debtor/shipments/declare'
import { continueShipmentNumbers, numberOf } from '@cabinet/api/modules/debtor/shipments/numbers'
import { insertPayment } from '@cabinet/api/modules/debtor/shipments/payments'
import { insertShipments, type NewShipment } from '@cabinet/api/modules/debtor/shipments/store'
import { shipmentMachine } from '@cabinet/api/modules/debtor/shipments/transitions'
import { buyerRow, creditBuyers, type DemoBuyer, demoBuyerId, paintBuyers, windBuyers, yardBuyers } from './buyers.ts'
import { demoClaimId } from './claims.ts'
import { type DemoShipment, demoShipments } from './shipments.ts'

type Time = ReturnType<typeof createDemoTime>

const VAT = 20
/** An hour of the day on which people declare. */
const MORNING = 0.01

/** An insured organization of the demo. */
interface Insured {
  readonly organization: DemoOrganizationKey
  readonly author: string
  readonly policy: string
  readonly policyStart: number
  readonly buyers: readonly DemoBuyer[]
  readonly shipments: readonly DemoShipment[]
  readonly lastOrdinal: number
  /** The first version of each invoice counted a shipment too many. */
  readonly isInvoicedAnew?: true
}

const windShipments: readonly DemoShipment[] = [-105, -75, -45, -10].map((shippedAt, index) => {
  const isPaid = shippedAt < -60
  return {
    number: `О-${11 + index}`,
    buyer: index === 3 ? 'B3' : 'B1',
    amount: 38_000_000 + index * 5_500_000,
    status: isPaid ? 'PAID' : 'SHIPPED',
    shippedAt,
    deferralDays: 60,
    ...(index === 3 && { insured: 50_000_000, reason: 'LIMIT_USED_UP' as const }),
    ...(isPaid && {
      paid: 38_000_000 + index * 5_500_000,
      life: [['pay', 'SHIPPED', 'PAID', shippedAt + 58]] as const,
    }),
  }
})

/** Kopecks of the shipment that a first version counted too much. */
const PREMIUM_TOO_MUCH = 186_000

/** A shipment that its buyer paid two days before the day. */
const paidShipment = (
  number: string,
  buyer: DemoShipment['buyer'],
  shippedAt: number,
  deferralDays: number,
): DemoShipment => ({
  number,
  buyer,
  amount: 41_000_000,
  status: 'PAID',
  shippedAt,
  deferralDays,
  paid: 41_000_000,
  life: [['pay', 'SHIPPED', 'PAID', shippedAt + deferralDays - 2]],
})

const insured: readonly Insured[] = [
  {
    organization: 'O5',
    author: 'P6',
    policy: 'ТК-77-000158/26',
    policyStart: -233,
    buyers: creditBuyers,
    shipments: demoShipments,
    lastOrdinal: 201,
  },
  {
    organization: 'O1',
    author: 'P1',
    policy: 'ТК-77-000131/26',
    policyStart: -180,
    buyers: windBuyers,
    shipments: windShipments,
    lastOrdinal: 14,
  },
  {
    organization: 'O9',
    author: 'P17',
    policy: 'ТК-77-000164/26',
    policyStart: -200,
    buyers: yardBuyers,
    shipments: [
      paidShipment('О-1', 'B2', -96, 45),
      { number: 'О-2', buyer: 'B2', amount: 52_000_000, status: 'SHIPPED', shippedAt: -18, deferralDays: 45 },
      { number: 'О-3', buyer: 'B2', amount: 31_000_000, status: 'DRAFT', shippedAt: -3, deferralDays: 45 },
    ],
    lastOrdinal: 3,
    isInvoicedAnew: true,
  },
  {
    organization: 'O10',
    author: 'P18',
    policy: 'ТК-77-000142/26',
    policyStart: -160,
    buyers: paintBuyers,
    shipments: [
      paidShipment('О-1', 'B5', -80, 30),
      { number: 'О-2', buyer: 'B5', amount: 27_500_000, status: 'SHIPPED', shippedAt: -12, deferralDays: 30 },
    ],
    lastOrdinal: 2,
  },
]

const idOf = (organization: DemoOrganizationKey, number: string): string => demoId(`shipment ${organization} ${number}`)

/** The contract of the buyer, as the list of buyers has it. */
const contractWith = ({ organization, buyers }: Insured, key: DemoShipment['buyer']): string => {
  const buyer = buyers.find((one) => one.key === key)
  if (!buyer) throw new Error(`${organization} delivers to a buyer that it has not: ${key}`)
  return buyer.contract
}

const rowOf = (owner: Insured, shipment: DemoShipment, time: Time): NewShipment => {
  const { organization, author } = owner
  const { number, amount, status, shippedAt, deferralDays } = shipment
  const isDraft = status === 'DRAFT'
  const isPremiumFree = isDraft || shipment.insured === 0
  const dueDate = addDays(time.day(shippedAt), deferralDays)
  const { noticeUntil, claimFrom } = deadlinesOf(dueDate, OFFERED_TERMS)
  const ordinal = Number(number.slice(2))
  const last = shipment.life?.at(-1)?.[3] ?? shippedAt
  return {
    ...numberOf(ordinal),
    organization_id: organizationId(organization),
    id: idOf(organization, number),
    version: 1,
    buyer_id: demoBuyerId(organization, shipment.buyer),
    contract_number: contractWith(owner, shipment.buyer),
    contract_date: time.day(-240),
    document_type: shipment.document ?? 'UPD',
    document_number: String(200 + ordinal),
    document_date: time.day(shippedAt),
    file_id: null,
    shipment_date: time.day(shippedAt),
    amount,
    vat_amount: Math.round((amount * VAT) / (100 + VAT)),
    deferral_days: deferralDays,
    due_date: dueDate,
    paid_amount: shipment.paid ?? 0,
    status,
    created_by: personId(author),
    declared_at: isDraft ? null : time.instant(shippedAt + MORNING),
    insured_amount: isDraft ? null : (shipment.insured ?? amount),
    premium: isDraft ? null : isPremiumFree ? 0 : shareOf(amount, OFFERED_TERMS.premiumRate),
    indemnity_rate: isDraft ? null : OFFERED_TERMS.indemnityRate,
    uninsured_reason: shipment.reason ?? null,
    notice_until: noticeUntil,
    claim_from: claimFrom,
    notice_reminded_at: null,
    notice_date: shipment.noticeAt === undefined ? null : time.day(shipment.noticeAt),
    notice_comment: null,
    claim_id: shipment.claim === undefined ? null : demoClaimId(shipment.claim),
    indemnity_amount: shipment.indemnity ?? null,
    invoice_id: null,
    created_at: time.instant(shippedAt),
    updated_at: time.instant(last),
    is_deleted: false,
  }
}

/** Who moves a shipment by an event. */
const actorOf = (event: string, author: string) => {
  if (['fallDue', 'overdue'].includes(event)) return { kind: 'JOB', id: 'debtor.shipments' } as const
  if (['recover', 'indemnify', 'refuseClaim'].includes(event)) {
    return { kind: 'PARTNER', id: demoId(`partner ${demoId('insurer INS')}`) } as const
  }
  return { kind: 'USER', id: personId(author) } as const
}

const seedLife = async (database: Database, owner: Insured, shipment: DemoShipment, time: Time): Promise<void> => {
  if (shipment.status === 'DRAFT') return
  const isInsured = shipment.insured !== 0
  const declared = isInsured ? 'declare' : 'declareUninsured'
  const life = [
    [declared, 'DRAFT', isInsured ? 'SHIPPED' : 'UNINSURED', shipment.shippedAt + MORNING] as const,
    ...(shipment.life ?? []),
  ]
  const key = {
    machine: shipmentMachine.id,
    id: idOf(owner.organization, shipment.number),
    organizationId: organizationId(owner.organization),
  }
  for (const [index, [event, from, to, day]] of life.entries()) {
    const at = time.instant(day)
    const actor = actorOf(event, owner.author)
    const line = { event, from, to, actor, reason: null, externalId: undefined, occurredAt: at, at, version: index + 1 }
    await insertChange(database, key, line)
    if (event === 'pay') {
      const subject = { organization_id: key.organizationId, id: key.id }
      await insertPayment(database, subject, { date: time.day(day), amount: shipment.amount }, actor, at)
    }
  }
}

/** The first day of the month so many months before that of a day. */
const monthStart = (day: string, monthsAgo: number): string => addMonths(startOfMonth(day), -monthsAgo)

/** Which of the last months are paid: O1 owes, the others pay in time. */
const standingOf = ({ organization }: Insured, monthsAgo: number): 'ISSUED' | 'PARTIALLY_PAID' | 'OVERDUE' | 'PAID' => {
  if (monthsAgo === 1) return organization === 'O1' ? 'PARTIALLY_PAID' : 'ISSUED'
  return monthsAgo === 2 && organization === 'O1' ? 'OVERDUE' : 'PAID'
}

const seedInvoices = async (database: Database, owner: Insured, start: Date, first: number): Promise<number> => {
  const today = businessDay(start)
  let ordinal = first
  for (let monthsAgo = 9; monthsAgo >= 1; monthsAgo -= 1) {
    const from = monthStart(today, monthsAgo)
    const next = monthStart(today, monthsAgo - 1)
    const byCalendar = firstWorkingDay(next)
    // The first days of a month come before the day of the invoices.
    const issueDate = byCalendar > today ? today : byCalendar
    const number = invoiceNumber(premiumInvoices.prefix, issueDate, ordinal + 1)
    const status = standingOf(owner, monthsAgo)
    const at = new Date(`${issueDate}T07:10:00+03:00`).toISOString()
    const row = {
      organization_id: organizationId(owner.organization),
      id: demoId(`debtor invoice ${owner.organization} ${monthsAgo}`),
      number,
      policy_number: owner.policy,
      period_from: from,
      period_to: addDays(next, -1),
      issue_date: issueDate,
      due_date: status === 'OVERDUE' ? addDays(today, -4) : addDays(issueDate, PAYMENT_DAYS),
      amount: 0,
      paid_amount: 0,
      status,
      paid_date: null,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    }
    await invoices.insertInvoice(database, row)
    const taken = await invoices.takeShipments(database, row, new Date(`${next}T00:00:00+03:00`).toISOString())
    // Which months have shipments depends on the day on which the demo begins.
    if (taken.count === 0) {
      await database.query.deleteFrom('debtor_invoice').where('id', '=', row.id).execute()
      continue
    }
    ordinal += 1
    const amount = taken.premium
    const sums = { shipments_count: taken.count, premium_amount: amount, minimum_amount: 0, amount }
    await invoices.setSums(database, row, sums)
    await seedPayment(database, row, amount, today)
    if (owner.isInvoicedAnew) {
      const first = {
        ...row,
        id: demoId(`first of ${row.number}`),
        number: invoiceNumber(premiumInvoices.prefix, issueDate, ordinal + 1),
        status: 'CANCELLED' as const,
      }
      const wrong = amount + PREMIUM_TOO_MUCH
      await invoices.insertInvoice(database, first)
      await invoices.setSums(database, first, {
        ...sums,
        shipments_count: taken.count + 1,
        premium_amount: wrong,
        amount: wrong,
      })
      ordinal += 1
    }
  }
  return ordinal
}

/** A paid invoice got its money in the days after it, a part of the money came for one that is paid in part. */
const seedPayment = async (
  { query }: Database,
  row: {
    readonly organization_id: string
    readonly id: string
    readonly number: string
    readonly issue_date: string
    readonly status: string
  },
  amount: number,
  today: string,
): Promise<void> => {
  if (row.status !== 'PAID' && row.status !== 'PARTIALLY_PAID') return
  const paid = row.status === 'PAID' ? amount : Math.round(amount / 2)
  const wanted = addDays(row.issue_date, row.status === 'PAID' ? 12 : 1)
  const date = wanted > today ? today : wanted
  await query
    .insertInto('debtor_payment')
    .values({
      organization_id: row.organization_id,
      id: demoId(`debtor payment ${row.number}`),
      invoice_id: row.id,
      external_id: `demo ${row.number}`,
      date,
      amount: paid,
      received_at: new Date(`${date}T00:00:00+03:00`).toISOString(),
    })
    .execute()
  await query
    .updateTable('debtor_invoice')
    .set({ paid_amount: paid, paid_date: row.status === 'PAID' ? date : null })
    .where('organization_id', '=', row.organization_id)
    .where('id', '=', row.id)
    .execute()
}

/** Terms, buyers, shipments in every state and premium invoices of the insured organizations. */
export const seedCredits = async ({ database, start }: SeedContext): Promise<void> => {
  const time = createDemoTime(start)
  let lastInvoice = 0
  for (const owner of insured) {
    const organization_id = organizationId(owner.organization)
    const terms = { number: owner.policy, fromDate: time.day(owner.policyStart), terms: OFFERED_TERMS }
    await insertTerms(database, organization_id, terms, time.instant(owner.policyStart))
    await database.query
      .insertInto('debtor_buyer')
      .values(owner.buyers.map((buyer) => buyerRow(owner.organization, owner.author, time, buyer)))
      .execute()
    await insertShipments(
      database,
      owner.shipments.map((shipment) => rowOf(owner, shipment, time)),
    )
    for (const shipment of owner.shipments) await seedLife(database, owner, shipment, time)
    await continueShipmentNumbers(database, organization_id, owner.lastOrdinal)
    lastInvoice = await seedInvoices(database, owner, start, lastInvoice)
  }
  await continueNumbers(database, counterOf(premiumInvoices, businessDay(start).slice(0, 4)), lastInvoice)
}
