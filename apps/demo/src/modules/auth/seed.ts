import { demoId } from '../../ids.ts'
import { demoInvitations } from './demo-links.ts'
import { createDemoTime } from '../../time.ts'
import type { SeedContext } from '../../module.ts'
import { insertInvitation } from '@cabinet/api/modules/auth/registration/seller-account'
import { hashOfToken } from '@cabinet/api/modules/auth/registration/sellers'

/** Links of sellers. */
export const seedRegistration = async ({ database, start }: SeedContext): Promise<void> => {
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
}
