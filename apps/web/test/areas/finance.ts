import { findActualOffers } from '@cabinet/contract/finance'
import { summary as objectSummary } from '@cabinet/contract/finance/objects'
import { findRequests, summaryOfRequests } from '@cabinet/contract/finance/partner'
import { summary as supplySummary } from '@cabinet/contract/finance/supplies'
import { emptyPage } from '../page/empty-page.ts'
import { answerDeliveries, answerFinancing, objectOf, supplyOf } from '../page/financing.ts'
import { decider, person } from '../page/people.ts'
import type { AreaInTests } from './area.ts'

const user = person(['USER', 'FINANCE'])

export const area: AreaInTests = {
  routes: [
    '/deliveries deliveries lk',
    '/financing financing lk',
    '/offer/request/:id offer-request-form lk',
    '/staff/banks banks lk',
  ],
  registers: [
    {
      summary: supplySummary,
      address: '/deliveries',
      user,
      answer: (server) => answerDeliveries(server, [supplyOf(1)]),
    },
    {
      summary: objectSummary,
      address: '/financing?view=list',
      user,
      answer: (server) => answerFinancing(server, [objectOf(1)]),
    },
    {
      summary: summaryOfRequests,
      address: '/decisions/requests',
      user: decider('BANK'),
      answer(server) {
        server.answer(summaryOfRequests, { count: 3, financingLimit: 700 })
        server.answer(findRequests, emptyPage)
      },
    },
  ],
  answer: (server) => server.answer(findActualOffers, emptyPage),
}
