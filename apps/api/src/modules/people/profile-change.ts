import type { SentCode } from '@cabinet/contract/auth/codes'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { ProfileChange, sendContactCode, updateSelf } from '@cabinet/contract/people/profile'
import type { CurrentUser } from '@cabinet/contract/people/user'
import { sqlStateOf } from '../../db/database.ts'
import { alwaysWritten, sendToRecipients } from '../../platform/emails/recipients.ts'
import type { Language } from '../../kernel/language.ts'
import type { Budget } from '../../platform/limits.ts'
import type { Platform } from '../../platform/context.ts'
import { endSessionsOf } from '../auth/port.ts'
import { recordEvent } from './events.ts'
import type { RequestInfo } from '../../platform/handlers.ts'
import { payForStranger } from '../../platform/stranger-messages.ts'
import type { Principal } from '../../platform/principal.ts'
import { errors } from '../../kernel/http-error.ts'
import { contactChanged } from './account-emails.ts'
import type { PersonRow } from './colleague-store.ts'
import { type Contact, findTaken } from './contact-store.ts'
import { currentUser } from './profile-service.ts'
import { recordNewsSwitch } from './news-agreement.ts'
import { assertPassword } from './own-password.ts'
import { lockPerson, saveProfile } from './profile-store.ts'
import { removeOthersAddedWith } from './proved-contact.ts'
import { peopleErrors } from './errors.ts'
import { findPerson } from './store.ts'

/** The signed-in person asks; they may have no organization. */
interface Asking {
  readonly platform: Platform
  readonly user: Principal
  readonly language: Language
  readonly request: Pick<RequestInfo, 'ip'>
}

/** Emails and text messages with codes that one person may cause in an hour. */
const contactCodes: Budget = { name: 'contact-code', points: 10, seconds: 3600 }

const UNIQUE_VIOLATION = '23505'

type Kind = Contact['kind']

const presentOf = ({ username, email }: PersonRow, kind: Kind): string => (kind === 'PHONE' ? username : email)
const isProvedOf = (person: PersonRow, kind: Kind): boolean =>
  kind === 'PHONE' ? person.phone_confirmed : person.email_confirmed

/**
 * Sends a code to a new phone or e-mail, or to a present one that nobody has confirmed. Whether somebody else has it is said only to who can read the code.
 *
 * @throws HttpError 400 for the present value or a wrong password, 423 too many wrong passwords, 429 too many codes
 */
export const sendCodeToContact = async ({
  platform,
  user,
  language,
  request,
  body,
}: Asking & ReceivedOf<typeof sendContactCode>): Promise<SentCode> => {
  const { database, limits, codes } = platform
  const person = await findPerson(database, user.id)
  if (!person) throw errors.unauthenticated()
  const { kind, value } = body
  const isPresent = value === presentOf(person, kind)
  if (isPresent && isProvedOf(person, kind)) throw peopleErrors.sameContact()
  // A stolen session must not become the account: a new contact opens it by recovery.
  if (!isPresent) await assertPassword(platform, user.id, body.password)
  if (!(await limits.spend(contactCodes, user.id))) throw peopleErrors.tooManyCodes()
  await payForStranger(platform, { kind: 'code', ip: request.ip, organizationId: null })
  return codes.issue({
    purpose: kind === 'PHONE' ? 'CHANGE_PHONE' : 'CHANGE_EMAIL',
    subject: user.id,
    to: kind === 'PHONE' ? { phone: value } : { email: value },
    details: { value },
    language,
  })
}

interface ContactChange extends Contact {
  readonly field: 'mobilePhone' | 'email'
  /** It stays as it was and is proved only now. */
  readonly isPresent: boolean
}

