import * as z from 'zod/mini'
import { anyOf, verified } from '../access.ts'
import { Address } from '../address.ts'
import { ById, Id, Named, namedOf } from '../common.ts'
import { Day, Instant } from '../dates.ts'
import { endpoint, file } from '../endpoint.ts'
import { FileInfo, find as findFiles, summary } from '../file.ts'
import {
  RequestContactChange,
  RequestFounderChange,
  RequestGeneralChange,
  RequestPaymentDetailsChange,
} from './request-changes.ts'
import { Bank, FinanceRequest, findActualOffers, oneOffer, products, requestStatuses } from '../finance.ts'
import { findOffers } from './offers.ts'
import {
  contactShape,
  founderShape,
  generalShape,
  paymentDetailsShape,
  RequestContactFields,
  type RequestConsentFlag,
  requestConsentFlags,
  RequestFounderFields,
  RequestMissing,
  requestGroups,
  RequestProgress,
} from './request-values.ts'
import { AskedDocument } from './asked-documents.ts'
import { listOf } from '../find.ts'
import { choice, day, id, instant, kopecks, text } from '../find-fields.ts'
import { paymentDetailsReads } from '../organization/payment-details.ts'
import { attention, legalStatuses } from '../people/user.ts'

/** A line of the list of requests. */
export const FinanceRequestLine = z.object({
  ...FinanceRequest.shape,
  product: z.enum(products),
  bank: Bank,
  createdBy: z.object({ id: Id, name: z.string() }),
})
export type FinanceRequestLine = z.output<typeof FinanceRequestLine>

/** One request with everything that its page shows around the form. */
export const FinanceRequestDetails = z.object({
  ...FinanceRequestLine.shape,
  /** Version of the group GENERAL, as PUT of the form takes it. */
  version: z.int(),
  progress: RequestProgress,
  /** How much of what must be filled in is: 0 to 100. */
  filledPercent: z.int(),
  /** What the bank has asked for, in the order of its asking. */
  askedDocuments: z.array(AskedDocument),
  /** What can be done with it now, the roles of the person aside. */
  possible: z.object({ edit: z.boolean(), send: z.boolean(), remove: z.boolean(), attach: z.boolean() }),
})
export type FinanceRequestDetails = z.output<typeof FinanceRequestDetails>

/** Requests of an organization. */
export const requests = listOf({
  item: FinanceRequestLine,
  filters: {
    id: id(),
    number: text(),
    offerId: id(),
    'status.name': choice(requestStatuses),
    product: choice(products),
    createdDateTime: instant(),
    sentDateTime: instant(),
    plannedDecisionDate: day(),
    'financingLimit.financingLimit': kopecks(),
    'bank.id': id(),
    'bank.fullName': text(),
  },
  sort: [
    'number',
    'status.name',
    'product',
    'createdDateTime',
    'sentDateTime',
    'financingLimit.financingLimit',
    'bank.fullName',
  ],
})

/** A founder of the list: the passport is masked, `45 •• ••••12`. */
export const RequestFounder = z.object({
  id: Id,
  version: z.int(),
  ...founderShape,
  document: z.nullable(z.object({ masked: z.string() })),
})
export type RequestFounder = z.output<typeof RequestFounder>

/** One founder in full, for whoever edits it. */
export const RequestFounderInFull = z.object({ id: Id, version: z.int(), ...founderShape })
export type RequestFounderInFull = z.output<typeof RequestFounderInFull>

export const RequestContact = z.object({ id: Id, version: z.int(), ...contactShape })
export type RequestContact = z.output<typeof RequestContact>

export const RequestPaymentDetails = z.object({ version: z.int(), ...paymentDetailsShape })
export type RequestPaymentDetails = z.output<typeof RequestPaymentDetails>

/** Whether a box is ticked, and to which version of the text that was agreed, when and by whom. */
export const RequestConsent = z.object({
  accepted: z.boolean(),
  isRequired: z.boolean(),
  /** The version that was agreed to; while nothing was, the one in force. */
  version: z.string(),
  acceptedDateTime: z.nullable(Instant),
  acceptedBy: z.nullable(z.string()),
})
export type RequestConsent = z.output<typeof RequestConsent>

/** What is known about the applicant and cannot be changed here. After sending it is what was sent. */
export const RequestApplicant = z.object({
  legalStatus: namedOf(legalStatuses),
  fullName: z.string(),
  shortName: z.string(),
  itn: z.string(),
  kpp: z.nullable(z.string()),
  ogrn: z.nullable(z.string()),
  okopf: z.nullable(Named),
  legalAddress: z.nullable(Address),
  registrationDate: z.nullable(Day),
})
export type RequestApplicant = z.output<typeof RequestApplicant>

