import type { ProfileChange } from '@cabinet/contract/people/profile'
import type { Contact } from './contact-store.ts'
import type { Database } from '../../db/database.ts'

/** A person, held until the transaction ends. */
export const lockPerson = (database: Database, personId: string) =>
  database.query.selectFrom('person').selectAll().where('id', '=', personId).forUpdate().executeTakeFirst()

/** Writes what is given; the version grows. A contact is written only when it has been proved. */
export const saveProfile = async (
  database: Database,
  personId: string,
  { lastname, firstname, middlename, position, notifications }: Omit<ProfileChange, 'version'>,
  contact: Contact | undefined,
  at: string,
): Promise<void> => {
  await database.query
    .updateTable('person')
    .set((column) => ({
      ...(lastname !== undefined && { lastname }),
      ...(firstname !== undefined && { firstname }),
      ...(middlename !== undefined && { middlename }),
      ...(position !== undefined && { position: position || null }),
      ...(notifications && { notifications: JSON.stringify(notifications) }),
      ...(contact?.kind === 'PHONE' && { username: contact.value, phone_confirmed: true }),
      ...(contact?.kind === 'EMAIL' && { email: contact.value, email_confirmed: true }),
      version: column('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', personId)
    .execute()
}
