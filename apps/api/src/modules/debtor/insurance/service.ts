import {
  type DebtorInsuranceStatus,
  type disable as disableCall,
  type DisableReasonCode,
  disableReasonCodes,
} from '@cabinet/contract/debtor'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { RequestContext } from '../../../platform/context.ts'
import type { ApiModule, AssignableRole } from '../../../platform/module.ts'
import { errors } from '../../../kernel/http-error.ts'
import { hasAgreed } from '../../../platform/insurance/consents.ts'
import {
  checkDisableReason,
  saveDisableReason,
  type ProductReasons,
} from '../../../platform/insurance/disable-reasons.ts'
import { hasRole } from '../../../platform/principal.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { findStoredRole, grantRole } from '../../people/port.ts'
import { disableReasonMessages, insuranceErrors } from '../messages.ts'
import { insuranceTexts } from '../policy/service.ts'
import * as store from '../store.ts'
import { insuranceMachine } from './transitions.ts'
import { lockInsurance } from './transition-store.ts'

/** An organization that the insurer has not met. */
const UNKNOWN: DebtorInsuranceStatus = {
  serviceStatus: 'UNAVAILABLE',
  requestStatus: null,
  insuranceStartDate: null,
  insuranceEndDate: null,
  policyNumber: null,
  insurerName: null,
  rejectReason: null,
  suspendedBy: null,
  suspendReason: null,
  offerAvailable: false,
}

/** An application makes sense: the insurer offers, the insurance is off, and no other application is under way. */
const canApply = (row: store.DebtorInsuranceRow): boolean =>
  row.is_offered && row.service_status === 'UNAVAILABLE' && (row.request_status ?? 'REJECTED') === 'REJECTED'

const suspenderOf = (row: store.DebtorInsuranceRow): DebtorInsuranceStatus['suspendedBy'] => {
  if (row.service_status !== 'SUSPENDED') return null
  return row.is_suspended_by_debt ? 'DEBT' : 'INSURER'
}

const statusOf = (row: store.DebtorInsuranceRow): DebtorInsuranceStatus => ({
  serviceStatus: row.service_status,
  requestStatus: row.request_status,
  insuranceStartDate: row.start_date,
  insuranceEndDate: row.end_date,
  policyNumber: row.policy_number,
  insurerName: row.insurer_name,
  rejectReason: row.reject_reason,
  suspendedBy: suspenderOf(row),
  suspendReason: row.suspend_reason,
  offerAvailable: canApply(row),
})

/** State of the insurance of the organization. */
export const insuranceStatus = async ({ platform, organizationId }: RequestContext): Promise<DebtorInsuranceStatus> => {
  if (platform.faults.isOn('debtorStatusFails')) throw errors.internal()
  const row = await store.findInsurance(platform.database, organizationId)
  return row ? statusOf(row) : UNKNOWN
}

/** An insured organization cannot be deleted. */
export const insuranceInForce: NonNullable<ApiModule['organizationUses']> = async (database, organizationId) => {
  const row = await store.findInsurance(database, organizationId)
  if (row === undefined || row.service_status === 'UNAVAILABLE') return []
  return [{ ru: 'действует страхование коммерческих кредитов', en: 'commercial-credit insurance is in force' }]
}

/**
 * Gives an administrator the role DEBTOR when the insurance is on and nothing is requested; to anybody else the owner
 * gives it. Who has it already keeps it; who lost it by an administrator's decision does not get it back this way.
 *
 * @throws HttpError 409
 */
export const grantDebtorRole = async ({ platform, user, organizationId }: RequestContext): Promise<void> => {
  const { database, clock } = platform
  await database.transaction(async () => {
    const row = await store.findInsurance(database, organizationId)
    if (row?.service_status !== 'AVAILABLE' || row.request_status !== null) throw insuranceErrors.notConnected()
    if (!hasRole(user, 'USER_ADMIN')) return
    const held = await findStoredRole(database, user.id, 'DEBTOR')
    if (held?.is_deleted) throw insuranceErrors.roleTakenAway()
    await grantRole(database, user.id, 'DEBTOR', clock.nowText())
  })
}

/** Moves the insurance of the organization by what an administrator asks for. */
const ask = async (
  { platform, user, organizationId }: RequestContext,
  event: 'requestConnection' | 'requestDisconnection',
): Promise<DebtorInsuranceStatus> => {
  await applyEvent(platform, insuranceMachine, {
    subject: { id: organizationId, organizationId },
    event,
    input: undefined,
    actor: { kind: 'USER', id: user.id },
  })
  const row = await store.findInsurance(platform.database, organizationId)
  return row ? statusOf(row) : UNKNOWN
}

/**
 * Applies for the insurance. A repeated application answers the current state.
 *
 * @throws HttpError 409 when the insurer takes no application, or the texts in force were not agreed to
 */
export const requestConnection = (context: RequestContext): Promise<DebtorInsuranceStatus> => {
  const { platform, organizationId } = context
  const { database } = platform
  return database.transaction(async () => {
    const row = await lockInsurance(database, { id: organizationId })
    if (!row) throw insuranceErrors.notOffered()
    if (row.request_status === 'CONNECTION_REQUESTED') return statusOf(row)
    if (!canApply(row)) throw insuranceErrors.notOffered()
    if (!(await hasAgreed(database, insuranceTexts, organizationId))) throw insuranceErrors.consentRequired()
    return ask(context, 'requestConnection')
  })
}

/** Why an insurance may be ended. */
export const disableReasons: ProductReasons<DisableReasonCode> = {
  table: 'debtor_disable_reason',
  codes: disableReasonCodes,
  words: disableReasonMessages,
}

/**
 * Asks the insurer to end the insurance, and keeps why. Repeated, it answers the current state.
 *
 * @throws HttpError 400 when the reason asks for a comment, 409 when there is nothing to end
 */
export const requestDisconnection = (
  context: RequestContext & { readonly body: ReceivedOf<typeof disableCall>['body'] },
): Promise<DebtorInsuranceStatus> => {
  const { platform, organizationId, body } = context
  const { database } = platform
  checkDisableReason(body)
  return database.transaction(async () => {
    const row = await lockInsurance(database, { id: organizationId })
    if (!row || row.service_status === 'UNAVAILABLE') throw insuranceErrors.notConnected()
    if (row.request_status === 'DISCONNECTION_REQUESTED') return statusOf(row)
    await saveDisableReason(context, disableReasons, body)
    return ask(context, 'requestDisconnection')
  })
}

/** The role works with an insurance that is on, or was and is suspended: its claims and debts go on. */
export const debtorRole: AssignableRole = {
  role: 'DEBTOR',
  reason: {
    ru: 'Сначала подключите страхование коммерческих кредитов',
    en: 'Connect the insurance of commercial credits first',
  },
  isAssignable: async ({ platform, organizationId }) => {
    const row = await store.findInsurance(platform.database, organizationId)
    return row !== undefined && row.service_status !== 'UNAVAILABLE'
  },
}
