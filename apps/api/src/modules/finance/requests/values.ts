import type { RequestConditions } from '@cabinet/contract/finance/request-fields'
import {
  type RequestConsentFlag,
  type RequestFounderFields,
  type RequestGeneralFields,
  type RequestValues,
  requestConsentFlags,
  requestConsents,
} from '@cabinet/contract/finance/request-values'
import { businessDay } from '../../../kernel/clock.ts'
import type { Platform } from '../../../platform/context.ts'
import { findApplicant } from '../../organization/port.ts'

import * as store from './store.ts'
import type { PersonalFields, StoredFounder } from './tables.ts'

export type Applicant = Awaited<ReturnType<typeof findApplicant>>

/** A request with everything that was entered into it. */
export interface LoadedRequest {
  readonly request: store.RequestRow
  readonly entered: store.Entered
  readonly applicant: Applicant
  readonly founders: readonly RequestFounderFields[]
  readonly values: RequestValues
  readonly conditions: RequestConditions
}

/** What a new request begins with: what the cabinet knows already. */
export const initialGeneral = (applicant: Applicant): RequestGeneralFields => {
  const { actual_address: address, head } = applicant
  return {
    actualAddress: address && {
      postalCode: address.postalCode,
      region: address.region,
      city: address.city,
      street: address.street,
      house: address.house,
      flat: address.flat,
      fiasId: address.fiasId,
    },
    head: applicant.legal_status === 'LEGAL_ENTITY' ? head : null,
    okved: applicant.okved,
    taxSystem: applicant.tax_system,
    employeesCount: null,
    annualRevenue: null,
    website: applicant.website,
    requestedLimit: null,
    financingPurpose: null,
    financingPurposeText: null,
    averageMonthlySupply: null,
    averageDeferralDays: null,
    mainBuyers: [],
    hasLoans: null,
    loansSum: null,
    hasOverdue: null,
    edoOperator: null,
  }
}

const isEmpty = (value: object | null): boolean =>
  value === null || Object.values(value).every((part) => part === null || (typeof part === 'object' && isEmpty(part)))

const NOTHING: PersonalFields = {
  itn: null,
  birthDate: null,
  birthPlace: null,
  snils: null,
  document: null,
  registrationAddress: null,
}

/** A founder with everything opened. */
export const founderOf = ({ secrets }: Pick<Platform, 'secrets'>, row: store.FounderRow): RequestFounderFields => ({
  ...row.founder,
  ...(row.personal_sealed === null
    ? NOTHING
    : (JSON.parse(secrets.open(row.personal_sealed, store.founderLocationOf(row))) as PersonalFields)),
})

/** A founder as columns: what is private apart and sealed. */
export const founderColumns = (
  { secrets }: Pick<Platform, 'secrets'>,
  key: Pick<store.FounderRow, 'organization_id' | 'id'>,
  { itn, birthDate, birthPlace, snils, document, registrationAddress, ...founder }: RequestFounderFields,
) => {
  const personal = {
    itn,
    birthDate,
    birthPlace,
    snils,
    document: isEmpty(document) ? null : document,
    registrationAddress,
  } satisfies PersonalFields
  return {
    founder: JSON.stringify(founder satisfies StoredFounder),
    personal_sealed: isEmpty(personal) ? null : secrets.seal(JSON.stringify(personal), store.founderLocationOf(key)),
  }
}

/** The newest word about each box. */
export const latestConsents = (
  consents: readonly store.ConsentRow[],
): ReadonlyMap<RequestConsentFlag, store.ConsentRow> => new Map(consents.map((row) => [row.flag, row]))

/** A box counts while its text reads as it did when it was ticked; what was sent stays as it was. */
const isAccepted = (row: store.ConsentRow | undefined, status: store.RequestRow['status']): boolean =>
  row !== undefined && row.accepted && (status !== 'DRAFT' || row.text_version === requestConsents[row.flag].version)

/** Boxes that are ticked. */
const agreementsOf = (
  consents: readonly store.ConsentRow[],
  status: store.RequestRow['status'],
): Readonly<Record<RequestConsentFlag, boolean>> => {
  const latest = latestConsents(consents)
  return Object.fromEntries(requestConsentFlags.map((flag) => [flag, isAccepted(latest.get(flag), status)])) as Record<
    RequestConsentFlag,
    boolean
  >
}

/** Reads everything of a request. */
export const loadRequest = async (platform: Platform, request: store.RequestRow): Promise<LoadedRequest> => {
  const { database, clock } = platform
  const key = { organizationId: request.organization_id, requestId: request.id }
  const entered = await store.findEntered(database, key)
  const applicant = await findApplicant(database, request.organization_id)
  const founders = entered.founders.map((row) => founderOf(platform, row))
  return {
    request,
    entered,
    applicant,
    founders,
    values: {
      ...(entered.form?.general ?? initialGeneral(applicant)),
      founders,
      contacts: entered.contacts.map(({ contact }) => contact),
      paymentDetails: entered.account?.account ?? null,
      agreements: agreementsOf(entered.consents, request.status),
    },
    conditions: {
      legalStatus: applicant.legal_status,
      financingLimit: request.financing_limit,
      today: businessDay(clock.now()),
    },
  }
}
