import { definePages } from '../pages.ts'

/** Addresses of the pages of this area. */
export const sellerPages = definePages({
  documents: '/documents',
  // Drawn by the area of claims: here stands only where an order and its card lead.
  'Seller:CreateClaim': '/seller/create-claim/:id',
  'Seller:Settlement': '/settlement',
})
