import type { Address } from '@cabinet/contract/address'
import type { Organization, OrganizationFields } from '@cabinet/contract/organization'
import type { legalStatuses } from '@cabinet/contract/user'
import type { Generated } from 'kysely'
import type { AuditColumns, JsonColumn, NullableJsonColumn } from '../../db/schema.ts'
import type { DayText, InstantText } from '../../kernel/clock.ts'

export interface OrganizationTable extends AuditColumns {
  id: string
  legal_status: (typeof legalStatuses)[number]
  full_name: string
  short_name: string
  itn: string
  kpp: string | null
  ogrn: string | null
  is_msp: boolean
  msp_category: 'MICRO' | 'SMALL' | 'MEDIUM' | null
  excluded_modules: JsonColumn<string[]>
  owner_id: string | null
  okopf: NullableJsonColumn<NonNullable<Organization['okopf']>>
  ogrn_date: DayText | null
  okved: NullableJsonColumn<NonNullable<Organization['okved']>>
  legal_address: NullableJsonColumn<Address>
  actual_address: NullableJsonColumn<Address>
  postal_address: NullableJsonColumn<Address>
  head: NullableJsonColumn<NonNullable<OrganizationFields['head']>>
  tax_system: OrganizationFields['taxSystem']
  vat_rate: number | null
  msp_included_date: DayText | null
  /** Mobile or city phone, `+7XXXXXXXXXX`. */
  phone: string | null
  email: string | null
  website: string | null
  registry_status: NonNullable<Organization['registryStatus']>['name'] | null
  /** When data of the state registry were accepted last. */
  registry_at: InstantText | null
  /** Grows with every change. */
  version: Generated<number>
}

export interface PaymentDetailsTable extends AuditColumns {
  organization_id: string
  id: string
  bik: string
  bank_name: string
  correspondent_account: string
  settlement_account: string
  is_main: boolean
  bank_city: string | null
  comment: string | null
  /** Grows with every change. */
  version: Generated<number>
}

/** The account of an organization at the marketplace. */
export interface SellerAccountTable extends AuditColumns {
  organization_id: string
  id: string
  name: string
  connected_at: InstantText
}

declare module '../../db/schema.ts' {
  interface Tables {
    organization: OrganizationTable
    payment_details: PaymentDetailsTable
    seller_account: SellerAccountTable
  }
}
