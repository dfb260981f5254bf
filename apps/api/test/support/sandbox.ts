import type { Endpoint } from '@cabinet/contract/endpoint'
import { events } from '@cabinet/contract/partner'
import { get, type Sandbox } from '@cabinet/contract/partner/sandbox'
import { newId } from '../../src/kernel/ids.ts'
import { createKey } from '../../src/modules/partner/key.ts'
import { insertKey } from '../../src/modules/partner/store.ts'
import type { Answer, Cabinet } from './cabinet.ts'

interface Asked {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly idempotencyKey?: string
}

/** Issues a key of a partner, past the page of staff. */
export const keyOf = async ({ platform: { database, clock } }: Cabinet, partnerId: string, isTest: boolean) => {
  const { key, prefix, hash } = createKey(isTest)
  const id = newId()
  await insertKey(database, {
    id,
    partner_id: partnerId,
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
  return { id, key }
}

/** Calls of a partner with a key of its own. */
export const partnerCalls = (cabinet: Cabinet, key: string) => {
  const ask = <Body = Record<string, unknown>>(
    endpoint: Endpoint,
    { idempotencyKey = newId(), ...asked }: Asked = {},
  ): Promise<Answer<Body>> =>
    cabinet.call<Body>(endpoint, {
      ...asked,
      token: key,
      ...(endpoint.method === 'POST' && { headers: { 'idempotency-key': idempotencyKey } }),
    })
  /** The same, of what has to succeed. */
  const must = async <Body = { id: string; state: string; version: number }>(
    endpoint: Endpoint,
    asked: Asked = {},
  ): Promise<Body> => {
    const { status, body, raw } = await ask<Body>(endpoint, asked)
    if (status >= 300) throw new Error(`${endpoint.id} answered ${status}: ${raw.body}`)
    return body
  }
  return {
    key,
    ask,
    must,
    sandbox: () => must<Sandbox>(get),
    /** What every event of a partner carries. */
    news: () => ({ externalId: newId(), occurredAt: cabinet.clock.nowText() }),
    /** Types of events in the order of the feed. */
    feed: async (): Promise<string[]> =>
      (await must<{ events: { type: string }[] }>(events)).events.map(({ type }) => type),
  }
}

export type PartnerCalls = ReturnType<typeof partnerCalls>

/** A partner in its sandbox. */
export const openSandbox = async (cabinet: Cabinet, partnerId: string): Promise<PartnerCalls> =>
  partnerCalls(cabinet, (await keyOf(cabinet, partnerId, true)).key)
