/** Premium as a share of the price of the goods, in ten-thousandths: 1,4 %. */
const PREMIUM_SHARE = 140
const WHOLE = 10_000

/** Most that is paid for one item, kopecks. */
export const ITEM_LIMIT = 5_000_000
/** Most that is paid for one event with several items, kopecks. */
export const CASE_LIMIT = 10_000_000
/** Most that is paid for the logistics of one return, kopecks. */
export const LOGISTICS_LIMIT = 500_000

/** `1,4 %` */
export const PREMIUM_RATE = PREMIUM_SHARE / 100

/** What the marketplace withholds for goods of this price. */
export const premiumOf = (price: number): number => Math.round((price * PREMIUM_SHARE) / WHOLE)

/** Most that is paid for goods of this price. */
export const insuredSumOf = (price: number): number => Math.min(price, ITEM_LIMIT)
