import * as z from 'zod/mini'
import { anyOf, verified } from './access.ts'
import { Address, AddressParts } from './address.ts'
import { ById, Id, namedOf } from './common.ts'
import { Day, Instant } from './dates.ts'
import { endpoint, file } from './endpoint.ts'
import { contentTypes } from './file.ts'
import { listOf } from './find.ts'
import { boolean, choice, id, instant, integer, text } from './find-fields.ts'
import { find as findRegistered, get as getRegistered } from './organization/staff.ts'
import { PaymentDetails } from './organization/payment-details-fields.ts'
import { Kopecks } from './money.ts'
import { findActions } from './staff.ts'
import { current, legalStatuses, SellerAccount } from './people/user.ts'

export type LegalStatus = (typeof legalStatuses)[number]
export const taxSystems = ['OSNO', 'USN_INCOME', 'USN_INCOME_EXPENSE', 'PSN', 'ESHN', 'AUSN', 'NPD'] as const
export type TaxSystem = (typeof taxSystems)[number]
/** Rates of value added tax, percent; null stands for "without". */
export const vatRates = [0, 5, 7, 10, 20, 22] as const
export const registryStatuses = ['ACTIVE', 'REORGANIZING', 'LIQUIDATING', 'LIQUIDATED', 'BANKRUPT'] as const
export type RegistryStatus = (typeof registryStatuses)[number]
/** What the head of a company acts upon. */
export const headBases = ['CHARTER', 'POWER_OF_ATTORNEY', 'ORDER'] as const
export const mspCategories = ['MICRO', 'SMALL', 'MEDIUM'] as const

/** No code is longer; what it must be is the matter of the rules, which name every wrong field at once. */
const code = z.maxLength(40)

/** Legal form by ОКОПФ (ОК 028-2012): five digits. */
const Okopf = z.object({ code: z.string(), name: z.string(), shortName: z.nullable(z.string()) })
const Okved = z.object({ code: z.string().check(code), name: z.nullable(z.string().check(z.maxLength(500))) })
const name = z.string().check(z.maxLength(64))

/** Small and medium enterprises by law 209-ФЗ; the register of the tax service decides. */
export const Msp = z.object({
  isMsp: z.boolean(),
  category: z.nullable(z.enum(mspCategories)),
  includedDate: z.nullable(Day),
})
export type Msp = z.output<typeof Msp>

const headFields = {
  lastname: name,
  firstname: name,
  middlename: z.nullable(name),
  position: z.nullable(z.string().check(z.maxLength(128))),
  basisNumber: z.nullable(z.string().check(z.maxLength(64))),
  basisDate: z.nullable(Day),
  itn: z.nullable(z.string().check(code)),
}

/** The head of a company; for everybody else the person themselves. */
export const Head = z.object({ ...headFields, basis: z.nullable(namedOf(headBases)) })
export type Head = z.output<typeof Head>

/** What people enter. Which of it an organization must have follows from its legal status: `organization-fields`. */
const fields = {
  okopfCode: z.nullable(z.string().check(code)),
  fullName: z.nullable(z.string().check(z.maxLength(1000))),
  shortName: z.nullable(z.string().check(z.maxLength(255))),
  kpp: z.nullable(z.string().check(code)),
  ogrn: z.nullable(z.string().check(code)),
  ogrnDate: z.nullable(Day),
  okved: z.nullable(Okved),
  legalAddress: z.nullable(AddressParts),
  actualAddress: z.nullable(AddressParts),
  postalAddress: z.nullable(AddressParts),
  head: z.nullable(z.object({ ...headFields, basis: z.nullable(z.enum(headBases)) })),
  taxSystem: z.nullable(z.enum(taxSystems)),
  vatRate: z.nullable(z.literal(vatRates)),
  phone: z.nullable(z.string().check(code)),
  email: z.nullable(z.string().check(z.maxLength(254))),
  website: z.nullable(z.string().check(z.maxLength(2048))),
}

const OrganizationFields = z.object(fields)
export type OrganizationFields = z.output<typeof OrganizationFields>

const OrganizationNew = z.object({
  legalStatus: z.enum(legalStatuses),
  itn: z.string().check(code),
  ...fields,
})
export type OrganizationNew = z.output<typeof OrganizationNew>

