import { definePages } from '../pages.ts'

/** Addresses of the pages of this area. Areas have pages of platform staff of their own below it. */
export const staffPages = definePages({
  staff: '/staff',
})
