import { randomInt } from 'node:crypto'
import type { SecondFactorAnswer, SecondFactorKind } from '@cabinet/contract/auth'
import type { CodePurpose, CodeToken, SentCode } from '@cabinet/contract/auth/codes'
import type { AcceptedText } from '@cabinet/contract/auth/registration'
import { newPasswordRules } from '@cabinet/contract/auth/registration-rules'
import { generate } from '@cabinet/validators/password'
import type { Redeemed } from '../../../platform/codes/codes.ts'
import { codeErrors } from '../../../platform/codes/messages.ts'
import type { RequestInfo } from '../../../platform/handlers.ts'
import type { Platform } from '../../../platform/context.ts'
import type { Principal } from '../../../platform/principal.ts'
import { errors } from '../../../kernel/http-error.ts'
import { checkRules } from '../../../kernel/rules.ts'
import { canonicalUsername } from '../../../kernel/usernames.ts'
import { signInKeyOf } from '../../../platform/limits.ts'
import { alwaysWritten, sendToRecipients } from '../../../platform/emails/recipients.ts'
import * as people from '../../people/port.ts'
import { acceptMissing, missingConsents } from './consents.ts'
import { budgets, checkVisitor, noSoonerThan, pay } from './guard.ts'
import { passwordEmail } from './emails.ts'
import { passwordErrors } from './messages.ts'
import { provedBy } from './proof.ts'
import { attemptKeyOf } from '../attempt-key.ts'
import type { Requester } from './registration.ts'
import { endSessionsOf } from '../session-store.ts'
import { recordAttempt } from '../sign-ins/record.ts'
import { withSecondFactor } from '../second-factor/check.ts'
import { secondFactorErrors } from '../second-factor/messages.ts'
import { findSecondFactorKinds, hasSecondFactor } from '../second-factor/store.ts'

/** Far longer than it takes to find a person and to write an email. */
const RECOVERY_ANSWER_MS = 300
/** What the token of a code for a password was asked for. */
const PASSWORD_CODES: readonly CodePurpose[] = ['REGISTRATION', 'RECOVERY']
const GENERATED_LENGTH = 16
const RANDOM_STEPS = 2 ** 32

type Addressee = NonNullable<Awaited<ReturnType<typeof people.findRecoverable>>>

/**
 * Who gets a code for a new password, and where. A code goes only where the person has proved themselves: to the phone
 * while there is a gateway for text messages, and to the e-mail. Whom an administrator added has proved nothing yet;
 * they get it at the contact that they have typed, so that the code proves it.
 */
const addresseeOf = async (
  { database, config }: Platform,
  name: string,
): Promise<{ readonly person: Addressee | undefined; readonly to: { email?: string; phone?: string } | undefined }> => {
  const hasSms = config.smsUrl !== null
  const known = await people.findRecoverable(database, name)
  if (known) {
    const { username, email, phone_confirmed: hasPhone, email_confirmed: hasEmail } = known
    return { person: known, to: { ...(hasSms && hasPhone && { phone: username }), ...(hasEmail && { email }) } }
  }
  const kind = hasSms ? 'PHONE' : 'EMAIL'
  const person = await people.findAdded(database, { kind, value: name })
  return { person, to: person && (hasSms ? { phone: name } : { email: name }) }
}

/**
 * Sends a code for a new password. Neither the answer nor its time tells whether somebody has the name.
 *
 * @throws HttpError 403 bot check, 429 too many from one address or for one name, whoever has it
 */
export const recover = async (
  platform: Platform,
  typed: string,
  { request, language }: Requester,
): Promise<SentCode> => {
  const { codes } = platform
  const username = canonicalUsername(typed)
  await checkVisitor(platform, request, budgets.recovery)
  const countedAs = await attemptKeyOf(platform, username, request.ip)
  await pay(platform, budgets.recoveryOfName, countedAs)
  const send = async (): Promise<SentCode> => {
    const { person, to } = await addresseeOf(platform, username)
    return codes.issue({ purpose: 'RECOVERY', subject: person?.id ?? null, to: to ?? {}, language, countedAs })
  }
  return noSoonerThan(RECOVERY_ANSWER_MS, send())
}

