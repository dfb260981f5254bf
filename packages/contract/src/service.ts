import * as z from 'zod/mini'
import { open, verified } from './access.ts'
import { servicesOf } from './area.ts'
import * as areas from './areas.ts'
import { Id } from './common.ts'
import { Instant } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { Kopecks } from './money.ts'

export const modules = endpoint({
  id: 'service.modules',
  method: 'GET',
  path: '/service/build/module',
  summary: 'Names of the modules that this server was built with and that are switched on.',
  access: open,
  response: z.array(z.string()),
})

export const health = endpoint({
  id: 'service.health',
  method: 'GET',
  path: '/service/build/health',
  summary: 'Whether the service can work: the process answers and its database answers.',
  access: open,
  quiet: true,
  response: z.object({ status: z.enum(['UP', 'DOWN']), version: z.string(), startedDateTime: Instant }),
  errors: [503],
})

/** Services that an organization connects, as the areas declare them: a courier, a marketplace. */
export const connectedServices = /* @__PURE__ */ servicesOf(areas)
export const ConnectedService = z.enum(connectedServices)
export type ConnectedService = z.output<typeof ConnectedService>
const ByService = z.object({ service: ConnectedService })

/** AVAILABLE: the account answers. EMPTY: there is no account. ERROR: see the description. */
export const HealthCheck = z.object({
  status: z.enum(['AVAILABLE', 'EMPTY', 'ERROR']),
  description: z.nullable(z.string()),
})
export type HealthCheck = z.output<typeof HealthCheck>

export const healthCheck = endpoint({
  id: 'service.healthCheck',
  method: 'GET',
  path: '/v1/client/{service}/health-check',
  summary: 'State of the connected account of the organization.',
  access: verified,
  quiet: true,
  params: ByService,
  response: HealthCheck,
  errors: [404],
})

export const productAgreement = endpoint({
  id: 'service.productAgreement',
  method: 'GET',
  path: '/v1/{service}/product-agreement',
  summary: 'Whether the product can be agreed by this organization.',
  access: verified,
  quiet: true,
  params: ByService,
  response: z.object({ data: z.object({ available: z.boolean() }) }),
  errors: [404],
})

export const InsuranceStatus = z.object({
  /** Null: the orders have never been insured. */
  status: z.nullable(z.enum(['ENABLED', 'DISABLED'])),
  insurancePrice: z.nullable(Kopecks),
  startDateTime: z.nullable(Instant),
  endDateTime: z.nullable(Instant),
})
export type InsuranceStatus = z.output<typeof InsuranceStatus>

export const insuranceStatus = endpoint({
  id: 'service.insuranceStatus',
  method: 'GET',
  path: '/v1/{service}/insurance/status',
  summary: 'Order insurance of the organization at this service: on or off, price, since when.',
  access: verified,
  quiet: true,
  params: ByService,
  response: InsuranceStatus,
  errors: [404],
})

export const FileRef = z.object({ id: Id })
