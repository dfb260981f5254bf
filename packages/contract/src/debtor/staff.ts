import * as inn from '@cabinet/validators/organization-inn'
import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { ById, Id, namedOf } from '../common.ts'
import { Instant } from '../dates.ts'
import { status } from '../debtor.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../find.ts'
import { boolean, choice, id, instant, text } from '../find-fields.ts'
import { parties } from '../partner/partners.ts'
import { findActions } from '../staff.ts'

/** Platform staff. */
const staff = anyOf('GODMOD')
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

/** An insurance company, as platform staff see it. */
export const Insurer = z.object({
  id: Id,
  version: z.int(),
  fullName: z.string(),
  shortName: z.string(),
  itn: z.string(),
  /** An insurer that is switched off offers nothing new and is not chosen for a product any more. */
  isActive: z.boolean(),
  createdDateTime: Instant,
  updatedDateTime: Instant,
})
export type Insurer = z.output<typeof Insurer>

/** Insurers in the order of their names. */
export const insurers = listOf({
  item: Insurer,
  filters: {
    id: id(),
    /** Names and ИНН in one text. */
    search: text(),
    fullName: text(),
    shortName: text(),
    itn: text(),
    isActive: boolean(),
    createdDateTime: instant(),
    updatedDateTime: instant(),
  },
  sort: ['shortName', 'fullName', 'isActive', 'createdDateTime', 'updatedDateTime'],
})

/** What platform staff write of an insurer. */
export const InsurerFields = z.object({
  fullName: name,
  shortName: name,
  itn: z.string().check(z.trim(), z.refine(inn.is)),
})
export type InsurerFields = z.output<typeof InsurerFields>

export const findInsurers = endpoint({
  id: 'debtor-staff.findInsurers',
  method: 'POST',
  path: '/v1/debtor/insurer/find',
  summary: 'Insurers by a filter, in the order of their names.',
  access: staff,
  body: insurers.body,
  response: insurers.page,
})

export const insurer = endpoint({
  id: 'debtor-staff.insurer',
  method: 'GET',
  path: '/v1/debtor/insurer/{id}',
  summary: 'An insurer.',
  access: staff,
  params: ById,
  response: Insurer,
})

const touched = [findInsurers, insurer, parties, findActions]

export const createInsurer = endpoint({
  id: 'debtor-staff.createInsurer',
  method: 'POST',
  path: '/v1/debtor/insurer',
  summary: 'Adds an insurer; 409 when there is one with this ИНН.',
  access: staff,
  body: InsurerFields,
  response: Insurer,
  status: 201,
  errors: [409],
  idempotent: true,
  invalidates: touched,
})

export const updateInsurer = endpoint({
  id: 'debtor-staff.updateInsurer',
  method: 'PUT',
  path: '/v1/debtor/insurer/{id}',
  summary:
    'Changes an insurer. 409 STALE when somebody else has changed it, 409 when there is another one with this ИНН.',
  access: staff,
  params: ById,
  body: z.object({ version: z.int(), ...InsurerFields.shape }),
  response: Insurer,
  errors: [404, 409],
  idempotent: true,
  invalidates: touched,
})

export const setInsurerActive = endpoint({
  id: 'debtor-staff.setInsurerActive',
  method: 'PUT',
  path: '/v1/debtor/insurer/{id}/active',
  summary: 'Switches an insurer off, or on again. Policies and claims go on.',
  access: staff,
  params: ById,
  body: z.object({ isActive: z.boolean() }),
  response: Insurer,
  errors: [404],
  idempotent: true,
  invalidates: touched,
})

/** How the credit insurance of an organization stands. */
export const creditStates = [
  'NOT_OFFERED',
  'OFFERED',
  'CONNECTION_REQUESTED',
  'REJECTED',
  'AVAILABLE',
  'SUSPENDED',
  'DISCONNECTION_REQUESTED',
  'UNAVAILABLE',
] as const

/** The credit insurance of an organization that an insurer has met; its id is that of the organization. */
export const CreditOffer = z.object({
  id: Id,
  organization: z.string(),
  itn: z.string(),
  insurer: z.nullable(z.object({ id: Id, shortName: z.string() })),
  state: namedOf(creditStates),
  policyNumber: z.nullable(z.string()),
  updatedDateTime: Instant,
})
export type CreditOffer = z.output<typeof CreditOffer>

/** Organizations that an insurer has met, in the order of their names. */
export const creditOffers = listOf({
  item: CreditOffer,
  filters: {
    id: id(),
    /** Organization and ИНН in one text. */
    search: text(),
    organization: text(),
    itn: text(),
    'insurer.id': id(),
    'state.name': choice(creditStates),
    policyNumber: text(),
    updatedDateTime: instant(),
  },
  sort: ['organization', 'state.name', 'updatedDateTime'],
})

export const findOffers = endpoint({
  id: 'debtor-staff.findOffers',
  method: 'POST',
  path: '/v1/debtor/offer/find',
  summary: 'Organizations to which credit insurance was offered, by a filter, and how it stands.',
  access: staff,
  body: creditOffers.body,
  response: creditOffers.page,
})

export const createOffer = endpoint({
  id: 'debtor-staff.createOffer',
  method: 'POST',
  path: '/v1/debtor/offer',
  summary:
    'Offers credit insurance to an organization for an insurer that does not do so itself. The same offer once more changes nothing; 409 when another insurer has offered it or insures, 404 for an organization or an insurer that is not here.',
  access: staff,
  body: z.object({ insurerId: Id, organizationItn: z.string().check(z.trim(), z.regex(/^(?:\d{10}|\d{12})$/)) }),
  response: CreditOffer,
  status: 201,
  errors: [404, 409],
  idempotent: true,
  invalidates: [findOffers, status, findActions],
})

export const withdrawOffer = endpoint({
  id: 'debtor-staff.withdrawOffer',
  method: 'POST',
  path: '/v1/debtor/offer/{id}/withdraw',
  summary: 'Takes the offer to an organization back; 409 when the organization has applied already.',
  access: staff,
  params: ById,
  response: CreditOffer,
  errors: [404, 409],
  idempotent: true,
  invalidates: [findOffers, status, findActions],
})
