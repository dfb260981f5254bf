import { dashboard } from './orders.ts'
import * as z from 'zod/mini'
import { anyOf, verified } from '../access.ts'
import { ById } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { credential, Credential, secretTypes, serviceTypes } from '../sender.ts'
import { HealthCheck, healthCheck, productAgreement } from '../service.ts'
import { conditions } from './insurance.ts'
import { attention, current } from '../people/user.ts'
import { secret } from '../text-kinds.ts'

const keyText = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

/** Number of a courier contract as people write it: letters, digits and dashes, at most 40 characters. */
export const ContractNumber = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

/** Reads that a change of the courier account makes stale. */
const account = [credential, healthCheck, productAgreement, dashboard, conditions, attention]

export const checkContract = endpoint({
  id: 'sender-account.checkContract',
  method: 'POST',
  path: '/v1/sender/checking-prefix/{contractNumber}',
  summary: 'Whether there is an offer of insurance for this contract with the courier.',
  access: verified,
  params: z.object({ contractNumber: ContractNumber }),
  // A look-up that fails counts as no offer: the dialog says so itself.
  quiet: true,
  isRead: true,
  response: z.object({ data: z.object({ available: z.boolean() }) }),
  errors: [429],
})

export const save = endpoint({
  id: 'sender-account.save',
  method: 'POST',
  path: '/v1/client/credential',
  summary:
    'Connects the courier account, or replaces its key. A key that the courier accepts reserves the account; one that it ' +
    'refuses is kept too and reserves nothing: the health check tells.',
  access: anyOf('USER_ADMIN'),
  body: z.object({
    clientId: keyText(),
    clientSecret: secret(keyText()),
    serviceType: z.enum(serviceTypes),
    secretType: z.enum(secretTypes),
    /** What the first step of the dialog asked for; a replaced key keeps the number that is known. */
    contractNumber: z.optional(z.nullable(ContractNumber)),
  }),
  response: Credential,
  status: 201,
  errors: [409],
  idempotent: true,
  invalidates: [...account, current],
})

export const remove = endpoint({
  id: 'sender-account.remove',
  method: 'DELETE',
  path: '/v1/client/credential/{id}',
  summary: 'Disconnects the courier account; 409 while the insurance is on.',
  access: anyOf('USER_ADMIN'),
  params: ById,
  errors: [409],
  invalidates: [...account, current],
})

export const check = endpoint({
  id: 'sender-account.check',
  method: 'POST',
  path: '/v1/sender/credential/check',
  summary: 'Asks the courier at once whether the account works; 404 when there is none.',
  access: anyOf('USER_ADMIN', 'SENDER'),
  response: HealthCheck,
  errors: [404, 429],
  invalidates: [healthCheck, credential, dashboard, attention],
})
