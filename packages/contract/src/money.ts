import * as z from 'zod/mini'

/** Money: a whole number of kopecks, never a float. Names end in Sum, Amount, Limit or Price. */
export const Kopecks = z.int()
/** Percent points with at most two decimals: 24.5 means 24,5 %. */
export const Percent = z.number()
