import * as claimSandbox from '@cabinet/contract/claim/sandbox'
import { type Endpoint, isEndpoint } from '@cabinet/contract/endpoint'
import * as ofBank from '@cabinet/contract/finance/sandbox'
import * as ofInsurer from '@cabinet/contract/debtor/sandbox'
import * as marketplace from '@cabinet/contract/seller/partner'
import * as ofMarketplace from '@cabinet/contract/seller/sandbox'
import { events } from '@cabinet/contract/partner'
import * as ofPayments from '@cabinet/contract/partner/payments-sandbox'
import * as ofAll from '@cabinet/contract/partner/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { STATEMENT_PARTY } from '../../src/platform/payments/payable.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { party, partnerIdOf } from '../support/partner.ts'
import { keyOf, openSandbox, partnerCalls, type PartnerCalls } from '../support/sandbox.ts'

const of = (contract: object): Endpoint[] => Object.values(contract).filter((value) => isEndpoint(value))

/** Triggers by the partners that have them, each with a body that is well formed. */
const triggers = {
  BANK: of(ofBank),
  INSURER: [...of(ofInsurer), ...of(claimSandbox)],
  MARKETPLACE: of(ofMarketplace),
  PAYMENTS: of(ofPayments),
} as const
type Kind = keyof typeof triggers

const everyTrigger = Object.values(triggers).flat()

const bodies: Readonly<Record<string, object>> = {
  'partner-bank-sandbox.sendRequest': { offerId: newId(), requestedLimit: 500_000_000 },
  'partner-bank-sandbox.attachDocument': { askedDocumentId: null },
  'partner-bank-sandbox.requestTranche': { amount: 100_000_000 },
  'partner-insurer-sandbox.requestLimit': { itn: '7799061015', requestedLimit: 100_000 },
  'partner-insurer-sandbox.declareShipment': { buyerId: newId(), amount: 100_000, deferralDays: 10 },
  'partner-insurer-sandbox.payShipment': { amount: 100_000 },
  'claim-sandbox.submitClaim': { shipmentId: newId(), subject: 'TC_OVERDUE' },
  'claim-sandbox.writeMessage': { text: 'Когда ждать решения?' },
  'claim-sandbox.loseParcel': { product: 'SENDER', value: 500_000 },
  'claim-sandbox.damageParcel': { product: 'SELLER', value: 500_000 },
  'partner-marketplace-sandbox.linkAccount': { sellerId: 'S-1', name: 'Магазин' },
  'partner-payments-sandbox.issueInvoice': { product: 'SENDER' },
}

const asked = (endpoint: Endpoint, id = newId()) => ({
  ...(endpoint.path.includes('{id}') && { params: { id } }),
  ...(endpoint.body && { body: bodies[endpoint.id] }),
})

