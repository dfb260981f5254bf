import * as z from 'zod/mini'
import { verified } from './access.ts'
import { Id } from './common.ts'
import { Instant } from './dates.ts'
import { endpoint } from './endpoint.ts'

export const serviceTypes = ['CDEK'] as const
export const secretTypes = ['OAUTH'] as const

/** The connection to the courier account. The secret itself never leaves the server: only a mask of it does. */
export const Credential = z.object({
  id: Id,
  clientId: z.string(),
  clientSecretMasked: z.string(),
  serviceType: z.enum(serviceTypes),
  secretType: z.enum(secretTypes),
  /** Number of the contract with the courier, when it was asked for. */
  contractNumber: z.nullable(z.string()),
  createdDateTime: Instant,
  lastCheckDateTime: z.nullable(Instant),
})
export type Credential = z.output<typeof Credential>

export const credential = endpoint({
  id: 'sender.credential',
  method: 'GET',
  path: '/v1/client/credential/{type}',
  summary: 'The courier account connected by the organization; 404 when there is none.',
  access: verified,
  quiet: true,
  params: z.object({ type: z.enum(serviceTypes) }),
  response: Credential,
  errors: [404],
})
