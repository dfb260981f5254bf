import type { FileInfo } from '@cabinet/contract/file'
import type { RequestApplicant, RequestConsent, RequestForm, RequestFounder } from '@cabinet/contract/finance/requests'
import { filledPercent, requestIssues, requestProgress } from '@cabinet/contract/finance/request-rules'
import {
  type RequestConsentFlag,
  type RequestFounderFields,
  requestConsentFlags,
  requestConsents,
} from '@cabinet/contract/finance/request-values'
import { type Language, named } from '../../../kernel/language.ts'
import { legalStatusMessages } from '../../organization/port.ts'
import { wrongFieldOf } from './rules.ts'
import type * as store from './store.ts'
import type { SentApplicant } from './tables.ts'
import { type Applicant, latestConsents, type LoadedRequest } from './values.ts'

/** From this length on the last two signs tell nothing. */
const LONG_NUMBER = 5

/** A document as lists show it: «45 •• ••••12». */
export const maskedDocument = ({ series, number }: NonNullable<RequestFounderFields['document']>): string => {
  const start = series !== null && series.length > 2 ? `${series.slice(0, 2)} ••` : '••'
  return `${start} ••••${number !== null && number.length > LONG_NUMBER ? number.slice(-2) : ''}`
}

const founderLineOf = (
  { id, version }: Pick<store.FounderRow, 'id' | 'version'>,
  founder: RequestFounderFields,
): RequestFounder => ({
  id,
  version,
  ...founder,
  document: founder.document && { masked: maskedDocument(founder.document) },
})

/** Who applies, as it is kept with a request that was sent. */
export const sentApplicantOf = (applicant: Applicant): SentApplicant => ({
  legalStatus: applicant.legal_status,
  fullName: applicant.full_name,
  shortName: applicant.short_name,
  itn: applicant.itn,
  kpp: applicant.kpp,
  ogrn: applicant.ogrn,
  okopf: applicant.okopf && { name: applicant.okopf.code, description: applicant.okopf.name },
  legalAddress: applicant.legal_address,
  registrationDate: applicant.ogrn_date,
})

/** Who applies: as the cabinet knows it, and after sending as it was sent. */
export const applicantOf = ({ entered, applicant }: LoadedRequest): SentApplicant =>
  entered.form?.applicant ?? sentApplicantOf(applicant)

const toApplicant = (applicant: SentApplicant, language: Language): RequestApplicant => ({
  ...applicant,
  legalStatus: named(legalStatusMessages, applicant.legalStatus, language),
})

/** One box with the word about it. */
export const consentOf = (
  flag: RequestConsentFlag,
  accepted: boolean,
  row: store.ConsentRow | undefined,
  names: ReadonlyMap<string, string>,
): RequestConsent => ({
  accepted,
  isRequired: requestConsents[flag].isRequired,
  version: accepted && row ? row.text_version : requestConsents[flag].version,
  acceptedDateTime: accepted && row ? row.created_at : null,
  acceptedBy: accepted && row ? (names.get(row.person_id) ?? null) : null,
})

const consentsOf = (
  { entered, values }: LoadedRequest,
  names: ReadonlyMap<string, string>,
): Record<RequestConsentFlag, RequestConsent> => {
  const latest = latestConsents(entered.consents)
  return Object.fromEntries(
    requestConsentFlags.map((flag) => [flag, consentOf(flag, values.agreements[flag], latest.get(flag), names)]),
  ) as Record<RequestConsentFlag, RequestConsent>
}

const ALL_COMPLETE = {
  GENERAL: 'COMPLETE',
  FOUNDERS: 'COMPLETE',
  CONTACTS: 'COMPLETE',
  PAYMENT_DETAILS: 'COMPLETE',
  AGREEMENTS: 'COMPLETE',
} as const

/** How far a request is. What was sent was complete when it was sent, whatever the rules say later. */
export const progressOf = ({ request, values, conditions }: LoadedRequest) =>
  request.status === 'DRAFT'
    ? {
        progress: requestProgress(values, conditions),
        filledPercent: filledPercent(values, conditions),
        issues: requestIssues(values, conditions),
      }
    : { progress: ALL_COMPLETE, filledPercent: 100, issues: [] }

/** Who and what the form names beside what was entered. */
export interface FormNames {
  readonly people: ReadonlyMap<string, string>
  readonly files: readonly FileInfo[]
}

/** The whole form. */
export const formOf = (loaded: LoadedRequest, { people, files }: FormNames, language: Language): RequestForm => {
  const { request, entered, values, founders } = loaded
  const { progress, filledPercent: percent, issues } = progressOf(loaded)
  const { founders: _founders, contacts: _contacts, agreements: _agreements, ...general } = values
  return {
    ...general,
    requestId: request.id,
    version: entered.form?.version ?? 0,
    isEditable: request.status === 'DRAFT',
    updatedDateTime: request.updated_at,
    financingLimit: { financingLimit: request.financing_limit },
    organization: toApplicant(applicantOf(loaded), language),
    founders: entered.founders.flatMap((row, index) => {
      const founder = founders[index]
      return founder ? [founderLineOf(row, founder)] : []
    }),
    contacts: entered.contacts.map(({ id, version, contact }) => ({ id, version, ...contact })),
    paymentDetails: entered.account ? { version: entered.account.version, ...entered.account.account } : null,
    agreements: consentsOf(loaded, people),
    documents: [...files],
    progress,
    filledPercent: percent,
    missing: issues.map((issue) => ({
      group: issue.group,
      field: issue.field,
      code: issue.code,
      message: wrongFieldOf(issue).text[language],
    })),
  }
}