describe.each(productKinds())('triggers of sandboxes, attacked, on $name', (kind) => {
  let cabinet: Cabinet
  let partners: Record<Kind, { id: string; calls: PartnerCalls }>

  beforeAll(async () => {
    cabinet = await openCabinet(kind, { variables: { DEMO_MODE: 'false' } })
    const open = async (id: string) => ({ id, calls: await openSandbox(cabinet, id) })
    partners = {
      BANK: await open(partnerIdOf(party.meridian)),
      INSURER: await open(partnerIdOf(party.insurer)),
      MARKETPLACE: await open(partnerIdOf(party.marketplace)),
      PAYMENTS: await open(partnerIdOf(STATEMENT_PARTY)),
    }
    for (const { calls } of Object.values(partners)) await calls.sandbox()
  })
  afterAll(() => cabinet.remove())

  const kinds = Object.keys(triggers) as Kind[]

  it('knows a body for every trigger', () => {
    const wanting = everyTrigger.filter(({ id, body }) => body !== undefined && !(id in bodies))
    expect(wanting.map(({ id }) => id)).toEqual([])
    expect(everyTrigger.length).toBeGreaterThan(18)
  })

  it.each(kinds)('exist for their partners alone: 404 for other kinds than %s', async (own) => {
    for (const endpoint of triggers[own]) {
      for (const other of kinds.filter((one) => one !== own)) {
        const { status } = await partners[other].calls.ask(endpoint, asked(endpoint))
        expect([endpoint.id, other, status]).toEqual([endpoint.id, other, 404])
      }
    }
  })

  it.each(kinds)('do not exist for a live key: %s', async (own) => {
    const live = partnerCalls(cabinet, (await keyOf(cabinet, partners[own].id, false)).key)
    for (const endpoint of [...triggers[own], ofAll.get, ofAll.payInvoices, ofAll.reset]) {
      const { status } = await live.ask(endpoint, asked(endpoint))
      expect([endpoint.id, status]).toEqual([endpoint.id, 404])
    }
  })

  it.each(kinds)('know no thing of others: %s', async (own) => {
    for (const endpoint of triggers[own].filter(({ path }) => path.includes('{id}'))) {
      for (const id of [
        'not-an-id',
        newId(),
        partners[own].id,
        (await partners.BANK.calls.sandbox()).organization.id,
      ]) {
        const { status } = await partners[own].calls.ask(endpoint, asked(endpoint, id))
        expect([endpoint.id, status]).toEqual([endpoint.id, 404])
      }
    }
  })

  it.each(kinds)('name the field that was misspelt, and the nearest one: %s', async (own) => {
    for (const endpoint of triggers[own].filter(({ body }) => body !== undefined)) {
      const body = bodies[endpoint.id] ?? {}
      const [first = '', ...others] = Object.keys(body)
      const misspelt = `${first.slice(0, -1)}_`
      const { status, raw } = await partners[own].calls.ask(endpoint, {
        ...asked(endpoint),
        body: { [misspelt]: Object.values(body)[0] as unknown, ...Object.fromEntries(others.map((name) => [name, 1])) },
      })
      expect([endpoint.id, status]).toEqual([endpoint.id, 400])
      expect(raw.body).toContain(misspelt)
      expect(raw.body).toContain(`«${first}»`)
      for (const nonsense of [[], [1], {}]) {
        const refused = await partners[own].calls.ask(endpoint, { ...asked(endpoint), body: nonsense })
        expect([endpoint.id, refused.status]).toEqual([endpoint.id, 400])
      }
    }
  })

  it('need a key of their own for each act', async () => {
    for (const own of kinds) {
      const { calls } = partners[own]
      for (const endpoint of triggers[own]) {
        const { status } = await cabinet.call(endpoint, { ...asked(endpoint), token: calls.key })
        expect([endpoint.id, status]).toEqual([endpoint.id, 400])
        const anonymous = await cabinet.call(endpoint, asked(endpoint))
        expect([endpoint.id, anonymous.status]).toEqual([endpoint.id, 401])
      }
    }
  })

  it('act fifty at once, each once', async () => {
    const { calls } = partners.INSURER
    const before = (await calls.feed()).length
    const body = (index: number) => ({ product: index % 2 === 0 ? 'SENDER' : 'SELLER', value: 500_000 + index })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        calls.ask<{ id: string }>(index % 3 === 0 ? claimSandbox.damageParcel : claimSandbox.loseParcel, {
          body: body(index),
        }),
      ),
    )
    expect(answers.map(({ status, raw }) => (status === 200 ? 200 : raw.body))).toEqual(
      Array.from({ length: 50 }, () => 200),
    )
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(50)
    const feed = await calls.must<{ events: { type: string }[] }>(events, { query: { limit: '500' } })
    expect(feed.events.filter(({ type }) => type === 'claim.submitted')).toHaveLength(before + 50)
  }, 120_000)

  it('link one account, however many ask at once', async () => {
    const { calls } = partners.MARKETPLACE
    const body = { sellerId: 'S-1', name: 'Магазин' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => calls.ask<{ id: string }>(ofMarketplace.linkAccount, { body })),
    )
    for (const { status, raw } of answers) expect([200, 409], raw.body).toContain(status)
    const { accounts } = await calls.must<{ accounts: object[] }>(marketplace.listAccounts)
    expect(accounts).toHaveLength(1)
  })

  it('issue an invoice for each of many, and never two for a month', async () => {
    const { calls } = partners.PAYMENTS
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        calls.ask<{ id: string }>(ofPayments.issueInvoice, {
          body: { product: index % 2 === 0 ? 'SENDER' : 'DEBTOR' },
        }),
      ),
    )
    for (const { status, raw } of answers) expect([200, 409], raw.body).toContain(status)
    const issued = answers.filter(({ status }) => status === 200)
    expect(issued.length).toBeGreaterThan(0)
    expect(new Set(issued.map(({ body: { id } }) => id)).size).toBe(issued.length)
  }, 60_000)
})
