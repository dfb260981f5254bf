import type { Database } from '../../db/database.ts'

/** What others write into their documents about an organization. */
export const findApplicant = ({ query }: Database, organizationId: string) =>
  query
    .selectFrom('organization')
    .select(['id', 'legal_status', 'full_name', 'short_name', 'itn', 'kpp', 'ogrn', 'ogrn_date', 'okopf'])
    .select(['legal_address', 'actual_address', 'head', 'okved', 'tax_system', 'website'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()

/** How organizations are called, by id; deleted ones too. */
export const findNamesOfOrganizations = async ({ query }: Database, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await query
    .selectFrom('organization')
    .select(['id', 'full_name', 'short_name', 'itn'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whether the account is one of the organization. */
export const hasPaymentDetails = async (
  { query }: Database,
  organizationId: string,
  paymentDetailsId: string,
): Promise<boolean> => {
  const found = await query
    .selectFrom('payment_details')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', paymentDetailsId)
    .where('is_deleted', '=', false)
    .executeTakeFirst()
  return found !== undefined
}
