import { readFileSync } from 'node:fs'
import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from './config.ts'
import { ConfigurationError } from './configuration-error.ts'
import { registerDocumentation } from './platform/documentation.ts'
import { answerErrors, answerMalformed, answerNotFound } from './platform/error-handler.ts'
import { newId } from './kernel/ids.ts'
import { logResponses } from './platform/logging.ts'
import type { Platform } from './platform/context.ts'
import { registerCalls } from './platform/routes.ts'
import { serializeByContract, validateByContract } from './platform/validation.ts'
import { API_POLICY } from './platform/web/content-policy.ts'
import { type DemoAccess, runtimeConfigOf } from './platform/web/runtime-config.ts'
import { serveWeb } from './platform/web/web.ts'

const BODY_LIMIT = 1024 * 1024
/** The client waits 300 seconds; whatever takes longer here has no reader any more. */
const HANDLER_TIMEOUT_MS = 280_000
/** The largest file over a slow mobile line; the headers alone must come within a minute. */
const REQUEST_TIMEOUT_MS = 290_000
const KEEP_ALIVE_MS = 65_000

const REQUEST_ID = /^[\w-]{8,64}$/

/** Powers of the browser that nothing here uses. */
const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
/** Passkeys are asked for by pages of this address, and by nothing that they might embed. */
const own = ['publickey-credentials-create', 'publickey-credentials-get']
const PERMISSIONS = [...unused.map((power) => `${power}=()`), ...own.map((power) => `${power}=(self)`)].join(', ')

const setHeaders = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Addresses of pages hold what was searched for: not even our own server is told them, which others may log.
    referrerPolicy: { policy: 'strict-origin' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS).header('x-request-id', request.id)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', API_POLICY)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}

/**
 * The HTTP server: every call of every module below `/api`, its documentation, and the web application beside it.
 *
 * @param logger options of the log; see `loggerOptions`
 */
export const createServer = async (
  platform: Platform,
  demo: DemoAccess | null,
  app: FastifyInstance,
): Promise<FastifyInstance> => {
  app.setValidatorCompiler(validateByContract)
  app.setSerializerCompiler(serializeByContract)
  answerErrors(app)
  logResponses(app)
  await setHeaders(app)
  await app.register(
    async (api) => {
      await registerDocumentation(api, platform)
      await api.register((calls) => registerCalls(calls, platform))
    },
    { prefix: '/api' },
  )
  const shortcuts = platform.modules.all.flatMap(({ shortcut }) => (shortcut ? [shortcut] : []))
  const services = platform.modules.all.flatMap(({ connectedService }) => connectedService ?? [])
  const runtimeConfig = runtimeConfigOf(platform.config, demo, services)
  const fallbackPage = await serveWeb(app, platform.config, runtimeConfig, shortcuts)
  app.setNotFoundHandler((request, reply) => fallbackPage(request, reply) || answerNotFound(request, reply))
  return app
}

/**
 * Speaks HTTP/2, and HTTP/1.1 to who does not know it.
 *
 * @throws ConfigurationError when the files cannot be read or do not belong together
 */
const createSecure = (options: FastifyServerOptions, tls: NonNullable<Config['tls']>): FastifyInstance => {
  try {
    const https = { cert: readFileSync(tls.certificate), key: readFileSync(tls.key), allowHTTP1: true }
    const app = fastify({ ...options, http2: true, http2SessionTimeout: KEEP_ALIVE_MS, https } as never)
    // Requests and responses of both protocols offer the same; only their types differ.
    return app as unknown as FastifyInstance
  } catch (error) {
    throw new ConfigurationError([
      `TLS_CERT_FILE, TLS_KEY_FILE: ${error instanceof Error ? error.message : 'not usable'}`,
    ])
  }
}

/** An empty instance with the limits and the log of the product; parts that need a log can be built before the routes. */
export const createInstance = (
  logger: FastifyServerOptions['logger'],
  { trustedProxies, tls }: Pick<Config, 'trustedProxies' | 'tls'>,
): FastifyInstance => {
  const options = {
    logger: logger ?? false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : newId()
    },
    // By network and not by the number of hops: who reaches the server past the proxy must not choose an address.
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // One line for each answer is enough; see logResponses.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => answerMalformed(request, reply),
  } satisfies FastifyServerOptions
  const app = tls ? createSecure(options, tls) : fastify(options)
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parseJson = app.getDefaultJsonParser('error', 'error')
  // Programs name the type of bodies that they do not send; whether one is missing is for the schema of the call to say.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parseJson(request, String(body), done)
  })
  return app
}
