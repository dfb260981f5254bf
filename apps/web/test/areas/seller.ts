import { summary as documentSummary } from '@cabinet/contract/seller/documents'
import { summary as orderSummary } from '@cabinet/contract/seller/orders'
import { answerMarketplace, sellerWith } from '../page/marketplace.ts'
import type { AreaInTests } from './area.ts'

const of = { user: sellerWith('linked'), answer: answerMarketplace }

export const area: AreaInTests = {
  routes: ['/documents documents lk'],
  registers: [
    { ...of, summary: documentSummary, address: '/documents' },
    { ...of, summary: orderSummary, address: '/documents?tab=orders' },
  ],
}
