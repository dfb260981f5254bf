import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { asStatus } from '../../../db/status-column.ts'
import type { SubjectKey } from '../../../platform/transitions/machine.ts'
import { withOrganizations } from '../../organization/port.ts'
import type { DebtorInsuranceTable } from '../tables.ts'
import type { InsuranceState } from './states.ts'

type Row = Selectable<DebtorInsuranceTable>

const insurances = ({ query }: Database) =>
  query
    .selectFrom('debtor_insurance')
    .leftJoin('debtor_insurer', 'debtor_insurer.id', 'debtor_insurance.insurer_id')
    .selectAll('debtor_insurance')
    .select('debtor_insurer.short_name as insurer')
    .where('debtor_insurance.is_deleted', '=', false)

/** The insurance of an organization with the name of its insurer. */
export type MovedInsurance = Row & { readonly insurer: string | null }

/** The same, held until the transaction ends; its id is that of the organization. */
export const lockInsurance = (
  database: Database,
  { id, organizationId = id }: SubjectKey,
): Promise<MovedInsurance | undefined> =>
  insurances(database)
    .where('debtor_insurance.organization_id', '=', id)
    .where('debtor_insurance.organization_id', '=', organizationId)
    .forUpdate('debtor_insurance')
    .executeTakeFirst()

/** Every organization that an insurer has met. */
export const findInsured = async (database: Database) => {
  const rows = await insurances(database).orderBy('debtor_insurance.organization_id').limit(200).execute()
  return withOrganizations(database, rows, ['short_name'])
}

/** The policy of an organization as it stands in this transaction. */
export const findPolicy = ({ query }: Database, organizationId: string) =>
  query
    .selectFrom('debtor_insurance')
    .select(['policy_number', 'start_date', 'reject_reason', 'suspend_reason'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()

/** Records that an insurer has offered; what is recorded of a first offer stays. */
export const insertOffer = async (
  { query }: Database,
  offer: {
    readonly organizationId: string
    readonly insurerId: string
    readonly ruleId: string | null
    readonly at: string
  },
): Promise<void> => {
  await query
    .insertInto('debtor_offer')
    .values({
      organization_id: offer.organizationId,
      insurer_id: offer.insurerId,
      rule_id: offer.ruleId,
      offered_at: offer.at,
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'insurer_id']).doNothing())
    .execute()
}

/** Columns that change with the state. */
export type InsuranceChange = Partial<
  Pick<
    Row,
    | 'is_offered'
    | 'policy_number'
    | 'insurer_name'
    | 'start_date'
    | 'end_date'
    | 'reject_reason'
    | 'requested_by'
    | 'requested_at'
    | 'is_suspended_by_debt'
    | 'suspend_reason'
    | 'insurer_id'
  >
>

/** What each state is in the two columns that keep it. */
const columnsOf: Readonly<Record<InsuranceState, readonly [Row['service_status'], Row['request_status']]>> = {
  NOT_OFFERED: ['UNAVAILABLE', null],
  OFFERED: ['UNAVAILABLE', null],
  CONNECTION_REQUESTED: ['UNAVAILABLE', 'CONNECTION_REQUESTED'],
  REJECTED: ['UNAVAILABLE', 'REJECTED'],
  AVAILABLE: ['AVAILABLE', null],
  SUSPENDED: ['SUSPENDED', null],
  DISCONNECTION_REQUESTED: ['AVAILABLE', 'DISCONNECTION_REQUESTED'],
  UNAVAILABLE: ['UNAVAILABLE', null],
}

export const saveInsurance = async (
  { query }: Database,
  { organization_id, service_status }: MovedInsurance,
  state: InsuranceState,
  { is_offered: isOffered, ...change }: InsuranceChange,
  at: string,
): Promise<void> => {
  const [moved, request] = columnsOf[state]
  // Whoever asks for the end of a suspended insurance does not get it back by asking.
  const service = state === 'DISCONNECTION_REQUESTED' ? service_status : moved
  await query
    .updateTable('debtor_insurance')
    .set({
      ...change,
      ...(isOffered !== undefined && { is_offered: asStatus(isOffered) }),
      service_status: asStatus(service),
      request_status: asStatus(request),
      updated_at: at,
    })
    .where('organization_id', '=', organization_id)
    .execute()
}
