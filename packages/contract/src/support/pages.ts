import { definePages } from '../pages.ts'

/** Addresses of the pages of this area; help itself is in `pages`. */
export const supportPages = definePages({
  'help-request': '/help/requests/:id',
  // Of platform staff.
  'support-requests': '/staff/support',
  'support-request': '/staff/support/:id',
})
