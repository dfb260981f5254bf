import { setTimeout as wait } from 'node:timers/promises'
import { can } from '@cabinet/contract/access'
import { CAPTCHA_HEADER } from '@cabinet/contract/auth'
import type { Endpoint } from '@cabinet/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { SLOW_MS } from '../faults.ts'
import type { CallContext, FileContent, Registration } from './handlers.ts'
import { languageOf } from './language.ts'
import type { Platform } from './module.ts'
import { routeSchemaOf } from './openapi.ts'
import { findPrincipal, type Principal } from './principal.ts'
import { refuse } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for calls that need a session. */
    principal: Principal | undefined
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Faults that act on every call; what switches them off again must keep working. */
const isExemptFromFaults = ({ id }: Endpoint): boolean => id.startsWith('dev.') || id.startsWith('auth.')

/** Lets a call through or refuses it, before anything of its body is read. */
const checkAccess =
  ({ config, tokens, database, clock, faults }: Platform, endpoint: Endpoint) =>
  async (request: FastifyRequest): Promise<void> => {
    if (faults.isOn('unavailable') && !isExemptFromFaults(endpoint)) throw refuse.unavailable()
    const { access } = endpoint
    const bearer = bearerOf(request)
    if (!access.session && !(access.bearer === 'access' && bearer !== undefined)) return
    if (access.session && access.demoOnly && !config.isDemo) throw refuse.notFound()
    const claims = bearer === undefined ? undefined : await tokens.readAccess(bearer)
    const principal = claims && (await findPrincipal(database, claims.sessionId, clock.real()))
    if (!principal || principal.id !== claims?.personId) throw refuse.unauthenticated()
    // The developer panel does not exist for others.
    if (access.session && !can(principal.roles, access.permissions)) {
      throw access.demoOnly ? refuse.notFound() : refuse.forbidden()
    }
    request.principal = principal
  }

const contextOf = (platform: Platform, request: FastifyRequest): CallContext => ({
  ...platform,
  platform,
  log: request.log,
  language: languageOf(request.headers['accept-language']),
  visitor: request.principal,
  get user() {
    if (!request.principal) throw new Error('A call without a session asked for its user')
    return request.principal
  },
  get organizationId() {
    const organizationId = this.user.organizationId
    if (organizationId === null) throw refuse.forbidden()
    return organizationId
  },
  request: {
    id: request.id,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    bearer: bearerOf(request),
    captchaToken: headerOf(request, CAPTCHA_HEADER),
  },
})

const sendFile = (reply: FastifyReply, { contentType, bytes, name, isImmutable }: FileContent): FastifyReply => {
  const disposition = name === undefined ? 'inline' : `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
  return (
    reply
      .header('content-type', contentType)
      .header('content-disposition', disposition)
      .header('cache-control', isImmutable ? 'private, max-age=31536000, immutable' : 'private, no-cache')
      // A file of a user must never run as a page of ours.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(Buffer.from(bytes))
  )
}

/** `/v1/user/{id}` in the words of the router. */
const routerPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

const routeOf = (platform: Platform, { endpoint, handle }: Registration): RouteOptions => {
  const isFile = endpoint.answer !== undefined && 'kind' in endpoint.answer
  return {
    method: endpoint.method,
    url: routerPath(endpoint.path),
    schema: routeSchemaOf(endpoint),
    config: { endpoint },
    onRequest: checkAccess(platform, endpoint),
    async handler(request, reply) {
      if (platform.faults.isOn('slow') && !isExemptFromFaults(endpoint)) await wait(SLOW_MS)
      const { params, query, body } = request
      const answer = await handle(Object.assign(contextOf(platform, request), { params, query, body }))
      if (isFile) return sendFile(reply, answer as FileContent)
      return reply.code(endpoint.status).send(answer)
    },
  }
}

/** Registers every call of every module below the prefix of the instance. */
export const registerCalls = (app: FastifyInstance, platform: Platform): void => {
  app.decorateRequest('principal', undefined)
  for (const registration of platform.modules.registrations) app.route(routeOf(platform, registration))
}
