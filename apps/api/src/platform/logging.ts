import { Writable } from 'node:stream'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

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
  readonly path?: string
  readonly status?: number
  readonly ms?: number
  readonly err?: { readonly message?: string; readonly stack?: string }
}

const LEVELS: Readonly<Record<number, string>> = { 40: 'WARN', 50: 'ERROR', 60: 'FATAL' }

const lineOf = ({ level, time, msg, method, path, status, ms, err }: Entry): string => {
  const parts = [
    new Date(time).toTimeString().slice(0, 8),
    LEVELS[level],
    method === undefined ? msg : `${method} ${path} ${status}`,
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

/** Structured log, every entry with the id of its request and none with a secret. */
export const loggerOptions = (
  config: Pick<Config, 'logLevel'>,
  stream?: Writable,
): NonNullable<FastifyServerOptions['logger']> => {
  const destination = stream ?? (process.stdout.isTTY ? readable() : undefined)
  return {
    level: config.logLevel,
    redact: { paths: redactedPaths, censor: '[secret]' },
    ...(destination && { stream: destination }),
  }
}

/** Writes one entry for each answer. Query strings are left out: they can hold a phone or a taxpayer number. */
export const logResponses = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const entry = {
      method: request.method,
      path: request.url.split('?', 1)[0],
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
