import type { Database } from '../../db/database.ts'

/** A phone or an e-mail in its one spelling. */
export interface Contact {
  readonly kind: 'PHONE' | 'EMAIL'
  readonly value: string
}

const columns = { PHONE: 'username', EMAIL: 'email' } as const
const proofs = { PHONE: 'phone_confirmed', EMAIL: 'email_confirmed' } as const

const livingWith = ({ query }: Database, { kind, value }: Contact) =>
  query.selectFrom('person').where(columns[kind], '=', value).where('is_deleted', '=', false)

/** Phone and e-mail as they are typed together. */
export interface Contacts {
  readonly mobilePhone?: string | undefined
  readonly email?: string | undefined
}

const contactsOf = ({ mobilePhone, email }: Contacts): Contact[] => [
  ...(mobilePhone === undefined ? [] : [{ kind: 'PHONE' as const, value: mobilePhone }]),
  ...(email === undefined ? [] : [{ kind: 'EMAIL' as const, value: email }]),
]

const fieldOf = ({ kind }: Contact): keyof Contacts => (kind === 'PHONE' ? 'mobilePhone' : 'email')

/** Which of the two somebody else has proved to be theirs. */
export const findTaken = async (
  database: Database,
  given: Contacts,
  exceptId?: string,
): Promise<keyof Contacts | undefined> => {
  for (const contact of contactsOf(given)) {
    let found = livingWith(database, contact).select('id').where(proofs[contact.kind], '=', true)
    if (exceptId !== undefined) found = found.where('id', '!=', exceptId)
    if (await found.executeTakeFirst()) return fieldOf(contact)
  }
  return undefined
}

/**
 * Which of the two a person of this organization has: has proved, or an administrator has said of them. What somebody
 * gave at their registration beside the contact that they proved does not count.
 */
export const findAmongColleagues = async (
  database: Database,
  organizationId: string,
  given: Contacts,
): Promise<keyof Contacts | undefined> => {
  for (const contact of contactsOf(given)) {
    const other = contact.kind === 'PHONE' ? proofs.EMAIL : proofs.PHONE
    const found = await livingWith(database, contact)
      .select('id')
      .where('organization_id', '=', organizationId)
      .where((column) => column.or([column(proofs[contact.kind], '=', true), column(other, '=', false)]))
      .limit(1)
      .executeTakeFirst()
    if (found) return fieldOf(contact)
  }
  return undefined
}

const unproved = (database: Database, contact: Contact) =>
  livingWith(database, contact)
    .where('phone_confirmed', '=', false)
    .where('email_confirmed', '=', false)
    // Who was taken off the platform staff is nobody's colleague.
    .where('organization_id', 'is not', null)

/** The person whom an administrator added with this contact; of several the one who has waited longest. */
export const findAdded = (database: Database, contact: Contact) =>
  unproved(database, contact)
    .select(['id', 'username', 'email', 'phone_confirmed', 'email_confirmed'])
    .where('status', '=', 'ACTIVE')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Everybody whom administrators added with this contact, held until the transaction ends. */
export const lockAdded = (database: Database, contact: Contact) =>
  unproved(database, contact).selectAll().orderBy('id').forUpdate().execute()

/** Writes that a code which went to this contact of the person was typed. */
export const confirmContact = async (database: Database, personId: string, { kind, value }: Contact): Promise<void> => {
  await database.query
    .updateTable('person')
    .set(kind === 'PHONE' ? { phone_confirmed: true } : { email_confirmed: true })
    .where('id', '=', personId)
    .where(columns[kind], '=', value)
    .execute()
}

/**
 * Somebody who belonged to no organization cannot sign in any more, and their telephone and e-mail are free. The row stays
 * for what they have done.
 */
export const freeContacts = async ({ query }: Database, personId: string, at: string): Promise<void> => {
  await query
    .updateTable('person')
    .set({ phone_confirmed: false, email_confirmed: false, updated_at: at })
    .where('id', '=', personId)
    .execute()
}
