import type { PartnerKind } from '@cabinet/contract/access'
import * as staffInsurers from '@cabinet/contract/debtor/staff'
import { type Endpoint, isEndpoint } from '@cabinet/contract/endpoint'
import * as staffBanks from '@cabinet/contract/finance/banks'
import { findOffers } from '@cabinet/contract/finance/offers'
import { find as findOrganizations } from '@cabinet/contract/organization/staff'
import { events } from '@cabinet/contract/partner'
import * as bank from '@cabinet/contract/finance/partner'
import * as bankObjects from '@cabinet/contract/finance/partner-objects'
import * as ofBank from '@cabinet/contract/finance/sandbox'
import { offerInsurance } from '@cabinet/contract/debtor/partner'
import * as ofInsurer from '@cabinet/contract/debtor/sandbox'
import { get, passDays } from '@cabinet/contract/partner/sandbox'
import * as partners from '@cabinet/contract/partner/partners'
import * as ofStaff from '@cabinet/contract/partner/staff-sandbox'
import { demoId } from '@cabinet/demo/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { schemaOf } from '../../src/platform/sandboxes.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { runJob } from '../debtor/support.ts'
import { createTestPartner, party, partnerIdOf } from '../support/partner.ts'
import { keyOf, openSandbox, partnerCalls, type PartnerCalls } from '../support/sandbox.ts'
import { setUpApp } from '../support/second-factor.ts'

const TERMS = {
  financingLimit: 1_000_000_000,
  interestRate: 20,
  advanceRate: 90,
  maxDeferralDays: 120,
  withRecourse: true,
  fee: null,
  endDate: '2099-12-31',
}

