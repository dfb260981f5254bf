import { randomBytes } from 'node:crypto'
import type { RoleCode } from '@cabinet/contract/access'
import type { CodeToken } from '@cabinet/contract/auth/codes'
import type { StartedRegistration } from '@cabinet/contract/auth/registration'
import { shortNameRules } from '@cabinet/contract/organization/company-name'
import { itnRules } from '@cabinet/contract/auth/registration-rules'
import { alwaysWritten, sendToRecipients } from '../../../platform/emails/recipients.ts'
import { sqlStateOf } from '../../../db/database.ts'
import type { RequestInfo } from '../../../platform/handlers.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Platform } from '../../../platform/context.ts'
import { claimOrganization, findOrganizationCard, registerOrganization } from '../../organization/port.ts'
import { payForStranger } from '../../../platform/stranger-messages.ts'
import * as people from '../../people/port.ts'
import { wrongFieldsOf } from '../../../kernel/rules.ts'
import { consentsOf, insertConsents } from './consents.ts'
import { budgets, checkVisitor } from './guard.ts'
import { provedBy } from './proof.ts'
import { newcomerEmail } from './emails.ts'
import { checkOrganization, organizationOf, recordOf, type DeclaredOrganization } from './organization.ts'
import { checkFree, checkRegistrant, type Registrant, StoredRegistration, tidy } from './registrant.ts'
import { useInvitation } from './seller-account.ts'

/** SQLSTATE of a row that somebody else has just written. */
const DUPLICATE = '23505'

/** Who asks, and in which language the answer goes. */
export interface Requester {
  readonly request: Pick<RequestInfo, 'ip' | 'captchaToken'>
  readonly language: Language
}

interface Beginning extends DeclaredOrganization {
  readonly registrant: Registrant
  readonly invitationId: string | null
}

/**
 * Sends the code of a registration. With a gateway for text messages it goes to the phone that the person will sign in
 * with, otherwise to the e-mail.
 */
const sendCode = async (
  platform: Platform,
  { registrant, ...rest }: Beginning,
  { request, language }: Requester,
): Promise<StartedRegistration> => {
  const { codes, config, clock } = platform
  const details: StoredRegistration = {
    ...rest,
    ...registrant,
    consents: consentsOf(registrant.consents),
    acceptedDateTime: clock.nowText(),
    ip: request.ip,
  }
  const channel = config.smsUrl === null ? 'EMAIL' : 'SMS'
  const to = channel === 'EMAIL' ? { email: registrant.email } : { phone: registrant.mobilePhone }
  await payForStranger(platform, { kind: 'code', ip: request.ip, organizationId: null })
  const sent = await codes.issue({ purpose: 'REGISTRATION', subject: null, to, details, language })
  return { ...sent, channel }
}

/**
 * Takes what a person told and sends them a code.
 *
 * @throws HttpError 400 wrong fields, 403 bot check, 409 the phone or the e-mail is taken, 429 too many from one address
 */
export const beginRegistration = async (
  platform: Platform,
  { registrant: given, ...rest }: Beginning,
  requester: Requester,
): Promise<StartedRegistration> => {
  // A name that is typed is checked also while the registry knows a better one: it may be away when the code is typed.
  const nameRules = rest.invitationId === null ? shortNameRules() : []
  checkRegistrant(given, wrongFieldsOf(rest, { itn: itnRules, organizationName: nameRules }))
  const registrant = tidy(given)
  await checkVisitor(platform, requester.request, budgets.registration)
  await checkOrganization(platform, rest)
  await checkFree(platform, registrant)
  return sendCode(platform, { ...rest, registrant }, requester)
}

const rolesOf = (isOwner: boolean, isSeller: boolean): RoleCode[] => [
  ...(isOwner ? (['USER_ADMIN', 'USER'] as const) : (['UNVERIFIED_USER'] as const)),
  ...(isSeller ? (['SELLER'] as const) : []),
]

