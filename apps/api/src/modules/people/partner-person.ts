import type { NewPartnerPerson } from '@cabinet/contract/partner/people'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kernel/clock.ts'
import { newId } from '../../kernel/ids.ts'
import { endSessionsOf } from '../auth/port.ts'
import { insertRoles } from './account-store.ts'
import { findTaken, freeContacts } from './contact-store.ts'
import { peopleErrors } from './errors.ts'
import { recordEvent } from './events.ts'
import { takeRole } from './grants.ts'
import { insertWithoutOrganization } from './without-organization.ts'

interface Base {
  readonly database: Database
  readonly clock: Clock
}

/**
 * Makes a person who will sign in for a partner; in the transaction that binds them to it. Nobody knows their password:
 * they choose one by recovery, with the code that goes to the e-mail. The telephone is what somebody has said of them, so
 * it opens nothing and is nobody's yet.
 *
 * @throws HttpError 409 when the e-mail is somebody's already: of a client, of the staff, of a partner
 */
export const addPartnerPerson = async (
  { database, clock }: Base,
  person: NewPartnerPerson,
  passwordHash: string,
  byPersonId: string,
): Promise<string> => {
  const at = clock.nowText()
  if (await findTaken(database, { email: person.email })) throw peopleErrors.taken('email')
  const id = newId()
  await insertWithoutOrganization(database, {
    ...person,
    id,
    passwordHash,
    at,
    mustChangePassword: false,
    isPhoneProved: false,
  })
  await insertRoles(database, id, ['PARTNER'], at)
  const details = { added: 'PARTNER' }
  await recordEvent(database, {
    organizationId: null,
    personId: id,
    kind: 'ROLES_CHANGED',
    byPersonId,
    at,
    details,
  })
  return id
}

/** Shuts a person of a partner out: their sessions end, and their contacts are free; in the transaction that unbinds them. */
export const removePartnerPerson = async (
  { database, clock }: Base,
  personId: string,
  byPersonId: string,
): Promise<void> => {
  const at = clock.nowText()
  await takeRole(database, personId, 'PARTNER')
  await freeContacts(database, personId, at)
  await endSessionsOf(database, personId, 'DELETED', clock.real().toISOString())
  const details = { removed: 'PARTNER' }
  await recordEvent(database, { organizationId: null, personId, kind: 'ROLES_CHANGED', byPersonId, at, details })
}
