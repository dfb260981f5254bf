import * as z from 'zod/mini'
import { Day, Instant } from './dates.ts'

/**
 * A text that a product asks to be agreed to. An edition is named by the day since which it holds, and a younger one
 * changes nothing of what was agreed to before.
 *
 * @param names the texts of the product
 */
export const productText = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.object({
    type: z.enum(names),
    /** The edition in force. */
    version: Day,
    /** The edition to which the organization has agreed last, and when; it may be an older one. */
    accepted: z.nullable(z.object({ version: Day, acceptedDateTime: Instant })),
  })
