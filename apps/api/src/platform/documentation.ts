import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import type { ApiModule } from './module.ts'

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

/** `/api/openapi.json`, the part of each module, and a page to try the calls out. */
export const registerDocumentation = async (
  app: FastifyInstance,
  config: Config,
  modules: readonly Pick<ApiModule, 'id' | 'registrations'>[],
): Promise<void> => {
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
  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) => reply.send(app.swagger()))
  const parts = modules.flatMap(({ id, registrations = [] }) =>
    registrations.length > 0 ? [{ id, calls: new Set(registrations.map(({ endpoint }) => endpoint.id)) }] : [],
  )
  for (const { id, calls } of parts) {
    app.get(`/openapi/${id}.json`, { schema: { hide: true } }, (_request, reply) =>
      reply.send(partOf(app.swagger() as Description, calls)),
    )
  }
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
      urls: parts.map(({ id }) => ({ name: id, url: `${app.prefix}/openapi/${id}.json` })),
      // What no call is, is no use to who tries one out.
      defaultModelsExpandDepth: -1,
    },
  })
}
