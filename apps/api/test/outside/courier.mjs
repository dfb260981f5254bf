// A courier that speaks the part of CDEK API v2 that a cabinet needs: tokens, webhooks, one order by its uuid.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'

const MOSCOW_MS = 3 * 3_600_000

/** Opens a courier with one account. */
export const openCourier = async ({ clientId, clientSecret }, clock) => {
  const token = randomUUID()
  const orders = new Map()
  const subscribers = new Set()
  // The courier writes whole seconds (the next one: a parcel comes after what led to it), and the offset without a colon.
  const time = () => `${new Date(clock.now().getTime() + MOSCOW_MS + 999).toISOString().slice(0, 19)}+0300`
  const requestsOf = (type, state, more) => ({
    requests: [{ request_uuid: randomUUID(), type, date_time: time(), state, ...more }],
  })

  /** Tells whoever has asked for it. A call that is lost is no failure of the courier's. */
  const notifyAbout = async (address, { uuid, cdek_number: number }) => {
    const attributes = { cdek_number: number, status_date_time: time() }
    const body = JSON.stringify({ type: 'ORDER_STATUS', date_time: time(), uuid, attributes })
    await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(() => {})
  }

  const answer = async (method, path, body) => {
    if (method === 'GET' && path === '/v2/location/regions') {
      return [200, [{ country_code: 'RU', country: 'Россия', region: 'Москва', region_code: 81 }]]
    }
    if (method === 'GET' && path === '/v2/webhooks') {
      return [200, [...subscribers].map((url) => ({ uuid: randomUUID(), type: 'ORDER_STATUS', url }))]
    }
    if (method === 'POST' && path === '/v2/webhooks') {
      const { url } = JSON.parse(body)
      subscribers.add(url)
      // Who comes late hears of everything that is there.
      for (const order of orders.values()) await notifyAbout(url, order)
      return [200, { entity: { uuid: randomUUID() }, ...requestsOf('CREATE', 'SUCCESSFUL') }]
    }
    const entity = orders.get(/^\/v2\/orders\/([\w-]+)$/.exec(path)?.[1])
    if (method === 'GET' && entity !== undefined) return [200, { entity, ...requestsOf('CREATE', 'SUCCESSFUL') }]
    const errors = [{ code: 'v2_entity_not_found', message: 'Entity is not found' }]
    return [400, requestsOf(method, 'INVALID', { errors })]
  }

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { pathname } = new URL(request.url, 'http://courier')
    const form = new URLSearchParams(body)
    const isMine = form.get('client_id') === clientId && form.get('client_secret') === clientSecret
    const [status, sent] =
      pathname === '/v2/oauth/token'
        ? isMine
          ? [
              200,
              { access_token: token, token_type: 'bearer', expires_in: 3599, scope: 'order:all', jti: randomUUID() },
            ]
          : [401, { error: 'invalid_client', error_description: 'Bad client credentials' }]
        : request.headers.authorization === `Bearer ${token}`
          ? await answer(request.method, pathname, body)
          : [401, requestsOf(request.method, 'INVALID')]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(sent))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** Takes a parcel over: one thing of a declared value, in roubles. */
    takeOver: async (number, name, cost) => {
      const status = (code, title) => ({ code, name: title, date_time: time(), city: 'Москва' })
      const order = {
        uuid: randomUUID(),
        type: 1,
        is_return: false,
        is_reverse: false,
        cdek_number: number,
        number: `IM-${number}`,
        tariff_code: 136,
        sender: { company: 'ООО «Верфь»', name: 'Петров Пётр', phones: [{ number: '+79161234567' }] },
        recipient: { name: 'Волкова Вера', phones: [{ number: '+79160000002' }] },
        from_location: { code: 44, city: 'Москва', country_code: 'RU' },
        to_location: { code: 270, city: 'Новосибирск', country_code: 'RU' },
        packages: [
          {
            number: '1',
            weight: 1200,
            length: 30,
            width: 20,
            height: 12,
            items: [{ name, ware_key: 'V-1', payment: { value: 0 }, cost, weight: 1200, amount: 1 }],
          },
        ],
        delivery_detail: { delivery_sum: 450 },
        statuses: [
          status('RECEIVED_AT_SHIPMENT_WAREHOUSE', 'Принят на склад отправителя'),
          status('CREATED', 'Создан'),
        ],
      }
      orders.set(order.uuid, order)
      for (const address of subscribers) await notifyAbout(address, order)
      return order.uuid
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
