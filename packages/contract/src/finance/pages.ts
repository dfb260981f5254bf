import { definePages } from '../pages.ts'

/** Addresses of the pages of this area. */
export const financePages = definePages({
  deliveries: '/deliveries',
  financing: '/financing',
  'offer-request-form': '/offer/request/:id',
  // Of platform staff.
  banks: '/staff/banks',
})
