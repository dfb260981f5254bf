import * as z from 'zod/mini'
import { open } from '../access.ts'
import { CodeToken, SentCode, TypedCode } from './codes.ts'
import { endpoint } from '../endpoint.ts'
import { registrationConsents } from '../legal.ts'

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))

/** An acceptance of a text in the version that the person could read. */
const AcceptedText = z.object({
  type: z.enum([...registrationConsents.required, ...registrationConsents.optional]),
  version: text(10),
})
export type AcceptedText = z.output<typeof AcceptedText>

export const AcceptedTexts = z.array(AcceptedText).check(z.maxLength(10))

/** The person who registers. What must hold for each field stands in `registration-rules`. */
export const registrantFields = {
  lastname: text(200),
  firstname: text(200),
  middlename: z.nullable(text(200)),
  position: z.nullable(text(500)),
  /** `+7` and ten digits; the person signs in with it. */
  mobilePhone: text(20),
  email: text(300),
  consents: AcceptedTexts,
}

/** Who an owner of a twelve-digit number is when the registry does not say it. */
export const itnOwners = ['INDIVIDUAL_ENTREPRENEUR', 'INDIVIDUAL'] as const

const Registration = z.object({
  itn: text(12),
  /** Asked for when the registry does not know the organization; otherwise not looked at. */
  organizationName: z.nullable(text(500)),
  /** The same for a number of twelve digits, which says nothing about its owner. */
  legalStatus: z.nullable(z.enum(itnOwners)),
  ...registrantFields,
})

/** A code is on its way by this channel. */
export const StartedRegistration = z.object({ ...SentCode.shape, channel: z.enum(['EMAIL', 'SMS']) })
export type StartedRegistration = z.output<typeof StartedRegistration>

export const register = endpoint({
  id: 'registration.register',
  method: 'POST',
  path: '/v1/auth/register',
  summary: 'Takes what a person tells at registration and sends them a code. Nobody is registered before it is typed.',
  access: open,
  body: Registration,
  response: StartedRegistration,
  errors: [403, 409, 429],
})

export const confirm = endpoint({
  id: 'registration.confirm',
  method: 'POST',
  path: '/v1/auth/confirm',
  summary: 'Registers the person who typed the code; its token then sets the first password.',
  access: open,
  body: TypedCode,
  response: CodeToken,
  errors: [409, 429],
})
