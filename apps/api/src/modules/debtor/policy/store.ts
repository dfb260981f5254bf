import type { DisableReasonCode } from '@cabinet/contract/debtor'
import type { DebtorText, PolicyTerms } from '@cabinet/contract/debtor-policy'
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

/** When the organization agreed to each text, in which version; the newest first. */
export const findConsents = ({ query }: Database, organizationId: string) =>
  query
    .selectFrom('debtor_consent')
    .select(['type', 'version', 'accepted_at'])
    .where('organization_id', '=', organizationId)
    .orderBy('accepted_at', 'desc')
    .execute()

export const insertConsents = async (
  { query }: Database,
  texts: readonly { readonly type: DebtorText; readonly version: string }[],
  facts: {
    readonly organization_id: string
    readonly person_id: string
    readonly accepted_at: string
    readonly ip: string
  },
): Promise<void> => {
  await query
    .insertInto('debtor_consent')
    .values(texts.map(({ type, version }) => ({ ...facts, id: newId(), type, version })))
    .execute()
}

export const insertDisableReason = async (
  { query }: Database,
  row: {
    readonly organization_id: string
    readonly person_id: string
    readonly reason: DisableReasonCode
    readonly comment: string | null
    readonly given_at: string
  },
): Promise<void> => {
  await query
    .insertInto('debtor_disable_reason')
    .values({ ...row, id: newId() })
    .execute()
}
