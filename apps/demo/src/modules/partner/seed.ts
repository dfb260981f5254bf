import { demoId } from '../../ids.ts'
import { createDemoTime } from '../../time.ts'
import type { SeedContext } from '../../module.ts'
import { STATEMENT_PARTY } from '@cabinet/api/platform/payments/payable'
import { demoKey, demoKeyId } from './key.ts'
import { seedStatement } from './statement/seed.ts'
import { insertKey, insertPartner } from '@cabinet/api/modules/partner/store'

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
  await seedStatement(database, demoId(`partner ${STATEMENT_PARTY}`), time)
}
