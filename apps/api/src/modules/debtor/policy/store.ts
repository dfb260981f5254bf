import type { PolicyTerms } from '@cabinet/contract/debtor/policy'
import type { Database } from '../../../db/database.ts'
import type { DayText } from '../../../kernel/clock.ts'
import { newId } from '../../../kernel/ids.ts'
import { columnsOfTerms, OFFERED_TERMS, type TermsRow, termsOf } from './terms.ts'

/** Versions of the terms of a policy, the newest first. */
export const findVersions = ({ query }: Database, organizationId: string, policyNumber: string): Promise<TermsRow[]> =>
  query
    .selectFrom('debtor_terms')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('policy_number', '=', policyNumber)
    .orderBy('from_date', 'desc')
    .orderBy('version', 'desc')
    .execute()

/** The terms of the policy of an organization on a day; those that are offered while it has none. */
export const findTerms = async (database: Database, organizationId: string, day: DayText): Promise<PolicyTerms> => {
  const { query } = database
  const insurance = await query
    .selectFrom('debtor_insurance')
    .select('policy_number')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  if (!insurance || insurance.policy_number === null) return OFFERED_TERMS
  const versions = await findVersions(database, organizationId, insurance.policy_number)
  const row = versions.find(({ from_date: from }) => from <= day) ?? versions.at(-1)
  return row ? termsOf(row) : OFFERED_TERMS
}

/** Keeps terms as the next version of a policy. */
export const insertTerms = async (
  database: Database,
  organizationId: string,
  policy: { readonly number: string; readonly fromDate: DayText; readonly terms: PolicyTerms },
  at: string,
): Promise<void> => {
  const versions = await findVersions(database, organizationId, policy.number)
  const newest = Math.max(0, ...versions.map(({ version }) => version))
  await database.query
    .insertInto('debtor_terms')
    .values({
      organization_id: organizationId,
      id: newId(),
      policy_number: policy.number,
      version: newest + 1,
      from_date: policy.fromDate,
      ...columnsOfTerms(policy.terms),
      created_at: at,
    })
    .execute()
}
