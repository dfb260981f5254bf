import { definePages } from '../pages.ts'

/** Addresses of the pages of this area; its sections of the profile are in `pages`. */
export const organizationPages = definePages({
  // Of platform staff.
  organizations: '/staff/organizations',
  organization: '/staff/organizations/:id',
})
