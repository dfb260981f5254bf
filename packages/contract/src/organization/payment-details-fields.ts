import * as z from 'zod/mini'
import { Id } from '../common.ts'
import { Instant } from '../dates.ts'
import { lines } from '../text-kinds.ts'

/** A bank account of the organization. Exactly one of them is the main one. */
export const PaymentDetails = z.object({
  id: Id,
  version: z.int(),
  bik: z.string(),
  bankName: z.string(),
  bankCity: z.nullable(z.string()),
  correspondentAccount: z.string(),
  settlementAccount: z.string(),
  isMain: z.boolean(),
  comment: z.nullable(z.string()),
  isUsed: z.boolean(),
  /** Why they cannot be deleted, in a sentence; null when they can. */
  usedIn: z.nullable(z.string()),
  createdDateTime: Instant,
  updatedDateTime: Instant,
  isDeleted: z.boolean(),
})
export type PaymentDetails = z.output<typeof PaymentDetails>

const fields = {
  bik: z.string().check(z.maxLength(40)),
  bankName: z.string().check(z.maxLength(255)),
  bankCity: z.nullable(z.string().check(z.maxLength(120))),
  correspondentAccount: z.string().check(z.maxLength(40)),
  settlementAccount: z.string().check(z.maxLength(40)),
  comment: z.nullable(lines(z.string().check(z.maxLength(255)))),
  /** True makes the account the main one. The main one stays main until another takes its place. */
  isMain: z.boolean(),
}

/** What people enter. The rules are in `payment-details-rules`. */
export const PaymentDetailsFields = z.object(fields)
export type PaymentDetailsFields = z.output<typeof PaymentDetailsFields>

/** The same with the version that the person saw. */
export const PaymentDetailsChange = z.object({ version: z.int(), ...fields }).register(z.globalRegistry, {
  examples: [
    {
      version: 1,
      bik: '044525225',
      bankName: 'ПАО Сбербанк',
      bankCity: 'Москва',
      correspondentAccount: '30101810400000000225',
      settlementAccount: '40702810999990000011',
      comment: null,
      isMain: false,
    },
  ],
})
