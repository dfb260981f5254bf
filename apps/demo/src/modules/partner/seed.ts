import { demoId } from '../../ids.ts'
import { createDemoTime } from '../../time.ts'
import type { SeedContext } from '../../module.ts'
import { STATEMENT_PARTY } from '@cabinet/api/platform/payments/payable'
import { demoKey, demoKeyId } from './key.ts'
import { seedStatement } from './statement/seed.ts'
import { columnsOf } from '@cabinet/api/modules/partner/people/rights'
import { insertMember } from '@cabinet/api/modules/partner/people/store'
import { findPartner, insertKey, insertPartner } from '@cabinet/api/modules/partner/store'
import { demoUsers, personId } from '../../people.ts'

/** Days before the start since when people of partners sign in. */
const MEMBER_SINCE = -120

/** Every bank and insurer of the demo is a partner, each with a key that the program which plays it knows. */
export const seedPartners = async ({ database, modules, secrets, start }: SeedContext): Promise<void> => {
  const time = createDemoTime(start)
  const at = time.instant(-300)
  for (const { partnerParties } of modules) {
    for (const { id: partyId, name } of (await partnerParties?.find(database)) ?? []) {
      const id = demoId(`partner ${partyId}`)
      await insertPartner(database, {
        id,
        kind: partnerParties?.kind ?? 'BANK',
        party_id: partyId,
        name,
        is_active: true,
        created_at: at,
        updated_at: at,
        is_deleted: false,
      })
      const { prefix, hash } = demoKey(secrets, partyId)
      await insertKey(database, {
        id: demoKeyId(partyId),
        partner_id: id,
        key_hash: hash,
        prefix,
        is_test: true,
        note: 'Демонстрация',
        networks: '[]',
        created_at: at,
        expires_at: null,
        last_used_at: null,
        revoked_at: null,
      })
    }
  }
  for (const { key, partner } of demoUsers) {
    const row = partner && (await findPartner(database, demoId(`partner ${partner.partyId}`)))
    if (!row) continue
    await insertMember(database, {
      person_id: personId(key),
      partner_id: row.id,
      invited_at: time.instant(MEMBER_SINCE),
      removed_at: null,
      ...columnsOf(partner.rights),
    })
  }
  await seedStatement(database, demoId(`partner ${STATEMENT_PARTY}`), time)
}
