import type { Organization } from '@cabinet/contract/organization'
import type { PaymentDetails } from '@cabinet/contract/organization/payment-details-fields'
import type { Selectable } from 'kysely'
import type { OrganizationTable, PaymentDetailsTable } from './tables.ts'
import { type Language, named, type Message } from '../../kernel/language.ts'
import { legalStatusMessages } from './messages.ts'
import { headBasisMessages, registryStatusMessages, taxSystemMessages, usedMessages } from './messages.ts'

export type OrganizationRow = Selectable<OrganizationTable>
export type PaymentDetailsRow = Selectable<PaymentDetailsTable>

/** Where bank accounts are used, by their id. */
export type Uses = ReadonlyMap<string, Message>

const namedOrNull = <Name extends string>(
  text: Readonly<Record<Name, Message>>,
  name: Name | null,
  language: Language,
) => (name === null ? null : named(text, name, language))

export const paymentDetailsOf = (row: PaymentDetailsRow, uses: Uses, language: Language): PaymentDetails => {
  const use = uses.get(row.id)
  return {
    id: row.id,
    version: row.version,
    bik: row.bik,
    bankName: row.bank_name,
    bankCity: row.bank_city,
    correspondentAccount: row.correspondent_account,
    settlementAccount: row.settlement_account,
    isMain: row.is_main,
    comment: row.comment,
    isUsed: use !== undefined,
    usedIn: use ? usedMessages(use)[language] : null,
    createdDateTime: row.created_at,
    updatedDateTime: row.updated_at,
    isDeleted: row.is_deleted,
  }
}

/** A line of the list of organizations. */
export const organizationLineOf = (row: OrganizationRow, language: Language) => ({
  id: row.id,
  legalStatus: named(legalStatusMessages, row.legal_status, language),
  shortName: row.short_name,
  fullName: row.full_name,
  itn: row.itn,
  kpp: row.kpp,
  ogrn: row.ogrn,
  registryStatus: namedOrNull(registryStatusMessages, row.registry_status, language),
  createdDateTime: row.created_at,
  isDeleted: row.is_deleted,
})

/** An organization with what belongs to it. */
export const organizationOf = (
  row: OrganizationRow,
  related: Pick<Organization, 'paymentDetails' | 'sellerAccount'>,
  language: Language,
): Organization => ({
  ...organizationLineOf(row, language),
  version: row.version,
  okopf: row.okopf,
  ogrnDate: row.ogrn_date,
  okved: row.okved,
  legalAddress: row.legal_address,
  actualAddress: row.actual_address,
  postalAddress: row.postal_address,
  head: row.head && { ...row.head, basis: namedOrNull(headBasisMessages, row.head.basis, language) },
  taxSystem: namedOrNull(taxSystemMessages, row.tax_system, language),
  vatRate: row.vat_rate,
  msp: { isMsp: row.is_msp, category: row.msp_category, includedDate: row.msp_included_date },
  phone: row.phone,
  email: row.email,
  website: row.website,
  registryDateTime: row.registry_at,
  confirmed:
    row.confirmed_name === null || row.confirmed_at === null
      ? null
      : { name: row.confirmed_name, by: row.confirmed_by === null ? 'REGISTRY' : 'STAFF', dateTime: row.confirmed_at },
  excludedModules: row.excluded_modules,
  ownerId: row.owner_id,
  updatedDateTime: row.updated_at,
  ...related,
})
