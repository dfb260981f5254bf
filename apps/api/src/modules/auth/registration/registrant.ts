import { legalTexts, registrationConsents } from '@cabinet/contract/legal'
import { type AcceptedText, itnOwners, type registrantFields } from '@cabinet/contract/registration'
import { consentRules, registrantRules } from '@cabinet/contract/registration-rules'
import * as z from 'zod/mini'
import type { Platform } from '../../../platform/module.ts'
import { refuse } from '../../../platform/refusal.ts'
import { wrongFieldsOf } from '../../../platform/rules.ts'
import { refuseRegistration } from './messages.ts'
import { findTaken } from './store.ts'

/** What a person told at registration. */
export type Registrant = { readonly [Name in keyof typeof registrantFields]: z.output<(typeof registrantFields)[Name]> }

/** A registration between the form and the code. It is kept with the code and forgotten with it. */
export const StoredRegistration = z.object({
  itn: z.string(),
  organizationName: z.nullable(z.string()),
  legalStatus: z.nullable(z.enum(itnOwners)),
  /** The seller's link that it came by. */
  invitationId: z.nullable(z.string()),
  lastname: z.string(),
  firstname: z.string(),
  middlename: z.nullable(z.string()),
  position: z.nullable(z.string()),
  mobilePhone: z.string(),
  email: z.string(),
  consents: z.array(z.object({ type: z.enum(Object.keys(legalTexts) as AcceptedText['type'][]), version: z.string() })),
  acceptedDateTime: z.string(),
  ip: z.string(),
})
export type StoredRegistration = z.output<typeof StoredRegistration>

/** Rules of boxes look at boxes, and the call carries a list of what was ticked. */
const boxesOf = (consents: readonly AcceptedText[]): Record<string, boolean> =>
  Object.fromEntries(consents.map(({ type }) => [type, true]))

/**
 * Checks what the person typed and ticked; an agreement to an older text than the one in force is none.
 *
 * @throws Refusal 400 with every wrong field
 */
export const checkRegistrant = (registrant: Registrant, more: ReturnType<typeof wrongFieldsOf> = []): void => {
  const form = { ...registrant, consents: boxesOf(registrant.consents) }
  const wrong = [...more, ...wrongFieldsOf(form, registrantRules), ...wrongFieldsOf(form, consentRules)]
  if (wrong.length > 0) throw refuse.validation(wrong)
  const outdated = registrant.consents.find(({ type, version }) => version !== legalTexts[type])
  if (outdated) throw refuseRegistration.outdatedText(outdated.type)
}

/** Each text once, in the order in which they are asked for. */
export const consentsOf = ({ consents }: Registrant): AcceptedText[] =>
  [...registrationConsents.required, ...registrationConsents.optional].flatMap((type) =>
    consents.some((given) => given.type === type) ? [{ type, version: legalTexts[type] }] : [],
  )

/** The same person with empty texts as nothing and the e-mail in its one spelling. */
export const tidy = (registrant: Registrant): Registrant => ({
  ...registrant,
  middlename: registrant.middlename || null,
  position: registrant.position || null,
  email: registrant.email.toLowerCase(),
})

/** @throws Refusal 409 at the field that somebody else has */
export const checkFree = async (
  { database }: Pick<Platform, 'database'>,
  { mobilePhone, email }: Pick<Registrant, 'mobilePhone' | 'email'>,
): Promise<void> => {
  const taken = await findTaken(database, { username: mobilePhone, email })
  if (taken === 'phone') throw refuseRegistration.phoneTaken()
  if (taken === 'email') throw refuseRegistration.emailTaken()
}
