import type { DebtorInsuranceStatus } from '@cabinet/contract/debtor'
import type { RequestContext } from '../../platform/context.ts'
import type { ApiModule, AssignableRole } from '../../platform/module.ts'
import { errors } from '../../kernel/http-error.ts'
import { applyEvent } from '../../platform/transitions/apply.ts'
import { findStoredRole, grantRole } from '../people/port.ts'
import { insuranceErrors } from './messages.ts'
import * as store from './store.ts'
import { insuranceMachine } from './transitions/insurance.ts'

/** An organization that the insurer has not met. */
const UNKNOWN: DebtorInsuranceStatus = {
  serviceStatus: 'UNAVAILABLE',
  requestStatus: null,
  insuranceStartDate: null,
  insuranceEndDate: null,
  policyNumber: null,
  insurerName: null,
  rejectReason: null,
  offerAvailable: false,
}

/** An application makes sense: the insurer offers, the insurance is off, and no other application is under way. */
const canApply = (row: store.DebtorInsuranceRow): boolean =>
  row.is_offered && row.service_status === 'UNAVAILABLE' && (row.request_status ?? 'REJECTED') === 'REJECTED'

const statusOf = (row: store.DebtorInsuranceRow): DebtorInsuranceStatus => ({
  serviceStatus: row.service_status,
  requestStatus: row.request_status,
  insuranceStartDate: row.start_date,
  insuranceEndDate: row.end_date,
  policyNumber: row.policy_number,
  insurerName: row.insurer_name,
  rejectReason: row.reject_reason,
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
  if (row?.service_status !== 'AVAILABLE') return []
  return [{ ru: 'действует страхование коммерческих кредитов', en: 'commercial-credit insurance is in force' }]
}

/**
 * Gives the caller the role DEBTOR when the insurance is on and nothing is requested. Who has it already keeps it; who
 * lost it by an administrator's decision does not get it back this way.
 *
 * @throws HttpError 409
 */
export const grantDebtorRole = async ({ platform, user, organizationId }: RequestContext): Promise<void> => {
  const { database, clock } = platform
  await database.transaction(async () => {
    const row = await store.findInsurance(database, organizationId)
    if (row?.service_status !== 'AVAILABLE' || row.request_status !== null) throw insuranceErrors.notConnected()
    const held = await findStoredRole(database, user.id, 'DEBTOR')
    if (held?.is_deleted) throw insuranceErrors.roleTakenAway()
    await grantRole(database, user.id, 'DEBTOR', clock.nowText())
  })
}

/**
 * Applies for the insurance. A repeated application answers the current state.
 *
 * @throws HttpError 409 when the insurer takes no application
 */
export const requestConnection = async (context: RequestContext): Promise<DebtorInsuranceStatus> => {
  const { platform, user, organizationId } = context
  if (!(await store.findInsurance(platform.database, organizationId))) throw insuranceErrors.notOffered()
  await applyEvent(platform, insuranceMachine, {
    subject: { id: organizationId, organizationId },
    event: 'requestConnection',
    input: undefined,
    actor: { kind: 'USER', id: user.id },
  })
  const row = await store.findInsurance(platform.database, organizationId)
  return row ? statusOf(row) : UNKNOWN
}

/** The role works with an insurance that is on. */
export const debtorRole: AssignableRole = {
  role: 'DEBTOR',
  reason: {
    ru: 'Сначала подключите страхование коммерческих кредитов',
    en: 'Connect the insurance of commercial credits first',
  },
  isAssignable: async ({ platform, organizationId }) =>
    (await store.findInsurance(platform.database, organizationId))?.service_status === 'AVAILABLE',
}
