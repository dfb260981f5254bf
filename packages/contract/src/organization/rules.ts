import {
  datesInterval,
  email,
  inn,
  kpp,
  lengthIncludes,
  max,
  mobilePhone,
  ogrn,
  okved,
  oneOf,
  postalCode,
  regex,
  required,
  requiredFor,
  requiredIf,
  url,
} from '@cabinet/validators/rules'
import type { FormRules } from '@cabinet/validators/standard-schema'
import { companyName, shortNameRules } from './company-name.ts'
import { isEntered, type OrganizationField, organizationFields, taxSystemsOf } from './fields.ts'
import type { LegalStatus } from '../organization.ts'

type Rules = FormRules[string]

/** First day on which a ОГРН can have been given. */
const FIRST_DAY = '1991-01-01'
/** Letters, spaces, hyphens and apostrophes. */
const personName = regex(/^\p{L}[\p{L} '’-]*$/u)
/** Digits of ОГРН and of ОГРНИП. */
const OGRN_LENGTH: Readonly<Record<LegalStatus, number>> = {
  LEGAL_ENTITY: 13,
  INDIVIDUAL_ENTREPRENEUR: 15,
  INDIVIDUAL: 0,
}
/** Digits of ИНН. */
const ITN_LENGTH: Readonly<Record<LegalStatus, number>> = {
  LEGAL_ENTITY: 10,
  INDIVIDUAL_ENTREPRENEUR: 12,
  INDIVIDUAL: 12,
}

const listed = (rules: Rules): readonly Exclude<Rules, readonly unknown[]>[] =>
  (Array.isArray(rules) ? rules : [rules]) as readonly Exclude<Rules, readonly unknown[]>[]

const addressRules = (field: 'legalAddress' | 'actualAddress' | 'postalAddress', isRequired: boolean): FormRules => {
  const must = isRequired ? [required] : []
  return {
    [`${field}.postalCode`]: [...must, postalCode],
    [`${field}.region`]: max(120),
    [`${field}.city`]: [...must, max(120)],
    [`${field}.street`]: max(200),
    [`${field}.house`]: [...must, max(60)],
    [`${field}.flat`]: max(60),
  }
}

const isByPowerOfAttorney = (form: unknown): unknown =>
  (form as { head?: { basis?: unknown } | null }).head?.basis === 'POWER_OF_ATTORNEY' || undefined

const headOfficeRules: FormRules = {
  'head.position': [required, max(128)],
  'head.basis': [required, oneOf('CHARTER', 'POWER_OF_ATTORNEY', 'ORDER')],
  'head.basisNumber': [requiredIf(isByPowerOfAttorney), max(64)],
  'head.basisDate': [requiredIf(isByPowerOfAttorney), datesInterval(FIRST_DAY, 'now')],
  'head.itn': [lengthIncludes(12), inn],
}

const headRules: FormRules = {
  'head.lastname': [required, personName, max(64)],
  'head.firstname': [required, personName, max(64)],
  'head.middlename': [personName, max(64)],
}

/** Names that the registry may have given: they may stay as they are. */
interface KnownNames {
  readonly fullName?: string
  readonly shortName?: string
}

/** Rules of the fields that are one value. */
const simpleRules = (status: LegalStatus, known: KnownNames): Readonly<Partial<Record<OrganizationField, Rules>>> => ({
  okopfCode: regex(/^\d{5}$/),
  fullName: [companyName(known.fullName), max(1000)],
  shortName: shortNameRules(known.shortName),
  kpp,
  ogrn: [ogrn, lengthIncludes(OGRN_LENGTH[status])],
  ogrnDate: datesInterval(FIRST_DAY, 'now'),
  taxSystem: oneOf(...taxSystemsOf[status]),
  phone: mobilePhone,
  email: [email, max(254)],
  website: url,
})

const withRequired = (field: OrganizationField, status: LegalStatus, rules: Rules): Rules =>
  organizationFields[field][status] === 'required'
    ? [field === 'kpp' || field === 'ogrn' ? requiredFor(field) : required, ...listed(rules)]
    : rules

/**
 * What must hold for the data of an organization of this legal status; the same on the server and in the form.
 *
 * @param known its names as they are stored
 */
export const organizationRules = (status: LegalStatus, known: KnownNames = {}): FormRules => ({
  ...Object.fromEntries(
    Object.entries(simpleRules(status, known))
      .filter(([field]) => isEntered(field as OrganizationField, status))
      .map(([field, rules]) => [field, withRequired(field as OrganizationField, status, rules)]),
  ),
  ...(isEntered('okved', status) && { 'okved.code': [requiredIf('okved.name'), okved], 'okved.name': max(500) }),
  ...addressRules('legalAddress', organizationFields.legalAddress[status] === 'required'),
  ...addressRules('actualAddress', organizationFields.actualAddress[status] === 'required'),
  ...addressRules('postalAddress', organizationFields.postalAddress[status] === 'required'),
  ...headRules,
  ...(isEntered('headOffice', status) && headOfficeRules),
})

/** The rule of a taxpayer number of an organization of this legal status. */
export const itnRules = (status: LegalStatus): Rules => [requiredFor('inn'), lengthIncludes(ITN_LENGTH[status]), inn]
