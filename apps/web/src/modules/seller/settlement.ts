// Claims of all products are handled in one place, which belongs to another module: only its addresses are known here.

export const SETTLEMENT = '/settlement?source=seller'

/** The form of a claim for an order. */
export const createClaim = (orderId: string) => `/seller/create-claim/${orderId}` as const
