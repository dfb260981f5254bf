import * as z from 'zod/mini'
import { Id } from '../common.ts'
import { Day, Instant } from '../dates.ts'
import { described } from '../described.ts'
import { choice, day, id, instant, kopecks, text as searched } from '../find-fields.ts'
import { products } from '../finance.ts'
import { requestConsentFlags } from './request-values.ts'
import { Kopecks, Percent } from '../money.ts'
import { Version } from '../partner.ts'
import { Applicant, applicantGeneral, Contact, Founder, PayeeAccount } from './partner-descriptions.ts'
import { PartnerFile } from '../partner/descriptions.ts'
import { partnerListOf, partnerSummaryOf } from '../partner/list.ts'

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))
const Sum = Kopecks.check(z.minimum(0), z.maximum(1_000_000_000_000))

/** Products of banks in words. */
export const productWords =
  '`FACTORING` (claims are financed), `CREDIT_LINE` (money comes in tranches) or `ORDER_FINANCING` (supplies are financed before the buyer has confirmed them).'

/** A buyer as a bank names it. */
export const BuyerReport = z.object({
  itn: described(
    z.string().check(z.regex(/^(?:\d{10}|\d{12})$/)),
    'ИНН of the buyer: 10 digits of a company, 12 of an entrepreneur. It tells which buyer is meant.',
  ),
  shortName: described(text(200), 'Short name of the buyer; the organization reads it.'),
})

/** Limits that buyers have of their own under an agreement. */
export const BuyerLimits = described(
  z
    .array(
      z.object({
        ...BuyerReport.shape,
        limit: described(
          Sum,
          'Most that is financed of claims against this buyer, kopecks. At most the limit of the agreement.',
        ),
      }),
    )
    .check(z.maxLength(500)),
  'Buyers with limits of their own under the agreement: these and no others. Nobody is named twice.',
)

/** A document that the bank has asked for, with the files that answer it. */
export const BankAskedDocument = z
  .object({
    id: described(Id, 'Id of what was asked for; the path of its withdrawal takes it.'),
    externalId: described(
      z.nullable(z.string()),
      '`externalId` of the call by which you asked; null when platform staff have asked for you.',
    ),
    document: described(z.string(), 'Which document it is, in your words.'),
    comment: described(z.nullable(z.string()), 'What it must look like, in your words; null when you said nothing.'),
    state: described(
      z.string(),
      '`ASKED` (waits for the organization), `ANSWERED` (the organization has attached it) or `WITHDRAWN` (not needed any more: you said so, or have decided on the request).',
    ),
    askedDateTime: described(Instant, 'When you asked: `occurredAt` of your call.'),
    settledDateTime: described(z.nullable(Instant), 'When it was answered or withdrawn; null while it waits.'),
    answeredBy: described(
      z.nullable(z.string()),
      'Name of the person who has attached the first file; null while nobody has.',
    ),
    documents: described(z.array(Id), 'Ids of the files of the answer, among `documents` of the form of the request.'),
  })
  .register(z.globalRegistry, {
    id: 'BankAskedDocument',
    description: 'A document that you have asked for about a request, with the files that answer it.',
  })
export type BankAskedDocument = z.output<typeof BankAskedDocument>

/** A request as its bank sees it. */
export const BankRequest = z
  .object({
    id: described(Id, 'Id of the request; `request.submitted` names it.'),
    version: Version,
    number: described(z.string(), 'Number that the cabinet has given it; the organization knows the request by it.'),
    state: described(
      z.string(),
      '`SEND_BANK` (sent, not considered yet), `PROCESSING` (you consider it), `APPROVED` (the agreement is concluded, see `agreementId`) or `CANCEL` (you have refused it). Drafts (`DRAFT`) are not shown.',
    ),
    offer: described(
      z.nullable(z.string()),
      'Your own name of the offer that it was sent for; null when you did not make the offer by this API.',
    ),
    product: described(z.enum(products), productWords),
    financingLimit: described(Kopecks, 'Limit of the offer, kopecks: the most that can be asked for.'),
    offeredTerms: described(
      z.object({
        interestRate: described(Percent, 'Interest, percent a year.'),
        advanceRate: described(Percent, 'Share of a claim that you pay at once, percent.'),
        maxDeferralDays: described(z.int(), 'Longest deferral of a payment that is financed, days.'),
        withRecourse: described(z.boolean(), 'Whether the organization pays when its buyer does not.'),
        fee: described(z.nullable(Percent), 'Fee, percent of a claim; null for none.'),
      }),
      'What the organization was offered beside the limit.',
    ),
    sentDateTime: described(z.nullable(Instant), 'When the organization sent it.'),
    plannedDecisionDate: described(
      z.nullable(Day),
      'Until when the organization expects your decision: 14 working days after it was sent, Moscow days.',
    ),
    askedDocuments: described(z.array(BankAskedDocument), 'What you have asked for, in the order of your asking.'),
    applicant: described(
      z.object({
        fullName: described(z.string(), 'Full name.'),
        shortName: described(z.string(), 'Short name.'),
        itn: described(z.string(), 'ИНН: 10 digits of a company, 12 of a person.'),
        kpp: described(z.nullable(z.string()), 'КПП; null for who has none.'),
        ogrn: described(z.nullable(z.string()), 'ОГРН or ОГРНИП; null for who has none.'),
      }),
      'The organization that asks, as the cabinet knows it.',
    ),
    agreementId: described(z.nullable(Id), 'The agreement that was concluded; null until you approve.'),
  })
  .register(z.globalRegistry, {
    id: 'BankRequest',
    description: 'A request for financing that an organization has sent to you.',
  })
