import type { PartnerKind } from '@cabinet/contract/access'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { demoId } from '@cabinet/demo/ids'
import { newId } from '../../src/kernel/ids.ts'
import { demoKey } from '@cabinet/demo/modules/partner/key'
import { createKey } from '../../src/modules/partner/key.ts'
import { insertKey, insertPartner } from '../../src/modules/partner/store.ts'
import type { Answer, Cabinet } from './cabinet.ts'

/** Ids of the parties of the demo. */
export const party = {
  meridian: demoId('bank FB1'),
  ural: demoId('bank FB4'),
  insurer: demoId('insurer INS'),
  marketplace: '6d61726b-6574-8070-8c61-636500000001',
} as const

/** Id of the partner that a party is. */
export const partnerIdOf = (partyId: string): string => demoId(`partner ${partyId}`)

interface CallOptions {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** A new one each time when absent. */
  readonly idempotencyKey?: string
  readonly key?: string
  readonly ip?: string
}

/** Calls as a partner of the demo makes them. */
export const asPartner =
  (cabinet: Cabinet, partyId: string) =>
  <Body = Record<string, unknown>>(
    endpoint: Endpoint,
    { idempotencyKey = newId(), key = demoKey(cabinet.platform.secrets, partyId).key, ...reported }: CallOptions = {},
  ): Promise<Answer<Body>> =>
    cabinet.call<Body>(endpoint, {
      ...reported,
      token: key,
      ...(endpoint.method === 'POST' && { headers: { 'idempotency-key': idempotencyKey } }),
    })

/**
 * Makes a partner whom nothing in the demo concerns.
 *
 * @returns `issueKey` gives a new key each time: each has a budget of calls of its own
 */
export const createTestPartner = async ({ platform: { database, clock } }: Cabinet, kind: PartnerKind) => {
  const id = newId()
  const at = clock.nowText()
  const dates = { created_at: at, updated_at: at, is_deleted: false }
  await insertPartner(database, {
    ...{ id, kind, party_id: newId(), name: 'Новый', is_active: true },
    ...dates,
  })
  const issueKey = async (isTest = false): Promise<string> => {
    const { key, prefix, hash } = createKey(isTest)
    await insertKey(database, {
      id: newId(),
      partner_id: id,
      key_hash: hash,
      prefix,
      is_test: isTest,
      note: '',
      networks: '[]',
      created_at: clock.nowText(),
      expires_at: null,
      last_used_at: null,
      revoked_at: null,
    })
    return key
  }
  return { id, issueKey }
}
