import * as z from 'zod/mini'
import { byPartner } from './access.ts'
import { ById, Id } from './common.ts'
import { Day, Instant } from './dates.ts'
import { PolicyTerms } from './debtor-policy.ts'
import { endpoint } from './endpoint.ts'
import { day } from './find-fields.ts'
import { Kopecks, Percent } from './money.ts'
import { partnerNews, PartnerOutcome } from './partner.ts'
import { lines } from './text-kinds.ts'

const insurer = byPartner('INSURER')
const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))

const Sum = Kopecks.check(z.minimum(0), z.maximum(100_000_000_000_000))
const Rate = Percent.check(z.minimum(0), z.maximum(100), z.multipleOf(0.01))
const RealDay = day().value
const Days = z.int().check(z.minimum(1), z.maximum(365))

/** Terms within reason. */
const Terms = z
  .object({
    insuredSum: Sum.check(z.minimum(1)),
    indemnityRate: Rate.check(z.minimum(0.01)),
    selfRetentionRate: Rate,
    maxDeferralDays: Days,
    notificationDays: Days,
    waitingPeriodDays: Days,
    blindLimit: Sum,
    premiumRate: Rate.check(z.minimum(0.01)),
    minPremium: Sum,
    payoutWorkingDays: Days,
    suspensionDays: Days,
  } satisfies Record<keyof PolicyTerms, unknown>)
  .check(
    z.refine(({ indemnityRate, selfRetentionRate }) => indemnityRate + selfRetentionRate <= 100, {
      path: ['selfRetentionRate'],
    }),
    z.refine(({ blindLimit, insuredSum }) => blindLimit <= insuredSum, { path: ['blindLimit'] }),
  )

/** The insurance of an organization as its insurer sees it; its id is that of the organization. */
export const InsurerInsurance = z.object({
  id: Id,
  version: z.int(),
  state: z.string(),
  requestedDateTime: z.nullable(Instant),
  policyNumber: z.nullable(z.string()),
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
  /** In force today; null without a policy. */
  terms: z.nullable(PolicyTerms),
  /** What the organization is offered while it has no policy. */
  offeredTerms: PolicyTerms,
  policyholder: z.object({
    fullName: z.string(),
    shortName: z.string(),
    itn: z.string(),
    kpp: z.nullable(z.string()),
    ogrn: z.nullable(z.string()),
  }),
})
export type InsurerInsurance = z.output<typeof InsurerInsurance>

export const listInsurances = endpoint({
  id: 'partner-insurer.listInsurances',
  method: 'GET',
  path: '/v1/partner/insurer/insurance',
  summary: 'Organizations that the insurer insures or would insure; read on after the last id.',
  access: insurer,
  query: z.object({
    after: z.optional(Id),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 100),
  }),
  response: z.object({ insurances: z.array(InsurerInsurance) }),
})

export const insurance = endpoint({
  id: 'partner-insurer.insurance',
  method: 'GET',
  path: '/v1/partner/insurer/insurance/{id}',
  summary: 'The insurance of one organization.',
  access: insurer,
  params: ById,
  response: InsurerInsurance,
})

export const acceptConnection = endpoint({
  id: 'partner-insurer.acceptConnection',
  method: 'POST',
  path: '/v1/partner/insurer/insurance/{id}/accept',
  summary: 'The insurer has accepted the application; the policy is in force.',
  access: insurer,
  params: ById,
  body: z.object({
    ...partnerNews,
    /** Numbered by the cabinet when absent. */
    policyNumber: z.optional(text(50)),
    startDate: RealDay,
    endDate: RealDay,
    terms: Terms,
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const refuseConnection = endpoint({
  id: 'partner-insurer.refuseConnection',
  method: 'POST',
  path: '/v1/partner/insurer/insurance/{id}/refuse',
  summary: 'The insurer has refused the application.',
  access: insurer,
  params: ById,
  body: z.object({ ...partnerNews, reason: lines(text(500)) }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const changeTerms = endpoint({
  id: 'partner-insurer.changeTerms',
  method: 'POST',
  path: '/v1/partner/insurer/insurance/{id}/terms',
  summary: 'New terms of a policy from a day on; what is declared before keeps its cover and its premium.',
  access: insurer,
  params: ById,
  body: z.object({ ...partnerNews, fromDate: RealDay, terms: Terms }),
  response: PartnerOutcome,
  idempotent: 'required',
})

const moved = (name: string, event: string, summary: string) =>
  endpoint({
    id: `partner-insurer.${name}`,
    method: 'POST',
    path: `/v1/partner/insurer/insurance/{id}/${event}`,
    summary,
    access: insurer,
    params: ById,
    body: z.object(partnerNews),
    response: PartnerOutcome,
    idempotent: 'required',
  })

export const suspend = endpoint({
  id: 'partner-insurer.suspend',
  method: 'POST',
  path: '/v1/partner/insurer/insurance/{id}/suspend',
  summary: 'The insurance has been suspended.',
  access: insurer,
  params: ById,
  /** The organization reads the reason. */
  body: z.object({ ...partnerNews, reason: z.optional(lines(text(500))) }),
  response: PartnerOutcome,
  idempotent: 'required',
})
export const resume = moved('resume', 'resume', 'A suspended insurance goes on.')
export const disconnect = moved('disconnect', 'disconnect', 'The insurance has ended.')
export const keep = moved('keep', 'keep', 'The insurance goes on: the request to end it is withdrawn.')
