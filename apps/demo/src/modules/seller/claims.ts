import type { DemoClaim, DemoClaims } from '../../claims.ts'
import { lebedevaOrders } from './lists.ts'
import { demoOrderId } from './orders.ts'

const lost = lebedevaOrders.findIndex(({ status }) => status === 'LOST')
const [, damaged = -1] = lebedevaOrders.flatMap(({ status }, index) => (status === 'DAMAGED' ? [index] : []))
const bought = lebedevaOrders.findIndex(({ status, month }) => status === 'DELIVERED' && month === 2)

/** Claims of «Лебедева Store»: one in review, one paid, one refused, and the returns of last month to be checked. */
const listClaims = (): readonly DemoClaim[] => [
  {
    number: 'ЗВ-26-000371',
    organization: 'O2',
    author: 'P3',
    subject: 'MP_LOSS',
    status: 'PAID',
    objectId: demoOrderId('O2', lost),
    createdDaysAgo: 52,
    submittedDaysAgo: 51,
    decidedDaysAgo: 36,
    paidDaysAgo: 31,
    description: 'Маркетплейс подтвердил, что товар не найден на складе после приёмки.',
  },
  {
    number: 'ЗВ-26-000386',
    organization: 'O2',
    author: 'P3',
    subject: 'MP_SUBSTITUTION',
    status: 'REJECTED',
    objectId: demoOrderId('O2', bought),
    createdDaysAgo: 24,
    submittedDaysAgo: 24,
    decidedDaysAgo: 9,
    reason: 'NOT_EVENT',
    comment: 'Покупатель не возвращал товар, подмена не подтверждена.',
    description: 'Покупатель сообщил в отзыве, что получил другой товар.',
  },
  {
    number: 'ЗВ-26-000394',
    organization: 'O2',
    author: 'P3',
    subject: 'MP_DAMAGE',
    status: 'IN_REVIEW',
    objectId: demoOrderId('O2', damaged),
    createdDaysAgo: 6,
    submittedDaysAgo: 6,
    description: 'Товар приехал на склад с разбитой упаковкой, на корпусе трещина.',
  },
  {
    number: 'ЗВ-26-000395',
    organization: 'O2',
    subject: 'MP_RETURN',
    status: 'DRAFT',
    monthsAgo: 1,
    createdDaysAgo: 10,
  },
]

/** What this area brings to the register of claims. */
export const demoClaims: DemoClaims = {
  product: 'SELLER',
  list: listClaims,
}
