import { legalTexts, registrationConsents } from '@cabinet/contract/legal'
import type { AcceptedText } from '@cabinet/contract/auth/registration'
import { consentRules } from '@cabinet/contract/auth/registration-rules'
import type { Database } from '../../../db/database.ts'
import { newId } from '../../../kernel/ids.ts'
import { errors } from '../../../kernel/http-error.ts'
import { wrongFieldsOf } from '../../../kernel/rules.ts'
import { registrationErrors } from './messages.ts'
import * as people from '../../people/port.ts'

type RequiredText = (typeof registrationConsents.required)[number]

/** Rules of boxes look at boxes, and the call carries a list of what was ticked. */
export const wrongConsentsOf = (consents: readonly AcceptedText[]): ReturnType<typeof wrongFieldsOf> =>
  wrongFieldsOf({ consents: Object.fromEntries(consents.map(({ type }) => [type, true])) }, consentRules)

/**
 * An agreement to an older text than the one in force is none.
 *
 * @throws HttpError 400 at the box of the text
 */
export const checkVersions = (consents: readonly AcceptedText[]): void => {
  const outdated = consents.find(({ type, version }) => version !== legalTexts[type])
  if (outdated) throw registrationErrors.outdatedText(outdated.type, legalTexts[outdated.type])
}

/** Each text once, in the order in which they are asked for. */
export const consentsOf = (given: readonly AcceptedText[]): AcceptedText[] =>
  [...registrationConsents.required, ...registrationConsents.optional].flatMap((type) =>
    given.some((text) => text.type === type) ? [{ type, version: legalTexts[type] }] : [],
  )

/** Where and when a person agreed. */
interface Acceptance {
  readonly personId: string
  readonly at: string
  readonly ip: string
}

/** Stores what a person has agreed to. */
export const insertConsents = (
  database: Database,
  consents: readonly AcceptedText[],
  { personId, at, ip }: Acceptance,
): Promise<void> =>
  people.insertConsents(
    database,
    consents.map(({ type, version }) => ({ id: newId(), person_id: personId, type, version, accepted_at: at, ip })),
  )

/** Texts that a person has never agreed to, in any version: they were added to the cabinet and did not register. */
export const missingConsents = async (database: Database, personId: string): Promise<RequiredText[]> => {
  const given = new Set<string>(await people.findAgreedTexts(database, personId))
  return registrationConsents.required.filter((type) => !given.has(type))
}

/**
 * Takes what is missing along with the first password.
 *
 * @throws HttpError 400 at every box that is not ticked
 */
export const acceptMissing = async (
  database: Database,
  given: readonly AcceptedText[],
  acceptance: Acceptance,
): Promise<void> => {
  const missing = await missingConsents(database, acceptance.personId)
  const wrong = wrongConsentsOf(given).filter(({ field }) => missing.some((type) => field === `consents.${type}`))
  if (wrong.length > 0) throw errors.validation(wrong)
  const accepted = given.filter(({ type }) => missing.some((wanted) => wanted === type))
  checkVersions(accepted)
  await insertConsents(database, consentsOf(accepted), acceptance)
}
