import * as insurer from '@cabinet/contract/debtor/partner'
import type { InsurerInsurance } from '@cabinet/contract/debtor/partner'
import { businessDay } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import { type CallContext, handlers } from '../../../platform/handlers.ts'
import { reportTo } from '../../../platform/partners/report.ts'
import { assertNotBefore } from '../../../platform/transitions/assert-terms.ts'
import { versionsOf } from '../../../platform/transitions/store.ts'
import { findTerms } from '../policy/store.ts'
import { OFFERED_TERMS } from '../policy/terms.ts'
import { insuranceMachine } from '../insurance/transitions.ts'
import { receiveOffer } from '../staff/offer-service.ts'
import * as store from './store.ts'

const insuranceOf = async (
  { platform: { database, clock } }: CallContext,
  row: store.OwnInsurance,
  versions: ReadonlyMap<string, number>,
): Promise<InsurerInsurance> => ({
  id: row.organization_id,
  version: versions.get(row.organization_id) ?? 0,
  state: insuranceMachine.stateOf({ ...row, insurer: null }, ''),
  requestedDateTime: row.requested_at,
  policyNumber: row.policy_number,
  startDate: row.start_date,
  endDate: row.end_date,
  terms: row.policy_number === null ? null : await findTerms(database, row.organization_id, businessDay(clock.now())),
  offeredTerms: OFFERED_TERMS,
  policyholder: {
    fullName: row.full_name,
    shortName: row.short_name,
    itn: row.itn,
    kpp: row.kpp,
    ogrn: row.ogrn,
  },
})

const listInsurances = async (
  context: CallContext & { readonly query: { readonly after?: string | undefined; readonly limit: number } },
) => {
  const { platform, partner, query } = context
  const { database } = platform
  const { after, limit } = query
  const rows = await store.findOwnInsurances(database, partner.partyId, after, limit)
  const ids = rows.map(({ organization_id: id }) => id)
  const versions = await versionsOf(database, insuranceMachine.id, ids)
  return { insurances: await Promise.all(rows.map((row) => insuranceOf(context, row, versions))) }
}

const findInsurance = async (context: CallContext & { readonly params: { readonly id: string } }) => {
  const { platform, partner, params } = context
  const { database } = platform
  const { id } = params
  const row = await store.findOwnInsurance(database, partner.partyId, id)
  if (!row) throw errors.notFound()
  return insuranceOf(context, row, await versionsOf(database, insuranceMachine.id, [id]))
}

/** The insurance of another insurer does not exist for this one. */
const ofInsurer =
  ({ partyId }: { readonly partyId: string }) =>
  ({ insurer_id: insurerId }: { readonly insurer_id: string | null }): boolean =>
    insurerId === partyId

/** Calls of insurers. */
export const insurerHandlers = handlers(insurer, {
  listInsurances: (context) => listInsurances(context),
  insurance: (context) => findInsurance(context),
  offerInsurance: (context) => receiveOffer(context),
  withdrawOffer: (context) =>
    reportTo(context, insuranceMachine, 'withdrawOffer', undefined, ofInsurer(context.partner)),
  acceptConnection: (context) => {
    const { policyNumber = null, startDate, endDate, terms } = context.body
    const policy = { policyNumber, startDate, endDate, terms }
    return reportTo(context, insuranceMachine, 'accept', policy, ofInsurer(context.partner))
  },
  refuseConnection: (context) => {
    const { reason } = context.body
    return reportTo(context, insuranceMachine, 'reject', { reason }, ofInsurer(context.partner), reason)
  },
  changeTerms: (context) => {
    const { fromDate, terms, occurredAt } = context.body
    // What is agreed to cannot be in force before it was.
    assertNotBefore('fromDate', fromDate, businessDay(new Date(occurredAt)))
    return reportTo(context, insuranceMachine, 'changeTerms', { fromDate, terms }, ofInsurer(context.partner))
  },
  keep: (context) => reportTo(context, insuranceMachine, 'keep', undefined, ofInsurer(context.partner)),
  suspend: (context) => {
    const { reason = null } = context.body
    return reportTo(context, insuranceMachine, 'suspend', { reason }, ofInsurer(context.partner), reason)
  },
  resume: (context) => reportTo(context, insuranceMachine, 'resume', undefined, ofInsurer(context.partner)),
  disconnect: (context) => reportTo(context, insuranceMachine, 'disconnect', undefined, ofInsurer(context.partner)),
})
