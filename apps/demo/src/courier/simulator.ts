import { randomUUID } from 'node:crypto'
import { demoCourierAccounts, type DemoAccountName } from './accounts.ts'
import { courierTariffs } from '@cabinet/api/integrations/cdek/statuses'
import { courierTime, entityOf, statusesAt } from './entity.ts'
import { newOrder } from './new-order.ts'
import { simulatedCities, type SimulatedOrder } from './orders.ts'
import { createWorld, type SimulatedWorld } from './world.ts'
import { DAY_MS } from '@cabinet/api/kernel/durations'
import { callForStatus } from '@cabinet/api/kernel/outgoing'

const TOKEN_SECONDS = 3599
/** A new subscriber is told of what happened lately, so that a demo account shows its orders at once. */
const LATELY_MS = 14 * DAY_MS
const WEBHOOK_TIMEOUT_MS = 15_000

/** What the simulator stands on. */
export interface SimulatorSettings {
  /** Time by which orders move. */
  readonly now: () => Date
  /** Time by which tokens grow old; nobody moves it. */
  readonly real: () => Date
  /** When the demo began: its orders are offsets from it. */
  readonly start: () => Promise<Date>
  /** How long a subscriber may take, milliseconds. */
  readonly webhookTimeoutMs?: number
}

interface Subscription {
  readonly uuid: string
  readonly account: DemoAccountName
  readonly type: string
  readonly url: string
  /** Everything up to this moment has been told. */
  toldUntil: number
}

/** A courier of our own that answers as CDEK API v2 does. */
export interface CourierSimulator {
  handle(request: Request): Promise<Response>
  /** Calls subscribers about what has happened since it was last called. */
  notify(): Promise<void>
}

// Clients compare the type with this very text.
const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'x-request-id': randomUUID() },
  })

const requestOf = (type: string, state: string, at: number, errors?: readonly { code: string; message: string }[]) => ({
  request_uuid: randomUUID(),
  type,
  date_time: courierTime(at),
  state,
  ...(errors && { errors }),
})

/** A token looks like the courier's: a JWT, though nobody but the simulator reads it. */
const newToken = (clientId: string): string => {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  return [part({ alg: 'none', typ: 'JWT' }), part({ client_id: clientId, jti: randomUUID() }), 'demo'].join('.')
}

const accountOf = (clientId: string | null, secret: string | null): DemoAccountName | undefined =>
  (Object.keys(demoCourierAccounts) as DemoAccountName[]).find(
    (name) => demoCourierAccounts[name].clientId === clientId && demoCourierAccounts[name].clientSecret === secret,
  )

const deliveryPoints = Object.values(simulatedCities).flatMap(({ code, city, country }, index) =>
  (['PVZ', 'POSTAMAT'] as const).map((type) => ({
    code: `${city.slice(0, 3).toUpperCase()}${10 + index}${type === 'PVZ' ? '' : 'P'}`,
    name: `${type === 'PVZ' ? 'Пункт выдачи' : 'Постамат'} на ул. Центральной`,
    type,
    location: { country_code: country, city_code: code, city, address: 'ул. Центральная, 1' },
    work_time: 'Пн-Вс 09:00-21:00',
  })),
)

const regions = [{ country_code: 'RU', country: 'Россия', region: 'Москва', region_code: 81 }]

const cities = Object.values(simulatedCities).map(({ code, city, country }) => ({ code, city, country_code: country }))

const tariffOf = (code: number, weight: number) => ({
  tariff_code: code,
  tariff_name: courierTariffs[code] ?? String(code),
  delivery_sum: 250 + Math.ceil(weight / 500) * 40,
  period_min: 2,
  period_max: 5,
})

const weightOf = (body: unknown): number => {
  const { packages } = (body ?? {}) as { packages?: { weight?: number }[] }
  return (packages ?? []).reduce((sum, { weight = 0 }) => sum + weight, 0)
}

