import { createHash } from 'node:crypto'
import * as bank from '@cabinet/contract/finance/partner'
import * as insurer from '@cabinet/contract/debtor/partner'
import { events } from '@cabinet/contract/partner'
import { saveSupplies, type SupplyResult } from '@cabinet/contract/finance/partner-objects'
import {
  call,
  card,
  findCalls,
  issueKey,
  findActions,
  type PartnerCall,
  type PartnerCallInFull,
  type PartnerCard,
  removeWebhook,
  revokeKey,
  saveWebhook,
  setActive,
} from '@cabinet/contract/partner/partners'
import { type PartnerAction } from '@cabinet/contract/partner/journal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApplication } from '../../src/application.ts'
import { demoId } from '@cabinet/demo/ids'
import { createSecretBox } from '../../src/kernel/secret-box.ts'
import { OFFERED_TERMS } from '../../src/modules/debtor/policy/terms.ts'
import { PAID_AT_ONCE } from '../../src/modules/partner/access.ts'
import { demoKey } from '@cabinet/demo/modules/partner/key'
import { createKey, isFrom, readNetwork } from '../../src/modules/partner/key.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { asPartner, party, partnerIdOf } from '../support/partner.ts'
import { cheapPasswords } from '../support/settings.ts'
import { HOUR_MS } from '../../src/kernel/durations.ts'

const F4 = demoId('request F4')

/** A supply under the factoring agreement of the demo, confirmed by its buyer. */
const supplyReport = (supply: string) => ({
  supply,
  agreementId: demoId('agreement F1'),
  number: supply,
  supplyDate: '2030-11-24',
  contract: { number: '44', date: '2024-01-12' },
  buyer: { itn: '7799061015', shortName: 'ООО «ТД «Оптима Ритейл»' },
  amount: 12_500_000,
  vatAmount: 2_083_333,
  deferralDays: 45,
  dueDate: '2031-01-08',
  state: 'CONFIRMED',
  paidAmount: 0,
  invoices: [],
})

