import type { DebtorInsuranceStatus } from '@cabinet/contract/debtor'
import type { ApiModule, AssignableRole, Inquiry } from '../../platform/module.ts'
import { grantRole } from '../../platform/principal.ts'
import { refuse } from '../../platform/refusal.ts'
import { refuseInsurance } from './messages.ts'
import * as store from './store.ts'

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
export const insuranceStatus = async ({ platform, organizationId }: Inquiry): Promise<DebtorInsuranceStatus> => {
  if (platform.faults.isOn('debtorStatusFails')) throw refuse.internal()
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
 * @throws Refusal 409
 */
export const grantDebtorRole = async ({ platform, user, organizationId }: Inquiry): Promise<void> => {
  const { database, clock } = platform
  await database.transaction(async () => {
    const row = await store.findInsurance(database, organizationId)
    if (row?.service_status !== 'AVAILABLE' || row.request_status !== null) throw refuseInsurance.notConnected()
    const held = await store.findDebtorRole(database, user.id)
    if (held?.is_deleted) throw refuseInsurance.roleTakenAway()
    await grantRole(database, user.id, 'DEBTOR', clock.nowText())
  })
}

/**
 * Applies for the insurance. A repeated application answers the current state.
 *
 * @throws Refusal 409 when the insurer takes no application
 */
export const requestConnection = ({ platform, user, organizationId }: Inquiry): Promise<DebtorInsuranceStatus> => {
  const { database, clock } = platform
  return database.transaction(async () => {
    const row = await store.lockInsurance(database, organizationId)
    if (row?.request_status === 'CONNECTION_REQUESTED') return statusOf(row)
    if (!row || !canApply(row)) throw refuseInsurance.notOffered()
    return statusOf(await store.saveConnectionRequest(database, organizationId, user.id, clock.nowText()))
  })
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