/** Rows of every table of the installation that a business day could change. */
const picture = async ({ platform: { database } }: Cabinet): Promise<string> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'partner_key%'
      and table_name not in ('rate_limit', 'session', 'refresh_token')
    order by 1`.execute(database.query)
  const counted = []
  for (const { name } of tables) {
    const { rows } = await sql<{ hash: string }>`
      select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as hash
      from ${sql.id('public', name)} t`.execute(database.query)
    counted.push(`${name} ${rows[0]?.hash}`)
  }
  return counted.join('\n')
}

/** Calls of a partner that name a thing by its id. */
const callsOfOne = [bank, bankObjects].flatMap((contract) =>
  Object.values(contract as object).filter(
    (value): value is Endpoint => isEndpoint(value) && value.path.includes('{id}') && !value.path.includes('file'),
  ),
)

describe.each(productKinds())('what a sandbox is apart from on $name', (kind) => {
  let cabinet: Cabinet
  let live: PartnerCalls
  let test: PartnerCalls
  let other: PartnerCalls
  let requestId: string
  let offerId: string
  let before: string
  let token: string
  /** Whose request F4 of the demo is. */
  const own = party.ural

  const offer = (calls: PartnerCalls, name: string, itn: string) =>
    calls.ask(bank.saveOffer, {
      body: { ...calls.news(), ...TERMS, offer: name, organizationItn: itn, product: 'FACTORING' },
    })

  beforeAll(async () => {
    cabinet = await openCabinet(kind, { variables: { DEMO_MODE: 'false' } })
    token = await cabinet.tokenOf('P8')
    await setUpApp(cabinet, token)
    live = partnerCalls(cabinet, (await keyOf(cabinet, partnerIdOf(own), false)).key)
    before = await picture(cabinet)
    test = await openSandbox(cabinet, partnerIdOf(own))
    const { organization } = await test.sandbox()
    offerId = String((await offer(test, 'Т-1', organization.itn)).body['id'])
    const body = { offerId, requestedLimit: 500_000_000 }
    requestId = (await test.must(ofBank.sendRequest, { body })).id
    other = await openSandbox(cabinet, partnerIdOf(party.meridian))
  })
  afterAll(() => cabinet.remove())

  it('leaves the data of the installation as they were, whatever happens in it', async () => {
    await test.must(passDays, { body: { days: 3 } })
    expect(await picture(cabinet)).toBe(before)
  })

  it('does not see what is real', async () => {
    const real = [demoId('request F4'), demoId('agreement F1'), demoId('object O6 ОФ-30')]
    expect((await live.ask(bank.request, { params: { id: real[0] ?? '' } })).status).toBe(200)
    expect(callsOfOne.length).toBeGreaterThan(10)
    for (const id of real) {
      for (const endpoint of callsOfOne.filter(({ method }) => method === 'GET')) {
        expect((await test.ask(endpoint, { params: { id, fileId: id } })).status, endpoint.id).toBe(404)
      }
      for (const endpoint of [bank.takeRequest, bank.withdrawOffer, bankObjects.takeObject, bank.terminateAgreement]) {
        expect((await test.ask(endpoint, { params: { id }, body: test.news() })).status, endpoint.id).toBe(404)
      }
      for (const endpoint of [ofBank.orderObject, ofBank.withdrawObject]) {
        expect((await test.ask(endpoint, { params: { id } })).status, endpoint.id).toBe(404)
      }
      const body = { askedDocumentId: null }
      expect((await test.ask(ofBank.attachDocument, { params: { id }, body })).status).toBe(404)
      const asked = { params: { id }, body: { amount: 100_000_000 } }
      expect((await test.ask(ofBank.requestTranche, asked)).status).toBe(404)
      const request = { body: { offerId: id, requestedLimit: 500_000_000 } }
      expect((await test.ask(ofBank.sendRequest, request)).status).toBe(404)
    }
    // A client of the installation is none of the sandbox.
    expect((await offer(test, 'Т-2', '3799055198')).status).toBe(404)
  })

  it('is not seen with a live key, by its partner or by others', async () => {
    const { organization } = await test.sandbox()
    for (const calls of [live, other]) {
      expect((await calls.ask(bank.request, { params: { id: requestId } })).status).toBe(404)
      const taken = await calls.ask(bank.takeRequest, { params: { id: requestId }, body: calls.news() })
      expect(taken.status).toBe(404)
      const withdrawn = await calls.ask(bank.withdrawOffer, { params: { id: offerId }, body: calls.news() })
      expect(withdrawn.status).toBe(404)
    }
    // The other partner has a test organization of its own, of the same number.
    expect((await other.sandbox()).organization.id).not.toBe(organization.id)
    expect((await offer(live, 'Т-3', organization.itn)).status).toBe(404)
    const list = await live.must<{ requests: { id: string }[] }>(bank.listRequests)
    expect(list.requests.map(({ id }) => id)).not.toContain(requestId)
    const feed = await live.must<{ events: { data: { id: string } }[] }>(events)
    expect(feed.events.map(({ data }) => data.id)).not.toContain(requestId)
    expect(await other.feed()).toEqual([])
  })

  it('has no calls for a live key, and for a bank none of other kinds', async () => {
    for (const endpoint of [get, passDays, ofBank.sendRequest, ofBank.orderObject]) {
      const params = { id: requestId }
      const body = endpoint === passDays ? { days: 1 } : { offerId, requestedLimit: 500_000_000 }
      const { status, body: said } = await live.ask(endpoint, {
        ...(endpoint.path.includes('{id}') && { params }),
        ...(endpoint.body && { body }),
      })
      expect([status, said['code']], endpoint.id).toEqual([404, 'NOT_FOUND'])
    }
    expect((await test.ask(ofInsurer.connect)).status).toBe(404)
  })

  it('is made by one of many who come first, and repeats are one act', async () => {
    const partner = partnerIdOf(party.insurer)
    const { key } = await keyOf(cabinet, partner, true)
    const calls = partnerCalls(cabinet, key)
    const found = await Promise.all(Array.from({ length: 8 }, () => calls.sandbox()))
    expect(new Set(found.map(({ organization }) => organization.id)).size).toBe(1)

    const idempotencyKey = newId()
    const { organization } = await test.sandbox()
    const { id } = (await offer(test, 'Т-4', organization.itn)).body as { id: string }
    const body = { offerId: id, requestedLimit: 500_000_000 }
    const asked = { body, idempotencyKey }
    const sent = await Promise.all(Array.from({ length: 4 }, () => test.must(ofBank.sendRequest, asked)))
    expect(new Set(sent.map((one) => one.id)).size).toBe(1)
    const changed = { body: { ...body, requestedLimit: 400_000_000 }, idempotencyKey }
    const reused = await test.ask(ofBank.sendRequest, changed)
    expect([reused.status, reused.body['code']]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    // The same key of the live partner is another key.
    const taken = await live.ask(bank.takeRequest, { params: { id }, body: live.news(), idempotencyKey })
    expect(taken.status).toBe(404)
  })

  it('lets one of parallel triggers act where only one can', async () => {
    const { organization } = await test.sandbox()
    const { id } = (await offer(test, 'Т-5', organization.itn)).body as { id: string }
    const body = { offerId: id, requestedLimit: 500_000_000 }
    const answers = await Promise.all(Array.from({ length: 4 }, () => test.ask(ofBank.sendRequest, { body })))
    const statuses = answers.map(({ status }) => status).toSorted((left, right) => left - right)
    expect(statuses).toEqual([200, 409, 409, 409])
  })

  it('says what is wrong with a trigger', async () => {
    for (const days of [-1, 32, 1.5, null]) {
      expect((await test.ask(passDays, { body: { days } })).status).toBe(400)
    }
    const { organization } = await test.sandbox()
    const { id } = (await offer(test, 'Т-6', organization.itn)).body as { id: string }
    const over = { body: { offerId: id, requestedLimit: TERMS.financingLimit + 1 } }
    const refused = await test.ask(ofBank.sendRequest, over)
    expect([refused.status, refused.body['code']]).toEqual([400, 'VALIDATION'])
    // A refused trigger leaves no draft behind: the same offer can be asked for.
    const asked = { body: { offerId: id, requestedLimit: TERMS.financingLimit } }
    expect((await test.ask(ofBank.sendRequest, asked)).status).toBe(200)
  })

  it('is in no list, figure or job of the staff', async () => {
    const lists = [findOrganizations, staffBanks.find, staffInsurers.findInsurers, findOffers, staffInsurers.findOffers]
    for (const endpoint of lists) {
      const { status, raw } = await cabinet.call(endpoint, { token, body: { pageSize: 100 } })
      expect([status, endpoint.id]).toEqual([200, endpoint.id])
      expect(raw.body).not.toContain('Тестовая организация')
      expect(raw.body).not.toContain('0099000')
    }
    const { body } = await cabinet.call<{ parties: { name: string }[] }>(partners.parties, { token })
    expect(JSON.stringify(body)).not.toContain('0099000')
    for (const job of ['debtor.invoices', 'debtor.policies', 'finance.noteOverdue']) await runJob(cabinet, job)
    const sandbox = await cabinet.platform.sandboxes.open(partnerIdOf(own))
    expect(await sandbox.database.query.selectFrom('job').selectAll().execute()).toEqual([])
  })

  it('stays when its key goes, and opens with the next one', async () => {
    const partner = partnerIdOf(own)
    const issued = await cabinet.call<{ key: string; item: { id: string } }>(partners.issueKey, {
      token,
      params: { id: partner },
      body: { isTest: true, note: 'Следующий' },
    })
    expect([issued.status, issued.body.key.slice(0, 8)]).toEqual([200, 'ck_test_'])
    const next = partnerCalls(cabinet, issued.body.key)
    expect(await next.must(bank.request, { params: { id: requestId } })).toMatchObject({ id: requestId })
    const params = { id: partner, keyId: issued.body.item.id }
    expect((await cabinet.call(partners.revokeKey, { token, params })).status).toBe(204)
    expect((await next.ask(get)).status).toBe(401)
    expect((await test.ask(get)).status).toBe(200)
    const off = { token, params: { id: partner }, body: { isActive: false } }
    expect((await cabinet.call(partners.setActive, off)).status).toBe(200)
    expect((await test.ask(get)).status).toBe(401)
    await cabinet.call(partners.setActive, { ...off, body: { isActive: true } })
    expect((await test.ask(get)).status).toBe(200)
  })

  it('sends its events to an address of its own', async () => {
    const id = partnerIdOf(party.insurer)
    const params = { id }
    const url = 'https://test.insurer.example/hooks'
    const seen = await cabinet.call<ofStaff.PartnerSandbox>(ofStaff.get, { token, params })
    expect(seen.body).toMatchObject({ organization: { itn: '0099000014' }, webhookTarget: null })
    const wrong = { token, params, body: { url: 'http://127.0.0.1/hooks' } }
    expect((await cabinet.call(ofStaff.saveWebhook, wrong)).status).toBe(400)
    const headers = { 'idempotency-key': newId() }
    const saving = { token, params, body: { url }, headers }
    const saved = await cabinet.call<{ secret: string }>(ofStaff.saveWebhook, saving)
    expect([saved.status, saved.body.secret]).toEqual([200, expect.stringMatching(/^whsec_/)])
    expect((await cabinet.call<{ secret: string }>(ofStaff.saveWebhook, saving)).body).toEqual(saved.body)
    const card = await cabinet.call<partners.PartnerCard>(partners.card, { token, params })
    expect(card.body.webhookTarget?.url).not.toBe(url)
    const calls = await openSandbox(cabinet, id)
    const { organization } = await calls.sandbox()
    await calls.must(offerInsurance, { body: { ...calls.news(), organizationItn: organization.itn } })
    await calls.must(ofInsurer.connect)
    const waits = await cabinet.call<ofStaff.PartnerSandbox>(ofStaff.get, { token, params })
    expect(waits.body.webhookTarget).toMatchObject({ url, state: 'DELIVERING', waiting: 1 })
    expect((await cabinet.call(ofStaff.removeWebhook, { token, params })).status).toBe(204)
    expect((await cabinet.call(ofStaff.removeWebhook, { token, params })).status).toBe(204)
    const { body } = await cabinet.call<{ content: { action: string }[] }>(partners.findActions, {
      token,
      body: { filters: [{ field: 'partnerId', operation: 'EQ', value: id }] },
    })
    const actions = body.content.map(({ action }) => action)
    expect(actions.filter((action) => action.startsWith('SANDBOX'))).toEqual([
      'SANDBOX_WEBHOOK_REMOVED',
      'SANDBOX_WEBHOOK_SAVED',
    ])
    const none = { token, params: { id: (await createTestPartner(cabinet, 'BANK')).id } }
    const empty = await cabinet.call(ofStaff.get, none)
    expect(empty.body).toEqual({ organization: null, webhookTarget: null })
    const early = await cabinet.call(ofStaff.saveWebhook, { ...none, body: { url } })
    expect(early.status).toBe(409)
    expect((await cabinet.call(ofStaff.get, { token, params: { id: newId() } })).status).toBe(404)
  })

  it.each<[PartnerKind, string]>([
    ['MARKETPLACE', party.marketplace],
    ['PAYMENTS', '5d1f6b1e-51a7-4e6e-8a54-7d7f6c0a9e01'],
  ])('has no triggers of other kinds for %s', async (_kind, partyId) => {
    const calls = await openSandbox(cabinet, partnerIdOf(partyId))
    expect((await calls.sandbox()).organization.itn).toBe('0099000014')
    expect((await calls.must<{ moved: number }>(passDays, { body: { days: 1 } })).moved).toBe(0)
    expect((await calls.ask(ofBank.sendRequest, { body: {} })).status).toBe(404)
    expect((await calls.ask(ofInsurer.connect)).status).toBe(404)
  })

  it('lies in a schema of its own that an export leaves out', async () => {
    const { rows } = await sql<{ name: string }>`
      select nspname as name from pg_namespace where nspname like 'sandbox%' order by 1`.execute(
      cabinet.platform.database.query,
    )
    expect(rows.map(({ name }) => name)).toContain(schemaOf(partnerIdOf(own)))
  })
})
