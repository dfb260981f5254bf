import { summary } from '@cabinet/contract/claim'
import { answerSettlement, claimLine } from '../page/claims.ts'
import { person } from '../page/people.ts'
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
  ],
}
