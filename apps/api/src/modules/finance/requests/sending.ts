import { businessDay } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import type { Platform } from '../../../platform/context.ts'
import { financeErrors } from '../messages.ts'
import { assertSendable } from './rules.ts'
import * as store from './store.ts'
import { loadRequest } from './values.ts'
import { sentApplicantOf } from './view.ts'

/** What a move of a request knows of it. */
interface MovedKey {
  readonly id: string
  readonly organization_id: string
  readonly offer_status: string | null
  readonly offer_end_date: string
}

const loaded = async (platform: Platform, { id, organization_id: organizationId }: MovedKey) => {
  const request = await store.findRequest(platform.database, { organizationId, requestId: id })
  if (!request) throw errors.notFound()
  return loadRequest(platform, request)
}

/**
 * Whether everything that the bank asks for is there, and the offer still stands.
 *
 * @throws HttpError 400 with every field that is missing, 409 when the offer is gone
 */
export const assertComplete = async ({
  platform,
  subject,
  now,
}: {
  readonly platform: Platform
  readonly subject: MovedKey
  readonly now: Date
}): Promise<void> => {
  if (subject.offer_status === 'CANCEL' || subject.offer_end_date < businessDay(now)) throw financeErrors.withdrawn()
  const { values, conditions } = await loaded(platform, subject)
  assertSendable(values, conditions)
}

/** Writes down who applied: the organization may change its name tomorrow. */
export const freezeApplicant = async ({
  platform,
  subject,
}: {
  readonly platform: Platform
  readonly subject: MovedKey
}): Promise<void> => {
  const { applicant } = await loaded(platform, subject)
  const key = { organizationId: subject.organization_id, requestId: subject.id }
  await store.saveApplicant(platform.database, key, JSON.stringify(sentApplicantOf(applicant)))
}
