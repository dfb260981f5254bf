import type { Database } from '../../../db/database.ts'

/** A person with everything that the answer about the signed-in person shows. */
export const findPerson = (database: Database, personId: string) =>
  database.query.selectFrom('person').selectAll().where('id', '=', personId).executeTakeFirst()

/** The latest acceptance of each text, in the order of acceptance. */
export const findConsents = async (database: Database, personId: string) => {
  const rows = await database.query
    .selectFrom('person_consent')
    .select(['type', 'version', 'accepted_at', 'ip'])
    .where('person_id', '=', personId)
    .orderBy('accepted_at')
    .orderBy('id')
    .execute()
  return [...new Map(rows.map((row) => [row.type, row])).values()]
}

export const findRoles = (database: Database, personId: string) =>
  database.query.selectFrom('person_role').select(['role', 'is_deleted']).where('person_id', '=', personId).execute()

export const findOrganization = (database: Database, organizationId: string) =>
  database.query
    .selectFrom('organization')
    .selectAll()
    .where('id', '=', organizationId)
    .where('is_deleted', '=', false)
    .executeTakeFirst()

/** Bank accounts of an organization, the main one first. */
export const findPaymentDetails = (database: Database, organizationId: string) =>
  database.query
    .selectFrom('payment_details')
    .select(['id', 'bik', 'bank_name', 'correspondent_account', 'settlement_account', 'is_main'])
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .orderBy('is_main', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The latest account at the marketplace, also a deleted one: it explains why there is no access. */
export const findSellerAccount = (database: Database, organizationId: string) =>
  database.query
    .selectFrom('seller_account')
    .select(['id', 'name', 'is_deleted'])
    .where('organization_id', '=', organizationId)
    .orderBy('is_deleted')
    .orderBy('connected_at', 'desc')
    .limit(1)
    .executeTakeFirst()
