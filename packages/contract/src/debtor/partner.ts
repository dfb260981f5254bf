import * as z from 'zod/mini'
import { byPartner } from '../access.ts'
import { Id } from '../common.ts'
import { Day, Instant } from '../dates.ts'
import type { PolicyTerms } from './policy.ts'
import { described, describedShape } from '../described.ts'
import { endpoint } from '../endpoint.ts'
import { day } from '../find-fields.ts'
import { Kopecks, Percent } from '../money.ts'
import { byIdOf, pagingOf, partnerNews, PartnerOutcome, Version } from '../partner.ts'
import { InsurerTerms, wordsOfTerms } from './partner-descriptions.ts'
import { lines } from '../text-kinds.ts'

const insurer = byPartner('INSURER')
const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))

const Sum = Kopecks.check(z.minimum(0), z.maximum(100_000_000_000_000))
const Rate = Percent.check(z.minimum(0), z.maximum(100), z.multipleOf(0.01))
const RealDay = day().value
const Days = z.int().check(z.minimum(1), z.maximum(365))

/** Terms within reason. */
const Terms = z
  .object(
    describedShape(
      {
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
      } satisfies Record<keyof PolicyTerms, unknown>,
      wordsOfTerms,
    ),
  )
  .check(
    z.refine(({ indemnityRate, selfRetentionRate }) => indemnityRate + selfRetentionRate <= 100, {
      path: ['selfRetentionRate'],
    }),
    z.refine(({ blindLimit, insuredSum }) => blindLimit <= insuredSum, { path: ['blindLimit'] }),
  )

/** The insurance of an organization as its insurer sees it; its id is that of the organization. */
export const InsurerInsurance = z
  .object({
    id: described(Id, 'Id of the organization, which is that of its insurance as well.'),
    version: Version,
    state: described(
      z.string(),
      '`NOT_OFFERED` (the organization cannot apply), `OFFERED` (it may apply), `CONNECTION_REQUESTED` (it has applied and waits for you), `REJECTED` (you have refused), `AVAILABLE` (insured), `SUSPENDED` (new shipments are not insured), `DISCONNECTION_REQUESTED` (it asks to end the insurance) or `UNAVAILABLE` (ended).',
    ),
    requestedDateTime: described(
      z.nullable(Instant),
      'When the organization applied the last time; null when it never did.',
    ),
    policyNumber: described(
      z.nullable(z.string()),
      'Number of the policy: yours, or the one that the platform gave it when you named none. Null without a policy.',
    ),
    startDate: described(z.nullable(Day), 'The first day of the policy, Moscow time; null without a policy.'),
    endDate: described(z.nullable(Day), 'The last day of the policy, Moscow time; null without a policy.'),
    terms: described(z.nullable(InsurerTerms), 'Terms that are in force today; null without a policy.'),
    offeredTerms: described(InsurerTerms, 'What the organization is offered while it has no policy.'),
    policyholder: described(
      z.object({
        fullName: described(z.string(), 'Full name.'),
        shortName: described(z.string(), 'Short name.'),
        itn: described(z.string(), 'ИНН: 10 digits of a company, 12 of a person.'),
        kpp: described(z.nullable(z.string()), 'КПП; null for who has none.'),
        ogrn: described(z.nullable(z.string()), 'ОГРН or ОГРНИП; null for who has none.'),
      }),
      'The organization.',
    ),
  })
  .register(z.globalRegistry, {
    id: 'InsurerInsurance',
    description: 'The insurance of commercial credits of an organization.',
  })
export type InsurerInsurance = z.output<typeof InsurerInsurance>

export const listInsurances = endpoint({
  id: 'partner-insurer.listInsurances',
  method: 'GET',
  path: '/v1/partner/insurer/insurance',
  summary: 'Organizations that the insurer insures or would insure; read on after the last id.',
  access: insurer,
  query: z.object(pagingOf('insurances')),
  response: z.object({ insurances: described(z.array(InsurerInsurance), 'In the order of their ids.') }),
})

export const insurance = endpoint({
  id: 'partner-insurer.insurance',
  method: 'GET',
  path: '/v1/partner/insurer/insurance/{id}',
  summary: 'The insurance of one organization.',
  access: insurer,
  params: byIdOf('the insurance (that of the organization)'),
  response: InsurerInsurance,
})

export const offerInsurance = endpoint({
  id: 'partner-insurer.offerInsurance',
  method: 'POST',
  path: '/v1/partner/insurer/insurance/offer',
  summary:
    'Offers insurance to an organization by its ИНН, which may apply from then on; the answer names the insurance. 404 for an organization that is not here, 409 when another insurer has offered it or insures.',
  access: insurer,
  body: z.object({
    ...partnerNews,
    organizationItn: described(
      z.string().check(z.trim(), z.regex(/^(?:\d{10}|\d{12})$/)),
      'ИНН of the organization: 10 digits of a company, 12 of a person.',
    ),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const acceptConnection = endpoint({
  id: 'partner-insurer.acceptConnection',
  method: 'POST',
  path: '/v1/partner/insurer/insurance/{id}/accept',
  summary: 'The insurer has accepted the application; the policy is in force.',
  access: insurer,
  params: byIdOf('the insurance (that of the organization)'),
  body: z.object({
    ...partnerNews,
    policyNumber: described(z.optional(text(50)), 'Your number of the policy; the platform numbers it when absent.'),
    startDate: described(RealDay, 'The first day of the policy, Moscow time.'),
    endDate: described(RealDay, 'The last day of the policy, Moscow time: not before `startDate`, nor in the past.'),
    terms: described(Terms, 'Terms of the policy from its first day on. All of them must be said.'),
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
  params: byIdOf('the insurance (that of the organization)'),
  body: z.object({
    ...partnerNews,
    reason: described(lines(text(500)), 'Why; the organization reads it. May have several lines.'),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const changeTerms = endpoint({
  id: 'partner-insurer.changeTerms',
  method: 'POST',
  path: '/v1/partner/insurer/insurance/{id}/terms',
  summary: 'New terms of a policy from a day on; what is declared before keeps its cover and its premium.',
  access: insurer,
  params: byIdOf('the insurance (that of the organization)'),
  body: z.object({
    ...partnerNews,
    fromDate: described(
      RealDay,
      'The first day of the new terms, Moscow time: not before the day of `occurredAt`, within the policy.',
    ),
    terms: described(Terms, 'The new terms, the whole of them.'),
  }),
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
    params: byIdOf('the insurance (that of the organization)'),
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
  params: byIdOf('the insurance (that of the organization)'),
  body: z.object({
    ...partnerNews,
    reason: described(z.optional(lines(text(500))), 'Why; the organization reads it. May have several lines.'),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})
export const resume = moved('resume', 'resume', 'A suspended insurance goes on.')
export const disconnect = moved('disconnect', 'disconnect', 'The insurance has ended.')
export const keep = moved('keep', 'keep', 'The insurance goes on: the request to end it is withdrawn.')
export const withdrawOffer = moved(
  'withdrawOffer',
  'withdraw',
  'The offer is taken back; an organization that has applied already is refused instead.',
)
