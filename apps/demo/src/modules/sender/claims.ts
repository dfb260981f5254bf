import { returnOf } from '@cabinet/api/modules/sender/claims/claimable'
import { findOrders } from '@cabinet/api/modules/sender/claims/store'
import type { DemoClaim, DemoClaims } from '../../claims.ts'
import { demoOrderId } from './orders.ts'

const ofO4 = (index: number) => demoOrderId('O4', `19900000${index}`)
const ofO1 = (index: number) => demoOrderId('O1', String(1_970_000_000 + index))
const ofO7 = (index: number) => demoOrderId('O7', String(1_960_000_000 + index))

const P5 = { organization: 'O4', author: 'P5' } as const
const P1 = { organization: 'O1', author: 'P1' } as const
const P9 = { organization: 'O7', author: 'P9' } as const

/** The orders that came back in the last month. */
const RETURNED = Array.from({ length: 8 }, (_, index) => demoOrderId('O4', String(1_980_000_000 + index)))

/** A claim of somebody else's that was refused long ago. */
const refused = (number: string, objectId: string, reason: string, comment: string): DemoClaim => ({
  ...P9,
  number,
  objectId,
  subject: 'COURIER_DAMAGE',
  status: 'REJECTED',
  createdDaysAgo: 44,
  submittedDaysAgo: 43,
  decidedDaysAgo: 30,
  reason,
  comment,
  documents: ['ACT', 'PHOTO'],
})

