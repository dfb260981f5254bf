import * as claimSandbox from '@cabinet/contract/claim/sandbox'
import * as insurer from '@cabinet/contract/debtor/partner'
import * as ofInsurer from '@cabinet/contract/debtor/sandbox'
import { events } from '@cabinet/contract/partner'
import { passDays, reset, type Sandbox } from '@cabinet/contract/partner/sandbox'
import * as partners from '@cabinet/contract/partner/partners'
import * as ofStaff from '@cabinet/contract/partner/staff-sandbox'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { createTestPartner, party, partnerIdOf } from '../support/partner.ts'
import { keyOf, openSandbox, partnerCalls, type PartnerCalls } from '../support/sandbox.ts'
import { setUpApp } from '../support/second-factor.ts'

describe.each(productKinds())('a sandbox that begins anew on $name', (kind) => {
  let cabinet: Cabinet
  let calls: PartnerCalls
  let token: string
  const id = partnerIdOf(party.insurer)

  beforeAll(async () => {
    cabinet = await openCabinet(kind, { variables: { DEMO_MODE: 'false' } })
    token = await cabinet.tokenOf('P8')
    await setUpApp(cabinet, token)
    calls = await openSandbox(cabinet, id)
  })
  afterAll(() => cabinet.remove())

  const begin = (idempotencyKey = newId()) => calls.must<Sandbox>(reset, { idempotencyKey })
  const offer = async (): Promise<string> => {
    const { organization } = await calls.sandbox()
    await calls.must(insurer.offerInsurance, { body: { ...calls.news(), organizationItn: organization.itn } })
    return (await calls.must(ofInsurer.connect)).id
  }
  const schemas = async (): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`
      select nspname as name from pg_namespace where nspname like 'sandbox%' order by 1`.execute(
      cabinet.platform.database.query,
    )
    return rows.map(({ name }) => name)
  }
  const contents = async (): Promise<number> => {
    const sandbox = await cabinet.platform.sandboxes.open(id)
    const { rows } = await sql<{ id: string }>`select id from stored_file`.execute(sandbox.database.query)
    const found = await Promise.all(rows.map((row) => sandbox.files.contentOf(row.id)))
    return found.filter((content) => content !== undefined).length
  }

  it('forgets everything, and its key and the address of events stay', async () => {
    const url = 'https://test.insurer.example/hooks'
    const saved = await cabinet.call(ofStaff.saveWebhook, { token, params: { id }, body: { url } })
    expect(saved.status).toBe(200)
    const before = await calls.sandbox()
    const insuranceId = await offer()
    await calls.must(claimSandbox.loseParcel, { body: { product: 'SENDER', value: 500_000 } })
    const file = await contents()
    expect(file).toBeGreaterThan(0)
    const anew = await begin()
    expect(anew.organization.itn).toBe(before.organization.itn)
    expect(anew.organization.id).not.toBe(before.organization.id)
    expect(await calls.sandbox()).toEqual(anew)
    expect((await calls.ask(insurer.insurance, { params: { id: insuranceId } })).status).toBe(404)
    expect(await calls.must(events)).toEqual({ events: [], cursor: '0' })
    expect(await contents()).toBe(0)
    const seen = await cabinet.call<ofStaff.PartnerSandbox>(ofStaff.get, { token, params: { id } })
    expect(seen.body.webhookTarget).toMatchObject({ url, state: 'DELIVERING', waiting: 0 })
    await offer()
    expect(await calls.must(events)).toMatchObject({ events: [{ cursor: '1' }], cursor: '1' })
    const after = await cabinet.call<ofStaff.PartnerSandbox>(ofStaff.get, { token, params: { id } })
    expect(after.body.webhookTarget).toMatchObject({ waiting: 1 })
    expect((await schemas()).filter((name) => name.includes(id.replaceAll('-', '')))).toHaveLength(1)
  })

  it('does so once for a key, also after it has begun anew by another one', async () => {
    const key = newId()
    const first = await begin(key)
    await offer()
    expect(await begin(key)).toEqual(first)
    expect(await calls.feed()).toHaveLength(1)
    const second = await begin()
    expect(await begin(key)).toEqual(first)
    expect((await calls.sandbox()).organization.id).toBe(second.organization.id)
    const other = await calls.ask(passDays, { body: { days: 0 }, idempotencyKey: key })
    expect([other.status, other.body['code']]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  })

  it('lets one of many begin, and the others wait or are told so', async () => {
    const before = await calls.sandbox()
    const answers = await Promise.all(Array.from({ length: 6 }, () => calls.ask(reset)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(200)
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    expect((await calls.sandbox()).organization.id).not.toBe(before.organization.id)
    expect((await calls.ask(reset)).status).toBe(200)
    expect((await schemas()).filter((name) => name.includes(id.replaceAll('-', '')))).toHaveLength(1)
  })

  it('is there for every call that comes meanwhile', async () => {
    await offer()
    const acts = [
      () => calls.ask(claimSandbox.loseParcel, { body: { product: 'SENDER', value: 500_000 } }),
      () => calls.ask(claimSandbox.damageParcel, { body: { product: 'SELLER', value: 500_000 } }),
      () => calls.ask(passDays, { body: { days: 1 } }),
      () => calls.ask(ofInsurer.connect),
      () => calls.ask(events),
      () => calls.ask(insurer.listInsurances),
      () => cabinet.call(ofStaff.get, { token, params: { id } }),
    ]
    const answers = await Promise.all([
      ...acts.map((act) => act()),
      calls.ask(reset),
      ...acts.map((act) => act()),
      calls.ask(reset),
      ...acts.map((act) => act()),
    ])
    for (const { status, raw } of answers) expect([200, 404, 409], raw.body).toContain(status)
    expect((await calls.ask(reset)).status).toBe(200)
    await offer()
    expect(await calls.feed()).toEqual(['insurance.connection.requested'])
  }, 60_000)

  it('begins anew for platform staff, who find it in the journal', async () => {
    const before = await calls.sandbox()
    const headers = { 'idempotency-key': newId() }
    const asked = { token, params: { id }, headers }
    expect((await cabinet.call(ofStaff.reset, asked)).status).toBe(204)
    const anew = await calls.sandbox()
    expect(anew.organization.id).not.toBe(before.organization.id)
    expect((await cabinet.call(ofStaff.reset, asked)).status).toBe(204)
    expect(await calls.sandbox()).toEqual(anew)
    const { body } = await cabinet.call<{ content: { action: string }[] }>(partners.findActions, {
      token,
      body: { filters: [{ field: 'partnerId', operation: 'EQ', value: id }] },
    })
    expect(body.content.filter(({ action }) => action === 'SANDBOX_RESET')).toHaveLength(1)
    const none = { token, params: { id: (await createTestPartner(cabinet, 'BANK')).id } }
    expect((await cabinet.call(ofStaff.reset, none)).status).toBe(409)
    expect((await cabinet.call(ofStaff.reset, { token, params: { id: newId() } })).status).toBe(404)
    expect((await cabinet.call(ofStaff.reset, { params: { id } })).status).toBe(401)
    const stranger = await cabinet.tokenOf('P1')
    expect((await cabinet.call(ofStaff.reset, { token: stranger, params: { id } })).status).toBe(403)
  })

  it('is not there for a live key', async () => {
    const live = partnerCalls(cabinet, (await keyOf(cabinet, id, false)).key)
    expect((await live.ask(reset)).status).toBe(404)
  })

  it('begins anew for its developers, who see no other one', async () => {
    const own = partnerIdOf(party.meridian)
    const developer = await cabinet.tokenOf('P19')
    await setUpApp(cabinet, developer)
    const theirs = await openSandbox(cabinet, own)
    const before = await theirs.sandbox()
    const params = { id: own }
    const seen = await cabinet.call<ofStaff.PartnerSandbox>(ofStaff.get, { token: developer, params })
    expect(seen.body.organization?.itn).toBe(before.organization.itn)
    expect((await cabinet.call(ofStaff.reset, { token: developer, params })).status).toBe(204)
    expect((await theirs.sandbox()).organization.id).not.toBe(before.organization.id)
    const calls = await cabinet.call<{ content: partners.PartnerCall[] }>(partners.findCalls, {
      token: developer,
      body: {},
    })
    expect(calls.status).toBe(200)
    const foreign = { token: developer, params: { id } }
    const body = { url: 'https://test.insurer.example/hooks' }
    for (const endpoint of [ofStaff.get, ofStaff.reset, ofStaff.removeWebhook]) {
      expect([endpoint.id, (await cabinet.call(endpoint, foreign)).status]).toEqual([endpoint.id, 404])
    }
    expect((await cabinet.call(ofStaff.saveWebhook, { ...foreign, body })).status).toBe(404)
    const off = { token, params, body: { isActive: false } }
    await cabinet.call(partners.setActive, off)
    expect((await cabinet.call(ofStaff.get, { token: developer, params })).status).toBe(200)
    expect((await cabinet.call(ofStaff.reset, { token: developer, params })).status).toBe(409)
    await cabinet.call(partners.setActive, { ...off, body: { isActive: true } })
  })

  it('of one partner leaves those of others as they are', async () => {
    const other = await openSandbox(cabinet, partnerIdOf(party.meridian))
    const before = await other.sandbox()
    await begin()
    expect(await other.sandbox()).toEqual(before)
  })
})
