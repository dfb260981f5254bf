import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { PartnerPersonTable } from './tables.ts'

export type MemberRow = Selectable<PartnerPersonTable>

/** The partner for which a person signs in. */
export const findPartnerOf = ({ query }: Database, personId: string) =>
  query
    .selectFrom('partner_person')
    .innerJoin('partner', 'partner.id', 'partner_person.partner_id')
    .select(['partner.id', 'partner.name', 'partner.is_active', 'partner.kind', 'partner.party_id'])
    .select(['partner_person.may_develop', 'partner_person.may_decide'])
    .where('partner_person.person_id', '=', personId)
    .where('partner_person.removed_at', 'is', null)
    .where('partner.is_deleted', '=', false)
    .executeTakeFirst()

const members = ({ query }: Database, partnerId: string) =>
  query.selectFrom('partner_person').selectAll().where('partner_id', '=', partnerId).where('removed_at', 'is', null)

/** Who belongs to a partner. */
export const findMembers = (database: Database, partnerId: string): Promise<MemberRow[]> =>
  members(database, partnerId).execute()

/** The same, held until the transaction ends: of two who take each other off one stays. */
export const lockMembers = (database: Database, partnerId: string): Promise<MemberRow[]> =>
  members(database, partnerId).orderBy('person_id').forUpdate().execute()

export const insertMember = async ({ query }: Database, row: Insertable<PartnerPersonTable>): Promise<void> => {
  await query.insertInto('partner_person').values(row).execute()
}

/** Says what somebody may do for their partner. */
export const saveRights = async (
  { query }: Database,
  personId: string,
  rights: Pick<MemberRow, 'may_develop' | 'may_decide'>,
): Promise<void> => {
  await query.updateTable('partner_person').set(rights).where('person_id', '=', personId).execute()
}

/** Writes that somebody does not belong to the partner any more. */
export const endMembership = async ({ query }: Database, personId: string, at: string): Promise<void> => {
  await query.updateTable('partner_person').set({ removed_at: at }).where('person_id', '=', personId).execute()
}
