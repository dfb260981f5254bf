import type { RoleCode } from '@cabinet/contract/access'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Language } from '../../kernel/language.ts'

/** Whom letters of news are for. */
export interface NewsReaders {
  /** Only holders of this role. */
  readonly role: RoleCode | null
  /** People of these organizations do not have the product of the role. */
  readonly exceptOrganizations: readonly string[]
}

/** Who gets a letter of news. */
interface NewsReader {
  readonly id: string
  readonly organizationId: string | null
  readonly email: string
  readonly language: Language
}

/**
 * Everybody who has agreed to the news and has not taken it back, has shown that the address is theirs, and works in
 * their cabinet. The switch of e-mails is about claims, requests and invoices, the news have one of their own.
 */
const readers = ({ query }: Database, { role, exceptOrganizations }: NewsReaders) =>
  query
    .selectFrom('person')
    .where('person.status', '=', 'ACTIVE')
    .where('person.is_deleted', '=', false)
    .where('person.email_confirmed', '=', true)
    .where(sql<boolean>`(person.notifications ->> 'product')::boolean`)
    .where((column) =>
      column.exists(
        column
          .selectFrom('person_consent')
          .select('person_consent.id')
          .whereRef('person_consent.person_id', '=', 'person.id')
          .where('person_consent.type', '=', 'NEWS')
          .where('person_consent.withdrawn_at', 'is', null),
      ),
    )
    .$if(role !== null, (found) =>
      found.where((column) =>
        column.exists(
          column
            .selectFrom('person_role')
            .select('person_role.role')
            .whereRef('person_role.person_id', '=', 'person.id')
            .where('person_role.role', '=', role ?? '')
            .where('person_role.is_deleted', '=', false),
        ),
      ),
    )
    .$if(exceptOrganizations.length > 0, (found) =>
      found.where((column) =>
        column.or([
          column('person.organization_id', 'is', null),
          column('person.organization_id', 'not in', [...exceptOrganizations]),
        ]),
      ),
    )

/**
 * Some of them in the order of their ids, held until the transaction ends: who switches the news off at the same moment
 * does it after that, and takes back what was written to them.
 *
 * @param after id of the last one who was read; null at the beginning
 */
export const lockNewsReaders = async (
  database: Database,
  which: NewsReaders,
  after: string | null,
  limit: number,
): Promise<NewsReader[]> => {
  const rows = await readers(database, which)
    .select(['person.id', 'person.organization_id', 'person.email', 'person.language'])
    .$if(after !== null, (found) => found.where('person.id', '>', after ?? ''))
    .orderBy('person.id')
    .limit(limit)
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id, organization_id: organizationId, email, language }) => ({
    id,
    organizationId,
    email,
    language,
  }))
}

/** How many they are, and how many of these people are among them. */
export const countNewsReaders = async (
  database: Database,
  which: NewsReaders,
  people: readonly string[],
): Promise<{ readonly all: number; readonly known: number }> =>
  readers(database, which)
    .select((column) => [
      column.fn.countAll<number>().as('all'),
      // As one value: there may be more of them than a statement takes parameters.
      column.fn
        .countAll<number>()
        .filterWhere(
          sql<boolean>`person.id::text in (select jsonb_array_elements_text(${JSON.stringify(people)}::jsonb))`,
        )
        .as('known'),
    ])
    .executeTakeFirstOrThrow()
