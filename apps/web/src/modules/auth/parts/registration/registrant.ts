import { CAPTCHA_HEADER } from '@cabinet/contract/auth'
import type { CallOptions } from '@cabinet/contract/client'
import { legalTexts } from '@cabinet/contract/legal'
import type { AcceptedText, StartedRegistration } from '@cabinet/contract/auth/registration'
import { type ConsentType, consentTypes } from './consent-types.ts'
import { forgetCode, maskedEmail, maskedPhone, rememberCode, timesFrom } from './pending-code.ts'

/** Boxes as a form holds them. */
export type TickedConsents = Readonly<Partial<Record<ConsentType, boolean>>>

/** Every ticked text with the version that was on the screen. */
export const acceptedOf = (ticked: TickedConsents): AcceptedText[] =>
  consentTypes.filter((type) => ticked[type]).map((type) => ({ type, version: legalTexts[type] }))

/** The person who registers, as the form holds them. */
export interface RegistrantValues {
  readonly lastname?: string
  readonly firstname?: string
  readonly middlename?: string
  readonly position?: string
  readonly mobilePhone?: string
  readonly email?: string
  readonly consents?: TickedConsents
}

/** Fields at which the server may find fault. */
export const registrantFieldNames: readonly string[] = [
  'lastname',
  'firstname',
  'middlename',
  'position',
  'mobilePhone',
  'email',
  ...consentTypes.map((type) => `consents.${type}`),
]

/** The same as the calls take it. */
export const registrantOf = ({ consents = {}, ...person }: RegistrantValues) => ({
  lastname: person.lastname ?? '',
  firstname: person.firstname ?? '',
  middlename: person.middlename || null,
  position: person.position || null,
  mobilePhone: person.mobilePhone ?? '',
  email: person.email ?? '',
  consents: acceptedOf(consents),
})

const KEY = 'cabinet.registration'

let draft: RegistrantValues | null = null

/**
 * Keeps what was typed for the time that this tab is open, so that a reload does not lose it. Agreement is asked for
 * again each time.
 */
export const keepDraft = ({ consents: _consents, ...typed }: RegistrantValues): void => {
  draft = typed
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed))
  } catch {
    // Storage can be forbidden by the browser's settings; the draft then lives as long as the page.
  }
}

const storedDraft = (): RegistrantValues => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}

/** What was typed last: whoever finds a mistake while waiting for the code corrects it instead of typing all anew. */
export const registrationDraft = (): RegistrantValues => {
  draft ??= storedDraft()
  return draft
}

/** Remembers where the code of a registration went. */
export const rememberRegistration = (
  { id, channel }: StartedRegistration,
  { email = '', mobilePhone = '' }: RegistrantValues,
): void => {
  const to = channel === 'EMAIL' ? maskedEmail(email) : maskedPhone(mobilePhone)
  rememberCode({ id, purpose: 'REGISTRATION', to, channel, ...timesFrom(Date.now()) })
}

/** The registration is done. */
export const forgetRegistration = (): void => {
  draft = {}
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // See keepDraft.
  }
  forgetCode()
}

/** Why the bot check gave no token. */
export class CaptchaFailed extends Error {
  override name = 'CaptchaFailed'
}

/** The header with a token of the bot check, where this installation has one. A token works once, so each call asks. */
export const captchaOptions = async (ask: (() => Promise<string>) | null): Promise<CallOptions> => {
  if (!ask) return {}
  const token = await ask().catch((cause: unknown) => {
    throw new CaptchaFailed('The bot check did not pass', { cause })
  })
  return { headers: { [CAPTCHA_HEADER]: token } }
}
