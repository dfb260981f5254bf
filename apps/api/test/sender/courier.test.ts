import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Cdek } from 'cdek'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CourierKey, createCourier } from '../../src/integrations/cdek/courier.ts'
import type { SendRequest } from '../../src/kernel/outgoing.ts'
import { demoCourierAccounts } from '@cabinet/demo/courier/accounts'
import { listen, type ListeningSimulator } from '@cabinet/demo/courier/listen'
import { createCourierSimulator } from '@cabinet/demo/courier/simulator'

const KEY = demoCourierAccounts.O4
const START = new Date('2026-11-20T09:00:00Z')

/** The public package, which knows the two addresses of the courier alone. */
const packageOf = (address: string, { clientId, clientSecret }: CourierKey): Cdek =>
  new Cdek({ account: clientId, password: clientSecret, url_base: `${address}/v2` as 'https://api.cdek.ru/v2' })

/** The uuid of an order of O4 by its number, as the courier tells it. */
const uuidOf = async (cdek: Cdek, number: string): Promise<string> => {
  const answer = (await cdek.getOrderByCdekNumber(Number(number) as never)) as { entity: { uuid: string } }
  return answer.entity.uuid
}

describe('the simulated courier over HTTP', () => {
  let ahead = 0
  const now = (): Date => new Date(START.getTime() + ahead)
  const simulator = createCourierSimulator({ now, real: () => START, start: async () => START })
  let server: ListeningSimulator
  let cdek: Cdek
  beforeAll(async () => {
    server = await listen(simulator)
    cdek = packageOf(server.address, KEY)
  })
  afterAll(() => server.close())

  it('is what the public package expects: token, order by uuid and by number', async () => {
    const uuid = await uuidOf(cdek, '1990000018')
    const read = (await cdek.getOrderByUUID(uuid)) as { entity: { cdek_number: string; statuses: { code: string }[] } }
    expect(read.entity.cdek_number).toBe('1990000018')
    expect(read.entity.statuses[0]?.code).toBe('DELIVERED')
  })

  it('takes an order of the package, moves it with time and forgets none', async () => {
    const created = (await cdek.addOrder({
      number: 'SHOP-1',
      tariff_code: 136,
      recipient: { name: 'Иванова Мария', phones: [{ number: '+70000000917' }] },
      from_location: { code: 250 },
      to_location: { code: 44 },
      packages: [
        {
          number: '1',
          weight: 700,
          items: [{ name: 'Плед', ware_key: 'P-1', cost: 1990.5, amount: 2, weight: 300, payment: { value: 0 } }],
        },
      ],
    } as never)) as { entity: { uuid: string }; requests: { state: string }[] }
    expect(created.requests[0]?.state).toBe('ACCEPTED')
    ahead += 12 * 3_600_000
    const courier = createCourier({ url: server.address, send: (request) => fetch(request), now: () => START })
    expect(await courier.order(KEY, created.entity.uuid)).toMatchObject({
      imNumber: 'SHOP-1',
      declaredValue: 398_100,
      fromCity: 'Екатеринбург',
      status: { code: 'RECEIVED_AT_SHIPMENT_WAREHOUSE' },
    })
    ahead -= 12 * 3_600_000
    await expect(cdek.getOrderByImNumber('SHOP-1' as never)).resolves.toMatchObject({
      entity: { uuid: created.entity.uuid },
    })
    await cdek.deleteOrderByUUID(created.entity.uuid)
    await expect(courier.order(KEY, created.entity.uuid)).resolves.toMatchObject({ status: { code: 'REMOVED' } })
  })

  it('knows places, points, tariffs, prints and subscriptions', async () => {
    expect(await cdek.getRegions({})).toHaveLength(1)
    expect(await cdek.getCities({})).toContainEqual(expect.objectContaining({ code: 44, city: 'Москва' }))
    expect(await cdek.getPickupPoints({ city_code: 44 } as never)).toHaveLength(2)
    const tariffs = (await cdek.calculatorByAvaibleTariffs({ packages: [{ weight: 900 }] } as never)) as {
      tariff_codes: unknown[]
    }
    expect(tariffs.tariff_codes.length).toBeGreaterThan(10)
    const print = (await cdek.createOrderReceipt({ orders: [{ order_uuid: 'x' }] } as never)) as {
      entity: { uuid: string }
    }
    await expect(cdek.getOrderReceipt(print.entity.uuid)).resolves.toMatchObject({
      entity: { uuid: print.entity.uuid },
    })
    const hook = (await cdek.addWebhook({ url: 'http://127.0.0.1:9/x', type: 'ORDER_STATUS' } as never)) as {
      entity: { uuid: string }
    }
    expect(await cdek.getWebhooks()).toHaveLength(1)
    await cdek.deleteWebhookByUUID(hook.entity.uuid)
    expect(await cdek.getWebhooks()).toEqual([])
  })

  it('refuses in the shape that the package reads', async () => {
    const stranger = packageOf(server.address, { clientId: 'nobody', clientSecret: 'x' })
    await expect(stranger.getRegions({})).rejects.toThrow('invalid_client')
    await expect(cdek.getOrderByUUID('72753031-6a1e-4f5e-9d0e-2f1c5a0b0001')).rejects.toMatchObject({
      response: { requests: [{ errors: [{ code: 'v2_entity_not_found' }] }] },
    })
    const others = packageOf(server.address, demoCourierAccounts.O1)
    await expect(others.getOrderByUUID(await uuidOf(cdek, '1990000018'))).rejects.toBeDefined()
  })

  it('calls a subscriber about what has happened, and the package hears it', async () => {
    const heard: { uuid: string; attributes: { cdek_number: string; code: string } }[] = []
    const listener = new Cdek({ account: '', password: '' })
    listener.on('ORDER_STATUS', (event) => heard.push(event as never))
    const handle = listener.webhookHandler()
    const target = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const body = Buffer.concat(parts).toString()
        void handle(new Request('http://shop.example', { method: 'POST', body })).then(() => response.end())
      })
    })
    await new Promise<void>((resolve) => {
      target.listen(0, '127.0.0.1', resolve)
    })
    const { port } = target.address() as AddressInfo
    await cdek.addWebhook({ url: `http://127.0.0.1:${port}/`, type: 'ORDER_STATUS' } as never)
    await simulator.notify()
    const reported = heard.length
    expect(heard.map(({ attributes }) => attributes.cdek_number)).toContain('1990000013')
    await simulator.notify()
    expect(heard).toHaveLength(reported)
    target.close()
  })
})