/** The same with the version that the person saw. ОГРН and its date are taken once, while they are unknown. */
const OrganizationChange = z.object({ id: Id, version: z.int(), ...fields }).register(z.globalRegistry, {
  examples: [
    {
      id: '00000000-0000-4000-8000-000000000000',
      version: 1,
      ...Object.fromEntries(Object.keys(fields).map((field) => [field, null])),
    },
  ],
})
export type OrganizationChange = z.output<typeof OrganizationChange>

export const Organization = z.object({
  id: Id,
  version: z.int(),
  legalStatus: namedOf(legalStatuses),
  okopf: z.nullable(Okopf),
  fullName: z.string(),
  shortName: z.string(),
  itn: z.string(),
  kpp: z.nullable(z.string()),
  ogrn: z.nullable(z.string()),
  ogrnDate: z.nullable(Day),
  okved: z.nullable(Okved),
  legalAddress: z.nullable(Address),
  actualAddress: z.nullable(Address),
  postalAddress: z.nullable(Address),
  head: z.nullable(Head),
  taxSystem: z.nullable(namedOf(taxSystems)),
  vatRate: z.nullable(z.int()),
  msp: Msp,
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  registryStatus: z.nullable(namedOf(registryStatuses)),
  /** When data of the registry were accepted last. */
  registryDateTime: z.nullable(Instant),
  /** The name by which letters tell strangers of it, as the registry or platform staff have confirmed it. */
  confirmed: z.nullable(z.object({ name: z.string(), by: z.enum(['REGISTRY', 'STAFF']), dateTime: Instant })),
  paymentDetails: z.array(PaymentDetails),
  excludedModules: z.array(z.string()),
  sellerAccount: z.nullable(z.object({ ...SellerAccount.shape, connectedDateTime: Instant })),
  ownerId: z.nullable(Id),
  createdDateTime: Instant,
  updatedDateTime: Instant,
  isDeleted: z.boolean(),
})
export type Organization = z.output<typeof Organization>

/** A line of the list of organizations. */
const OrganizationLine = z.object({
  id: Id,
  legalStatus: namedOf(legalStatuses),
  shortName: z.string(),
  fullName: z.string(),
  itn: z.string(),
  kpp: z.nullable(z.string()),
  ogrn: z.nullable(z.string()),
  registryStatus: z.nullable(namedOf(registryStatuses)),
  createdDateTime: Instant,
  isDeleted: z.boolean(),
})

/** Organizations: all of them for platform staff, the own one for others. */
export const organizations = listOf({
  item: OrganizationLine,
  filters: {
    id: id(),
    itn: text(),
    kpp: text(),
    ogrn: text(),
    shortName: text(),
    fullName: text(),
    'legalStatus.name': choice(legalStatuses),
    'registryStatus.name': choice(registryStatuses),
    createdDateTime: instant(),
    isDeleted: boolean(),
  },
  sort: ['itn', 'shortName', 'fullName', 'legalStatus.name', 'registryStatus.name', 'createdDateTime'],
})

export const one = endpoint({
  id: 'organization.one',
  method: 'GET',
  path: '/v1/organization/{id}',
  summary: 'An organization with its bank accounts. People see their own, platform staff any.',
  access: verified,
  params: ById,
  response: Organization,
})

export const card = endpoint({
  id: 'organization.card',
  method: 'GET',
  path: '/v1/organization/{id}/card',
  summary: 'The card of an organization as PDF, in Russian: names, numbers, addresses, head, bank accounts, contacts.',
  access: verified,
  params: ById,
  response: file(contentTypes.pdf),
})

export const find = endpoint({
  id: 'organization.find',
  method: 'POST',
  path: '/v1/organization/find',
  summary: 'Organizations: platform staff find all of them, others their own.',
  access: verified,
  body: organizations.body,
  response: organizations.page,
})

const reads = [one, find, current]
/** What platform staff do is in their journal. */
const ofStaff = [...reads, findRegistered, getRegistered, findActions]

export const create = endpoint({
  id: 'organization.create',
  method: 'POST',
  path: '/v1/organization',
  summary: 'Creates an organization by hand, without an owner. Others come into being by registration.',
  access: anyOf('GODMOD'),
  body: OrganizationNew,
  response: Organization,
  status: 201,
  idempotent: true,
  invalidates: ofStaff,
})

export const change = endpoint({
  id: 'organization.change',
  method: 'PUT',
  path: '/v1/organization',
  summary: 'Changes the data of an organization. A version that is not the current one is refused.',
  access: anyOf('USER_ADMIN'),
  body: OrganizationChange,
  response: Organization,
  errors: [404, 409],
  idempotent: true,
  invalidates: reads,
})

