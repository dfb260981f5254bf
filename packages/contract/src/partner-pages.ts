import { definePages } from './pages.ts'

/** Addresses of the pages of this area. */
export const partnerPages = definePages({
  partners: '/partners',
  partner: '/partners/:id',
  statement: '/partners/statement',
})
