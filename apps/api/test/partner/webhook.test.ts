import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  card,
  findDeliveries,
  findActions,
  type PartnerCard,
  type PartnerDelivery,
  removeWebhook,
  replay,
  saveWebhook,
  find as findPartners,
  type Partner,
} from '@cabinet/contract/partner/partners'
import { type PartnerAction } from '@cabinet/contract/partner/journal'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { deliverDue, PAUSES_MS } from '../../src/modules/partner/webhook/delivery.ts'
import { publish } from '../../src/platform/partners/partner.ts'
import { deliver, isPublicAddress, readTarget } from '../../src/platform/target.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { party, partnerIdOf } from '../support/partner.ts'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A partner's server: answers with `status`, keeps what came. */
const openTarget = async () => {
  const received: Received[] = []
  const target = { status: 200, location: '' }
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(target.status, target.location ? { location: target.location } : {}).end('x'.repeat(100_000))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { target, received, port, url: `http://127.0.0.1:${port}/hook`, close: () => server.close() }
}

describe.each(productKinds())('webhooks on $name', (kind) => {
  let cabinet: Cabinet
  let partner: Awaited<ReturnType<typeof openTarget>>

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    partner = await openTarget()
  })
  afterAll(async () => {
    partner.close()
    await cabinet.remove()
  })
  afterEach(async () => {
    partner.received.length = 0
    Object.assign(partner.target, { status: 200, location: '' })
    const { query } = cabinet.platform.database
    await query.deleteFrom('partner_webhook').execute()
    await query.deleteFrom('partner_delivery').execute()
  })

  const token = async () => (await cabinet.enter('P8')).accessToken
  const set = async (url: string, partyId: string = party.meridian, withNewSecret = false) =>
    cabinet.call<{ secret: string | null }>(saveWebhook, {
      token: await token(),
      params: { id: partnerIdOf(partyId) },
      body: { url, withNewSecret },
    })
  const cardOf = async (partyId: string = party.meridian) => {
    const params = { id: partnerIdOf(partyId) }
    return (await cabinet.call<PartnerCard>(card, { token: await token(), params })).body
  }
  const report = async (partyId: string = party.meridian): Promise<string> => {
    const subjectId = newId()
    const news = { type: 'request.submitted', kind: 'BANK', partyId, subjectId, version: 1 } as const
    await publish(cabinet.platform, { ...news, at: cabinet.clock.nowText() })
    return subjectId
  }
  const arrived = (): string[] =>
    partner.received.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id)

  it('bring each event once, in order, signed by the scheme of Standard Webhooks', async () => {
    const { secret } = (await set(partner.url)).body
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
    const answer = [await report(), await report(), await report()]
    expect(await deliverDue(cabinet.platform)).toBe(3)
    expect(await deliverDue(cabinet.platform)).toBe(0)
    expect(arrived()).toEqual(answer)
    for (const { headers, body } of partner.received) {
      const key = Buffer.from((secret ?? '').replace('whsec_', ''), 'base64')
      const signed = `${headers['webhook-id'] as string}.${headers['webhook-timestamp'] as string}.${body}`
      expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
      const event = JSON.parse(body) as { id: string; type: string }
      expect(event).toMatchObject({ id: headers['webhook-id'], type: 'request.submitted' })
      expect(Math.abs(Number(headers['webhook-timestamp']) * 1000 - cabinet.clock.real().getTime())).toBeLessThan(
        60_000,
      )
    }
    expect((await cardOf()).webhookTarget).toMatchObject({ state: 'DELIVERING', waiting: 0, attempts: 0 })
  })

  it('are signed with both secrets for a day after a change', async () => {
    const before = (await set(partner.url)).body.secret
    expect((await set(partner.url)).body.secret).toBeNull()
    const after = (await set(partner.url, party.meridian, true)).body.secret
    expect(after).not.toBe(before)
    await report()
    await deliverDue(cabinet.platform)
    cabinet.wait(25 * 3_600_000)
    await report()
    await deliverDue(cabinet.platform)
    expect(partner.received.map(({ headers }) => String(headers['webhook-signature']).split(' ').length)).toEqual([
      2, 1,
    ])
  })

  it('are signed with every secret that was given out within a day, however often and at once it is replaced', async () => {
    const first = await Promise.all(Array.from({ length: 3 }, () => set(partner.url)))
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200])
    const [inUse, ...others] = first.flatMap(({ body }) => body.secret ?? [])
    expect(others).toEqual([])
    // An answer that was lost is asked for again, and a colleague has the same idea.
    const replaced = await Promise.all(Array.from({ length: 3 }, () => set(partner.url, party.meridian, true)))
    await report()
    await deliverDue(cabinet.platform)
    const [{ headers, body } = { headers: {}, body: '' }] = partner.received
    const signatures = String(headers['webhook-signature']).split(' ')
    for (const secret of [inUse, ...replaced.map((answer) => answer.body.secret)]) {
      const key = Buffer.from((secret ?? '').replace('whsec_', ''), 'base64')
      const signed = `${headers['webhook-id'] as string}.${headers['webhook-timestamp'] as string}.${body}`
      expect(signatures).toContain(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
    }
    for (let time = 0; time < 10; time += 1) await set(partner.url, party.meridian, true)
    await report()
    await deliverDue(cabinet.platform)
    expect(String(partner.received[1]?.headers['webhook-signature']).split(' ')).toHaveLength(5)
  })

  it('are told in the register of partners, which is filtered and sorted by them', async () => {
    const found = async (body: object) =>
      (await cabinet.call<{ content: Partner[] }>(findPartners, { token: await token(), body })).body.content
    const all = await found({ pageSize: 100 })
    expect(all.map(({ webhook }) => webhook)).toEqual(all.map(() => 'OFF'))
    await set(partner.url)
    const delivering = await found({ filters: [{ field: 'webhook', operation: 'EQ', value: 'DELIVERING' }] })
    expect(delivering.map(({ id }) => id)).toEqual([partnerIdOf(party.meridian)])
    const { query } = cabinet.platform.database
    await query.updateTable('partner_webhook').set({ attempts: 3 }).execute()
    const first = await found({ sort: [{ field: 'webhook', direction: 'DESC' }], pageSize: 1 })
    expect(first).toMatchObject([{ id: partnerIdOf(party.meridian), webhook: 'RETRYING' }])
    const banks = await found({ filters: [{ field: 'kind', operation: 'EQ', value: 'BANK' }], pageSize: 100 })
    expect(banks.map(({ id }) => id)).toEqual(all.filter(({ kind }) => kind === 'BANK').map(({ id }) => id))
  })

  it('wait longer after each failure, then for people; nothing is lost and nothing comes twice', async () => {
    await set(partner.url)
    const answer = [await report(), await report()]
    partner.target.status = 500
    for (const pause of PAUSES_MS) {
      expect(await deliverDue(cabinet.platform)).toBe(0)
      expect(await deliverDue(cabinet.platform)).toBe(0)
      cabinet.wait(pause)
    }
    expect(partner.received).toHaveLength(PAUSES_MS.length)
    await deliverDue(cabinet.platform)
    expect((await cardOf()).webhookTarget).toMatchObject({
      state: 'PAUSED',
      attempts: PAUSES_MS.length + 1,
      waiting: 2,
      lastProblem: 'The target answered 500',
    })
    cabinet.wait(100 * 3_600_000)
    expect(await deliverDue(cabinet.platform)).toBe(0)
    const { query } = cabinet.platform.database
    const emails = await query.selectFrom('email').select('subject').execute()
    expect(emails.filter(({ subject }) => subject.includes('АО «Банк Меридиан» не доставляются'))).toHaveLength(1)
    expect(
      emails.filter(({ subject }) => subject === 'Ваш адрес не принимает события: АО «Банк Меридиан»'),
    ).toHaveLength(1)

    partner.target.status = 204
    partner.received.length = 0
    const params = { id: partnerIdOf(party.meridian) }
    expect((await cabinet.call(replay, { token: await token(), params, body: {} })).status).toBe(204)
    expect(await deliverDue(cabinet.platform)).toBe(2)
    expect(arrived()).toEqual(answer)

    const list = async (...filters: object[]) => {
      const ofPartner = { field: 'partnerId', operation: 'EQ', value: params.id }
      const ask = { token: await token(), body: { filters: [ofPartner, ...filters] } }
      return (await cabinet.call<{ content: PartnerDelivery[] }>(findDeliveries, ask)).body.content
    }
    expect(await list()).toHaveLength(PAUSES_MS.length + 3)
    const failures = await list({ field: 'isFailed', operation: 'EQ', value: true })
    expect(failures.map(({ attempt }) => attempt)).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
    const again = { after: String(Number(failures[0]?.cursor) - 1) }
    await cabinet.call(replay, { token: await token(), params, body: again })
    cabinet.wait(1000)
    expect(await deliverDue(cabinet.platform)).toBe(2)
    // What had arrived before and came once more is told apart, and so is who wanted it.
    expect((await list()).slice(0, 4).map(({ isReplay }) => isReplay)).toEqual([true, true, false, false])
    const actions = await cabinet.call<{ content: PartnerAction[] }>(findActions, {
      token: await token(),
      body: { filters: [{ field: 'partnerId', operation: 'EQ', value: params.id }] },
    })
    expect(actions.body.content.slice(0, 2).map(({ action, subject, by }) => [action, subject, by])).toEqual([
      ['WEBHOOK_REPLAYED', `№ ${failures[0]?.cursor}`, 'Крылов Сергей Павлович'],
      ['WEBHOOK_RESUMED', null, 'Крылов Сергей Павлович'],
    ])
    await cabinet.call(removeWebhook, { token: await token(), params })
    expect((await cabinet.call(replay, { token: await token(), params, body: {} })).status).toBe(409)
  })

  it('are not sent on from a place that no event has yet: those up to there would never come', async () => {
    await set(partner.url)
    const answer = [await report()]
    await deliverDue(cabinet.platform)
    const params = { id: partnerIdOf(party.meridian) }
    const events = async () =>
      (await cabinet.call<{ content: PartnerDelivery[] }>(findDeliveries, { token: await token(), body: {} })).body
    const last = Number((await events()).content[0]?.cursor)
    for (const after of [String(last + 1), '999999999999999']) {
      const refused = await cabinet.call(replay, { token: await token(), params, body: { after } })
      expect([refused.status, refused.body['fields']]).toMatchObject([400, [{ field: 'after' }]])
    }
    expect((await cabinet.call(replay, { token: await token(), params, body: { after: String(last) } })).status).toBe(
      204,
    )
    answer.push(await report())
    await deliverDue(cabinet.platform)
    expect(arrived()).toEqual(answer)
  })

  it('of a slow or dead target keep nobody else waiting', async () => {
    const dead = await openTarget()
    dead.close()
    await set(dead.url, party.ural)
    await set(partner.url)
    await report(party.ural)
    const answer = await report()
    expect(await deliverDue(cabinet.platform)).toBe(1)
    expect(arrived()).toEqual([answer])
    expect((await cardOf(party.ural)).webhookTarget).toMatchObject({ state: 'RETRYING', attempts: 1, waiting: 1 })
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve)
    })
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
    await expect(deliver({ url, headers: {}, body: '{}', mayBeLocal: true }, undefined, 200)).rejects.toThrow(
      'No answer within 0.2 seconds',
    )
    silent.closeAllConnections()
    silent.close()
  })

  it('do not follow a redirect', async () => {
    const other = await openTarget()
    await set(partner.url)
    Object.assign(partner.target, { status: 307, location: other.url })
    await report()
    expect(await deliverDue(cabinet.platform)).toBe(0)
    expect((await cardOf()).webhookTarget?.lastProblem).toBe('The target answered 307')
    expect(other.received).toEqual([])
    other.close()
  })

  it('are sent by one server when two look at once', async () => {
    await set(partner.url)
    for (let count = 0; count < 10; count += 1) await report()
    await Promise.all([deliverDue(cabinet.platform), deliverDue(cabinet.platform), deliverDue(cabinet.platform)])
    while ((await deliverDue(cabinet.platform)) > 0);
    const ids = partner.received.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(10)
    expect(ids).toHaveLength(10)
  })

  it.each([
    'http://partner.example/hook',
    'https://10.0.0.1/hook',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://user:secret@partner.example/hook',
    'ftp://partner.example/hook',
    'file:///etc/passwd',
    'partner.example',
  ])('do not take %s', async (url) => {
    const { status, body } = await set(url)
    expect(status).toBe(400)
    expect(body).toMatchObject({ fields: [{ field: 'url' }] })
  })
})