describe('the client when the courier is unwell', () => {
  const simulator = createCourierSimulator({ now: () => START, real: () => START, start: async () => START })
  const find = async (): Promise<string> => {
    const issued = await simulator.handle(
      new Request('https://c/v2/oauth/token', {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: KEY.clientId,
          client_secret: KEY.clientSecret,
        }),
      }),
    )
    const { access_token: token } = (await issued.json()) as { access_token: string }
    const headers = { authorization: `Bearer ${token}` }
    const answer = await simulator.handle(new Request('https://c/v2/orders?cdek_number=1990000018', { headers }))
    return ((await answer.json()) as { entity: { uuid: string } }).entity.uuid
  }

  /** A client over the simulator, whose answers about orders are spoilt as the test wants it. */
  const bench = (spoil: (index: number) => Response | Promise<Response> | undefined, timeoutMs = 1000) => {
    const calls: string[] = []
    const pauses: number[] = []
    let time = START.getTime()
    const send: SendRequest = async (request) => {
      const { pathname } = new URL(request.url)
      calls.push(pathname.split('/')[2] ?? '')
      const index = calls.filter((name) => name === 'orders').length
      const spoilt = pathname.startsWith('/v2/orders') ? spoil(index) : undefined
      return spoilt ?? simulator.handle(request)
    }
    const courier = createCourier({
      url: 'https://courier.example',
      send,
      now: () => new Date(time),
      timeoutMs,
      pause: async (milliseconds) => {
        pauses.push(milliseconds)
      },
    })
    return { courier, calls, pauses, pass: (milliseconds: number) => (time += milliseconds) }
  }

  const failing = (status: number, headers: Record<string, string> = {}) => new Response('{}', { status, headers })

  it('takes one token for calls at the same moment', async () => {
    const { courier, calls } = bench(() => undefined)
    const uuid = await find()
    await Promise.all(Array.from({ length: 20 }, () => courier.order(KEY, uuid)))
    expect(calls.filter((name) => name === 'oauth')).toHaveLength(1)
  })

  it('renews a forgotten token once for calls at the same moment', async () => {
    const { courier, calls } = bench((index) => (index <= 4 ? failing(401) : undefined))
    const uuid = await find()
    const read = await Promise.all(Array.from({ length: 4 }, () => courier.order(KEY, uuid)))
    expect(read.every((order) => typeof order === 'object')).toBe(true)
    expect(calls.filter((name) => name === 'oauth')).toHaveLength(2)
  })

  it('tries again after a failure that may pass', async () => {
    const { courier, pauses } = bench((index) => (index < 3 ? failing(503) : undefined))
    expect(await courier.order(KEY, await find())).toMatchObject({ cdekNumber: '1990000018' })
    expect(pauses).toHaveLength(2)
  })

  it('waits as long as the courier asks, and not forever', async () => {
    const polite = bench((index) => (index === 1 ? failing(429, { 'retry-after': '2' }) : undefined))
    await polite.courier.order(KEY, await find())
    expect(polite.pauses).toEqual([2000])
    const long = bench(() => failing(429, { 'retry-after': '3600' }))
    await expect(long.courier.order(KEY, await find())).rejects.toMatchObject({ problem: 'noResponse' })
    expect(long.pauses).toEqual([])
  })

  it('stops asking after five failures, and asks again half a minute later', async () => {
    let isWell = false
    const { courier, calls, pass } = bench(() => (isWell ? undefined : failing(500)))
    const uuid = await find()
    const ask = () => courier.order(KEY, uuid)
    await expect(ask()).rejects.toMatchObject({ problem: 'noResponse' })
    await expect(ask()).rejects.toMatchObject({ problem: 'noResponse' })
    const asked = calls.length
    await expect(ask()).rejects.toMatchObject({ problem: 'noResponse' })
    expect(calls).toHaveLength(asked)
    isWell = true
    pass(30_000)
    expect(await ask()).toMatchObject({ cdekNumber: '1990000018' })
  })

  it('gives up on a body that never ends', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{')
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const { port } = server.address() as AddressInfo
    const send: SendRequest = (request) =>
      new URL(request.url).pathname.startsWith('/v2/orders')
        ? fetch(new Request(`http://127.0.0.1:${port}/`, request))
        : simulator.handle(request)
    const courier = createCourier({ url: 'https://courier.example', send, now: () => START, timeoutMs: 40 })
    await expect(courier.order(KEY, await find())).rejects.toMatchObject({ problem: 'noResponse' })
    server.closeAllConnections()
    server.close()
  })

  it.each([
    ['a page', new Response('<html>', { status: 200 }), 'throws'],
    ['another shape', Response.json({ entity: {} }), 'unreadable'],
    [
      'the answer about another order',
      Response.json({
        entity: {
          uuid: '72753031-6a1e-4f5e-9d0e-2f1c5a0b0001',
          statuses: [{ code: 'CREATED', date_time: '2026-11-18T09:12:00+0300' }],
        },
      }),
      'unreadable',
    ],
    ['404', new Response(null, { status: 404 }), 'unknown'],
  ])('reads %s as what it is', async (_name, answer, expected) => {
    const { courier } = bench(() => answer.clone())
    const asked = courier.order(KEY, await find())
    await (expected === 'throws'
      ? expect(asked).rejects.toMatchObject({ problem: 'noResponse' })
      : expect(asked).resolves.toBe(expected))
  })
})
