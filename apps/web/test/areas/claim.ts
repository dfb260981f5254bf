import type { AreaInTests } from './area.ts'

export const area: AreaInTests = {
  routes: [
    '/debtor/create-claim/:id Debtors:CreateClaim lk',
    '/seller/create-claim/:id Seller:CreateClaim lk',
    '/sender/create-claim/:id Sender:CreateClaim lk',
    '/settlement settlement lk',
    '/settlement/:id claim lk',
  ],
}
