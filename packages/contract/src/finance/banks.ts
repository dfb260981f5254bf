import * as bic from '@cabinet/validators/bik'
import * as inn from '@cabinet/validators/organization-inn'
import * as ogrnOf from '@cabinet/validators/organization-ogrn'
import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { ById, Id } from '../common.ts'
import { Instant } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { findActualOffers } from '../finance.ts'
import { listOf } from '../find.ts'
import { boolean, id, instant, text } from '../find-fields.ts'
import { parties } from '../partner/partners.ts'
import { findActions } from '../staff.ts'

/** Platform staff. */
const staff = anyOf('GODMOD')
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

/** A bank that offers money, as platform staff see it. */
export const FinanceBank = z.object({
  id: Id,
  version: z.int(),
  fullName: z.string(),
  shortName: z.string(),
  itn: z.string(),
  ogrn: z.string(),
  /** Null for a bank of before it was asked for. */
  bik: z.nullable(z.string()),
  /** Shown by `image.read`. */
  logoFileId: Id,
  /** A bank that is switched off makes no new offers, and takes no new requests for those that it has made. */
  isActive: z.boolean(),
  createdDateTime: Instant,
  updatedDateTime: Instant,
})
export type FinanceBank = z.output<typeof FinanceBank>

/** Banks in the order of their names. */
export const financeBanks = listOf({
  item: FinanceBank,
  filters: {
    id: id(),
    /** Names, ИНН, ОГРН and БИК in one text. */
    search: text(),
    fullName: text(),
    shortName: text(),
    itn: text(),
    ogrn: text(),
    bik: text(),
    isActive: boolean(),
    createdDateTime: instant(),
    updatedDateTime: instant(),
  },
  sort: ['shortName', 'fullName', 'isActive', 'createdDateTime', 'updatedDateTime'],
})

/** What platform staff write of a bank. */
export const BankFields = z.object({
  fullName: name,
  shortName: name,
  itn: z.string().check(z.trim(), z.refine(inn.is)),
  ogrn: z.string().check(z.trim(), z.refine(ogrnOf.is)),
  bik: z.string().check(z.trim(), z.refine(bic.is)),
  /** A picture (png or jpeg) that was uploaded with the purpose `BANK_LOGO`; everybody sees it from then on. */
  logoFileId: Id,
})
export type BankFields = z.output<typeof BankFields>

export const find = endpoint({
  id: 'finance-bank.find',
  method: 'POST',
  path: '/v1/finance/bank/find',
  summary: 'Banks by a filter, in the order of their names.',
  access: staff,
  body: financeBanks.body,
  response: financeBanks.page,
})

export const get = endpoint({
  id: 'finance-bank.get',
  method: 'GET',
  path: '/v1/finance/bank/{id}',
  summary: 'A bank.',
  access: staff,
  params: ById,
  response: FinanceBank,
})

const touched = [find, get, findActualOffers, parties, findActions]

export const create = endpoint({
  id: 'finance-bank.create',
  method: 'POST',
  path: '/v1/finance/bank',
  summary: 'Adds a bank; 409 when there is one with this ИНН.',
  access: staff,
  body: BankFields,
  response: FinanceBank,
  status: 201,
  errors: [409],
  idempotent: true,
  invalidates: touched,
})

export const update = endpoint({
  id: 'finance-bank.update',
  method: 'PUT',
  path: '/v1/finance/bank/{id}',
  summary: 'Changes a bank. 409 STALE when somebody else has changed it, 409 when there is another one with this ИНН.',
  access: staff,
  params: ById,
  body: z.object({ version: z.int(), ...BankFields.shape }),
  response: FinanceBank,
  errors: [404, 409],
  idempotent: true,
  invalidates: touched,
})

export const setActive = endpoint({
  id: 'finance-bank.setActive',
  method: 'PUT',
  path: '/v1/finance/bank/{id}/active',
  summary: 'Switches a bank off, or on again. What was agreed with it goes on.',
  access: staff,
  params: ById,
  body: z.object({ isActive: z.boolean() }),
  response: FinanceBank,
  errors: [404],
  idempotent: true,
  invalidates: touched,
})