/** The token of a typed code, and what its person has yet to agree to before they set a password. */
export const exchangeCode = async (
  { codes, database }: Platform,
  typed: { readonly id: string; readonly code: string },
  ip: string,
): Promise<
  CodeToken & {
    missingConsents: Awaited<ReturnType<typeof missingConsents>>
    secondFactorKinds: SecondFactorKind[]
  }
> => {
  const right = await codes.verify(typed, ['RECOVERY', 'CHANGE_PHONE', 'CHANGE_EMAIL'], ip)
  const personId = right.purpose === 'RECOVERY' ? right.subject : null
  return {
    ...(await codes.exchange(right)),
    missingConsents: personId === null ? [] : await missingConsents(database, personId),
    secondFactorKinds: personId === null ? [] : await findSecondFactorKinds(database, personId),
  }
}

/** A password that meets the rule; drawn from the source of keys. */
export const generatePassword = async (platform: Platform, ip: string): Promise<{ password: string }> => {
  await pay(platform, budgets.generatedPassword, ip)
  return { password: generate(() => randomInt(RANDOM_STEPS) / RANDOM_STEPS, GENERATED_LENGTH) }
}

type Owner = NonNullable<Awaited<ReturnType<typeof people.findForPassword>>>

interface Change {
  readonly passwordHash: string
  readonly kind: 'PASSWORD_CHANGED' | 'PASSWORD_RESET'
  /** The session that goes on. */
  readonly exceptSessionId?: string
}

/** Writes the new password, ends the sessions that the old one opened, and notifies the person. */
const replacePassword = async (
  platform: Platform,
  person: Owner,
  { passwordHash, kind, exceptSessionId }: Change,
): Promise<void> => {
  const { database, clock, codes } = platform
  const at = clock.nowText()
  const { id: personId, organization_id: organizationId } = person
  await people.setPassword(database, personId, passwordHash, at)
  await endSessionsOf(database, personId, 'PASSWORD_RESET', clock.real().toISOString(), exceptSessionId)
  await codes.revoke(personId, ['RECOVERY'])
  await people.recordEvent(database, { organizationId, personId, kind, at })
  const facts = { username: person.phone_confirmed ? person.username : person.email }
  await sendToRecipients(platform, organizationId, [alwaysWritten(person)], passwordEmail, facts)
}

interface NewPassword {
  readonly password: string
  readonly secondFactor?: SecondFactorAnswer | undefined
  readonly consents?: readonly AcceptedText[] | undefined
}

/**
 * Whom an administrator added has proved by the code that its phone or e-mail is theirs; everybody else had done so
 * before.
 *
 * @throws HttpError 400 somebody else has proved the same contact meanwhile
 */
const proveFirstContact = async (
  platform: Platform,
  personId: string,
  { email, phone }: Pick<Redeemed, 'email' | 'phone'>,
): Promise<void> => {
  const person = await people.findForPassword(platform.database, personId)
  if (!person || person.phone_confirmed || person.email_confirmed) return
  const proof = { contact: provedBy({ email, phone }), personId, at: platform.clock.nowText() }
  if (!(await people.proveAdded(platform, proof))) throw codeErrors.token()
}

