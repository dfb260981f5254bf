import { type DebtorConditions, type DebtorText, debtorTextNames, debtorTexts } from '@cabinet/contract/debtor-policy'
import { businessDay } from '../../../kernel/clock.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { insuranceErrors } from '../messages.ts'
import { findInsurance } from '../store.ts'
import { documentsOf } from './documents.ts'
import * as store from './store.ts'
import { termsOf } from './terms.ts'

type Consents = Awaited<ReturnType<typeof store.findConsents>>

/** When the organization agreed to a text in the version in force. */
const acceptedAt = (consents: Consents, type: DebtorText): string | null =>
  consents.find((consent) => consent.type === type && consent.version === debtorTexts[type])?.accepted_at ?? null

/** Whether every text was agreed to in the version in force. */
export const hasAgreed = (consents: Consents): boolean =>
  debtorTextNames.every((type) => acceptedAt(consents, type) !== null)

/** The policy and its terms, or those that are offered; the texts and the papers. */
export const conditionsOf = async ({
  platform,
  organizationId,
  language,
}: RequestContext): Promise<DebtorConditions> => {
  const { database, clock } = platform
  const today = businessDay(clock.now())
  const [insurance, terms, consents] = await Promise.all([
    findInsurance(database, organizationId),
    store.findTerms(database, organizationId, today),
    store.findConsents(database, organizationId),
  ])
  const { policy_number: number = null, start_date: startDate = null, end_date: endDate = null } = insurance ?? {}
  const hasPolicy = number !== null && startDate !== null && endDate !== null
  const versions = number === null ? [] : await store.findVersions(database, organizationId, number)
  return {
    policy: hasPolicy
      ? {
          number,
          insurerName: insurance?.insurer_name ?? platform.config.insurer.name,
          startDate,
          endDate,
          isInForce: insurance?.service_status !== 'UNAVAILABLE' && startDate <= today && today <= endDate,
        }
      : null,
    terms,
    versions: versions.map((row) => ({ version: row.version, fromDate: row.from_date, terms: termsOf(row) })),
    texts: debtorTextNames.map((type) => ({
      type,
      version: debtorTexts[type],
      acceptedDateTime: acceptedAt(consents, type),
    })),
    documents: documentsOf(hasPolicy ? { number, startDate } : null, language),
  }
}

/**
 * Keeps the agreement to texts: which version, who, when and from where.
 *
 * @throws HttpError 409 for a version that is no longer in force
 */
export const acceptTexts = async (
  { platform, organizationId, user, request }: RequestContext & { readonly request: { readonly ip: string } },
  texts: readonly { readonly type: DebtorText; readonly version: string }[],
): Promise<void> => {
  if (texts.some(({ type, version }) => version !== debtorTexts[type])) throw insuranceErrors.outdatedText()
  await store.insertConsents(platform.database, texts, {
    organization_id: organizationId,
    person_id: user.id,
    accepted_at: platform.clock.nowText(),
    ip: request.ip,
  })
}
