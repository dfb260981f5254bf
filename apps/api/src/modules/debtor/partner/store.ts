import type { Database } from '../../../db/database.ts'
import { withOrganization, withOrganizations } from '../../organization/port.ts'

/** The insurers that can become partners. */
export const findInsurers = ({ query }: Database) =>
  query
    .selectFrom('debtor_insurer')
    .select(['id', 'short_name as name', 'is_active as isActive'])
    .where('is_deleted', '=', false)
    .orderBy('short_name')
    .execute()

const insurances = ({ query }: Database, insurerId: string) =>
  query.selectFrom('debtor_insurance').selectAll().where('insurer_id', '=', insurerId).where('is_deleted', '=', false)

/** What an insurer may know of whom it insures. */
const POLICYHOLDER = ['full_name', 'short_name', 'itn', 'kpp', 'ogrn'] as const

/** The insurance of an organization as its insurer may see it. */
export type OwnInsurance = Awaited<ReturnType<typeof findOwnInsurances>>[number]

export const findOwnInsurances = async (
  database: Database,
  insurerId: string,
  after: string | undefined,
  limit: number,
) => {
  const found = insurances(database, insurerId).orderBy('organization_id').limit(limit)
  const rows = await (after === undefined ? found : found.where('organization_id', '>', after)).execute()
  return withOrganizations(database, rows, POLICYHOLDER)
}

export const findOwnInsurance = async (
  database: Database,
  insurerId: string,
  id: string,
): Promise<OwnInsurance | undefined> => {
  const row = await insurances(database, insurerId).where('organization_id', '=', id).executeTakeFirst()
  return withOrganization(database, row, POLICYHOLDER)
}