/** What a code that was typed permits: `work`, together with the second factor of whoever has one. */
const withFactorOf = async <T>(
  platform: Platform,
  { codeToken, secondFactor }: Pick<NewPassword, 'secondFactor'> & { readonly codeToken: string },
  ip: string,
  work: () => Promise<T>,
): Promise<T> => {
  const { database, codes } = platform
  const personId = await codes.findSubject(codeToken, PASSWORD_CODES)
  if (personId === undefined) throw codeErrors.token()
  if (!(await hasSecondFactor(database, personId))) return database.transaction(work)
  const path = 'secondFactor.'
  if (!secondFactor) throw secondFactorErrors.noCode(`${path}code`)
  const use = { for: 'RECOVERY', boundTo: codeToken } as const
  return withSecondFactor(platform, { personId, ip }, { answer: secondFactor, use, path }, work)
}

/** Sets the password of whom the token of a code stands for: the first one, or a new one in place of a lost one. */
const setByToken = async (
  platform: Platform,
  { codeToken, secondFactor, password, consents = [] }: NewPassword & { readonly codeToken: string },
  visitor: Pick<RequestInfo, 'ip' | 'userAgent'>,
): Promise<void> => {
  const { ip } = visitor
  const { database, codes, passwords, clock, limits } = platform
  const passwordHash = await passwords.hash(password)
  const person = await withFactorOf(platform, { codeToken, secondFactor }, ip, async () => {
    const { purpose, subject, ...sentTo } = await codes.redeem(codeToken, PASSWORD_CODES)
    await proveFirstContact(platform, subject, sentTo)
    const found = await people.findForPassword(database, subject)
    if (!found) throw codeErrors.token()
    await acceptMissing(database, consents, { personId: found.id, at: clock.nowText(), ip })
    if (purpose === 'REGISTRATION') await people.setPassword(database, found.id, passwordHash, clock.nowText())
    else {
      await replacePassword(platform, found, { passwordHash, kind: 'PASSWORD_RESET' })
      await recordAttempt(platform, found.id, 'PASSWORD_RECOVERED', visitor)
    }
    return found
  })
  for (const isKnown of [true, false]) await limits.forgive(signInKeyOf(person.id, isKnown))
}

/** @throws HttpError 400 the old password is missing or wrong, 423 too many wrong ones */
const checkOldPassword = async (platform: Platform, person: Owner, oldPassword: string | undefined): Promise<void> => {
  if (!oldPassword) throw passwordErrors.noOld()
  const verdict = await people.checkOwnPassword(platform, person.id, oldPassword)
  if (verdict === 'locked') throw passwordErrors.lockedOut()
  if (verdict === 'wrong') throw passwordErrors.wrongOld()
}

/** Changes the password of the signed-in person. Who must change it has just signed in with the old one. */
const changeOwn = async (
  platform: Platform,
  user: Principal,
  { password, oldPassword }: { readonly password: string; readonly oldPassword?: string | undefined },
): Promise<void> => {
  const { database, passwords } = platform
  const person = await people.findForPassword(database, user.id)
  if (!person) throw errors.unauthenticated()
  if (!person.must_change_password) await checkOldPassword(platform, person, oldPassword)
  if (await passwords.matches(person.password_hash, password)) throw passwordErrors.same()
  const passwordHash = await passwords.hash(password)
  const change: Change = { passwordHash, kind: 'PASSWORD_CHANGED', exceptSessionId: user.sessionId }
  await database.transaction(() => replacePassword(platform, person, change))
}

/**
 * Sets a password by the token of a code, or changes that of the signed-in person.
 *
 * @throws HttpError 400 the password, the old one, the token or a consent is not good, 401 neither token nor session, 423 locked
 */
export const changePassword = async (
  platform: Platform,
  body: NewPassword & {
    readonly codeToken?: string | undefined
    readonly oldPassword?: string | undefined
  },
  { user, request }: { readonly user: Principal | undefined; readonly request: Pick<RequestInfo, 'ip' | 'userAgent'> },
): Promise<void> => {
  checkRules(body, { password: newPasswordRules })
  const { codeToken } = body
  if (codeToken !== undefined) return setByToken(platform, { ...body, codeToken }, request)
  if (!user) throw errors.unauthenticated()
  return changeOwn(platform, user, body)
}
