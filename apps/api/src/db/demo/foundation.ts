import { legalTexts, registrationConsents } from '@cabinet/contract/legal'
import type { SeedContext } from '../../platform/module.ts'
import { demoId } from './ids.ts'
import { bankByBik } from '../../platform/banks.ts'
import { okopfByCode } from '../../platform/okopf.ts'
import { demoDetails } from './organization-details.ts'
import {
  type DemoOrganizationKey,
  demoOrganization,
  demoOrganizations,
  organizationId,
  paymentDetailsId,
} from './organizations.ts'
import { DEMO_PASSWORD, demoUsers, personId, usernameOf } from './people.ts'
import { createDemoTime } from './time.ts'

/** Days before the start at which organizations and their people registered. */
const REGISTERED = -400
/** Who waits for confirmation registered lately. */
const WAITING_SINCE = -2

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

const seedOrganizations = async ({ database, start }: SeedContext): Promise<void> => {
  const registeredAt = createDemoTime(start).instant(REGISTERED)
  const audit = { created_at: registeredAt, updated_at: registeredAt, is_deleted: false }
  const all = organizationKeys.map((key) => ({ key, ...demoOrganization(key) }))

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
        excluded_modules: JSON.stringify(excludedModules ?? []),
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
          bank_city: bankByBik(bik)?.city ?? null,
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

/** An address that documentation may use: nobody's. */
const CONSENT_ADDRESS = '192.0.2.10'

const seedPeople = async ({ database, start, passwords }: SeedContext): Promise<void> => {
  const time = createDemoTime(start)
  // One hash for all: hashing sixteen times would make the first start wait.
  const passwordHash = await passwords.hash(DEMO_PASSWORD)
  const registeredAt = (status: string | undefined): string =>
    time.instant(status === 'UNCONFIRMED' ? WAITING_SINCE : REGISTERED)

  await database.query
    .insertInto('person')
    .values(
      demoUsers.map(({ key, organization, name, position, email, status, mustChangePassword, isDeleted }) => ({
        id: personId(key),
        organization_id: organizationId(organization),
        username: usernameOf(key),
        email,
        lastname: name[0],
        firstname: name[1],
        middlename: name[2],
        position,
        status: status ?? 'ACTIVE',
        password_hash: passwordHash,
        must_change_password: mustChangePassword ?? false,
        last_login_at: null,
        owner_reminded_at: null,
        created_at: registeredAt(status),
        updated_at: registeredAt(status),
        is_deleted: isDeleted ?? false,
      })),
    )
    .execute()
  await database.query
    .insertInto('person_role')
    .values(
      demoUsers.flatMap(({ key, roles, status }) =>
        roles.map((role) => ({ person_id: personId(key), role, granted_at: registeredAt(status), is_deleted: false })),
      ),
    )
    .execute()
  // Everybody has agreed to the texts in force, which are younger than most of these people's registrations.
  await database.query
    .insertInto('person_consent')
    .values(
      demoUsers.flatMap(({ key }) =>
        registrationConsents.required.map((type) => ({
          id: demoId(`consent ${key} ${type}`),
          person_id: personId(key),
          type,
          version: legalTexts[type],
          accepted_at: time.instant(WAITING_SINCE),
          ip: CONSENT_ADDRESS,
        })),
      ),
    )
    .execute()
}

/** Organizations and people of the demo. */
export const seedFoundation = async (context: SeedContext): Promise<void> => {
  await seedOrganizations(context)
  await seedPeople(context)
}
