import type { Endpoint } from '@cabinet/contract/endpoint'
import { demoId } from '../../src/kernel/demo/ids.ts'
import { newId } from '../../src/kernel/ids.ts'
import { demoKey } from '../../src/modules/partner/key.ts'
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

interface Told {
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
    { idempotencyKey = newId(), key = demoKey(partyId).key, ...told }: Told = {},
  ): Promise<Answer<Body>> =>
    cabinet.call<Body>(endpoint, {
      ...told,
      token: key,
      ...(endpoint.method === 'POST' && { headers: { 'idempotency-key': idempotencyKey } }),
    })
