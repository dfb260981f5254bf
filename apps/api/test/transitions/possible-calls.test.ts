import { describe, expect, it } from 'vitest'
import { loadModules } from '../../src/platform/module-registry.ts'
import { possibleFrom } from '../../src/platform/transitions/apply.ts'
import { allEndpoints } from '../support/operations.ts'

/** Where the calls about the things of a machine begin. */
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

const machines = (await loadModules()).all
  .flatMap(({ machines: own = [] }) => own)
  .filter(({ moves }) => Object.values(moves).some(({ actors }) => actors.includes('PARTNER')))
const paths = new Set((await allEndpoints()).filter(({ method }) => method === 'POST').map(({ path }) => path))

/** The call that makes an offer is that of all offers. */
const pathOf = (machine: string, call: string): string =>
  machine === 'finance.offer' && call === 'offer' ? '/v1/partner/bank/offer' : `${addresses[machine]}${call}`

describe('what a partner may do from a state', () => {
  it('is known of every machine that partners move', () => {
    expect(machines.map(({ id }) => id).toSorted()).toEqual([...Object.keys(addresses), ...byLists].toSorted())
  })

  it.each(machines.filter(({ id }) => !byLists.includes(id)))('is named by addresses of calls: $id', (machine) => {
    for (const state of Object.keys(machine.states)) {
      const possible = possibleFrom(machine, state, { kind: 'PARTNER' })
      expect(new Set(possible).size).toBe(possible.length)
      for (const call of possible) expect(paths, `${state}: ${call}`).toContain(pathOf(machine.id, call))
    }
  })
})
