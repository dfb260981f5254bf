import { legalTexts, registrationConsents } from '@cabinet/contract/legal'
import { demoId } from '../../ids.ts'
import { createDemoTime, editionOn } from '../../time.ts'
import { demoOrganizations, organizationId } from '../../organizations.ts'
import { DEMO_PASSWORD, demoUsers, newsReaders, personId, usernameOf } from '../../people.ts'
import type { SeedContext } from '../../module.ts'
import { insertAct } from '@cabinet/api/platform/journal/store'

/** Days before the start at which people registered. */
const REGISTERED = -400
/** Who waits for confirmation registered lately. */
const WAITING_SINCE = -2

/** An address that documentation may use: nobody's. */
const CONSENT_ADDRESS = '192.0.2.10'

/** What the owner finds in the journal of the organization. */
const seedJournal = async ({ database, start }: SeedContext): Promise<void> => {
  const time = createDemoTime(start)
  const colleague = demoUsers.find(({ key }) => key === 'P11')
  const about = { thing_id: personId('P11'), subject: colleague?.name.join(' ') ?? null, roles: 'USER', amount: null }
  const nothing = { thing_id: null, subject: null, roles: null, amount: null }
  const acts = [
    { act: 'PERSON_CONFIRMED', day: -30, ...about },
    { act: 'ORGANIZATION_CHANGED', day: -21, ...nothing, subject: demoOrganizations.O1.shortName },
    { act: 'ROLES_CHANGED', day: -14, ...about, roles: 'USER SENDER' },
    { act: 'EXPORTED', day: -3, ...nothing, subject: 'Пользователи.xlsx' },
  ] as const
  for (const { day, ...act } of acts) {
    await insertAct(database, {
      ...act,
      id: demoId(`journal ${act.act}`),
      organization_id: organizationId('O1'),
      by_person_id: personId('P1'),
      at: time.instant(day),
    })
  }
}

/** People of the demo with their roles and consents. */
export const seedPeople = async (context: SeedContext): Promise<void> => {
  const { database, start, passwords } = context
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
        organization_id: organization && organizationId(organization),
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
        phone_confirmed: true,
        // The newcomer has registered by phone, and the e-mail is still to be confirmed.
        email_confirmed: key !== 'P10',
        ...(newsReaders.includes(key) && {
          notifications: JSON.stringify({ email: true, sms: false, product: true }),
        }),
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
  // Everybody has agreed to the texts of these days, which are younger than most of these people's registrations.
  await database.query
    .insertInto('person_consent')
    .values(
      demoUsers.flatMap(({ key }) =>
        [...registrationConsents.required, ...(newsReaders.includes(key) ? registrationConsents.optional : [])].map(
          (type) => ({
            id: demoId(`consent ${key} ${type}`),
            person_id: personId(key),
            type,
            version: editionOn(legalTexts[type], time.day(WAITING_SINCE)),
            accepted_at: time.instant(WAITING_SINCE),
            ip: CONSENT_ADDRESS,
          }),
        ),
      ),
    )
    .execute()
  await seedJournal(context)
}
