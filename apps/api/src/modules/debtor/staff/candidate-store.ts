import type { preview } from '@cabinet/contract/debtor/offer-rules'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import { type AliasableExpression, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { folded } from '../../../platform/find/conditions.ts'
import { confirmedOrganizations } from '../../organization/port.ts'

/** What a rule says; one that is only being written has neither an id nor a name. */
interface Rule {
  id: string
  name: string
  insurer_id: string
  okveds: readonly string[]
  legal_statuses: readonly string[]
  regions: readonly string[]
  sizes: readonly string[]
}

const { ref } = sql

const allows = (list: string, text: string) =>
  sql`(${ref(list)} = '[]'::jsonb or ${ref(list)} @> to_jsonb(${ref(text)}))`

const meetsConditions = sql<boolean>`(
  ${allows('rule.legal_statuses', 'candidate.legal_status')}
  and ${allows('rule.regions', 'candidate.region')}
  and ${allows('rule.sizes', 'candidate.size')}
  and (rule.okveds = '[]'::jsonb or exists (
    select from jsonb_array_elements_text(rule.okveds) as wanted (code)
    where starts_with(candidate.okved, wanted.code))))`

/** Pairs of a rule and an organization to which it would offer now. */
const pairs = (database: Database, rules: AliasableExpression<Rule>) =>
  database.query
    .selectFrom(rules.as('rule'))
    .innerJoin(confirmedOrganizations(database, 'debtor').as('candidate'), (join) => join.on(meetsConditions))
    .innerJoin('debtor_insurer', 'debtor_insurer.id', 'rule.insurer_id')
    .leftJoin('debtor_insurance', 'debtor_insurance.organization_id', 'candidate.id')
    // Nobody insures itself.
    .whereRef('candidate.itn', '!=', 'debtor_insurer.itn')
    // Who has an offer or has ever been insured stays with that insurer; see `prepareOffer`.
    .where((where) =>
      where.or([
        where('debtor_insurance.organization_id', 'is', null),
        where.and([
          where('debtor_insurance.is_offered', '=', false),
          where('debtor_insurance.insurer_name', 'is', null),
          where('debtor_insurance.request_status', 'is', null),
        ]),
      ]),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('debtor_offer')
            .select('debtor_offer.rule_id')
            .whereRef('debtor_offer.organization_id', '=', 'candidate.id')
            .whereRef('debtor_offer.insurer_id', '=', 'rule.insurer_id'),
        ),
      ),
    )

/** Rules that offer: they are on, and so are their insurers. */
const activeRules = ({ query }: Database) =>
  query
    .selectFrom('debtor_offer_rule')
    .innerJoin('debtor_insurer', 'debtor_insurer.id', 'debtor_offer_rule.insurer_id')
    .selectAll('debtor_offer_rule')
    .where('debtor_offer_rule.is_active', '=', true)
    .where('debtor_offer_rule.is_deleted', '=', false)
    .where('debtor_insurer.is_active', '=', true)
    .where('debtor_insurer.is_deleted', '=', false)

/** The oldest rule that offers to an organization, with the number by which offers name it; nothing when none does. */
export const findRuleFor = (database: Database, organizationId: string) =>
  pairs(database, activeRules(database))
    .select(['rule.id', 'rule.name', 'rule.insurer_id', 'candidate.itn'])
    .where('candidate.id', '=', organizationId)
    .orderBy(ref('rule.created_at'))
    .orderBy('rule.id')
    .limit(1)
    .executeTakeFirst()

/** Organizations to which a rule would offer now, a batch at a time. */
export const findCandidates = (database: Database, after: string, limit: number): Promise<{ id: string }[]> =>
  pairs(database, activeRules(database))
    .select('candidate.id')
    .distinct()
    .where('candidate.id', '>', after)
    .orderBy('candidate.id')
    .limit(limit)
    .execute()

type Preview = ReceivedOf<typeof preview>['body']

/** How many organizations a rule that says so would offer to now, and the first of them by name. */
export const previewCandidates = async (database: Database, rule: Preview, limit: number) => {
  const { query } = database
  const jsonb = (list: readonly string[]) => sql<readonly string[]>`${JSON.stringify(list)}::jsonb`
  const written = query.selectNoFrom([
    sql<string>`''`.as('id'),
    sql<string>`''`.as('name'),
    sql<string>`${rule.insurerId}::uuid`.as('insurer_id'),
    jsonb(rule.okveds).as('okveds'),
    jsonb(rule.legalStatuses).as('legal_statuses'),
    jsonb(rule.regions).as('regions'),
    jsonb(rule.sizes).as('sizes'),
  ])
  const found = pairs(database, written)
  const [{ count }, organizations] = await Promise.all([
    found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    found
      .select(['candidate.id', 'candidate.short_name', 'candidate.itn'])
      .orderBy(folded(ref('candidate.short_name')))
      .orderBy('candidate.id')
      .limit(limit)
      .execute(),
  ])
  return { count, organizations }
}
