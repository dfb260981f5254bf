import { Writable } from 'node:stream'
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import { describeError } from './described-error.ts'

/** Where the calls of partners begin. */
const PARTNER_CALLS = '/api/v1/partner/'

/** What must never be written to a log, wherever it appears in an entry. */
const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'clientSecret',
  'secret',
]

/** The reader of forms notes every header of a request when the log tells everything. */
const redactedPaths = [...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), 'busboyOptions.headers']

interface Entry {
  readonly level: number
  readonly time: number
  readonly msg?: string
  readonly method?: string
  readonly route?: string
  readonly status?: number
  readonly ms?: number
  readonly err?: { readonly message?: string; readonly stack?: string }
}

const LEVELS: Readonly<Record<number, string>> = { 40: 'WARN', 50: 'ERROR', 60: 'FATAL' }

const lineOf = ({ level, time, msg, method, route, status, ms, err }: Entry): string => {
  const parts = [
    new Date(time).toTimeString().slice(0, 8),
    LEVELS[level],
    method === undefined ? msg : `${method} ${route} ${status}`,
    ms !== undefined && `${ms} ms`,
    err && `\n  ${err.stack ?? err.message ?? ''}`,
  ]
  return `${parts.filter(Boolean).join('  ')}\n`
}

/** Log entries as lines for a person at a terminal; machines get the JSON. */
const readable = (): Writable =>
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString('utf8').split('\n').filter(Boolean)) {
        process.stdout.write(lineOf(JSON.parse(line) as Entry))
      }
      done()
    },
  })

/** The pattern of a call, `/api/v1/user/:id`: addresses hold keys, taxpayer numbers and what was searched for. */
const routeOf = (request: FastifyRequest): string => request.routeOptions?.url ?? 'unknown'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The ids in an address, to find what a call was about. A key or a number of any other form is none. */
const idsOf = ({ params }: FastifyRequest): Readonly<Record<string, string>> | undefined => {
  const ids = Object.entries((params ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, string] => /id$/i.test(entry[0]) && typeof entry[1] === 'string' && UUID.test(entry[1]),
  )
  return ids.length > 0 ? Object.fromEntries(ids) : undefined
}

/** Structured log, every entry with the id of its request and none with a secret. */
export const loggerOptions = (
  config: Pick<Config, 'logLevel'>,
  stream?: Writable,
): NonNullable<FastifyServerOptions['logger']> => {
  const destination = stream ?? (process.stdout.isTTY ? readable() : undefined)
  return {
    level: config.logLevel,
    redact: { paths: redactedPaths, censor: '[secret]' },
    // Whatever is logged as a request or an error, by us or by the framework, is what these make of it.
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
      err: (error: unknown) => describeError(error),
      error: (error: unknown) => describeError(error),
    },
    ...(destination && { stream: destination }),
  }
}

/** Writes one entry for each answer: the pattern of its route and the ids, never the address. */
export const logResponses = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const entry = {
      method: request.method,
      route: routeOf(request),
      ids: idsOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      person: request.principal?.id,
    }
    // Partners read every few seconds: it would bury everything else.
    const isPoll =
      request.method === 'GET' &&
      request.routeOptions.url?.startsWith(PARTNER_CALLS) === true &&
      reply.statusCode === 200
    request.log[isPoll ? 'debug' : 'info'](entry, 'answered')
  })
}