const consentsShape = Object.fromEntries(requestConsentFlags.map((flag) => [flag, RequestConsent])) as Record<
  RequestConsentFlag,
  typeof RequestConsent
>

/** The whole form. Paths of `missing` and of refused fields are paths in it. */
export const RequestForm = z.object({
  requestId: Id,
  /** Version of the group GENERAL; founders, contacts and the account have versions of their own. */
  version: z.int(),
  /** Only a draft can be edited. */
  isEditable: z.boolean(),
  updatedDateTime: Instant,
  /** The most that can be asked for, in kopecks. */
  financingLimit: FinanceRequest.shape.financingLimit,
  organization: RequestApplicant,
  ...generalShape,
  founders: z.array(RequestFounder),
  contacts: z.array(RequestContact),
  paymentDetails: z.nullable(RequestPaymentDetails),
  agreements: z.object(consentsShape),
  documents: z.array(FileInfo),
  progress: RequestProgress,
  filledPercent: z.int(),
  missing: z.array(RequestMissing),
})
export type RequestForm = z.output<typeof RequestForm>

export const one = endpoint({
  id: 'finance-request.one',
  method: 'GET',
  path: '/v1/finance/request/{id}',
  summary: 'A request of the organization: its state, its bank, how far its form is.',
  access: verified,
  params: ById,
  response: FinanceRequestDetails,
})

export const find = endpoint({
  id: 'finance-request.find',
  method: 'POST',
  path: '/v1/finance/request/find',
  summary: 'Requests of the organization, the newest first unless a sort is given.',
  access: verified,
  body: requests.body,
  response: requests.page,
})

export const findActual = endpoint({
  id: 'finance-request.findActual',
  method: 'POST',
  path: '/v1/finance/request/find/actual',
  summary: 'The same without refused requests whose offer can be asked for again.',
  access: verified,
  body: requests.body,
  response: requests.page,
})

export const form = endpoint({
  id: 'finance-request.form',
  method: 'GET',
  path: '/v1/finance/request/{id}/form',
  summary: 'The form of a request with its progress and everything that is missing. Passports are masked.',
  access: verified,
  params: ById,
  quiet: true,
  response: RequestForm,
})

export const founder = endpoint({
  id: 'finance-request.founder',
  method: 'GET',
  path: '/v1/finance/request/form/founder/{id}',
  summary: 'One founder with the passport in full, for whoever edits it.',
  access: verified,
  params: ById,
  response: RequestFounderInFull,
})

/** What changes with everything that is entered. */
const formReads = [form, one, founder]

export const remove = endpoint({
  id: 'finance-request.remove',
  method: 'DELETE',
  path: '/v1/finance/request/{id}',
  summary: 'Deletes a draft with everything in it. A request that was sent stays: 409.',
  access: verified,
  params: ById,
  errors: [409],
  idempotent: true,
  invalidates: [one, find, findActual, findActualOffers, findOffers, oneOffer, attention],
})

export const send = endpoint({
  id: 'finance-request.send',
  method: 'POST',
  path: '/v1/finance/request/{id}/send',
  summary:
    'Sends a request to the bank. One that has been sent already is answered as it stands; one with holes is refused with every field that is missing.',
  access: anyOf('USER_ADMIN'),
  params: ById,
  response: FinanceRequest,
  errors: [404, 409],
  idempotent: true,
  invalidates: [one, form, find, findActual, findActualOffers, oneOffer, attention],
})

export const saveForm = endpoint({
  id: 'finance-request.saveForm',
  method: 'PUT',
  path: '/v1/finance/request/{id}/form',
  summary:
    'Saves the group GENERAL of a draft; holes are fine, only what is badly written is refused. With `validateGroup` the group must be complete as well, and nothing is saved when it is not.',
  access: verified,
  params: ById,
  query: z
    .object({ validateGroup: z.optional(z.enum([...requestGroups, 'ALL'])) })
    .register(z.globalRegistry, { examples: [{}] }),
  body: RequestGeneralChange,
  response: RequestForm,
  errors: [409],
  invalidates: formReads,
})

