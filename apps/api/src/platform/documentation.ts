import { can } from '@cabinet/contract/access'
import type { Endpoint } from '@cabinet/contract/endpoint'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from '../kernel/http-error.ts'
import type { Platform } from './context.ts'
import { type Description, describeCalls, schemaTransforms } from './description.ts'
import { type Principal, principalOf } from './principal.ts'

/** The page brings its own scripts; its styles and icons stand in attributes and data addresses. */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** The name of the part that holds what banks, insurers and other partners call. */
const PARTNERS = 'for-partners'

const isForPartners = ({ access }: Endpoint): boolean => !access.session && access.bearer === 'partner'

/** Whether this person could make the call: what others may do is not described to them. */
const mayCall = (roles: Principal['roles'], { access }: Endpoint): boolean =>
  !access.session || (!access.demoOnly && can(roles, access.permissions))

/**
 * `/api/openapi.json`, the part of each module, the part of partners, and a page to try the calls out.
 *
 * Strangers see the part of partners, which is their documentation, and whoever brings an access token the calls of their
 * roles; unless the policy opens them all to everybody.
 */
export const registerDocumentation = async (
  app: FastifyInstance,
  platform: Pick<Platform, 'config' | 'policy' | 'tokens' | 'database' | 'clock' | 'modules'>,
): Promise<void> => {
  const { config, policy, modules } = platform
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: config.brandName,
        version: config.release,
        description: 'Calls of the personal cabinet.',
        contact: { name: config.brandName, email: config.support.email },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      // Paths are whole; without an address of its own the cabinet is where this description was read.
      servers: [{ url: config.publicUrl ?? '/' }],
      components: {
        securitySchemes: {
          accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token.' },
          partnerToken: { type: 'http', scheme: 'bearer', description: 'The key of a partner.' },
          refreshToken: { type: 'http', scheme: 'bearer', description: 'The refresh token; works once.' },
        },
      },
    },
    ...schemaTransforms,
  })
  const describe = (endpoints: readonly Endpoint[], options?: Parameters<typeof describeCalls>[2]): string =>
    JSON.stringify(describeCalls(app.swagger() as Description, new Set(endpoints.map(({ id }) => id)), options))
  const send = (reply: FastifyReply, text: string) => reply.type('application/json; charset=utf-8').send(text)
  const all = modules.registrations.map(({ endpoint }) => endpoint)
  /** Those of the calls that whoever asks may know. @throws HttpError 401 */
  const knownTo = async (request: FastifyRequest, endpoints: readonly Endpoint[]): Promise<readonly Endpoint[]> => {
    if (policy.opensDocumentation) return endpoints
    const principal = await principalOf(platform, request.headers.authorization)
    if (!principal) throw errors.unauthenticated()
    return endpoints.filter((endpoint) => mayCall(principal.roles, endpoint))
  }
  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) =>
    send(reply, describe(await knownTo(request, all))),
  )
  const parts = modules.all.flatMap(({ id, registrations = [] }) =>
    registrations.length > 0 ? [{ id, endpoints: registrations.map(({ endpoint }) => endpoint) }] : [],
  )
  for (const { id, endpoints } of parts) {
    app.get(`/openapi/${id}.json`, { schema: { hide: true } }, async (request, reply) =>
      send(reply, describe(await knownTo(request, endpoints))),
    )
  }
  let forPartners: string | undefined
  app.get(`/openapi/${PARTNERS}.json`, { schema: { hide: true } }, (_request, reply) => {
    forPartners ??= describe(all.filter(isForPartners), {
      events: [...new Set(modules.all.flatMap(({ partnerEvents = [] }) => partnerEvents.map(({ type }) => type)))],
    })
    return send(reply.header('cache-control', 'public, max-age=300'), forPartners)
  })
  const shown = [...(policy.opensDocumentation ? parts.map(({ id }) => id) : []), PARTNERS]
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // Its page names its own files by full addresses and does not know below what it stands.
    indexPrefix: app.prefix,
    staticCSP: POLICY,
    uiConfig: {
      persistAuthorization: false,
      displayRequestDuration: true,
      // The page works through the whole of a description before it answers to a click: for all calls that takes many
      // seconds, so it shows one module, and a list to choose another.
      urls: shown.map((name) => ({ name, url: `${app.prefix}/openapi/${name}.json` })),
      // What no call is, is no use to who tries one out.
      defaultModelsExpandDepth: -1,
    },
  })
}
