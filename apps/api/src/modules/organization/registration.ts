import type { LegalStatus } from '@cabinet/contract/organization'
import type { Database } from '../../db/database.ts'
import type { RegistryRecord } from '../../integrations/registry/registry.ts'
import { newId } from '../../kernel/ids.ts'
import type { Platform } from '../../platform/context.ts'
import { notifyConfirmed } from './confirmation.ts'
import { insertOrganization } from './store.ts'
import { ENTREPRENEUR_OKOPF, okopfByCode } from '../../integrations/registry/okopf.ts'

type Registered = Omit<RegistryRecord, 'legalStatus' | 'founders' | 'employeeCount' | 'revenueLastYear' | 'sourceDate'>

/** An organization to be: a record of the registry, or what a person said where the registry knows nothing. */
export type NewOrganization = Pick<Registered, 'itn' | 'fullName' | 'shortName'> &
  Partial<Registered> & { readonly legalStatus: LegalStatus }

/** A full name in the order last, first, middle as its parts. */
const splitName = (name: string) => {
  const [lastname = '', firstname = '', ...rest] = name.trim().split(/\s+/)
  return { lastname, firstname, middlename: rest.join(' ') || null }
}

/** The head as it is stored: an individual has neither a position nor anything to act upon. */
export const storedHeadOf = (
  head: { readonly name: string; readonly post: string | null },
  legalStatus: LegalStatus,
) => ({
  ...splitName(head.name),
  position: head.post,
  basis: legalStatus === 'LEGAL_ENTITY' ? ('CHARTER' as const) : null,
  basisNumber: null,
  basisDate: null,
  itn: null,
})

const jsonOrNull = (value: object | null | undefined): string | null => (value ? JSON.stringify(value) : null)

/** The organization with this taxpayer number that is not deleted. */
export const findOrganizationByItn = (database: Database, itn: string) =>
  database.query
    .selectFrom('organization')
    .select(['id', 'owner_id', 'short_name'])
    .where('itn', '=', itn)
    .where('is_deleted', '=', false)
    .executeTakeFirst()

/**
 * Creates an organization unless there is one with its taxpayer number already; two people who register the same
 * company at the same moment meet in one.
 *
 * @param at business time
 * @returns `isNew` is false when somebody was first; the owner of a new one is set by who calls
 */
export const registerOrganization = async (
  platform: Platform,
  { organization, at }: { readonly organization: NewOrganization; readonly at: string },
): Promise<{ readonly id: string; readonly isNew: boolean }> => {
  const { database } = platform
  const { legalStatus, msp, head, legalAddress } = organization
  const okopf =
    organization.okopf ?? (legalStatus === 'INDIVIDUAL_ENTREPRENEUR' ? okopfByCode(ENTREPRENEUR_OKOPF) : null)
  const address = jsonOrNull(legalAddress)
  const inserted = await insertOrganization(database, {
    id: newId(),
    legal_status: legalStatus,
    full_name: organization.fullName,
    short_name: organization.shortName,
    itn: organization.itn,
    kpp: organization.kpp ?? null,
    ogrn: organization.ogrn ?? null,
    ogrn_date: organization.ogrnDate ?? null,
    okopf: jsonOrNull(okopf),
    okved: jsonOrNull(organization.okved),
    legal_address: address,
    // The registry knows the legal address alone; until somebody says otherwise it serves for the others.
    actual_address: address,
    postal_address: address,
    head: jsonOrNull(head && storedHeadOf(head, legalStatus)),
    tax_system: legalStatus === 'INDIVIDUAL' ? 'NPD' : null,
    is_msp: msp?.isMsp ?? false,
    msp_category: msp?.category ?? null,
    msp_included_date: msp?.includedDate ?? null,
    registry_status: organization.registryStatus ?? null,
    registry_at: organization.registryStatus === undefined ? null : at,
    confirmed_name: organization.registryStatus === undefined ? null : organization.shortName,
    confirmed_at: organization.registryStatus === undefined ? null : at,
    excluded_modules: '[]',
    owner_id: null,
    created_at: at,
    updated_at: at,
    is_deleted: false,
  })
  if (inserted) {
    if (inserted.confirmed_name !== null) await notifyConfirmed(platform, inserted.id)
    return { id: inserted.id, isNew: true }
  }
  const existing = await findOrganizationByItn(database, organization.itn)
  if (!existing) throw new Error('An organization vanished while it was being registered')
  return { id: existing.id, isNew: false }
}
