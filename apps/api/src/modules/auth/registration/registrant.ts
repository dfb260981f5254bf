import { canonicalEmail } from '@cabinet/contract/email'
import { legalTexts } from '@cabinet/contract/legal'
import { type AcceptedText, itnOwners, type registrantFields } from '@cabinet/contract/auth/registration'
import { registrantRules } from '@cabinet/contract/auth/registration-rules'
import * as z from 'zod/mini'
import type { Platform } from '../../../platform/context.ts'
import { errors } from '../../../kernel/http-error.ts'
import { wrongFieldsOf } from '../../../kernel/rules.ts'
import { checkVersions, wrongConsentsOf } from './consents.ts'
import { registrationErrors } from './messages.ts'
import { findTaken } from '../../people/port.ts'

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

/**
 * Checks what the person typed and ticked; an agreement to an older text than the one in force is none.
 *
 * @throws HttpError 400 with every wrong field
 */
export const checkRegistrant = (registrant: Registrant, more: ReturnType<typeof wrongFieldsOf> = []): void => {
  const wrong = [...more, ...wrongFieldsOf(registrant, registrantRules), ...wrongConsentsOf(registrant.consents)]
  if (wrong.length > 0) throw errors.validation(wrong)
  checkVersions(registrant.consents)
}

/** The same person with empty texts as nothing and the e-mail in its one spelling. */
export const tidy = (registrant: Registrant): Registrant => ({
  ...registrant,
  middlename: registrant.middlename || null,
  position: registrant.position || null,
  email: canonicalEmail(registrant.email),
})

/** @throws HttpError 409 at the field that somebody else has */
export const checkFree = async (
  { database }: Pick<Platform, 'database'>,
  { mobilePhone, email }: Pick<Registrant, 'mobilePhone' | 'email'>,
): Promise<void> => {
  const taken = await findTaken(database, { mobilePhone, email })
  if (taken === 'mobilePhone') throw registrationErrors.phoneTaken()
  if (taken === 'email') throw registrationErrors.emailTaken()
}