describe.each(productKinds())('the door of partners on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const ago = (hours: number): string => new Date(cabinet.clock.now().getTime() - hours * HOUR_MS).toISOString()
  const staff = async () => ({ token: (await cabinet.enter('P8')).accessToken })
  const ural = () => asPartner(cabinet, party.ural)
  const issue = async (body: object) => {
    const params = { id: partnerIdOf(party.ural) }
    const given = { isTest: false, note: 'Проверка', ...body }
    return cabinet.call<{ key: string; item: { id: string; prefix: string } }>(issueKey, {
      ...(await staff()),
      params,
      body: given,
    })
  }
  const callOf = async (id = '') =>
    (await cabinet.call<PartnerCallInFull>(call, { ...(await staff()), params: { id } })).body
  const opens = async (key: string, ip?: string): Promise<number> =>
    (await ural()(events, { key, ...(ip !== undefined && { ip }) })).status

  describe('a key', () => {
    it('is shown once and kept as a hash', async () => {
      const { status, body } = await issue({})
      expect(status).toBe(200)
      expect(body.key).toMatch(/^ck_live_[\w-]{43}$/)
      expect(body.key.startsWith(body.item.prefix)).toBe(true)
      expect(await opens(body.key)).toBe(200)
      const rows = await cabinet.platform.database.query.selectFrom('partner_key').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(body.key)
      expect(rows.find(({ id }) => id === body.item.id)?.last_used_at).not.toBeNull()
    })

    it('opens nothing when it is wrong, revoked, expired, or the partner is off', async () => {
      expect(await opens(createKey(false).key)).toBe(401)
      expect(await opens('nonsense')).toBe(401)
      const { body } = await issue({})
      const params = { id: partnerIdOf(party.ural), keyId: body.item.id }
      const elsewhere = { ...params, id: partnerIdOf(party.meridian) }
      expect((await cabinet.call(revokeKey, { ...(await staff()), params: elsewhere })).status).toBe(404)
      expect(await opens(body.key)).toBe(200)
      expect((await cabinet.call(revokeKey, { ...(await staff()), params })).status).toBe(204)
      expect(await opens(body.key)).toBe(401)

      const today = new Date(cabinet.clock.real().getTime() + 3 * HOUR_MS).toISOString().slice(0, 10)
      const short = (await issue({ expiresDate: today })).body.key
      expect(await opens(short)).toBe(200)
      cabinet.wait(25 * HOUR_MS)
      expect(await opens(short)).toBe(401)
      expect((await issue({ expiresDate: today })).status).toBe(400)

      const turn = async (isActive: boolean) => {
        const { token } = await staff()
        await cabinet.call(setActive, { token, params: { id: partnerIdOf(party.insurer) }, body: { isActive } })
      }
      const asInsurer = asPartner(cabinet, party.insurer)
      await turn(false)
      expect((await asInsurer(events)).status).toBe(401)
      await turn(true)
      expect((await asInsurer(events)).status).toBe(200)
    })

    it('is issued once for a key of the request, and kept readable nowhere', async () => {
      const { token } = await staff()
      const issue = (id = partnerIdOf(party.insurer)) =>
        cabinet.call<{ key: string; item: { id: string } }>(issueKey, {
          token,
          params: { id },
          body: { isTest: false, note: 'Потерянный ответ' },
          headers: { 'idempotency-key': 'issue-0001' },
        })
      const [first, again] = [await issue(), await issue()]
      expect([first.status, again.body]).toEqual([200, first.body])
      // The same for another partner is another request, though only its address tells.
      expect((await issue(partnerIdOf(party.ural))).status).toBe(409)
      const { query } = cabinet.platform.database
      const stored = await query.selectFrom('idempotency').selectAll().where('key', '=', 'issue-0001').execute()
      expect(stored).toHaveLength(1)
      expect(JSON.stringify(stored)).not.toContain(first.body.key)
    })

    it('is issued, revoked and switched off by somebody whom the journal names', async () => {
      const params = { id: partnerIdOf(party.meridian) }
      const { token } = await staff()
      const given = { isTest: false, note: 'Для проверки журнала' }
      const { body } = await cabinet.call<{ key: string; item: { id: string; prefix: string } }>(issueKey, {
        token,
        params,
        body: given,
      })
      const revoke = () => cabinet.call(revokeKey, { token, params: { ...params, keyId: body.item.id } })
      // However often, and however many at once: what has happened is written down once.
      const revoked = await Promise.all(Array.from({ length: 10 }, revoke))
      expect(new Set(revoked.map(({ status }) => status))).toEqual(new Set([204]))
      const url = 'http://127.0.0.1:9/news'
      expect((await cabinet.call(saveWebhook, { token, params, body: { url } })).status).toBe(200)
      const removed = await Promise.all(
        Array.from({ length: 10 }, () => cabinet.call(removeWebhook, { token, params })),
      )
      expect(new Set(removed.map(({ status }) => status))).toEqual(new Set([204]))
      const turn = (isActive: boolean) => cabinet.call(setActive, { token, params, body: { isActive } })
      await Promise.all(Array.from({ length: 10 }, () => turn(false)))
      await turn(true)
      const answer = await cabinet.call<{ content: PartnerAction[] }>(findActions, {
        token,
        body: { filters: [{ field: 'partnerId', operation: 'EQ', value: params.id }] },
      })
      const named = `${body.item.prefix}… · ${given.note}`
      expect(answer.body.content.map(({ action, subject, by }) => [action, subject, by])).toEqual([
        ['SWITCHED_ON', null, 'Крылов Сергей Павлович'],
        ['SWITCHED_OFF', null, 'Крылов Сергей Павлович'],
        ['WEBHOOK_REMOVED', url, 'Крылов Сергей Павлович'],
        ['WEBHOOK_SAVED', url, 'Крылов Сергей Павлович'],
        ['KEY_REVOKED', named, 'Крылов Сергей Павлович'],
        ['KEY_ISSUED', named, 'Крылов Сергей Павлович'],
      ])
      expect(JSON.stringify(answer.body)).not.toContain(body.key)
      const about = await cabinet.call<{ content: PartnerAction[] }>(findActions, {
        token,
        body: {
          filters: [
            { field: 'partnerId', operation: 'EQ', value: params.id },
            { field: 'subject', operation: 'LIKE', value: given.note.toUpperCase() },
            { field: 'action', operation: 'EQ', value: 'KEY_ISSUED' },
          ],
        },
      })
      expect(about.body.content.map(({ action, subject }) => [action, subject])).toEqual([['KEY_ISSUED', named]])
      const elsewhere = await cabinet.call<{ content: PartnerAction[] }>(findActions, {
        token,
        body: { filters: [{ field: 'partnerId', operation: 'EQ', value: demoId('nobody') }] },
      })
      expect(elsewhere.body.content).toEqual([])
    })

    it('of the demo is another one in each installation, and shown to staff alone', async () => {
      const { secrets } = cabinet.platform
      const elsewhere = demoKey(createSecretBox('the secret of another installation'), party.ural).key
      // What anybody can compute from the code.
      const computed = createHash('sha256').update(`demo partner ${party.ural}`).digest()
      expect(await opens(elsewhere)).toBe(401)
      expect(await opens(createKey(true, computed).key)).toBe(401)
      const shown = await cabinet.call<PartnerCard>(card, {
        ...(await staff()),
        params: { id: partnerIdOf(party.ural) },
      })
      expect(shown.body.demoKey).toBe(demoKey(secrets, party.ural).key)
      expect(await opens(shown.body.demoKey ?? '')).toBe(200)
    })

    it('is not guessed: who shows wrong ones is told to wait', async () => {
      const guess = async () => (await ural()(events, { key: createKey(false).key, ip: '10.90.0.1' })).status
      const statuses: number[] = []
      for (let index = 0; index < 62; index += 1) statuses.push(await guess())
      expect(statuses).toEqual([...Array.from({ length: 60 }, () => 401), 429, 429])
      expect((await ural()(events, { ip: '10.90.0.1' })).status).toBe(200)
    })

    it('works from its networks only', async () => {
      const { token } = await staff()
      const params = { id: partnerIdOf(party.ural) }
      const bound = { isTest: false, note: 'Из сети', networks: ['198.51.100.0/24', '2001:db8::/32'] }
      const { body } = await cabinet.call<{ key: string }>(issueKey, { token, params, body: bound })
      expect(await opens(body.key, '198.51.100.7')).toBe(200)
      expect(await opens(body.key, '198.51.101.7')).toBe(401)
      expect(await opens(body.key, '2001:db8::5')).toBe(200)
      const wrong = await cabinet.call(issueKey, { token, params, body: { ...bound, networks: ['198.51.100.0'] } })
      expect(wrong.status).toBe(400)
      expect(wrong.body['fields']).toMatchObject([{ field: 'networks' }])
      expect([isFrom([], '10.0.0.1'), isFrom(['10.0.0.0/8'], '::ffff:10.1.2.3'), isFrom(['10.0.0.0/8'], 'x')]).toEqual([
        true,
        true,
        false,
      ])
      expect(['1.2.3.4/33', '1.2.3/8', '::/129', '1.2.3.4/8/8', ''].map(readNetwork)).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ])
    })

    it('is no session, and a session is no key', async () => {
      const { accessToken } = await cabinet.enter('P8')
      expect((await cabinet.call(events, { token: accessToken })).status).toBe(403)
      expect(
        (await cabinet.call(findCalls, { body: {}, token: demoKey(cabinet.platform.secrets, party.ural).key })).status,
      ).toBe(401)
    })
  })

  describe('what a partner tells', () => {
    const take = (externalId: string, idempotencyKey: string, hours = 2) =>
      ural()(bank.takeRequest, {
        params: { id: F4 },
        idempotencyKey,
        body: { externalId, occurredAt: ago(hours) },
      })

    it('needs an idempotency key', async () => {
      const body = { externalId: 'x', occurredAt: ago(1) }
      const token = demoKey(cabinet.platform.secrets, party.ural).key
      for (const headers of [{}, { 'idempotency-key': 'with a space' }, { 'idempotency-key': 'x'.repeat(129) }]) {
        const response = await cabinet.call(bank.takeRequest, { params: { id: F4 }, body, token, headers })
        expect(response.status).toBe(400)
        expect(response.body['fields']).toMatchObject([{ field: 'idempotency-key' }])
      }
    })

    it('is answered the same for ever, and once only, also when it comes ten times at once', async () => {
      const body = { externalId: 't1', occurredAt: ago(3) }
      const report = () => ural()(bank.takeRequest, { params: { id: F4 }, idempotencyKey: 'k1', body })
      const answers = await Promise.all(Array.from({ length: 10 }, report))
      for (const { status, body: answer } of answers) {
        expect(status).toBe(200)
        expect(answer).toEqual({ id: F4, state: 'PROCESSING', version: 1 })
      }
      const other = await ural()(bank.takeRequest, {
        params: { id: F4 },
        idempotencyKey: 'k1',
        body: { ...body, externalId: 't2' },
      })
      expect([other.status, other.body['code']]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    })

    it('is answered for itself, though another partner has used the same key', async () => {
      const taken = await ural()(bank.takeRequest, {
        params: { id: F4 },
        idempotencyKey: 'of-two',
        body: { externalId: 'of-two', occurredAt: ago(1) },
      })
      const meridian = asPartner(cabinet, party.meridian)
      const body = { externalId: 'of-two', occurredAt: ago(1), supplies: [supplyReport('of-two')] }
      const report = () => meridian(saveSupplies, { idempotencyKey: 'of-two', body })
      const first = await report()
      expect([taken.status, first.status]).toEqual([200, 200])
      expect((await report()).body).toEqual(first.body)
    })

    it('counts when it is refused once and possible later', async () => {
      const report = asPartner(cabinet, party.insurer)
      const id = organizationId('O3')
      const at = { suspend: ago(2), accept: ago(3) }
      const suspend = () =>
        report(insurer.suspend, {
          params: { id },
          idempotencyKey: 's',
          body: { externalId: 's', occurredAt: at.suspend },
        })
      expect((await suspend()).status).toBe(409)
      const policy = { startDate: '2026-01-01', endDate: '2031-12-31', terms: OFFERED_TERMS }
      const accept = { externalId: 'a', occurredAt: at.accept, ...policy }
      expect((await report(insurer.acceptConnection, { params: { id }, body: accept })).body['state']).toBe('AVAILABLE')
      expect((await suspend()).body['state']).toBe('SUSPENDED')
    })

    it('ends in one state when everything comes twice and in reverse', async () => {
      const report = asPartner(cabinet, party.insurer)
      const id = organizationId('O5')
      const story = [
        [insurer.suspend, 'one', 9],
        [insurer.resume, 'two', 8],
        [insurer.suspend, 'three', 7],
        [insurer.resume, 'four', 6],
      ] as const
      const states: unknown[] = []
      const reported = [...story].map(([endpoint, externalId, hours]) => ({
        endpoint,
        body: { externalId, occurredAt: ago(hours) },
      }))
      for (const { endpoint, body } of [...reported.toReversed(), ...reported.toReversed()]) {
        const response = await report(endpoint, { params: { id }, idempotencyKey: body.externalId, body })
        states.push(response.body['state'])
      }
      expect(states.at(-1)).toBe('AVAILABLE')
      const { body } = await report(insurer.insurance, { params: { id } })
      expect(body['state']).toBe('AVAILABLE')
    })

    it('says nothing of the things of others, and moves none of them', async () => {
      const others = asPartner(cabinet, party.meridian)
      const body = { externalId: 'theirs', occurredAt: ago(1) }
      const rates = { interestRate: 21, advanceRate: 85, maxDeferralDays: 75, withRecourse: false, fee: null }
      const approval = { ...rates, limit: 1000, finishedDate: '2031-12-31' }
      for (const response of [
        await others(bank.request, { params: { id: F4 } }),
        await others(bank.takeRequest, { params: { id: F4 }, body }),
        await others(bank.approveRequest, { params: { id: F4 }, body: { ...body, ...approval } }),
        await others(bank.refuseRequest, { params: { id: F4 }, body }),
        await others(bank.withdrawOffer, { params: { id: demoId('offer F4') }, body }),
        await others(bank.agreement, { params: { id: demoId('agreement F2') } }),
        await others(bank.terminateAgreement, { params: { id: demoId('agreement F2') }, body }),
        await others(insurer.insurance, { params: { id: organizationId('O5') } }),
        await others(insurer.disconnect, { params: { id: organizationId('O5') }, body }),
        await asPartner(cabinet, party.insurer)(bank.listRequests),
        // A draft is nobody's business.
        await others(bank.request, { params: { id: demoId('request F6') } }),
        await others(bank.takeRequest, { params: { id: demoId('request F6') }, body }),
      ]) {
        expect([response.status, response.body['code']]).toEqual([404, 'NOT_FOUND'])
      }
      const { body: listed } = await others<{ requests: { id: string }[] }>(bank.listRequests)
      const ids = listed.requests.map(({ id }) => id)
      expect(ids).toContain(demoId('request F1'))
      expect(ids).not.toContain(F4)
      const [first = ''] = ids
      const rest = await others<{ requests: { id: string }[] }>(bank.listRequests, { query: { after: first } })
      expect(rest.body.requests.map(({ id }) => id)).toEqual(ids.slice(1))
    })

    it('is kept whole, and found by each of the things that it was about', async () => {
      const meridian = asPartner(cabinet, party.meridian)
      const supplies = Array.from({ length: 120 }, (_, index) => supplyReport(`S-${index}`))
      const body = { externalId: 'delivery', occurredAt: ago(1), supplies }
      const answer = await meridian<{ results: SupplyResult[] }>(saveSupplies, { body })
      const ids = answer.body.results.map(({ id }) => id ?? '')
      expect(ids.every((id) => id !== '')).toBe(true)
      const token = await cabinet.tokenOf('P8')
      const found = async (...filters: object[]) =>
        (await cabinet.call<{ content: PartnerCall[] }>(findCalls, { token, body: { filters } })).body.content
      const namesOf = (listed: readonly PartnerCall[]) => listed.map(({ externalId }) => externalId)
      for (const thing of [ids[0] ?? '', ids.at(-1) ?? '', answer.body.results.at(-1)?.objectId ?? '']) {
        const about = { field: 'subjectId', operation: 'EQ', value: thing }
        expect(namesOf(await found(about))).toEqual(['delivery'])
        expect(namesOf(await found({ ...about, operation: 'IN', value: [demoId('nothing'), thing] }))).toEqual([
          'delivery',
        ])
        expect(namesOf(await found({ field: 'search', operation: 'LIKE', value: thing.slice(0, 30) }))).toEqual([
          'delivery',
        ])
        const others = namesOf(await found({ ...about, operation: 'NE' }))
        expect(others).not.toContain('delivery')
        expect(others.length).toBeGreaterThan(0)
      }
      const [listed] = await found()
      expect(listed).not.toHaveProperty('body')
      const stored = await callOf(listed?.id)
      expect(JSON.parse(stored.body)).toEqual(body)
      expect(stored.subjectIds).toEqual(expect.arrayContaining(ids))
      const unknown = await cabinet.call(call, { token, params: { id: demoId('no such call') } })
      expect(unknown.status).toBe(404)
    })

    it('is kept word for word for platform staff, refusals included', async () => {
      await take('told', 'told-1')
      const { accessToken } = await cabinet.enter('P8')
      const { body } = await cabinet.call<{ content: PartnerCall[] }>(findCalls, {
        token: accessToken,
        body: { filters: [{ field: 'subjectId', operation: 'EQ', value: F4 }] },
      })
      const stored = body.content.map(({ endpoint, externalId, status }) => [endpoint, externalId, status])
      expect(stored).toContainEqual(['partner-bank.takeRequest', 't1', 200])
      expect(stored).toContainEqual(['partner-bank.takeRequest', 't2', 409])
      expect(stored).toContainEqual(['partner-bank.takeRequest', 'theirs', 404])
      const first = body.content.find(({ externalId }) => externalId === 't1')
      const kept1 = await callOf(first?.id)
      expect(JSON.parse(kept1.answer)).toEqual({ id: F4, state: 'PROCESSING', version: 1 })
      expect(JSON.parse(kept1.body)).toMatchObject({ externalId: 't1' })
      expect(kept1.subjectIds).toEqual([F4])
      const administrator = await cabinet.enter('P7')
      expect((await cabinet.call(findCalls, { body: {}, token: administrator.accessToken })).status).toBe(403)
    })
  })

  it('tells a partner in a loop to wait, and nobody else', async () => {
    const { query } = cabinet.platform.database
    const budgets = async (): Promise<string[]> =>
      (await query.selectFrom('rate_limit').select('key').where('key', 'like', 'partner-key%').execute()).map(
        ({ key }) => key,
      )
    const { key } = (await issue({})).body
    const ofOthers = await budgets()
    const call = () => ural()(events, { key })
    expect((await call()).status).toBe(200)
    const own = (await budgets()).filter((budget) => !ofOthers.includes(budget))
    expect(own).toHaveLength(1)
    // The rest of the minute's budget, as if it had been used up; what this server has paid for already is good.
    const usedUp = { points: 1200, expire: Date.now() + 60_000 }
    await query.updateTable('rate_limit').set(usedUp).where('key', 'in', own).execute()
    let last = await call()
    for (let used = 0; used < PAID_AT_ONCE && last.status === 200; used += 1) last = await call()
    expect(last.status).toBe(429)
    const seconds = Number(last.raw.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect((await ural()(events)).status).toBe(200)
    expect((await asPartner(cabinet, party.meridian)(events)).status).toBe(200)
  })
})

describe.each(productKinds())('without demo mode on $name', (kind) => {
  it('keys of the demo open a sandbox with nothing in it', async () => {
    const cabinet = await openCabinet(kind)
    const { key } = demoKey(cabinet.platform.secrets, party.ural)
    expect((await cabinet.call(events, { token: key })).status).toBe(200)
    const { config, database } = cabinet.platform
    // A database of the demo is not opened as a real one; this one has forgotten what it was.
    await database.query.deleteFrom('setting').where('name', '=', 'demo-data').execute()
    await cabinet.stop()
    const live = await createApplication({ ...config, isDemo: false }, { passwords: cheapPasswords(), isQuiet: true })
    const headers = { authorization: `Bearer ${key}` }
    const answer = await live.app.inject({ url: '/api/v1/partner/events', headers })
    expect([answer.statusCode, answer.json()]).toEqual([200, { events: [], cursor: '0' }])
    const list = await live.app.inject({ url: '/api/v1/partner/bank/request', headers })
    expect(list.json()).toEqual({ requests: [] })
    await live.stop()
    await cabinet.removeData()
  })
})