/** Claims with which the demo begins: every state, and every reason of the insurer. */
const listClaims = (): readonly DemoClaim[] => [
  {
    ...P5,
    number: 'ЗВ-26-000401',
    objectId: ofO4(22),
    subject: 'COURIER_DAMAGE',
    status: 'DRAFT',
    createdDaysAgo: 1,
    description: 'Коробка вскрыта и помята с двух сторон, товар внутри разбит. Покупатель отказался от получения.',
    documents: ['ACT', 'PHOTO', 'PHOTO'],
  },
  {
    ...P5,
    number: 'ЗВ-26-000402',
    objectId: ofO4(34),
    subject: 'COURIER_LOSS',
    status: 'SUBMITTED',
    createdDaysAgo: 0.6,
    submittedDaysAgo: 0.4,
    claimedAmount: 1_299_000,
    description: 'Перевозчик подтвердил утрату отправления на складе транзита, розыск закрыт без результата.',
  },
  {
    ...P5,
    number: 'ЗВ-26-000403',
    objectId: ofO4(30),
    subject: 'COURIER_DAMAGE',
    status: 'IN_REVIEW',
    createdDaysAgo: 8,
    submittedDaysAgo: 7,
    claimedAmount: 449_000,
    description: 'Ваза разбита: упаковка пробита острым предметом, есть акт пункта выдачи.',
  },
  {
    ...P5,
    number: 'ЗВ-26-000404',
    objectId: ofO4(35),
    subject: 'COURIER_SHORTAGE',
    status: 'DOCUMENTS_REQUESTED',
    createdDaysAgo: 23,
    submittedDaysAgo: 22,
    askedDaysAgo: 18,
    asked: ['COST_PROOF'],
    comment: 'Приложите документ о стоимости, на котором видна дата покупки.',
    claimedAmount: 230_000,
    description: 'При вскрытии в пункте выдачи не хватило одного светильника из трёх, вес меньше заявленного.',
    documents: ['INVENTORY', 'ACT', 'PHOTO', 'PRETENSION'],
  },
  {
    ...P5,
    number: 'ЗВ-26-000405',
    objectId: ofO4(36),
    subject: 'COURIER_DAMAGE',
    status: 'APPROVED',
    createdDaysAgo: 22,
    submittedDaysAgo: 21,
    decidedDaysAgo: 2,
    claimedAmount: 780_000,
  },
  {
    ...P5,
    number: 'ЗВ-26-000406',
    objectId: ofO4(37),
    subject: 'COURIER_DAMAGE',
    status: 'PARTIALLY_APPROVED',
    createdDaysAgo: 24,
    submittedDaysAgo: 23,
    decidedDaysAgo: 3,
    claimedAmount: 560_000,
    approvedAmount: 300_000,
    reason: 'PAID_BY_CARRIER',
    comment: 'Перевозчик возместил 2 600,00 ₽ по претензии.',
  },
  {
    ...P5,
    number: 'ЗВ-26-000407',
    objectId: ofO4(29),
    subject: 'COURIER_DAMAGE',
    status: 'PAID',
    createdDaysAgo: 34,
    submittedDaysAgo: 33,
    decidedDaysAgo: 15,
    paidDaysAgo: 11,
    claimedAmount: 999_000,
  },
  {
    ...P5,
    number: 'ЗВ-26-000408',
    objectId: ofO4(38),
    subject: 'COURIER_DAMAGE',
    status: 'REJECTED',
    createdDaysAgo: 21,
    submittedDaysAgo: 20,
    decidedDaysAgo: 6,
    reason: 'LATE',
    comment: 'Заявление поступило позже 60 дней с даты события.',
    claimedAmount: 329_000,
  },
  {
    ...P5,
    number: 'ЗВ-26-000409',
    objectId: ofO4(39),
    subject: 'COURIER_DAMAGE',
    status: 'WITHDRAWN',
    createdDaysAgo: 14,
    submittedDaysAgo: 13,
    claimedAmount: 649_000,
  },
  {
    organization: 'O4',
    number: 'ЗВ-26-000410',
    subject: 'COURIER_RETURN',
    status: 'DRAFT',
    monthsAgo: 1,
    lines: RETURNED,
    createdDaysAgo: 4,
  },
  {
    organization: 'O4',
    number: 'ЗВ-26-000411',
    subject: 'COURIER_RETURN',
    status: 'PAID',
    monthsAgo: 2,
    createdDaysAgo: 40,
    submittedDaysAgo: 39,
    decidedDaysAgo: 25,
    paidDaysAgo: 20,
  },
  {
    ...P1,
    number: 'ЗВ-26-000391',
    objectId: ofO1(5),
    subject: 'COURIER_DAMAGE',
    status: 'IN_REVIEW',
    createdDaysAgo: 6,
    submittedDaysAgo: 5,
    documents: ['ACT', 'PHOTO', 'PHOTO', 'PHOTO'],
  },
  {
    ...P1,
    number: 'ЗВ-26-000392',
    objectId: ofO1(11),
    subject: 'COURIER_SHORTAGE',
    status: 'PAID',
    createdDaysAgo: 18,
    submittedDaysAgo: 17,
    decidedDaysAgo: 6,
    paidDaysAgo: 3,
    documents: ['ACT', 'PHOTO'],
  },
  {
    ...P1,
    number: 'ЗВ-26-000393',
    objectId: ofO1(17),
    subject: 'COURIER_DAMAGE',
    status: 'REJECTED',
    createdDaysAgo: 18,
    submittedDaysAgo: 17,
    decidedDaysAgo: 5,
    reason: 'NO_DOCUMENTS',
    comment: 'Не представлен документ, который подтверждает стоимость.',
    documents: ['ACT'],
  },
  refused('ЗВ-26-000382', ofO7(0), 'PACKAGING', 'Упаковка не соответствует требованиям перевозчика.'),
  refused('ЗВ-26-000383', ofO7(1), 'NOT_EVENT', 'По документам повреждение возникло после вручения.'),
  refused('ЗВ-26-000384', ofO7(2), 'DUPLICATE', 'По этому заказу выплата уже произведена.'),
  refused('ЗВ-26-000385', ofO7(3), 'NOT_INSURED', 'В день приёма заказа страхование не действовало.'),
]

/** What this area brings to the register of claims. */
export const demoClaims: DemoClaims = {
  product: 'SENDER',
  list: listClaims,
  lines: async ({ database, organizationId }, ids) => (await findOrders(database, organizationId, ids)).map(returnOf),
}
