import { can } from '@cabinet/contract/access'
import type { Endpoint } from '@cabinet/contract/endpoint'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { errors } from '../kernel/http-error.ts'
import type { Platform } from './context.ts'
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

type Description = Exclude<ReturnType<FastifyInstance['swagger']>, string>

/** The description of these calls alone. */
const partOf = (description: Description, ids: ReadonlySet<string>): Description => {
  const paths = Object.entries(description.paths ?? {}).flatMap(([path, operations]) => {
    const wanted = Object.entries(operations as Record<string, { readonly operationId?: string }>).filter(
      ([, { operationId }]) => operationId !== undefined && ids.has(operationId),
    )
    return wanted.length > 0 ? [[path, Object.fromEntries(wanted)]] : []
  })
  return { ...description, paths: Object.fromEntries(paths) } as Description
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
 * In the demo they are there for everybody. Elsewhere strangers see the part of partners, which is their documentation,
 * and whoever brings an access token the calls of their roles.
 */
export const registerDocumentation = async (
  app: FastifyInstance,
  platform: Pick<Platform, 'config' | 'tokens' | 'database' | 'clock' | 'modules'>,
): Promise<void> => {
  const { config, modules } = platform
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: config.brandName, version: config.release, description: 'Calls of the personal cabinet.' },
      components: {
        securitySchemes: {
          accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token.' },
          partnerToken: { type: 'http', scheme: 'bearer', description: 'The key of a partner.' },
          refreshToken: { type: 'http', scheme: 'bearer', description: 'The refresh token; works once.' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  const describe = (endpoints: readonly Endpoint[]): Description =>
    partOf(app.swagger() as Description, new Set(endpoints.map(({ id }) => id)))
  const all = modules.registrations.map(({ endpoint }) => endpoint)
  /** Those of the calls that whoever asks may know. @throws HttpError 401 */
  const knownTo = async (request: FastifyRequest, endpoints: readonly Endpoint[]): Promise<readonly Endpoint[]> => {
    if (config.isDemo) return endpoints
    const principal = await principalOf(platform, request.headers.authorization)
    if (!principal) throw errors.unauthenticated()
    return endpoints.filter((endpoint) => mayCall(principal.roles, endpoint))
  }
  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) =>
    reply.send(config.isDemo ? app.swagger() : describe(await knownTo(request, all))),
  )
  const parts = modules.all.flatMap(({ id, registrations = [] }) =>
    registrations.length > 0 ? [{ id, endpoints: registrations.map(({ endpoint }) => endpoint) }] : [],
  )
  for (const { id, endpoints } of parts) {
    app.get(`/openapi/${id}.json`, { schema: { hide: true } }, async (request, reply) =>
      reply.send(describe(await knownTo(request, endpoints))),
    )
  }
  app.get(`/openapi/${PARTNERS}.json`, { schema: { hide: true } }, (_request, reply) =>
    reply.send(describe(all.filter(isForPartners))),
  )
  const shown = [...(config.isDemo ? parts.map(({ id }) => id) : []), PARTNERS]
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
