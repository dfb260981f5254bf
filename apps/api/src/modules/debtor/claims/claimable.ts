import type { ClaimObstacle, InsuredEvent } from '@cabinet/contract/insured'
import { businessDay, type DayText } from '../../../kernel/clock.ts'
import { addDays } from '../../../kernel/days.ts'
import type { ClaimableProduct, ClaimableThing, ClaimEvent, ThingFact, ThingMoney } from '../../../platform/claims.ts'
import type { Platform } from '../../../platform/context.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { indemnityOf } from '../buyers/cover.ts'
import { documentTypeMessages } from '../shipments/messages.ts'
import { shipmentMachine } from '../shipments/transitions.ts'
import { findInsurance } from '../store.ts'
import * as store from './store.ts'

type Row = store.DeclaredShipment

const moneyOf = (row: Row): ThingMoney => {
  const debt = row.amount - row.paid_amount
  const insured = row.insured_amount ?? 0
  const rate = Number(row.indemnity_rate ?? 0)
  return {
    value: debt,
    insured,
    most: indemnityOf(insured, debt, rate).amount,
    bound: debt <= insured ? 'DEBT' : 'LIMIT',
    rate,
  }
}

const day = (text: DayText): string => text.split('-').toReversed().join('.')

const detailsOf = (row: Row): ThingFact[] => {
  const money = moneyOf(row)
  const type = documentTypeMessages[row.document_type]
  return [
    {
      code: 'buyer',
      label: { ru: 'Покупатель', en: 'Buyer' },
      kind: 'TEXT',
      value: `${row.buyer}, ИНН ${row.buyer_itn}`,
    },
    {
      code: 'contract',
      label: { ru: 'Договор', en: 'Contract' },
      kind: 'TEXT',
      value: `№ ${row.contract_number} от ${day(row.contract_date)}`,
    },
    {
      code: 'document',
      label: { ru: 'Документ', en: 'Document' },
      kind: 'TEXT',
      value: `${type.ru} № ${row.document_number} от ${day(row.document_date)}`,
    },
    { code: 'shipped', label: { ru: 'Дата отгрузки', en: 'Shipped on' }, kind: 'DAY', value: row.shipment_date },
    { code: 'due', label: { ru: 'Оплатить до', en: 'Due' }, kind: 'DAY', value: row.due_date },
    { code: 'amount', label: { ru: 'Сумма с НДС', en: 'Amount with VAT' }, kind: 'MONEY', value: row.amount },
    { code: 'debt', label: { ru: 'Долг', en: 'Debt' }, kind: 'MONEY', value: money.value },
    { code: 'insured', label: { ru: 'Застраховано', en: 'Insured' }, kind: 'MONEY', value: money.insured },
    ...(row.approved_limit === null
      ? []
      : [
          {
            code: 'limit',
            label: { ru: 'Лимит на покупателя', en: 'Limit on the buyer' },
            kind: 'MONEY',
            value: row.approved_limit,
          } as const,
        ]),
    ...(row.notice_date === null
      ? []
      : [
          {
            code: 'notice',
            label: { ru: 'Страховщик уведомлён', en: 'The insurer was notified' },
            kind: 'DAY',
            value: row.notice_date,
          } as const,
        ]),
  ]
}

/** A bankruptcy waits for nothing; an overdue payment waits for the notice and for the end of the waiting period. */
const eventsOf = ({ status, claim_from: from }: Row, today: DayText): readonly InsuredEvent[] =>
  status !== 'SHIPPED' && status !== 'PAYMENT_DUE' && status !== 'OVERDUE' && from <= today
    ? ['OVERDUE_PAYMENT', 'BANKRUPTCY']
    : ['BANKRUPTCY']

const obstacleOf = (row: Row): ClaimObstacle | null => {
  if (row.status === 'PAID' || row.amount === row.paid_amount) return 'PAID'
  if (row.status === 'INDEMNIFIED') return 'COMPENSATED'
  if (row.status === 'CLAIM') return 'OPEN_CLAIM'
  return row.status === 'UNINSURED' || (row.insured_amount ?? 0) === 0 ? 'NOT_INSURED' : null
}

/** A shipment as claims see it. */
const thingOf = (row: Row, now: Date): ClaimableThing => {
  const today = businessDay(now)
  const events = eventsOf(row, today)
  const isOverdue = row.due_date < today
  return {
    id: row.id,
    number: row.number,
    title: row.buyer,
    date: businessDay(new Date(row.declared_at ?? row.created_at)),
    events,
    hint: events.includes('OVERDUE_PAYMENT') ? 'OVERDUE_PAYMENT' : null,
    obstacle: obstacleOf(row),
    money: moneyOf(row),
    facts: detailsOf(row),
    items: [],
    earliestDate: row.shipment_date,
    eventDate: isOverdue ? addDays(row.due_date, 1) : null,
    eventPlace: null,
    submitUntil: null,
  }
}

/** The shipment follows its claim. */
const receive = async (platform: Platform, event: ClaimEvent): Promise<void> => {
  const { kind, objectId, organizationId, claimId, paidAmount, actor } = event
  const subject = { id: objectId, organizationId }
  switch (kind) {
    case 'FILED':
      await applyEvent(platform, shipmentMachine, { subject, event: 'fileClaim', input: { claimId }, actor })
      break
    case 'WITHDRAWN':
      await applyEvent(platform, shipmentMachine, { subject, event: 'withdrawClaim', input: undefined, actor })
      break
    case 'REJECTED':
      await applyEvent(platform, shipmentMachine, { subject, event: 'refuseClaim', input: undefined, actor })
      break
    default: {
      const input = { amount: paidAmount ?? 0 }
      await applyEvent(platform, shipmentMachine, { subject, event: 'indemnify', input, actor })
    }
  }
}

/** Insured shipments as things that can be claimed. */
export const claimableShipments: ClaimableProduct = {
  product: 'DEBTOR',
  role: 'DEBTOR',
  title: { ru: 'Коммерческие кредиты', en: 'Commercial credits' },
  async find({ database, organizationId, now }, wanted) {
    const rows = await store.findDeclared(database, organizationId, businessDay(now), wanted)
    return rows.map((row) => thingOf(row, now))
  },
  async read({ database, organizationId, now }, id) {
    const row = await store.findDeclaredById(database, organizationId, id)
    return row && thingOf(row, now)
  },
  async insurerOf({ database, organizationId }) {
    const insurance = await findInsurance(database, organizationId)
    if (!insurance || insurance.insurer_id === null) return undefined
    return { id: insurance.insurer_id, name: insurance.insurer_name ?? '' }
  },
  receive,
}
