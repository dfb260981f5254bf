import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Language } from '../../kernel/language.ts'
import type { OrganizationTable } from './tables.ts'

/** What other areas show of an organization or decide by. */
export type OrganizationCard = Pick<
  Selectable<OrganizationTable>,
  'id' | 'full_name' | 'short_name' | 'confirmed_name' | 'itn' | 'kpp' | 'ogrn' | 'owner_id' | 'excluded_modules'
>

/** How strangers are told of an organization: by the name that somebody has confirmed, otherwise by its number. */
export const nameForStrangers = (
  { confirmed_name: name, itn }: Pick<OrganizationCard, 'confirmed_name' | 'itn'>,
  language: Language,
): string => name ?? { ru: `организация ИНН ${itn}`, en: `organization, taxpayer number ${itn}` }[language]

const cards = ({ query }: Database) =>
  query
    .selectFrom('organization')
    .select(['id', 'full_name', 'short_name', 'confirmed_name', 'itn', 'kpp', 'ogrn', 'owner_id', 'excluded_modules'])

/** These organizations by id, deleted ones too: what was concluded with them keeps their names. */
const findOrganizationCards = async (
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrganizationCard>> => {
  if (ids.length === 0) return new Map()
  const rows = await cards(database)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** One organization, a deleted one too. */
export const findOrganizationCard = (database: Database, id: string): Promise<OrganizationCard | undefined> =>
  cards(database).where('id', '=', id).executeTakeFirst()

/** Names of organizations as rows to join: lists of other areas are searched and sorted by them. */
export const organizationNames = ({ query }: Database) =>
  query.selectFrom('organization').select(['id', 'short_name', 'itn'])

/**
 * Confirmed organizations that have an area of the product, as rows to join, with what they are chosen by: the main
 * activity, the legal status, the region, the size. The region follows the КПП, and the ИНН of who has none or is with
 * an office for the largest taxpayers, whose numbers begin with 99.
 */
export const confirmedOrganizations = ({ query }: Database, area: string) =>
  query
    .selectFrom('organization')
    .select(['id', 'short_name', 'itn', 'legal_status'])
    .select([
      sql<string | null>`okved ->> 'code'`.as('okved'),
      sql<string>`left(case when kpp is null or starts_with(kpp, '99') then itn else kpp end, 2)`.as('region'),
      sql<string>`coalesce(msp_category, 'NONE')`.as('size'),
    ])
    .where('is_deleted', '=', false)
    // Before names were confirmed, the registry was asked all the same.
    .where((where) => where.or([where('confirmed_at', 'is not', null), where('registry_at', 'is not', null)]))
    .where(sql<boolean>`not excluded_modules @> ${JSON.stringify([area])}::jsonb`)

/** Organizations that do not have an area of the product. */
export const findOrganizationsWithout = async ({ query }: Database, area: string): Promise<string[]> => {
  const rows = await query
    .selectFrom('organization')
    .select('id')
    .where(sql<boolean>`excluded_modules @> ${JSON.stringify([area])}::jsonb`)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Rows of another area with what they need to know of their organizations, which are read at once.
 *
 * @param columns what is added to each row
 */
export const withOrganizations = async <
  Row extends { readonly organization_id: string },
  Column extends Exclude<keyof OrganizationCard, 'id'>,
>(
  database: Database,
  rows: readonly Row[],
  columns: readonly Column[],
): Promise<(Row & Pick<OrganizationCard, Column>)[]> => {
  const found = await findOrganizationCards(
    database,
    rows.map(({ organization_id: id }) => id),
  )
  return rows.map((row) => {
    const organization = found.get(row.organization_id)
    if (!organization) throw new Error('A row refers to an organization that does not exist')
    const added = Object.fromEntries(columns.map((column) => [column, organization[column]]))
    return { ...row, ...(added as Pick<OrganizationCard, Column>) }
  })
}

/** The same for one row, which may be missing. */
export const withOrganization = async <
  Row extends { readonly organization_id: string },
  Column extends Exclude<keyof OrganizationCard, 'id'>,
>(
  database: Database,
  row: Row | undefined,
  columns: readonly Column[],
): Promise<(Row & Pick<OrganizationCard, Column>) | undefined> =>
  row && (await withOrganizations(database, [row], columns))[0]

/** The organization, held until the transaction ends: changes of its people wait for one another. */
export const lockOrganization = (database: Database, id: string): Promise<OrganizationCard> =>
  cards(database).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Who calls this for the same organization waits; rows that refer to it may be written meanwhile. */
export const queueForOrganization = async (database: Database, id: string): Promise<void> => {
  await database.query.selectFrom('organization').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** Makes the person the owner of an organization that has none; false when it has one. */
export const claimOrganization = async (
  database: Database,
  id: string,
  personId: string,
  at: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await database.query
    .updateTable('organization')
    .set({ owner_id: personId, updated_at: at })
    .where('id', '=', id)
    .where('owner_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const setOwner = async (database: Database, id: string, personId: string, at: string): Promise<void> => {
  await database.query
    .updateTable('organization')
    .set({ owner_id: personId, updated_at: at })
    .where('id', '=', id)
    .execute()
}

/** Obliges everybody of an organization to a second factor, or no longer. */
export const saveSecondFactorRequirement = async (
  { query }: Database,
  id: string,
  isRequired: boolean,
  at: string,
): Promise<void> => {
  await query
    .updateTable('organization')
    .set({ requires_second_factor: isRequired, updated_at: at })
    .where('id', '=', id)
    .execute()
}
