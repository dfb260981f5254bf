import * as z from 'zod/mini'
import { anyOf, verified } from './access.ts'
import { Day } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { current } from './people/user.ts'
import { lines } from './text-kinds.ts'

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
  /** Who has suspended it, as long as it is: unpaid premiums, or the insurer for a reason of its own. */
  suspendedBy: z.nullable(z.enum(['DEBT', 'INSURER'])),
  /** In the words of the insurer; it may give none. */
  suspendReason: z.nullable(z.string()),
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
    'Adds the role DEBTOR to an administrator when the insurance is on and nothing is requested; for anybody else nothing changes. Repeating is harmless.',
  access: verified,
  errors: [409],
  invalidates: [current],
})

export const enable = endpoint({
  id: 'debtor.enable',
  method: 'POST',
  path: '/v1/debtor/insurance/enable-insurance',
  summary:
    'Applies for the insurance: 409 CONSENT_REQUIRED without the texts in force. A repeated application answers the current state.',
  access: anyOf('USER_ADMIN'),
  response: DebtorInsuranceStatus,
  errors: [409],
  idempotent: true,
  invalidates: [status],
})

/** Codes of the reasons for ending the insurance. */
export const disableReasonCodes = [
  'PRICE',
  'FEW_SHIPMENTS',
  'NO_EVENTS',
  'CLAIM_EXPERIENCE',
  'OTHER_INSURER',
  'PREPAYMENT',
  'TECHNICAL',
  'OTHER',
] as const
export type DisableReasonCode = (typeof disableReasonCodes)[number]

/** Why people end the insurance; the id is the code. */
export const DisableReason = z.object({
  id: z.enum(disableReasonCodes),
  code: z.enum(disableReasonCodes),
  name: z.string(),
  requiresComment: z.boolean(),
  sort: z.int(),
})
export type DisableReason = z.output<typeof DisableReason>

export const disableReasons = endpoint({
  id: 'debtor.disableReasons',
  method: 'GET',
  path: '/v1/debtor/insurance/disable-reasons',
  summary: 'Reasons for ending the insurance, in their order.',
  access: anyOf('DEBTOR', 'USER_ADMIN'),
  response: z.array(DisableReason),
})

export const disable = endpoint({
  id: 'debtor.disable',
  method: 'POST',
  path: '/v1/debtor/insurance/disable-insurance',
  summary:
    'Asks the insurer to end the insurance and keeps why. What is insured stays insured. Repeated, it answers the current state.',
  access: anyOf('USER_ADMIN'),
  body: z.object({
    reasonId: z.enum(disableReasonCodes),
    /** 10 to 500 characters where the reason asks for it. */
    comment: z.optional(z.nullable(lines(z.string().check(z.trim(), z.maxLength(500))))),
  }),
  response: DebtorInsuranceStatus,
  errors: [409],
  idempotent: true,
  invalidates: [status],
})