export const addFounder = endpoint({
  id: 'finance-request.addFounder',
  method: 'POST',
  path: '/v1/finance/request/{id}/form/founder',
  summary: 'Adds a founder; holes are fine. Entrepreneurs have none: 409.',
  access: verified,
  params: ById,
  body: RequestFounderFields,
  response: RequestFounderInFull,
  status: 201,
  errors: [409],
  idempotent: true,
  invalidates: formReads,
})

export const saveFounder = endpoint({
  id: 'finance-request.saveFounder',
  method: 'PUT',
  path: '/v1/finance/request/form/founder/{id}',
  summary: 'Changes a founder. A version that is not the current one is refused.',
  access: verified,
  params: ById,
  body: RequestFounderChange,
  response: RequestFounderInFull,
  errors: [409],
  invalidates: formReads,
})

export const removeFounder = endpoint({
  id: 'finance-request.removeFounder',
  method: 'DELETE',
  path: '/v1/finance/request/form/founder/{id}',
  summary: 'Takes a founder out of a draft.',
  access: verified,
  params: ById,
  errors: [409],
  idempotent: true,
  invalidates: formReads,
})

export const addContact = endpoint({
  id: 'finance-request.addContact',
  method: 'POST',
  path: '/v1/finance/request/{id}/form/contact-data',
  summary: 'Adds a contact, five at most; holes are fine.',
  access: verified,
  params: ById,
  body: RequestContactFields,
  response: RequestContact,
  status: 201,
  errors: [409],
  idempotent: true,
  invalidates: formReads,
})

export const saveContact = endpoint({
  id: 'finance-request.saveContact',
  method: 'PUT',
  path: '/v1/finance/request/form/contact-data/{id}',
  summary: 'Changes a contact. A version that is not the current one is refused.',
  access: verified,
  params: ById,
  body: RequestContactChange,
  response: RequestContact,
  errors: [409],
  invalidates: formReads,
})

export const removeContact = endpoint({
  id: 'finance-request.removeContact',
  method: 'DELETE',
  path: '/v1/finance/request/form/contact-data/{id}',
  summary: 'Takes a contact out of a draft.',
  access: verified,
  params: ById,
  errors: [409],
  idempotent: true,
  invalidates: formReads,
})

export const savePaymentDetails = endpoint({
  id: 'finance-request.savePaymentDetails',
  method: 'POST',
  path: '/v1/finance/request/{id}/form/payment-details',
  summary:
    'Puts an account in the place of the one before; holes are fine. An administrator may save it among the accounts of the organization as well, and then it must be complete.',
  access: verified,
  params: ById,
  body: RequestPaymentDetailsChange,
  response: RequestPaymentDetails,
  errors: [409],
  idempotent: true,
  invalidates: [...formReads, ...paymentDetailsReads],
})

export const acceptAgreement = endpoint({
  id: 'finance-request.acceptAgreement',
  method: 'POST',
  path: '/v1/finance/request/{id}/form/agreement-flag/{flag}/accepted/{value}',
  summary: 'Ticks or clears one box. Kept with the version of the text, the time and the address of the visitor.',
  access: verified,
  params: z.object({ id: Id, flag: z.enum(requestConsentFlags), value: z.enum(['true', 'false']) }),
  response: RequestConsent,
  errors: [409],
  idempotent: true,
  invalidates: formReads,
})

export const preview = endpoint({
  id: 'finance-request.preview',
  method: 'GET',
  path: '/v1/finance/request/{id}/form/document/preview',
  summary: 'The questionnaire as a PDF of two pages; a draft carries a watermark.',
  access: verified,
  params: ById,
  response: file('application/pdf'),
})

export const attachDocument = endpoint({
  id: 'finance-request.attachDocument',
  method: 'POST',
  path: '/v1/finance/request/{id}/document',
  summary:
    'Attaches an uploaded file, ten at most: to a draft, or while the bank considers the request. With `askedDocumentId` it answers that document, which has room for ten of its own.',
  access: verified,
  params: ById,
  body: z.object({ fileId: Id, askedDocumentId: z.optional(Id) }),
  response: FileInfo,
  status: 201,
  errors: [409],
  idempotent: true,
  invalidates: [...formReads, findFiles, summary, attention],
})

export const removeDocument = endpoint({
  id: 'finance-request.removeDocument',
  method: 'DELETE',
  path: '/v1/finance/request/{id}/document/{fileId}',
  summary: 'Takes a file out of a draft.',
  access: verified,
  params: z.object({ id: Id, fileId: Id }),
  errors: [409],
  idempotent: true,
  invalidates: [...formReads, findFiles, summary],
})
