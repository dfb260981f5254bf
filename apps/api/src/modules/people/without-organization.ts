import { type Database, violatedConstraint } from '../../db/database.ts'
import { insertPerson } from './account-store.ts'
import { peopleErrors } from './errors.ts'

/** Who works for the platform or for a partner, and has no cabinet. */
interface PersonWithoutOrganization {
  readonly id: string
  readonly lastname: string
  readonly firstname: string
  readonly middlename: string | null
  readonly email: string
  readonly mobilePhone: string
  readonly passwordHash: string
  readonly mustChangePassword: boolean
  /** They may sign in with the telephone too. */
  readonly isPhoneProved: boolean
  readonly at: string
}

/**
 * Writes a person of no organization, who signs in with the e-mail.
 *
 * @throws HttpError 409 when somebody has proved the same e-mail or telephone at the same moment
 */
export const insertWithoutOrganization = async (
  database: Database,
  person: PersonWithoutOrganization,
): Promise<void> => {
  const { id, lastname, firstname, middlename, email, mobilePhone, at } = person
  try {
    await insertPerson(database, {
      id,
      organization_id: null,
      username: mobilePhone,
      email,
      lastname,
      firstname,
      middlename,
      position: null,
      status: 'ACTIVE',
      password_hash: person.passwordHash,
      must_change_password: person.mustChangePassword,
      phone_confirmed: person.isPhoneProved,
      email_confirmed: true,
      last_login_at: null,
      owner_reminded_at: null,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
  } catch (error) {
    // Somebody has registered at the same moment.
    const constraint = violatedConstraint(error)
    if (constraint === 'person_username_proved') throw peopleErrors.taken('mobilePhone')
    if (constraint === 'person_email_proved') throw peopleErrors.taken('email')
    throw error
  }
}