export type BankRequest = z.output<typeof BankRequest>

/** States of a request as its bank knows them. */
export const bankRequestStates = ['SEND_BANK', 'PROCESSING', 'APPROVED', 'CANCEL'] as const

/** Requests that were sent to the bank. */
export const bankRequests = partnerListOf('BankRequest', 'requests', {
  item: BankRequest,
  filters: {
    id: id(),
    /** Number of the request, name and ИНН of the organization in one text. */
    search: searched(),
    number: searched(),
    applicant: searched(),
    state: choice(bankRequestStates),
    product: choice(products),
    financingLimit: kopecks(),
    sentDateTime: instant(),
    plannedDecisionDate: day(),
  },
  sort: ['number', 'applicant', 'state', 'product', 'financingLimit', 'sentDateTime', 'plannedDecisionDate'],
})

export const BankRequestSums = partnerSummaryOf('requests', {
  financingLimit: described(Kopecks, 'Sum of the limits of all that match, kopecks.'),
})

/** What an organization agreed to, to which version of the text, and when. */
const AgreedTo = z
  .object({
    flag: described(
      z.enum(requestConsentFlags),
      'Which text: `PERSONAL_DATA` (processing of personal data), `PERSONAL_DATA_TRANSFER` (giving them to the bank), `CREDIT_HISTORY` (a request to the bureaus of credit histories), `DATA_ACCURACY` (the data are true), `ELECTRONIC_INTERACTION` (electronic documents), `MARKETING` (advertising; the only one that is not obligatory).',
    ),
    version: described(z.string(), 'The version of the text that was agreed to: the day since which it is in force.'),
    acceptedDateTime: described(Instant, 'When the box was ticked.'),
    acceptedBy: described(z.string(), 'Name of the person who has ticked it.'),
  })
  .register(z.globalRegistry, { id: 'RequestConsent', description: 'A text that the organization has agreed to.' })

/** The same with the questionnaire that the organization filled in, as it was sent. */
export const BankRequestInFull = z
  .object({
    ...BankRequest.shape,
    form: described(
      z.object({
        organization: described(Applicant, 'Who asks, as it stood when the request was sent.'),
        ...applicantGeneral,
        founders: described(z.array(Founder), 'Founders (members); empty for an entrepreneur.'),
        contacts: described(z.array(Contact), 'Whom to talk to, up to 5; exactly one is `MAIN`.'),
        paymentDetails: described(z.nullable(PayeeAccount), 'Where to pay.'),
        consents: described(z.array(AgreedTo), 'What was agreed to; a text without agreement is not in the list.'),
        documents: described(
          z.array(PartnerFile),
          'All attached files, answers to what you have asked for included. Their content has a call of its own.',
        ),
      }),
      'The questionnaire as it was sent.',
    ),
  })
  .register(z.globalRegistry, {
    id: 'BankRequestInFull',
    description: 'A request with the questionnaire that the organization has filled in.',
  })
export type BankRequestInFull = z.output<typeof BankRequestInFull>

/** An agreement as its bank sees it. */
export const BankAgreement = z
  .object({
    id: described(Id, 'Id of the agreement; `agreementId` of its request names it.'),
    version: Version,
    requestId: described(Id, 'The request that was approved.'),
    number: described(z.string(), 'Number: yours, or the one that the cabinet gave it when you named none.'),
    state: described(
      z.string(),
      '`VALID` (in force), `EXPIRED` (its last day has passed; `prolong` makes it valid again) or `TERMINATED` (you have ended it).',
    ),
    financingLimit: described(Kopecks, 'Most that is financed at one time, kopecks.'),
    interestRate: described(Percent, 'Interest, percent a year.'),
    advanceRate: described(Percent, 'Share of a claim that you pay at once, percent.'),
    maxDeferralDays: described(z.int(), 'Longest deferral of a payment that is financed, days.'),
    withRecourse: described(z.boolean(), 'Whether the organization pays when its buyer does not.'),
    fee: described(z.nullable(Percent), 'Fee, percent of a claim; null for none.'),
    finishedDate: described(Day, 'The last day of the agreement, Moscow time.'),
    filesCount: described(z.int(), 'How many files of the agreement you have given, at most 20.'),
  })
  .register(z.globalRegistry, {
    id: 'BankAgreement',
    description: 'An agreement with the terms on which it was concluded.',
  })
export type BankAgreement = z.output<typeof BankAgreement>
