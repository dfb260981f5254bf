import { demoId } from '../../ids.ts'
import type { DemoClaim, DemoClaims } from '../../claims.ts'

/** Id of a shipment of the demo. */
const demoShipmentId = (number: string): string => demoId(`shipment O5 ${number}`)
/** Id that the area of claims gives to a claim of the demo. */
export const demoClaimId = (number: string): string => demoId(`claim ${number}`)

const P6 = { organization: 'O5', author: 'P6', subject: 'TC_OVERDUE' } as const

/** Claims about the shipments of the demo, in the states of the shipments. */
const listClaims = (): readonly DemoClaim[] => [
  {
    ...P6,
    number: 'ЗВ-26-000421',
    objectId: demoShipmentId('О-150'),
    status: 'IN_REVIEW',
    createdDaysAgo: 6,
    submittedDaysAgo: 5,
    debtAmount: 86_000_000,
    claimedAmount: 77_400_000,
    description: 'Покупатель не оплатил поставку и на претензию не ответил. Акт сверки подписан, долг признан.',
  },
  {
    ...P6,
    number: 'ЗВ-26-000418',
    objectId: demoShipmentId('О-141'),
    status: 'PAID',
    createdDaysAgo: 62,
    submittedDaysAgo: 61,
    decidedDaysAgo: 45,
    paidDaysAgo: 40,
    debtAmount: 50_000_000,
    claimedAmount: 45_000_000,
    approvedAmount: 45_000_000,
    description: 'Покупатель прекратил платежи. Претензия вручена, срок ответа истёк, период ожидания закончился.',
  },
  {
    ...P6,
    subject: 'TC_BANKRUPTCY',
    number: 'ЗВ-26-000416',
    objectId: demoShipmentId('О-138'),
    status: 'REJECTED',
    createdDaysAgo: 70,
    submittedDaysAgo: 69,
    decidedDaysAgo: 52,
    debtAmount: 38_000_000,
    claimedAmount: 34_200_000,
    reason: 'NOT_EVENT',
    comment:
      'Суд ввёл наблюдение в отношении другой компании с тем же названием. Пришлите определение о Вашем покупателе.',
    description: 'Покупатель прекратил платежи, в отношении него введено наблюдение. Требование в реестр заявлено.',
  },
]

/** What this area brings to the register of claims. */
export const demoClaims: DemoClaims = {
  product: 'DEBTOR',
  list: listClaims,
}
