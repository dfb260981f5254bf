import type { Address } from '@cabinet/contract/address'
import type { Organization, OrganizationFields } from '@cabinet/contract/organization'
import type { legalStatuses } from '@cabinet/contract/people/user'
import { type ColumnType, type Generated, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
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
  /**
   * The short name as the state registry or platform staff have confirmed it: by this name strangers are told of the
   * organization, whatever its people call it. Null while nobody has confirmed anything.
   */
  confirmed_name: Generated<string | null>
  confirmed_at: Generated<InstantText | null>
  /** The staff person who confirmed it; null for the registry. */
  confirmed_by: Generated<string | null>
  /** Why platform staff have taken areas away, by the name of the area. */
  exclusions: ColumnType<Readonly<Record<string, Exclusion>>, string | undefined, string>
  /** Everybody of the organization has to have a second factor. */
  requires_second_factor: Generated<boolean>
  /** Grows with every change. */
  version: Generated<number>
}

/** Why an organization does not have an area. */
export interface Exclusion {
  readonly reason: string
  /** Who of the staff has said so. */
  readonly by: string
  readonly at: InstantText
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

const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .alterTable('organization')
    .addColumn('confirmed_name', 'text')
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('confirmed_by', 'uuid', (column) => column.references('person.id'))
    .execute()
}

/**
 * People refer to their organization. A reference back makes a circle of tables, which no export can put in an order in
 * which each comes after those that it refers to; the owner has none either.
 */
const withoutCircle = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table organization drop constraint if exists organization_confirmed_by_fkey`.execute(db)
}

const exclusions = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .alterTable('organization')
    .addColumn('exclusions', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .execute()
}

const secondFactor = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .alterTable('organization')
    .addColumn('requires_second_factor', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
}

export const organizationMigrations: Readonly<
  Record<
    | 'organization-0001-confirmed-names'
    | 'organization-0002-no-circle'
    | 'organization-0003-exclusions'
    | 'organization-0004-second-factor',
    Migration
  >
> = {
  // Nobody can tell which names of before came from the registry: it is asked when a name is needed.
  'organization-0001-confirmed-names': { up },
  'organization-0002-no-circle': { up: withoutCircle },
  'organization-0003-exclusions': { up: exclusions },
  'organization-0004-second-factor': { up: secondFactor },
}
