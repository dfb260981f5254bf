import { summary } from '@cabinet/contract/claim'
import { findClaims, summaryOfClaims } from '@cabinet/contract/claim/partner'
import { answerSettlement, claimLine } from '../page/claims.ts'
import { emptyPage } from '../page/empty-page.ts'
import { decider, person } from '../page/people.ts'
import type { AreaInTests } from './area.ts'

export const area: AreaInTests = {
  routes: [
    '/debtor/create-claim/:id Debtors:CreateClaim lk',
    '/seller/create-claim/:id Seller:CreateClaim lk',
    '/sender/create-claim/:id Sender:CreateClaim lk',
    '/settlement settlement lk',
    '/staff/claims claim-insurers lk',
    '/settlement/:id claim lk',
  ],
  registers: [
    {
      summary,
      address: '/settlement',
      user: person(['USER', 'SENDER']),
      answer: (server) => answerSettlement(server, [claimLine(1)]),
    },
    {
      summary: summaryOfClaims,
      address: '/decisions/claims',
      user: decider('INSURER'),
      answer(server) {
        server.answer(summaryOfClaims, { count: 3, claimedAmount: 700, approvedAmount: 0 })
        server.answer(findClaims, emptyPage)
      },
    },
  ],
}