/** The phone or e-mail that is to be proved; nothing when both are as before. */
const contactChangeOf = (
  person: PersonRow,
  { mobilePhone, email, codeToken }: ProfileChange,
): ContactChange | undefined => {
  const changeOf = (kind: Kind, field: ContactChange['field'], value: string | undefined): ContactChange[] => {
    if (value === undefined) return []
    const isPresent = value === presentOf(person, kind)
    if (isPresent && (codeToken === undefined || isProvedOf(person, kind))) return []
    return [{ kind, field, value, isPresent }]
  }
  const changes = [...changeOf('PHONE', 'mobilePhone', mobilePhone), ...changeOf('EMAIL', 'email', email)]
  // A form may send both as they are; what is new goes before what is merely to be proved.
  const fresh = changes.filter(({ isPresent }) => !isPresent)
  if (fresh.length > 1) throw peopleErrors.oneAtATime()
  return fresh[0] ?? changes[0]
}

/** Uses up the code that proves that the new contact is the person's own. */
const proveContact = async (
  { platform, user }: Asking,
  { kind, field, value }: ContactChange,
  codeToken: string | undefined,
): Promise<void> => {
  const { database, clock } = platform
  if (codeToken === undefined) throw peopleErrors.codeNeeded(field)
  const purpose = kind === 'PHONE' ? 'CHANGE_PHONE' : 'CHANGE_EMAIL'
  const { subject, details } = await platform.codes.redeem(codeToken, [purpose])
  if (subject !== user.id || details['value'] !== value) throw peopleErrors.codeNeeded(field)
  const taken = await findTaken(database, { [field]: value }, user.id)
  if (taken) throw peopleErrors.taken(taken)
  const contact = { kind, value }
  await removeOthersAddedWith(platform, { contact, personId: user.id, at: clock.nowText() })
}

const recordPersonalData = async (
  { platform }: Asking,
  person: PersonRow,
  contact: ContactChange | undefined,
  at: string,
): Promise<void> => {
  const { database } = platform
  const { id: personId, organization_id: organizationId } = person
  // A contact that stays as it was is no news to anybody.
  if (!contact || contact.isPresent)
    return recordEvent(database, { organizationId, personId, kind: 'PROFILE_CHANGED', at })
  const kind = contact.kind === 'PHONE' ? 'PHONE_CHANGED' : 'EMAIL_CHANGED'
  await recordEvent(database, { organizationId, personId, kind, at })
  // To the address of before: whoever stole the session must not be the only one to know.
  const details = { kind: contact.kind }
  await sendToRecipients(platform, organizationId, [alwaysWritten(person)], contactChanged, details)
}

const isPersonal = ({ lastname, firstname, middlename, position }: ProfileChange): boolean =>
  [lastname, firstname, middlename, position].some((value) => value !== undefined)

/**
 * Changes the profile of the signed-in person.
 *
 * @throws HttpError 409 when it was changed meanwhile or the new contact is taken, 400 for a contact without its code
 */
export const updateProfile = async (context: Asking & ReceivedOf<typeof updateSelf>): Promise<CurrentUser> => {
  const { platform, user, language, body, request } = context
  const { database, clock, codes } = platform
  try {
    await database.transaction(async () => {
      const person = await lockPerson(database, user.id)
      if (!person) throw errors.unauthenticated()
      if (person.version !== body.version) throw errors.stale()
      const contact = contactChangeOf(person, body)
      if (contact) await proveContact(context, contact, body.codeToken)
      const at = clock.nowText()
      await saveProfile(database, user.id, body, contact, at)
      if (contact && !contact.isPresent) {
        // Whoever else is signed in has to prove themselves again, and codes to the contact of before open nothing.
        await endSessionsOf(database, user.id, 'CONTACT_CHANGED', clock.real().toISOString(), user.sessionId)
        await codes.revoke(user.id, ['RECOVERY'])
      }
      const wantsNews = body.notifications?.product ?? person.notifications.product
      if (wantsNews !== person.notifications.product) {
        await recordNewsSwitch(platform, { person, isOn: wantsNews, at, ip: request.ip })
      }
      if (contact || isPersonal(body)) await recordPersonalData(context, person, contact, at)
    })
  } catch (error) {
    // Somebody took the same phone or e-mail at the same moment.
    if (sqlStateOf(error) === UNIQUE_VIOLATION) {
      throw peopleErrors.taken(body.mobilePhone === undefined ? 'email' : 'mobilePhone')
    }
    throw error
  }
  return currentUser(platform, user, language)
}