export const confirm = endpoint({
  id: 'organization.confirm',
  method: 'POST',
  path: '/v1/organization/{id}/confirm',
  summary:
    'Platform staff confirm an organization that the registry does not know, by its present name: from then on its people may invite others.',
  access: anyOf('GODMOD'),
  params: ById,
  body: z.object({ version: z.int() }),
  response: Organization,
  errors: [409],
  idempotent: true,
  invalidates: ofStaff,
})

export const remove = endpoint({
  id: 'organization.remove',
  method: 'DELETE',
  path: '/v1/organization/{id}',
  summary: 'Deletes an organization that has no active insurance, agreement or claim, and ends the work of its people.',
  access: anyOf('GODMOD'),
  params: ById,
  errors: [409],
  idempotent: true,
  invalidates: ofStaff,
})

/** The directory of legal forms. `isCommon` marks those that are offered before anything is searched for. */
export const legalForms = listOf({
  item: z.object({ ...Okopf.shape, level: z.int(), isCommon: z.boolean() }),
  filters: { code: text(), name: text(), shortName: text(), level: integer(), isCommon: boolean() },
  sort: ['code', 'name', 'shortName', 'level', 'isCommon'],
})

export const findOkopf = endpoint({
  id: 'organization.findOkopf',
  method: 'POST',
  path: '/v1/organization/okopf/find',
  summary: 'Legal forms (ОКОПФ). `isCommon` marks those that are offered before anything is searched for.',
  access: verified,
  body: legalForms.body,
  response: legalForms.page,
})

/** Fields that the registry knows better than people; they are accepted one by one. */
export const registryFields = [
  'fullName',
  'shortName',
  'okopf',
  'kpp',
  'ogrn',
  'ogrnDate',
  'okved',
  'legalAddress',
  'head',
  'registryStatus',
  'msp',
] as const
export const RegistryField = z.enum(registryFields)
export type RegistryField = z.output<typeof RegistryField>

/** A difference between the registry and what is stored, both in words for people. */
export const RegistryChange = z.object({
  field: RegistryField,
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
})
export type RegistryChange = z.output<typeof RegistryChange>

/** What the state registry (ЕГРЮЛ, ЕГРИП) says. */
export const RegistryData = z.object({
  itn: z.string(),
  kpp: z.nullable(z.string()),
  ogrn: z.nullable(z.string()),
  ogrnDate: z.nullable(Day),
  okopf: z.nullable(Okopf),
  fullName: z.string(),
  shortName: z.string(),
  legalAddress: z.nullable(Address),
  head: z.nullable(z.object({ name: z.string(), post: z.nullable(z.string()) })),
  okved: z.nullable(Okved),
  registryStatus: namedOf(registryStatuses),
  msp: Msp,
  founders: z.array(
    z.object({
      type: z.enum(['PERSON', 'LEGAL']),
      name: z.string(),
      itn: z.nullable(z.string()),
      sharePercent: z.nullable(z.number()),
    }),
  ),
  employeeCount: z.nullable(z.int()),
  revenueLastYear: z.nullable(Kopecks),
  /** The day of which the data are. */
  sourceDate: Day,
  /** How they differ from what is stored. */
  changes: z.array(RegistryChange),
})
export type RegistryData = z.output<typeof RegistryData>

export const registryData = endpoint({
  id: 'organization.registryData',
  method: 'GET',
  path: '/v1/organization/registry-data/{id}',
  summary: 'What the state registry says about the organization and how it differs from what is stored.',
  access: anyOf('USER_ADMIN'),
  params: ById,
  response: RegistryData,
  errors: [424, 429],
})

export const applyRegistryData = endpoint({
  id: 'organization.applyRegistryData',
  method: 'POST',
  path: '/v1/organization/registry-data/{id}',
  summary: 'Accepts the chosen fields from the state registry, which is asked again.',
  access: anyOf('USER_ADMIN'),
  params: ById,
  body: z
    .object({
      version: z.int(),
      fields: z.array(RegistryField).check(z.minLength(1), z.maxLength(registryFields.length)),
    })
    .register(z.globalRegistry, { examples: [{ version: 1, fields: ['kpp'] }] }),
  response: Organization,
  errors: [409, 424, 429],
  invalidates: reads,
})
