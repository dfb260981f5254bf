import type { LegalStatus, TaxSystem } from '../organization.ts'

/**
 * How a field stands to organizations of one legal status: people must fill it in, may fill it in, the server makes it
 * from other fields, or there is no such field.
 */
export type Need = 'required' | 'optional' | 'made' | 'absent'

type Row = Readonly<Record<LegalStatus, Need>>

const row = (LEGAL_ENTITY: Need, INDIVIDUAL_ENTREPRENEUR: Need, INDIVIDUAL: Need): Row => ({
  LEGAL_ENTITY,
  INDIVIDUAL_ENTREPRENEUR,
  INDIVIDUAL,
})

/** The one table of fields by legal status; the rules of the server and the form of the client follow from it. */
export const organizationFields = {
  okopfCode: row('required', 'made', 'absent'),
  fullName: row('required', 'made', 'made'),
  shortName: row('required', 'made', 'made'),
  kpp: row('required', 'absent', 'absent'),
  ogrn: row('required', 'required', 'absent'),
  ogrnDate: row('required', 'required', 'absent'),
  okved: row('optional', 'optional', 'absent'),
  legalAddress: row('required', 'required', 'optional'),
  actualAddress: row('required', 'required', 'optional'),
  postalAddress: row('required', 'required', 'optional'),
  /** The name of the head; an individual is their own. */
  head: row('required', 'required', 'required'),
  /** Position of the head and what they act upon. */
  headOffice: row('required', 'absent', 'absent'),
  taxSystem: row('required', 'required', 'made'),
  vatRate: row('optional', 'optional', 'absent'),
  phone: row('required', 'required', 'required'),
  email: row('required', 'required', 'required'),
  website: row('optional', 'optional', 'absent'),
} as const satisfies Readonly<Record<string, Row>>

export type OrganizationField = keyof typeof organizationFields

/** Whether people enter the field for an organization of this status. */
export const isEntered = (field: OrganizationField, status: LegalStatus): boolean =>
  organizationFields[field][status] === 'required' || organizationFields[field][status] === 'optional'

/** Tax systems that an organization of the status may have. */
export const taxSystemsOf: Readonly<Record<LegalStatus, readonly TaxSystem[]>> = {
  LEGAL_ENTITY: ['OSNO', 'USN_INCOME', 'USN_INCOME_EXPENSE', 'ESHN', 'AUSN'],
  INDIVIDUAL_ENTREPRENEUR: ['OSNO', 'USN_INCOME', 'USN_INCOME_EXPENSE', 'PSN', 'ESHN', 'AUSN', 'NPD'],
  INDIVIDUAL: ['NPD'],
}
