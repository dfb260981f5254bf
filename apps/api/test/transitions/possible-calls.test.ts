import { describe, expect, it } from 'vitest'
import { loadModules } from '../../src/platform/module-registry.ts'
import { possibleFrom } from '../../src/platform/transitions/apply.ts'
import { allEndpoints } from '../support/operations.ts'

/** Where the calls about the things of a machine begin; those of others end with the call. */
const addresses: Readonly<Record<string, string>> = {
  'finance.offer': '/v1/partner/bank/offer/{id}/',
  'finance.request': '/v1/partner/bank/request/{id}/',
  'finance.asked-document': '/v1/partner/bank/request/{id}/asked-document/{askedDocumentId}/',
  'finance.agreement': '/v1/partner/bank/agreement/{id}/',
  'finance.object': '/v1/partner/bank/object/{id}/',
  'debtor.insurance': '/v1/partner/insurer/insurance/{id}/',
  'debtor.limit': '/v1/partner/insurer/buyer/{id}/',
  'debtor.shipment': '/v1/partner/insurer/shipment/{id}/',
  'claim.claim': '/v1/partner/insurer/claim/{id}/',
  'claim.document': '/v1/partner/insurer/claim/{id}/document/{documentId}/',
  'seller.account': '/v1/partner/marketplace/account/{id}/',
}

/** Things that follow from lists, from claims and from the statement: no call of a partner names their moves. */
const byLists = ['finance.supply', 'seller.order', 'seller.cover', 'sender.order', 'sender.invoice', 'debtor.invoice']

const modules = (await loadModules()).all
const machines = modules
  .flatMap(({ machines: own = [] }) => own)
  .filter(({ moves }) => Object.values(moves).some(({ actors }) => actors.includes('PARTNER')))
const paths = new Set<string>((await allEndpoints()).filter(({ method }) => method === 'POST').map(({ path }) => path))

const isPath = (machine: string, call: string): boolean => {
  const address = addresses[machine]
  // The call that makes an offer is that of all offers.
  if (machine === 'finance.offer' && call === 'offer') return paths.has('/v1/partner/bank/offer')
  if (address !== undefined) return paths.has(address + call)
  return [...paths].some((path) => path.startsWith('/v1/partner/') && path.endsWith(`/{id}/${call}`))
}

describe('what a partner may do from a state', () => {
  it('is known of every machine that partners move', () => {
    const areas = new Set(modules.map(({ id }) => id))
    const known = [...Object.keys(addresses), ...byLists].filter((id) => areas.has(id.split('.')[0] ?? ''))
    expect(machines.map(({ id }) => id)).toEqual(expect.arrayContaining(known))
  })

  it.each(machines.filter(({ id }) => !byLists.includes(id)))('is named by addresses of calls: $id', (machine) => {
    for (const state of Object.keys(machine.states)) {
      const possible = possibleFrom(machine, state, { kind: 'PARTNER' })
      expect(new Set(possible).size).toBe(possible.length)
      expect(
        possible.filter((call) => !isPath(machine.id, call)),
        state,
      ).toEqual([])
    }
  })
})