describe('a target', () => {
  const send = (url: string, addresses: readonly string[], mayBeLocal = false) =>
    deliver({ url, headers: {}, body: '{}', mayBeLocal }, () =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))),
    )

  it.each([
    [['10.1.2.3']],
    [['93.184.216.34', '192.168.0.1']],
    [['127.0.0.1']],
    [['::1']],
    [['fe80::1']],
    [['::ffff:127.0.0.1']],
    [['64:ff9b::7f00:1']],
    [[]],
  ])('whose name leads inside (%j) is not called', async (addresses) => {
    await expect(send('https://partner.example/hook', addresses)).rejects.toThrow('The target is not on the internet')
  })

  it('is called at the address that was checked, whatever the name says a moment later', async () => {
    const local = await openTarget()
    let asked = 0
    const url = `http://localhost:${local.port}/hook`
    const status = await deliver({ url, headers: {}, body: '{}', mayBeLocal: true }, () => {
      asked += 1
      return Promise.resolve([{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }])
    })
    expect([status, asked, local.received.length]).toEqual([200, 1, 1])
    local.close()
  })

  it('on this machine is for the demo only', () => {
    expect(readTarget('http://localhost:3000/hook', true).port).toBe('3000')
    expect(() => readTarget('http://localhost:3000/hook', false)).toThrow('must begin with https://')
    for (const url of ['https://127.0.0.1/hook', 'https://0x7f.1/', 'https://2130706433/', 'https://[::1]/']) {
      expect(() => readTarget(url, false)).toThrow('not on the internet')
    }
  })

  it('is public or it is not', () => {
    const addresses = ['8.8.8.8', '2606:4700::1111', '100.64.0.1', '198.18.0.1', '2002:a00::1', '2001:db8::1', 'x']
    expect(addresses.map(isPublicAddress)).toEqual([true, true, false, false, false, false, false])
  })
})
