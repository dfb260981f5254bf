import { demoId } from '../../ids.ts'
import { demoInvitations } from './demo-links.ts'
import { personId } from '../../people.ts'
import { createDemoTime } from '../../time.ts'
import type { SeedContext } from '../../module.ts'
import { insertInvitation } from '@cabinet/api/modules/auth/registration/seller-account'
import { insertAttempt } from '@cabinet/api/modules/auth/sign-ins/store'
import { hashOfToken } from '@cabinet/api/modules/auth/registration/sellers'

const CHROME = { kind: 'DESKTOP', browser: 'Chrome', system: 'Windows' } as const
const PHONE = { kind: 'PHONE', browser: 'Safari', system: 'iOS' } as const

/** Sign-ins of the days before the start, in networks that documentation may use: nobody's. */
const seedSignIns = async ({ database, start }: SeedContext): Promise<void> => {
  const time = createDemoTime(start)
  const past = [
    [-12, CHROME, '192.0.2.0/24', 'SIGNED_IN'],
    [-9, PHONE, '198.51.100.0/24', 'SIGNED_IN'],
    [-5.02, CHROME, '192.0.2.0/24', 'WRONG_PASSWORD'],
    [-5, CHROME, '192.0.2.0/24', 'SIGNED_IN'],
    [-1, PHONE, '203.0.113.0/24', 'SIGNED_IN'],
  ] as const
  for (const key of ['P1', 'P7']) {
    for (const [day, device, network, outcome] of past)
      await insertAttempt(database, { personId: personId(key), device, network, outcome, at: time.instant(day) })
  }
}

/** Links of sellers, and who has signed in before. */
export const seedRegistration = async (context: SeedContext): Promise<void> => {
  const { database, start } = context
  const time = createDemoTime(start)
  for (const { token, itn, organization, sellerId, account, phone, expires, used } of demoInvitations) {
    await insertInvitation(database, {
      id: demoId(`seller invitation ${sellerId}`),
      token_hash: hashOfToken(token),
      itn,
      organization_name: organization,
      seller_id: sellerId,
      account_name: account,
      mobile_phone: phone,
      created_at: time.instant(-20),
      expires_at: time.instant(expires),
      used_at: used === undefined ? null : time.instant(used),
    })
  }
  await seedSignIns(context)
}
