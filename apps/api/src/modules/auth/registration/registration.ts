import { randomBytes } from 'node:crypto'
import type { RoleCode } from '@cabinet/contract/access'
import type { CodeToken } from '@cabinet/contract/code'
import type { StartedRegistration } from '@cabinet/contract/registration'
import { itnRules } from '@cabinet/contract/registration-rules'
import { sqlStateOf } from '../../../db/database.ts'
import type { RequestFacts } from '../../../platform/handlers.ts'
import { newId } from '../../../platform/ids.ts'
import type { Language } from '../../../platform/language.ts'
import type { Platform } from '../../../platform/module.ts'
import { insertOrganization } from '../../../platform/organizations.ts'
import { recordEvent } from '../../../platform/people.ts'
import { wrongFieldsOf } from '../../../platform/rules.ts'
import { consentsOf, insertConsents } from './consents.ts'
import { budgets, checkVisitor } from './guard.ts'
import { newcomerLetter } from './letters.ts'
import { checkOrganization, organizationOf, recordOf, type SaidOrganization } from './organization.ts'
import { checkFree, checkRegistrant, type Registrant, StoredRegistration, tidy } from './registrant.ts'
import { useInvitation } from './seller-account.ts'
import * as store from './store.ts'

/** SQLSTATE of a row that somebody else has just written. */
const DUPLICATE = '23505'

/** Who asks, and in which language the answer goes. */
export interface Asker {
  readonly request: Pick<RequestFacts, 'ip' | 'captchaToken'>
  readonly language: Language
}

interface Beginning extends SaidOrganization {
  readonly registrant: Registrant
  readonly invitationId: string | null
}

/**
 * Sends the code of a registration. With a gateway for text messages it goes to the phone that the person will sign in
 * with, otherwise to the e-mail.
 */
const sendCode = async (
  { codes, config, clock }: Platform,
  { registrant, ...rest }: Beginning,
  { request, language }: Asker,
): Promise<StartedRegistration> => {
  const details: StoredRegistration = {
    ...rest,
    ...registrant,
    consents: consentsOf(registrant.consents),
    acceptedDateTime: clock.nowText(),
    ip: request.ip,
  }
  const channel = config.smsUrl === null ? 'EMAIL' : 'SMS'
  const to = channel === 'EMAIL' ? { email: registrant.email } : { phone: registrant.mobilePhone }
  const sent = await codes.issue({ purpose: 'REGISTRATION', subject: null, to, details, language })
  return { ...sent, channel }
}

/**
 * Takes what a person told and sends them a code.
 *
 * @throws Refusal 400 wrong fields, 403 bot check, 409 the phone or the e-mail is taken, 429 too many from one address
 */
export const beginRegistration = async (
  platform: Platform,
  { registrant: given, ...rest }: Beginning,
  asker: Asker,
): Promise<StartedRegistration> => {
  checkRegistrant(given, wrongFieldsOf(rest, { itn: itnRules }))
  const registrant = tidy(given)
  await checkVisitor(platform, asker.request, budgets.registration)
  await checkOrganization(platform, rest)
  await checkFree(platform, registrant)
  return sendCode(platform, { ...rest, registrant }, asker)
}

const rolesOf = (isOwner: boolean, isSeller: boolean): RoleCode[] => [
  ...(isOwner ? (['USER_ADMIN', 'USER'] as const) : (['UNVERIFIED_USER'] as const)),
  ...(isSeller ? (['SELLER'] as const) : []),
]

/** Tells the owner that somebody waits. */
const tellOwner = async (
  { database, post }: Platform,
  organizationId: string,
  { lastname, firstname, middlename, mobilePhone, email }: StoredRegistration,
): Promise<void> => {
  const owner = await store.findOwnerOf(database, organizationId)
  if (!owner) return
  const content = newcomerLetter.write(
    {
      person: [lastname, firstname, middlename].filter(Boolean).join(' '),
      organization: owner.short_name,
      phone: mobilePhone,
      email,
    },
    owner.language,
  )
  await post.write({ organizationId, recipient: owner.email, content })
}

interface Arrival {
  readonly stored: StoredRegistration
  readonly personId: string
  readonly organizationId: string
  readonly passwordHash: string
  readonly isEmailConfirmed: boolean
  readonly language: Language
}

/** Writes the person: the first one of an organization owns it, everyone else waits for that one. */
const arrive = async (platform: Platform, arrival: Arrival): Promise<void> => {
  const { database, clock } = platform
  const { stored, personId, organizationId } = arrival
  const at = clock.nowText()
  await store.insertPerson(database, {
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
    email_confirmed: arrival.isEmailConfirmed,
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
  const isOwner = await store.becomeOwner(database, organizationId, personId, at)
  if (isOwner) await store.activate(database, personId, at)
  await store.insertRoles(database, personId, rolesOf(isOwner, stored.invitationId !== null), at)
  await insertConsents(database, stored.consents, { personId, at: stored.acceptedDateTime, ip: stored.ip })
  await recordEvent(database, { organizationId, personId, kind: 'REGISTERED', at })
  if (isOwner) await recordEvent(database, { organizationId, personId, kind: 'BECAME_OWNER', at })
  else await tellOwner(platform, organizationId, stored)
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
 * @throws Refusal 400 the code is wrong or out of date, 409 somebody was faster
 */
export const confirmRegistration = async (
  platform: Platform,
  typed: { readonly id: string; readonly code: string },
  language: Language,
): Promise<CodeToken> => {
  const { codes, database, clock, passwords } = platform
  const right = await codes.verify(typed, ['REGISTRATION'])
  const stored = StoredRegistration.parse(right.details)
  const record = await recordOf(platform, stored.itn)
  const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'))
  const register = async (): Promise<CodeToken> => {
    await checkFree(platform, stored)
    const organization = organizationOf(stored, stored, record)
    const { id: organizationId } = await insertOrganization(database, { organization, at: clock.nowText() })
    const personId = newId()
    const isEmailConfirmed = right.email !== null
    await arrive(platform, { stored, personId, organizationId, passwordHash, isEmailConfirmed, language })
    if (stored.invitationId !== null) await useInvitation(platform, stored.invitationId, organizationId)
    return codes.exchange(right, { subject: personId, details: {} })
  }
  return onceMoreAfterDuplicate(() => database.transaction(register))
}
