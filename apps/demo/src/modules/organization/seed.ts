import type { SeedContext } from '../../module.ts'
import { demoId } from '../../ids.ts'
import { bankByBik } from '@cabinet/api/modules/organization/banks'
import { okopfByCode } from '@cabinet/api/integrations/registry/okopf'
import { demoDetails } from '../../organization-details.ts'
import {
  type DemoOrganizationKey,
  demoOrganization,
  demoOrganizations,
  organizationId,
  paymentDetailsId,
} from '../../organizations.ts'
import { demoUsers, personId } from '../../people.ts'
import { createDemoTime } from '../../time.ts'

/** Days before the start at which organizations registered. */
const REGISTERED = -400
/** When the tax service put the small ones on its list; it does so every tenth of July. */
const MSP_SINCE = '2024-07-10'

const organizationKeys = Object.keys(demoOrganizations) as DemoOrganizationKey[]

/** What the registry and the owner have told about an organization. */
const detailsOf = (key: DemoOrganizationKey, at: string) => {
  const { okopfCode, ogrnDate, okved, address, head, taxSystem, vatRate, phone, email, website } = demoDetails[key]
  const { legalStatus, msp } = demoOrganization(key)
  const isRegistered = legalStatus !== 'INDIVIDUAL'
  const okopf = okopfCode === null ? undefined : okopfByCode(okopfCode)
  return {
    okopf: okopf ? JSON.stringify(okopf) : null,
    ogrn_date: ogrnDate,
    okved: okved && JSON.stringify(okved),
    legal_address: JSON.stringify(address),
    actual_address: JSON.stringify(address),
    postal_address: JSON.stringify(address),
    head: head && JSON.stringify(head),
    tax_system: taxSystem,
    vat_rate: vatRate,
    msp_included_date: msp === null ? null : MSP_SINCE,
    phone,
    email,
    website,
    registry_status: isRegistered ? ('ACTIVE' as const) : null,
    registry_at: isRegistered ? at : null,
  }
}

/** Organizations of the demo with their bank accounts and accounts at the marketplace. */
export const seedOrganizations = async ({ database, start }: SeedContext): Promise<void> => {
  const registeredAt = createDemoTime(start).instant(REGISTERED)
  const audit = { created_at: registeredAt, updated_at: registeredAt, is_deleted: false }
  const all = organizationKeys.map((key) => ({ key, ...demoOrganization(key) }))

  const cities = new Map(
    await Promise.all(
      all.flatMap(({ accounts }) => accounts).map(async ({ bik }) => [bik, (await bankByBik(bik))?.city] as const),
    ),
  )

  const ownerOf = (key: DemoOrganizationKey): string | null => {
    const owner = demoUsers.find(({ organization, isOwner }) => organization === key && isOwner)
    return owner ? personId(owner.key) : null
  }
  await database.query
    .insertInto('organization')
    .values(
      all.map(({ key, legalStatus, fullName, shortName, itn, kpp, ogrn, msp, excludedModules }) => ({
        id: organizationId(key),
        legal_status: legalStatus,
        full_name: fullName,
        short_name: shortName,
        itn,
        kpp,
        ogrn,
        is_msp: msp !== null,
        msp_category: msp,
        ...detailsOf(key, registeredAt),
        confirmed_name: legalStatus === 'INDIVIDUAL' ? null : shortName,
        confirmed_at: legalStatus === 'INDIVIDUAL' ? null : registeredAt,
        excluded_modules: JSON.stringify(excludedModules ?? []),
        exclusions: JSON.stringify(
          Object.fromEntries(
            (excludedModules ?? []).map((module) => [
              module,
              { reason: 'Организация попросила не показывать ей этот раздел', by: personId('P8'), at: registeredAt },
            ]),
          ),
        ),
        owner_id: ownerOf(key),
        ...audit,
      })),
    )
    .execute()
  await database.query
    .insertInto('payment_details')
    .values(
      all.flatMap(({ key, accounts }) =>
        accounts.map(({ bik, bankName, correspondent, settlement }, index) => ({
          organization_id: organizationId(key),
          id: paymentDetailsId(key, index),
          bik,
          bank_name: bankName,
          bank_city: cities.get(bik) ?? null,
          comment: null,
          correspondent_account: correspondent,
          settlement_account: settlement,
          is_main: index === 0,
          ...audit,
        })),
      ),
    )
    .execute()
  await database.query
    .insertInto('seller_account')
    .values(
      all.flatMap(({ key, sellerAccount }) =>
        sellerAccount === undefined
          ? []
          : [
              {
                organization_id: organizationId(key),
                id: demoId(`seller account ${key}`),
                name: sellerAccount,
                connected_at: registeredAt,
                ...audit,
              },
            ],
      ),
    )
    .execute()
}