/** Tells the owner that somebody waits. */
const tellOwner = async (
  platform: Platform,
  organizationId: string,
  { lastname, firstname, middlename, mobilePhone, email }: StoredRegistration,
  proved: people.Contact,
): Promise<void> => {
  const { database } = platform
  const organization = await findOrganizationCard(database, organizationId)
  const owner = organization?.owner_id ? await people.findPerson(database, organization.owner_id) : undefined
  if (!organization || !owner) return
  await sendToRecipients(platform, organizationId, [alwaysWritten(owner)], newcomerEmail, {
    person: [lastname, firstname, middlename].filter(Boolean).join(' '),
    organization: organization.short_name,
    phone: mobilePhone,
    email,
    proved: proved.kind,
  })
}

interface Arrival {
  readonly stored: StoredRegistration
  readonly personId: string
  readonly organizationId: string
  readonly passwordHash: string
  /** To which the code went: the other contact is what the person says. */
  readonly proved: people.Contact
  readonly language: Language
}

/** Writes the person: the first one of an organization owns it, everyone else waits for that one. */
const arrive = async (platform: Platform, arrival: Arrival): Promise<void> => {
  const { database, clock } = platform
  const { stored, personId, organizationId, proved } = arrival
  const at = clock.nowText()
  await people.removeOthersAddedWith(platform, { contact: proved, personId, at })
  await people.insertPerson(database, {
    id: personId,
    organization_id: organizationId,
    username: stored.mobilePhone,
    email: stored.email,
    lastname: stored.lastname,
    firstname: stored.firstname,
    middlename: stored.middlename,
    position: stored.position,
    status: 'UNCONFIRMED',
    password_hash: arrival.passwordHash,
    must_change_password: false,
    last_login_at: null,
    owner_reminded_at: null,
    email_confirmed: proved.kind === 'EMAIL',
    phone_confirmed: proved.kind === 'PHONE',
    language: arrival.language,
    notifications: JSON.stringify({
      email: true,
      sms: false,
      product: stored.consents.some(({ type }) => type === 'NEWS'),
    }),
    created_at: at,
    updated_at: at,
    is_deleted: false,
  })
  const isOwner = await claimOrganization(database, organizationId, personId, at)
  if (isOwner) await people.becomeOwnerOf(platform, organizationId, personId)
  await people.insertRoles(database, personId, rolesOf(isOwner, stored.invitationId !== null), at)
  await insertConsents(database, stored.consents, { personId, at: stored.acceptedDateTime, ip: stored.ip })
  await people.recordEvent(database, { organizationId, personId, kind: 'REGISTERED', at })
  if (isOwner) await people.recordEvent(database, { organizationId, personId, kind: 'BECAME_OWNER', at })
  else await tellOwner(platform, organizationId, stored, proved)
}

/** Somebody who took the same phone or the same company a moment earlier has won; look again at what they left. */
const onceMoreAfterDuplicate = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (sqlStateOf(error) !== DUPLICATE) throw error
    return work()
  }
}

/**
 * Registers the person whose code was typed right. They have no password yet: the token of the answer sets it.
 *
 * @throws HttpError 400 the code is wrong or out of date, 409 somebody was faster
 */
export const confirmRegistration = async (
  platform: Platform,
  typed: { readonly id: string; readonly code: string },
  { request, language }: { readonly request: Pick<RequestInfo, 'ip'>; readonly language: Language },
): Promise<CodeToken> => {
  const { codes, database, clock, passwords } = platform
  const right = await codes.verify(typed, ['REGISTRATION'], request.ip)
  const stored = StoredRegistration.parse(right.details)
  const record = await recordOf(platform, stored.itn)
  const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'))
  const register = async (): Promise<CodeToken> => {
    await checkFree(platform, stored)
    const organization = organizationOf(stored, stored, record)
    const { id: organizationId } = await registerOrganization(platform, { organization, at: clock.nowText() })
    const personId = newId()
    await arrive(platform, { stored, personId, organizationId, passwordHash, proved: provedBy(right), language })
    if (stored.invitationId !== null) await useInvitation(platform, stored.invitationId, organizationId)
    return codes.exchange(right, { subject: personId, details: {} })
  }
  return onceMoreAfterDuplicate(() => database.transaction(register))
}