/** Creates a simulated courier. */
export const createCourierSimulator = ({
  now,
  real,
  start,
  webhookTimeoutMs = WEBHOOK_TIMEOUT_MS,
}: SimulatorSettings): CourierSimulator => {
  const tokens = new Map<string, { readonly account: DemoAccountName; readonly until: number }>()
  const added = new Map<string, { readonly account: DemoAccountName; order: SimulatedOrder }>()
  const prints = new Map<string, string>()
  let subscriptions: Subscription[] = []
  let known: { readonly start: number; readonly world: SimulatedWorld } | undefined

  const worldOf = async (): Promise<SimulatedWorld> => {
    const begun = await start()
    // Who resets the demo begins it anew.
    if (known?.start !== begun.getTime()) known = { start: begun.getTime(), world: createWorld(begun) }
    return known.world
  }

  /** Orders of an account that exist by now. */
  const ordersOf = async (account: DemoAccountName): Promise<SimulatedOrder[]> => {
    const own = [...added.values()].filter((entry) => entry.account === account).map(({ order }) => order)
    const time = now().getTime()
    return [...((await worldOf()).get(account) ?? []), ...own].filter(({ script }) => (script[0]?.at ?? 0) <= time)
  }

  const issueToken = async (request: Request): Promise<Response> => {
    const form = new URLSearchParams(await request.text())
    if (form.get('grant_type') !== 'client_credentials') {
      return json(400, { error: 'unsupported_grant_type', error_description: 'Unsupported grant type' })
    }
    const account = accountOf(form.get('client_id'), form.get('client_secret'))
    if (!account) return json(401, { error: 'invalid_client', error_description: 'Bad client credentials' })
    const token = newToken(form.get('client_id') ?? '')
    tokens.set(token, { account, until: real().getTime() + TOKEN_SECONDS * 1000 })
    return json(200, {
      access_token: token,
      token_type: 'bearer',
      expires_in: TOKEN_SECONDS,
      scope: 'order:all payment:all',
      jti: randomUUID(),
    })
  }

  const refusal = (type: string, status: number, code: string, message: string): Response =>
    json(status, { requests: [requestOf(type, 'INVALID', now().getTime(), [{ code, message }])] })

  const notFound = (type = 'GET'): Response => refusal(type, 400, 'v2_entity_not_found', 'Entity is not found')

  const callerOf = (request: Request): DemoAccountName | undefined => {
    const token = tokens.get(request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '')
    return token && token.until > real().getTime() ? token.account : undefined
  }

  const answerOrder = (order: SimulatedOrder | undefined): Response =>
    order ? json(200, entityOf(order, now().getTime())) : notFound()

  const createOrder = async (account: DemoAccountName, body: unknown): Promise<Response> => {
    const time = now().getTime()
    const made = newOrder(account, body, time)
    if ('problem' in made) return refusal('CREATE', 400, made.problem, 'The order is not valid')
    added.set(made.uuid, { account, order: made })
    return json(202, { entity: { uuid: made.uuid }, requests: [requestOf('CREATE', 'ACCEPTED', time)] })
  }

  const removeOrder = async (account: DemoAccountName, uuid: string): Promise<Response> => {
    const time = now().getTime()
    const order = (await ordersOf(account)).find((candidate) => candidate.uuid === uuid)
    if (!order) return notFound('DELETE')
    const last = statusesAt(order, time)[0]?.code
    if (last !== 'CREATED' && last !== 'ACCEPTED') {
      return refusal('DELETE', 400, 'v2_order_not_deletable', 'The order has been taken over')
    }
    const script = [
      ...order.script.filter(({ at }) => at <= time),
      { code: 'REMOVED', at: time, city: order.from.city },
    ]
    added.set(uuid, { account, order: { ...order, script } })
    return json(202, { entity: { uuid }, requests: [requestOf('DELETE', 'ACCEPTED', time)] })
  }

  const subscribe = (account: DemoAccountName, body: unknown): Response => {
    const { type, url } = (body ?? {}) as { type?: string; url?: string }
    if (!type || !url || !URL.canParse(url)) return refusal('CREATE', 400, 'v2_field_is_empty', 'url or type is empty')
    const uuid = randomUUID()
    // One subscription of a type and address, as at the courier.
    subscriptions = subscriptions.filter(
      (other) => other.account !== account || other.type !== type || other.url !== url,
    )
    subscriptions.push({ uuid, account, type, url, toldUntil: now().getTime() - LATELY_MS })
    return json(200, { entity: { uuid }, requests: [requestOf('CREATE', 'SUCCESSFUL', now().getTime())] })
  }

  const printed = (kind: string, body: unknown): Response => {
    const uuid = randomUUID()
    prints.set(uuid, kind)
    const { orders } = (body ?? {}) as { orders?: unknown[] }
    if (!orders || orders.length === 0) return refusal('CREATE', 400, 'v2_field_is_empty', 'orders is empty')
    return json(202, { entity: { uuid }, requests: [requestOf('CREATE', 'ACCEPTED', now().getTime())] })
  }

  /** The calls that need a token, by method and the parts of the path behind `/v2`. */
  const answer = async (account: DemoAccountName, request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const [thing = '', id, more] = pathname.replace(/^\/v2\//, '').split('/')
    const hasBody = request.method === 'POST' || request.method === 'PATCH'
    const body: unknown = hasBody ? await request.json().catch(() => null) : null
    const subscription = subscriptions.find(({ uuid, account: owner }) => uuid === id && owner === account)
    switch (`${request.method} ${thing}`) {
      case 'GET orders': {
        const orders = await ordersOf(account)
        const [number, shopNumber] = [searchParams.get('cdek_number'), searchParams.get('im_number')]
        return answerOrder(
          orders.findLast((order) =>
            id === undefined ? order.cdekNumber === number || order.imNumber === shopNumber : order.uuid === id,
          ),
        )
      }
      case 'POST orders':
        return createOrder(account, body)
      case 'DELETE orders':
        return removeOrder(account, id ?? '')
      case 'GET location':
        return json(200, id === 'cities' ? cities : regions)
      case 'GET deliverypoints': {
        const city = searchParams.get('city_code')
        return json(
          200,
          deliveryPoints.filter(({ location }) => city === null || String(location.city_code) === city),
        )
      }
      case 'POST calculator': {
        const codes = id === 'tariff' ? [Number((body as { tariff_code?: number } | null)?.tariff_code)] : null
        const tariffs = (codes ?? Object.keys(courierTariffs).map(Number)).map((code) => tariffOf(code, weightOf(body)))
        return json(200, codes ? tariffs[0] : { tariff_codes: tariffs })
      }
      case 'POST print':
        return printed(id ?? 'orders', body)
      case 'GET print': {
        const uuid = more?.replace(/\.pdf$/, '') ?? ''
        if (!prints.has(uuid)) return notFound()
        if (more?.endsWith('.pdf')) {
          return new Response('%PDF-1.4\n%%EOF\n', { headers: { 'content-type': 'application/pdf' } })
        }
        const statuses = [{ code: 'READY', name: 'Сформирован', date_time: courierTime(now().getTime()) }]
        const url = `${new URL(request.url).origin}/v2/print/${id ?? ''}/${uuid}.pdf`
        return json(200, {
          entity: { uuid, url, statuses },
          requests: [requestOf('GET', 'SUCCESSFUL', now().getTime())],
        })
      }
      case 'POST webhooks':
        return subscribe(account, body)
      case 'GET webhooks': {
        if (id === undefined) {
          const own = subscriptions.filter((other) => other.account === account)
          return json(
            200,
            own.map(({ uuid, type, url }) => ({ uuid, type, url })),
          )
        }
        return subscription
          ? json(200, { entity: { uuid: id, type: subscription.type, url: subscription.url } })
          : notFound()
      }
      case 'DELETE webhooks':
        if (!subscription) return notFound('DELETE')
        subscriptions = subscriptions.filter((other) => other !== subscription)
        return json(200, { entity: { uuid: id }, requests: [requestOf('DELETE', 'SUCCESSFUL', now().getTime())] })
      default:
        return json(404, { errors: [{ code: 'v2_entity_not_found', message: 'Entity is not found' }] })
    }
  }

  /** Everything that a subscriber has not heard of: the newest status of each order. */
  const newsFor = async ({ account, toldUntil }: Subscription, until: number) =>
    (await ordersOf(account)).flatMap((order) => {
      const last = statusesAt(order, until)[0]
      return last && last.at > toldUntil ? [{ order, last }] : []
    })

  return {
    async handle(request) {
      const { pathname } = new URL(request.url)
      if (request.method === 'POST' && pathname === '/v2/oauth/token') return issueToken(request)
      const account = callerOf(request)
      if (!account) return refusal('GET', 401, 'v2_token_expired', 'Token expired or invalid')
      return answer(account, request)
    },
    async notify() {
      const until = now().getTime()
      for (const subscription of subscriptions.filter(({ type }) => type === 'ORDER_STATUS')) {
        const news = await newsFor(subscription, until)
        // There is no second try: who was not there has missed it.
        subscription.toldUntil = until
        for (const { order, last } of news) {
          const attributes = {
            is_return: order.isReturn,
            cdek_number: order.cdekNumber,
            number: order.imNumber,
            code: last.code,
            status_code: last.code,
            status_date_time: courierTime(last.at),
            city_name: last.city,
          }
          const body = { type: 'ORDER_STATUS', date_time: courierTime(until), uuid: order.uuid, attributes }
          const call = new Request(subscription.url, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
          await callForStatus(call, webhookTimeoutMs).catch(() => {})
        }
      }
    },
  }
}
