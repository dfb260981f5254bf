import type { CreditOffer } from '@cabinet/contract/debtor/staff'
import type { PartnerOutcome } from '@cabinet/contract/partner'
import type { Actor } from '../../../kernel/actor.ts'
import { errors } from '../../../kernel/http-error.ts'
import { type Language, named } from '../../../kernel/language.ts'
import type { Platform } from '../../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { reportTo } from '../../../platform/partners/report.ts'
import { recordStaffAction, type RecordedAction } from '../../../platform/staff/journal.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { findOrganizationByItn, queueForOrganization } from '../../organization/port.ts'
import { insuranceErrors } from '../messages.ts'
import { insuranceMachine } from '../insurance/transitions.ts'
import { type InsuranceState, insuranceStates } from '../insurance/states.ts'
import { lockInsurance } from '../insurance/transition-store.ts'
import { findInsurer } from './insurer-store.ts'
import * as store from './offer-store.ts'

type Context = Pick<CallContext, 'platform' | 'user' | 'language'>

/** Who offers to whom. */
interface WantedOffer {
  readonly insurerId: string
  readonly organizationItn: string
}

const offerOf = (row: store.OfferRow, language: Language): CreditOffer => ({
  id: row.organization_id,
  organization: row.short_name,
  itn: row.itn,
  insurer:
    row.insurer_id === null || row.insurer_short_name === null
      ? null
      : { id: row.insurer_id, shortName: row.insurer_short_name },
  state: named(insuranceStates, row.state as InsuranceState, language),
  policyNumber: row.policy_number,
  updatedDateTime: row.updated_at,
})

/** Organizations that an insurer has met, by a filter. */
export const findOffers = async ({ platform, language, body }: Context & { readonly body: AnyRequest }) => {
  const { rows, count } = await store.findOfferPage(platform.database, body)
  return pageAround(
    rows.map((row) => offerOf(row, language)),
    count,
    body,
  )
}

/**
 * Finds whom an insurer makes an offer, in the transaction of the offer. The organization is held until it ends.
 *
 * @throws HttpError 404 for an organization or an insurer that is not here, 409 when the insurer is switched off or the
 *   organization has to do with another one
 */
const prepareOffer = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { insurerId, organizationItn }: WantedOffer,
): Promise<{ readonly organizationId: string; readonly name: string }> => {
  const insurer = await findInsurer(database, insurerId)
  const organization = await findOrganizationByItn(database, organizationItn)
  if (!insurer || !organization) throw errors.notFound()
  if (!insurer.is_active) throw insuranceErrors.insurerOff()
  // Held before its insurance, as whoever confirms it does: so nobody waits in a circle.
  await queueForOrganization(database, organization.id)
  await store.ensureInsurance(database, organization.id, clock.nowText())
  const present = await lockInsurance(database, { id: organization.id })
  if (!present) throw errors.notFound()
  const isAnothers = present.insurer_id !== null && present.insurer_id !== insurerId
  // Whoever has ever insured the organization keeps its shipments and its claims, which belong to the one insurance that
  // an organization has.
  const isHeld =
    present.is_offered || present.insurer_name !== null || present.request_status === 'CONNECTION_REQUESTED'
  if (isAnothers && isHeld) throw insuranceErrors.otherInsurer()
  return { organizationId: organization.id, name: organization.short_name }
}

const record = (
  { platform, user }: Context,
  id: string,
  name: string,
  action: RecordedAction['action'],
): Promise<void> =>
  recordStaffAction(platform, {
    thing: 'CREDIT_OFFER',
    action,
    thingId: id,
    subject: name,
    byPersonId: user.id,
    organizationId: id,
  })

const answerOf = async ({ platform, language }: Context, id: string): Promise<CreditOffer> => {
  const row = await store.findOfferOf(platform.database, id)
  if (!row) throw errors.notFound()
  return offerOf(row, language)
}

/**
 * Makes an offer for an insurer: by hand or by a rule. The same offer once more changes nothing.
 *
 * @throws HttpError 404, 409; see `prepareOffer`, and for an organization that is insured or has applied
 */
export const makeOffer = (
  platform: Platform,
  { insurerId, organizationItn, ruleId }: WantedOffer & { readonly ruleId?: string },
  actor: Actor,
): Promise<{ readonly organizationId: string; readonly name: string; readonly isMoved: boolean }> =>
  platform.database.transaction(async () => {
    const { organizationId, name } = await prepareOffer(platform, { insurerId, organizationItn })
    const { isMoved } = await applyEvent(platform, insuranceMachine, {
      subject: { id: organizationId, organizationId },
      event: 'offer',
      input: { insurerId, ...(ruleId !== undefined && { ruleId }) },
      actor,
    })
    return { organizationId, name, isMoved }
  })

/**
 * Offers credit insurance for an insurer that does not do so itself. The same offer once more changes nothing.
 *
 * @throws HttpError 404, 409; see `makeOffer`
 */
export const createOffer = (context: Context, wanted: WantedOffer): Promise<CreditOffer> => {
  const { platform, user } = context
  return platform.database.transaction(async () => {
    const { organizationId, name, isMoved } = await makeOffer(platform, wanted, { kind: 'STAFF', id: user.id })
    if (isMoved) await record(context, organizationId, name, 'ADDED')
    return answerOf(context, organizationId)
  })
}

/** Takes an offer back. @throws HttpError 404, 409 when the organization has applied or is insured */
export const withdrawOffer = (context: Context, id: string): Promise<CreditOffer> => {
  const { platform, user } = context
  return platform.database.transaction(async () => {
    const { isMoved } = await applyEvent(platform, insuranceMachine, {
      subject: { id, organizationId: id },
      event: 'withdrawOffer',
      input: undefined,
      actor: { kind: 'STAFF', id: user.id },
    })
    const answer = await answerOf(context, id)
    if (isMoved) await record(context, id, answer.organization, 'REMOVED')
    return answer
  })
}

/** The same as an insurer tells it. @throws HttpError 404, 409; see `createOffer` */
export const receiveOffer = ({
  platform,
  partner,
  body,
}: CallContext & {
  readonly body: { readonly externalId: string; readonly occurredAt: string; readonly organizationItn: string }
}): Promise<PartnerOutcome> => {
  const { organizationItn } = body
  const insurerId = partner.partyId
  return platform.database.transaction(async () => {
    const { organizationId: id } = await prepareOffer(platform, { insurerId, organizationItn })
    return reportTo({ platform, partner, params: { id }, body }, insuranceMachine, 'offer', { insurerId }, () => true)
  })
}
