import { creditOffers } from '@cabinet/contract/debtor/staff'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { folded } from '../../../platform/find/conditions.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { ascending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage } from '../../../platform/find/page.ts'
import { organizationNames } from '../../organization/port.ts'

const { ref } = sql

/** Insurances with the organizations and the insurers behind them. */
const offered = (database: Database) => {
  const { query } = database
  return (
    query
      .selectFrom('debtor_insurance')
      .innerJoin(organizationNames(database).as('holder'), 'holder.id', 'debtor_insurance.organization_id')
      .leftJoin('debtor_insurer', 'debtor_insurer.id', 'debtor_insurance.insurer_id')
      .select(['debtor_insurance.organization_id', 'debtor_insurance.insurer_id', 'debtor_insurance.policy_number'])
      .select(['debtor_insurance.updated_at', 'holder.short_name', 'holder.itn'])
      .select('debtor_insurer.short_name as insurer_short_name')
      // What `stateOf` of the machine says, so that it can be filtered and sorted by.
      .select(
        sql<string>`case
        when debtor_insurance.request_status is not null then debtor_insurance.request_status
        when debtor_insurance.service_status <> 'UNAVAILABLE' then debtor_insurance.service_status
        when debtor_insurance.policy_number is not null then 'UNAVAILABLE'
        when debtor_insurance.is_offered then 'OFFERED'
        else 'NOT_OFFERED' end`.as('state'),
      )
      .where('debtor_insurance.is_deleted', '=', false)
  )
}

export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOfferOf>>>

const fields: FindFields<typeof creditOffers> = {
  id: ref('offered.organization_id'),
  search: sql`concat_ws(' ', ${ref('offered.short_name')}, ${ref('offered.itn')})`,
  organization: ref('offered.short_name'),
  itn: ref('offered.itn'),
  'insurer.id': ref('offered.insurer_id'),
  'state.name': ref('offered.state'),
  policyNumber: ref('offered.policy_number'),
  updatedDateTime: ref('offered.updated_at'),
}

/** A page of organizations that an insurer has met, in the order of their names. */
export const findOfferPage = (database: Database, request: AnyRequest) => {
  const from = database.query.selectFrom(offered(database).as('offered'))
  return findPage(
    database,
    {
      list: creditOffers,
      fields,
      from,
      select: (found: typeof from) => found.selectAll('offered'),
      order: [ascending(folded(ref('offered.short_name')), 'text'), ascending(ref('offered.organization_id'), 'uuid')],
    },
    request,
  )
}

/** How the insurance of one organization stands. */
export const findOfferOf = (database: Database, organizationId: string) =>
  offered(database).where('debtor_insurance.organization_id', '=', organizationId).executeTakeFirst()

/** A row for an organization that no insurer has met; nothing when it has one. */
export const ensureInsurance = async ({ query }: Database, organizationId: string, at: string): Promise<void> => {
  await query
    .insertInto('debtor_insurance')
    .values({
      organization_id: organizationId,
      service_status: 'UNAVAILABLE',
      request_status: null,
      start_date: null,
      end_date: null,
      policy_number: null,
      insurer_name: null,
      reject_reason: null,
      is_offered: false,
      requested_by: null,
      requested_at: null,
      insurer_id: null,
      is_suspended_by_debt: false,
      suspend_reason: null,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
    .onConflict((conflict) => conflict.column('organization_id').doNothing())
    .execute()
}
