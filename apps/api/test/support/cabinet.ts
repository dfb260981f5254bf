import type { Writable } from 'node:stream'
import { login } from '@cabinet/contract/auth'
import { pathOf } from '@cabinet/contract/client'
import { type Endpoint, isForm } from '@cabinet/contract/endpoint'
import type { LightMyRequestResponse } from 'fastify'
import { type Application, createApplication } from '../../src/application.ts'
import type { ServerTimeouts } from '../../src/db/postgres.ts'
import { DEMO_PASSWORD, usernameOf } from '@cabinet/demo/people'
import { type Clock, createClock } from '../../src/kernel/clock.ts'
import type { Passwords } from '../../src/kernel/passwords.ts'
import type { DatabaseKind } from './databases.ts'
import { passAsReal } from './emptied.ts'
import { cheapPasswords, PATIENT, testConfig } from './settings.ts'

/** Input and circumstances of a call. */
export interface Ask {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** Address of the visitor. */
  readonly ip?: string
}

/** An answer with its body read. */
export interface Answer<Body = Record<string, unknown>> {
  readonly status: number
  readonly body: Body
  readonly raw: LightMyRequestResponse
}

export interface Pair {
  readonly accessToken: string
  readonly refreshToken: string
}

/** A running cabinet on a database of its own. */
export interface Cabinet extends Application {
  /** Real time plus what `wait` added. */
  readonly clock: Clock
  /** Lets real time pass at once. */
  wait(milliseconds: number): void
  call<Body = Record<string, unknown>>(endpoint: Endpoint, ask?: Ask): Promise<Answer<Body>>
  /** Signs in one of the demo people: `P1` to `P16`. */
  enter(key: string, ask?: Pick<Ask, 'ip' | 'headers'>): Promise<Pair>
  /** The access token of a demo person who signs in once and stays. */
  tokenOf(key: string): Promise<string>
  /** Removes the data of a server that has ended already. */
  removeData(): Promise<void>
  /** Ends the server and removes its data. */
  remove(): Promise<void>
}

/** What a test may replace. */
export interface CabinetOptions {
  readonly variables?: Readonly<Record<string, string>>
  readonly passwords?: Passwords
  readonly courierSilenceMs?: number
  readonly registryTimeoutMs?: number
  readonly databaseTimeouts?: ServerTimeouts
  readonly logStream?: Writable
}

const bodyOf = (response: LightMyRequestResponse): unknown => {
  const type = String(response.headers['content-type'] ?? '')
  return type.startsWith('application/json') ? response.json() : response.body
}

/** A form as browsers send it. */
const encodeForm = async (body: object): Promise<{ payload: Buffer; headers: Record<string, string> }> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof File) form.append(name, value, value.name)
    else form.append(name, String(value))
  }
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.arrayBuffer())
  return { payload, headers: { 'content-type': encoded.headers.get('content-type') ?? '' } }
}

/** Starts a cabinet on a fresh copy of the demo; a server without demo mode takes its people for real ones. */
export const openCabinet = async (kind: DatabaseKind, options: CabinetOptions = {}): Promise<Cabinet> => {
  let ahead = 0
  const clock = createClock(() => new Date(Date.now() + ahead))
  const database = await kind.create()
  const config = testConfig({ TRUST_PROXY: '127.0.0.1', ...database.variables, ...options.variables })
  if (!config.isDemo) await passAsReal(database)
  const application = await createApplication(config, {
    clock,
    isQuiet: true,
    passwords: options.passwords ?? cheapPasswords(),
    ...(options.courierSilenceMs !== undefined && { courierSilenceMs: options.courierSilenceMs }),
    ...(options.registryTimeoutMs !== undefined && { registryTimeoutMs: options.registryTimeoutMs }),
    databaseTimeouts: options.databaseTimeouts ?? PATIENT,
    ...(options.logStream && { logStream: options.logStream }),
  })

  const call = async <Body>(endpoint: Endpoint, ask: Ask = {}): Promise<Answer<Body>> => {
    const form = isForm(endpoint.body) && ask.body !== undefined ? await encodeForm(ask.body as object) : undefined
    const raw = await application.app.inject({
      method: endpoint.method,
      url: `/api${pathOf(endpoint.path, ask.params)}`,
      query: { ...ask.query },
      headers: {
        ...(ask.token !== undefined && { authorization: `Bearer ${ask.token}` }),
        ...(ask.ip !== undefined && { 'x-forwarded-for': ask.ip }),
        ...form?.headers,
        ...ask.headers,
      },
      ...(ask.body !== undefined && { payload: form?.payload ?? (ask.body as object) }),
    })
    return { status: raw.statusCode, body: bodyOf(raw) as Body, raw }
  }

  const enter: Cabinet['enter'] = async (key, ask = {}) => {
    const body = { username: usernameOf(key), password: DEMO_PASSWORD }
    const response = await call<Pair>(login, { ...ask, body })
    if (response.status !== 200) throw new Error(`${key} could not sign in: ${response.raw.body}`)
    return response.body
  }
  const pairs = new Map<string, Promise<Pair>>()

  return {
    ...application,
    clock,
    call,
    enter,
    wait(milliseconds) {
      ahead += milliseconds
    },
    async tokenOf(key) {
      const pair = pairs.get(key) ?? enter(key)
      pairs.set(key, pair)
      return (await pair).accessToken
    },
    removeData: () => database.remove(),
    async remove() {
      await application.stop()
      await database.remove()
    },
  }
}
