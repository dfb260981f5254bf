import * as z from 'zod/mini'
import { contactShape, emptyOf, founderShape, generalShape, paymentDetailsShape } from './request-values.ts'

const generalExample = { ...emptyOf(generalShape), mainBuyers: [] }

/** The group GENERAL with the version that the person saw. */
export const RequestGeneralChange = z
  .object({ version: z.int(), ...generalShape })
  .register(z.globalRegistry, { examples: [{ version: 1, ...generalExample }] })
export type RequestGeneralChange = z.output<typeof RequestGeneralChange>

/** A founder with the version that the person saw. */
export const RequestFounderChange = z
  .object({ version: z.int(), ...founderShape })
  .register(z.globalRegistry, { examples: [{ version: 1, ...emptyOf(founderShape) }] })
export type RequestFounderChange = z.output<typeof RequestFounderChange>

/** A contact with the version that the person saw. */
export const RequestContactChange = z
  .object({ version: z.int(), ...contactShape })
  .register(z.globalRegistry, { examples: [{ version: 1, ...emptyOf(contactShape) }] })
export type RequestContactChange = z.output<typeof RequestContactChange>

/** The account in the place of the one before. */
export const RequestPaymentDetailsChange = z
  .object({
    /** The version that the person saw; null when there was no account yet. */
    version: z.nullable(z.int()),
    ...paymentDetailsShape,
    saveToOrganization: z._default(z.boolean(), false),
  })
  .register(z.globalRegistry, { examples: [{ version: null, ...emptyOf(paymentDetailsShape) }] })
