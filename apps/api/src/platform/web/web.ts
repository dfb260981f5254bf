import { relative } from 'node:path'
import { captchaOrigins } from '@cabinet/contract/auth/captcha'
import type { RuntimeConfig } from '@cabinet/contract/config'
import httpProxy from '@fastify/http-proxy'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Language } from '../../kernel/language.ts'
import { boundedBody, type OutgoingLimits } from '../../kernel/outgoing.ts'
import { appManifest, type Shortcut } from './app-manifest.ts'
import { serveAssets } from './assets.ts'
import { pagePolicy, VIEWER_POLICY, WORKER_POLICY } from './content-policy.ts'
import { type Page, type Pages, readPages } from './pages.ts'
import { STATS_PATH } from './runtime-config.ts'

const NOT_BUILT =
  'Веб-приложение ещё не собрано. Выполните «npm run build» и запустите сервер снова. API работает: /api/docs\n' +
  'The web application has not been built yet. Run "npm run build" and start the server again. The API works: /api/docs\n'

/** Files whose name changes with their content. */
const HASHED = /[/\\]assets[/\\]/

/** The service worker: it stands at the top, because it serves the pages below its own address. */
const WORKER = /[/\\]sw\.js(?:\.br)?$/

/** The viewer of documents: in a frame without origin, whose requests are to a browser those of a stranger. */
const VIEWER = /^[/\\]?viewer[/\\]/

const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Page, policy: string): FastifyReply => {
  reply.headers({
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
    etag: page.tag,
    'content-security-policy': policy,
  })
  if (request.headers['if-none-match'] === page.tag) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.html)
  return reply.header('content-encoding', 'br').send(page.brotli)
}

/** Addresses at which somebody without a session is shown the sign-in page. */
const SIGN_IN = new Set(['/', '/login'])
/** Over https the name has a prefix. */
const HAS_SESSION = /(?:^|;\s*)(?:__Host-)?cabinet_refresh=[^;]/
const IN_ENGLISH = /(?:^|;\s*)cabinet_locale=en(?:;|$)/

const languageOf = ({ headers: { cookie = '' } }: FastifyRequest): Language => (IN_ENGLISH.test(cookie) ? 'en' : 'ru')

/**
 * What is sent at an address of the application. Somebody without a session gets the sign-in page with its content, unless
 * there is a page to return to, of which it would tell.
 */
const pageFor = ({ signIn, session, fallback }: Pages, request: FastifyRequest): Page => {
  const { cookie = '' } = request.headers
  const language = languageOf(request)
  if (HAS_SESSION.test(cookie)) return session[language]
  const isSignIn = SIGN_IN.has(request.url.split('?', 1)[0] ?? '') && !('redirect' in (request.query as object))
  return isSignIn ? signIn[language] : fallback
}

/** Addresses that are never pages of the application. */
const NOT_PAGES = /^\/(?:api|stats)(?:[/?]|$)/

/** A browser that opens an address, as opposed to a page that asks for a file. */
const isNavigation = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (request.headers.accept === undefined || /text\/html|\*\/\*/.test(request.headers.accept)) &&
  !HASHED.test(request.url) &&
  !/\.\w{2,5}$/.test(request.url.split('?', 1)[0] ?? '')

const originOf = (address: string): string => new URL(address).origin

/** Answers what no route knows; false when it is not for the web application. */
type FallbackPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | false

const fallbackOf =
  (respond: (request: FastifyRequest, reply: FastifyReply) => FastifyReply): FallbackPage =>
  (request, reply) =>
    isNavigation(request) && !NOT_PAGES.test(request.url) ? respond(request, reply) : false

/**
 * What the analytics learn of a request: no session, and no page that it came from, whose address says more than the
 * tracker does.
 */
const PASSED_ON = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'content-length',
  'content-type',
  'user-agent',
  'x-forwarded-for',
])

/** What the analytics may take: their script is some hundred kilobytes. */
const ANALYTICS_LIMITS: OutgoingLimits = { timeoutMs: 10_000, maxBytes: 4 * 1024 * 1024 }

/** Passes calls below `/stats/` on to the web analytics, which may neither hang nor go on for ever. */
export const proxyAnalytics = async (
  app: FastifyInstance,
  url: string,
  limits: OutgoingLimits = ANALYTICS_LIMITS,
): Promise<void> => {
  await app.register(async (stats) => {
    // Bodies pass through unread: the proxy brings parsers of its own, which those of the API would stand in the way of.
    stats.removeAllContentTypeParsers()
    await stats.register(httpProxy, {
      upstream: url,
      prefix: STATS_PATH.slice(0, -1),
      httpMethods: ['GET', 'POST', 'HEAD'],
      undici: {
        connect: { timeout: limits.timeoutMs },
        headersTimeout: limits.timeoutMs,
        bodyTimeout: limits.timeoutMs,
      },
      replyOptions: {
        // A page asks again by itself.
        retryDelay: () => null,
        onResponse: (_request, reply, { stream }) => reply.send(boundedBody(stream, limits)),
        rewriteRequestHeaders: (_request, headers) =>
          Object.fromEntries(Object.entries(headers).filter(([name]) => PASSED_ON.has(name))),
        // It works without cookies of its own, and must not set any in our name.
        rewriteHeaders: ({ 'set-cookie': _cookie, ...headers }) => headers,
      },
    })
  })
}

/**
 * The web application on the same origin as the API: its files, its pages with the configuration inside, the
 * configuration alone, how it is installed, and the way to the web analytics.
 *
 * @param shortcuts what the icon of the installed application offers
 * @returns what to respond to an address that no route knows
 */
export const serveWeb = async (
  app: FastifyInstance,
  config: Config,
  runtimeConfig: RuntimeConfig,
  shortcuts: readonly Shortcut[],
): Promise<FallbackPage> => {
  app.get('/config.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(runtimeConfig),
  )
  app.get('/manifest.webmanifest', { schema: { hide: true } }, (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', vary: 'cookie' })
      .type('application/manifest+json')
      .send(JSON.stringify(appManifest(config, languageOf(request), shortcuts))),
  )
  if (config.matomo) await proxyAnalytics(app, config.matomo.url)

  const pages = await readPages(config.webRoot, runtimeConfig)
  if (!pages) {
    return fallbackOf((_request, reply) => reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT))
  }

  const policy = pagePolicy({
    pages: pages.sources,
    hasTracker: config.matomo !== null,
    captchaOrigins:
      config.captcha.siteKey === null ? [] : [...new Set([...captchaOrigins, originOf(config.captcha.url)])],
    connectOrigins: config.sentryDsn === null ? [] : [originOf(config.sentryDsn)],
  })
  await serveAssets(app, config.webRoot)
  await app.register(fastifyStatic, {
    root: config.webRoot,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.map', 'assets/**'],
    setHeaders: (respond, path) => {
      respond.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (WORKER.test(path)) respond.header('content-security-policy', WORKER_POLICY)
      if (VIEWER.test(relative(config.webRoot, path))) respond.header('access-control-allow-origin', '*')
    },
  })
  for (const [path, page] of pages.byPath) {
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      VIEWER.test(path)
        ? sendPage(request, reply.header('x-frame-options', 'SAMEORIGIN'), page, VIEWER_POLICY)
        : sendPage(request, reply, path === '/' ? pageFor(pages, request) : page, policy),
    )
  }
  return fallbackOf((request, reply) => sendPage(request, reply, pageFor(pages, request), policy))
}
