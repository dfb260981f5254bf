import * as z from 'zod/mini'
import { anyOf, verified } from './access.ts'
import { Day } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { current } from './user.ts'

export const serviceStatuses = ['AVAILABLE', 'UNAVAILABLE', 'SUSPENDED'] as const
export const requestStatuses = ['CONNECTION_REQUESTED', 'DISCONNECTION_REQUESTED', 'REJECTED'] as const

/** Insurance of commercial credits of the organization. AVAILABLE means that it is on. */
export const DebtorInsuranceStatus = z.object({
  serviceStatus: z.enum(serviceStatuses),
  requestStatus: z.nullable(z.enum(requestStatuses)),
  insuranceStartDate: z.nullable(Day),
  insuranceEndDate: z.nullable(Day),
  policyNumber: z.nullable(z.string()),
  insurerName: z.nullable(z.string()),
  rejectReason: z.nullable(z.string()),
  /** The insurer is ready to take an application from this organization. */
  offerAvailable: z.boolean(),
})
export type DebtorInsuranceStatus = z.output<typeof DebtorInsuranceStatus>

export const status = endpoint({
  id: 'debtor.status',
  method: 'GET',
  path: '/v1/debtor/insurance/status',
  summary: 'Insurance of commercial credits: state of the service, of the request, dates.',
  access: verified,
  quiet: true,
  response: DebtorInsuranceStatus,
})

export const grantRole = endpoint({
  id: 'debtor.grantRole',
  method: 'POST',
  path: '/v1/debtor/insurance/user/role',
  summary:
    'Adds the role DEBTOR to the caller when the insurance is on and nothing is requested. Repeating is harmless.',
  access: verified,
  errors: [409],
  invalidates: [current],
})

export const enable = endpoint({
  id: 'debtor.enable',
  method: 'POST',
  path: '/v1/debtor/insurance/enable-insurance',
  summary: 'Applies for the insurance. A repeated application answers the current state.',
  access: anyOf('USER_ADMIN'),
  response: DebtorInsuranceStatus,
  errors: [409],
  idempotent: true,
  invalidates: [status],
})
