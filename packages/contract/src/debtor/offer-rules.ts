import * as okved from '@cabinet/validators/okved'
import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { ById, Id } from '../common.ts'
import { Instant } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../find.ts'
import { boolean, id, instant, text } from '../find-fields.ts'
import { mspCategories } from '../organization.ts'
import { findActions } from '../staff.ts'
import { legalStatuses } from '../people/user.ts'

/** Platform staff. */
const staff = anyOf('GODMOD')

/** Categories of the register of small and medium enterprises; NONE for who is not in it. */
export const organizationSizes = [...mspCategories, 'NONE'] as const
export type OrganizationSize = (typeof organizationSizes)[number]

/** The longest name of a rule. */
export const LONGEST_RULE_NAME = 100
/** Most activity codes and most regions of a rule. */
export const MOST_CODES = 100

/** The two digits with which the numbers of tax offices of a region begin: `77` for Moscow. */
export const isRegion = (code: string): boolean => /^\d{2}$/.test(code) && code !== '00'

/** What an organization is chosen by; an empty list lets everybody through. */
const conditions = {
  /** The main activity code (ОКВЭД 2) of the organization is one of them or lies within one: `46` takes `46.38`. */
  okveds: z.array(z.string().check(z.trim(), z.refine(okved.is))).check(z.maxLength(MOST_CODES)),
  legalStatuses: z.array(z.enum(legalStatuses)).check(z.maxLength(legalStatuses.length)),
  /** By the КПП, which follows the address; by the ИНН for who has none. */
  regions: z.array(z.string().check(z.trim(), z.refine(isRegion))).check(z.maxLength(MOST_CODES)),
  sizes: z.array(z.enum(organizationSizes)).check(z.maxLength(organizationSizes.length)),
}

/** Whom a rule concerns, and for which insurer. */
const target = { insurerId: Id, ...conditions }

const fields = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_RULE_NAME)),
  ...target,
  /** A rule that is off offers nothing. */
  isActive: z.boolean(),
}

/** What platform staff write of a rule. */
export const OfferRuleFields = z.object(fields)
export type OfferRuleFields = z.output<typeof OfferRuleFields>

/** Offers the credit insurance of an insurer to every confirmed organization that meets its conditions, once. */
export const OfferRule = z.object({
  id: Id,
  version: z.int(),
  ...fields,
  insurer: z.object({ id: Id, shortName: z.string(), isActive: z.boolean() }),
  /** Organizations to which the rule has offered. */
  offeredCount: z.int(),
  /** Full names of who made the rule and who changed it last. */
  createdBy: z.string(),
  updatedBy: z.string(),
  createdDateTime: Instant,
  updatedDateTime: Instant,
})
export type OfferRule = z.output<typeof OfferRule>

/** Rules in the order in which they were made: the first one that fits offers. */
export const offerRules = listOf({
  item: OfferRule,
  filters: {
    id: id(),
    /** Names of the rule and of its insurer in one text. */
    search: text(),
    name: text(),
    insurerId: id(),
    isActive: boolean(),
    createdDateTime: instant(),
    updatedDateTime: instant(),
  },
  sort: ['name', 'isActive', 'createdDateTime', 'updatedDateTime'],
})

export const find = endpoint({
  id: 'debtor-offer-rule.find',
  method: 'POST',
  path: '/v1/debtor/offer-rule/find',
  summary: 'Rules of offers of credit insurance by a filter, in the order in which they were made.',
  access: staff,
  body: offerRules.body,
  response: offerRules.page,
})

export const get = endpoint({
  id: 'debtor-offer-rule.get',
  method: 'GET',
  path: '/v1/debtor/offer-rule/{id}',
  summary: 'A rule of offers of credit insurance.',
  access: staff,
  params: ById,
  response: OfferRule,
})

export const preview = endpoint({
  id: 'debtor-offer-rule.preview',
  method: 'POST',
  path: '/v1/debtor/offer-rule/preview',
  summary:
    'Organizations to which a rule would offer now: they meet the conditions, this insurer has never offered to them, and no other one offers to them or insures them; nobody insures itself. Nothing is offered and nothing is stored.',
  access: staff,
  body: z.object(target),
  isRead: true,
  response: z.object({
    count: z.int(),
    /** The first twenty, in the order of their names. */
    organizations: z.array(z.object({ id: Id, shortName: z.string(), itn: z.string() })),
  }),
  errors: [404],
})

const touched = [find, get, findActions]

export const create = endpoint({
  id: 'debtor-offer-rule.create',
  method: 'POST',
  path: '/v1/debtor/offer-rule',
  summary:
    'Adds a rule. One that is on offers to organizations that are confirmed from now on, and within an hour to the others; 409 for an insurer that is switched off.',
  access: staff,
  body: OfferRuleFields,
  response: OfferRule,
  status: 201,
  errors: [404, 409],
  idempotent: true,
  invalidates: touched,
})

export const update = endpoint({
  id: 'debtor-offer-rule.update',
  method: 'PUT',
  path: '/v1/debtor/offer-rule/{id}',
  summary:
    'Changes a rule; offers that it has made stay. 409 STALE when somebody else has changed it, 409 for another insurer that is switched off.',
  access: staff,
  params: ById,
  body: z.object({ version: z.int(), ...fields }),
  response: OfferRule,
  errors: [404, 409],
  idempotent: true,
  invalidates: touched,
})

export const setActive = endpoint({
  id: 'debtor-offer-rule.setActive',
  method: 'PUT',
  path: '/v1/debtor/offer-rule/{id}/active',
  summary: 'Switches a rule off, or on again. Offers that it has made stay.',
  access: staff,
  params: ById,
  body: z.object({ isActive: z.boolean() }),
  response: OfferRule,
  errors: [404],
  idempotent: true,
  invalidates: touched,
})

export const remove = endpoint({
  id: 'debtor-offer-rule.remove',
  method: 'DELETE',
  path: '/v1/debtor/offer-rule/{id}',
  summary: 'Deletes a rule. Offers that it has made stay.',
  access: staff,
  params: ById,
  errors: [404],
  idempotent: true,
  invalidates: touched,
})
