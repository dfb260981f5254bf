import * as z from 'zod/mini'
import { verified } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/** A bank by its identification code (БИК). */
export const Bank = z.object({
  bik: z.string(),
  name: z.string(),
  city: z.nullable(z.string()),
  correspondentAccount: z.string(),
})
export type Bank = z.output<typeof Bank>

export const byBik = endpoint({
  id: 'bank.byBik',
  method: 'GET',
  path: '/v1/bank/bik/{bik}',
  summary: 'The bank with this identification code; a code that the directory does not know is not found.',
  access: verified,
  params: z.object({ bik: z.string().check(z.regex(/^\d{9}$/)) }),
  response: Bank,
})
