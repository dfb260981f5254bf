import { definePages } from '../pages.ts'

/** Addresses of the pages of this area. */
export const partnerPages = definePages({
  partners: '/partners',
  partner: '/partners/:id',
  statement: '/partners/statement',
  // What people of a partner see of it.
  'decisions-requests': '/decisions/requests',
  'decisions-claims': '/decisions/claims',
  'decisions-limits': '/decisions/limits',
  developers: '/developers',
  'developers-keys': '/developers/keys',
  'developers-webhook': '/developers/webhook',
  'developers-deliveries': '/developers/deliveries',
  'developers-calls': '/developers/calls',
  'developers-people': '/developers/people',
})
