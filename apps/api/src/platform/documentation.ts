import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'

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

/** `/api/openapi.json` and a page to try the calls out. */
export const registerDocumentation = async (app: FastifyInstance, config: Config): Promise<void> => {
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
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // Its page names its own files by full addresses and does not know below what it stands.
    indexPrefix: app.prefix,
    staticCSP: POLICY,
    uiConfig: { persistAuthorization: false, displayRequestDuration: true },
  })
}
