import { describeErrors } from '@cabinet/contract/partner/descriptions'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { usedSchemas } from './named-schemas.ts'

/** What `@fastify/swagger` makes of the calls. */
export type Description = Exclude<ReturnType<FastifyInstance['swagger']>, string>

describeErrors()

interface Operation {
  readonly operationId?: string
  readonly tags?: readonly string[]
  readonly responses?: Record<string, { headers?: object }>
  readonly security?: readonly Record<string, unknown>[]
}
interface Components {
  readonly schemas?: object
  readonly securitySchemes?: object
}
type PathItem = Readonly<Record<string, Operation>>

/** Formats whose pattern says in some hundred signs what their name says. */
const NAMED_FORMATS = new Set(['date', 'date-time', 'uuid', 'email'])

/**
 * How schemas of the contract are described. Clients that check answers must bear fields that come later, so objects of
 * answers stay open.
 */
const zodToJsonConfig: NonNullable<Parameters<typeof createJsonSchemaTransform>[0]['zodToJsonConfig']> = {
  override: ({ zodSchema, jsonSchema }) => {
    const { def } = zodSchema._zod
    if (def.type === 'union' && jsonSchema.anyOf)
      jsonSchema.anyOf = jsonSchema.anyOf.filter((option) => Object.keys(option).length > 0)
    if (def.type === 'object' && !('catchall' in def && def.catchall)) delete jsonSchema.additionalProperties
    // Its `maxItems` already says where it ends, and readers of descriptions stumble over `false`.
    if (def.type === 'tuple' && jsonSchema.items === false) jsonSchema.items = {}
    if (NAMED_FORMATS.has(jsonSchema.format ?? '')) delete jsonSchema.pattern
  },
}

/** For `transform` and `transformObject` of `@fastify/swagger`. */
export const schemaTransforms = {
  transform: createJsonSchemaTransform({ zodToJsonConfig }),
  transformObject: createJsonSchemaTransformObject({ zodToJsonConfig }),
}

/** Statuses after which the same call may be made again, with the header that says when. */
const RETRIED = new Set(['423', '429', '503'])

const RETRY_AFTER = {
  'Retry-After': {
    description: 'After how many seconds the same call may succeed.',
    schema: { type: 'integer', minimum: 0 },
  },
}

/** What the calls of a tag are for. Other tags are parts of the cabinet, named by themselves. */
const TAGS: Readonly<Record<string, string>> = {
  partner: 'Every partner: events, and what is common to all.',
  'partner-sandbox': 'The sandbox of every partner: its test organization, days that pass, and beginning anew.',
  'partner-bank-sandbox': 'Sandbox of banks: what the test organization asks them for.',
  'partner-insurer-sandbox': 'Sandbox of insurers: what the test organization asks them for.',
  'claim-sandbox': 'Sandbox of insurers: claims of the test organization, and goods that something happens to.',
  'partner-marketplace-sandbox': 'Sandbox of marketplaces: a seller who links an account.',
  'partner-payments-sandbox':
    'Sandbox of the bank statement: invoices of the test organization, and lines that are closed.',
  'partner-bank': 'Banks: requests, decisions and agreements.',
  'partner-bank-file': 'Banks: files of requests and agreements.',
  'partner-bank-object': 'Banks: supplies, and what is financed of them.',
  'partner-insurer': 'Insurers: connection of insurance.',
  'partner-insurer-credit': 'Insurers: limits and overdue debts of commercial-credit insurance.',
  'claim-partner': 'Insurers: claims, their documents, decisions and payouts.',
  'partner-marketplace': 'Marketplaces: accounts of sellers, their orders and certificates.',
  'partner-payments': 'Payment systems: what was paid.',
}

const withRetryAfter = (operation: Operation): Operation => ({
  ...operation,
  responses: Object.fromEntries(
    Object.entries(operation.responses ?? {}).map(([status, response]) => [
      status,
      RETRIED.has(status) ? { ...response, headers: RETRY_AFTER } : response,
    ]),
  ),
})

/** Every event of the feed comes to the address of a partner too, signed. */
const webhooksOf = (types: readonly string[]) => ({
  event: {
    post: {
      operationId: 'event',
      summary: 'An event of the feed, sent to the address that the partner has given.',
      description: `Signed by the scheme of Standard Webhooks. Whatever is not answered with 2xx within ten seconds comes again, and no later event before it. Types of events: ${types.map((type) => `\`${type}\``).join(', ')}.`,
      tags: ['partner'],
      security: [],
      parameters: [
        ['webhook-id', 'Id of the event: a delivery that comes again has the same one.'],
        ['webhook-timestamp', 'When it was sent, seconds since 1970.'],
        [
          'webhook-signature',
          '`v1,` and the HMAC-SHA256 of id, time and body joined by points, in base64; during a change of the secret two of them.',
        ],
      ].map(([name, description]) => ({ in: 'header', name, description, required: true, schema: { type: 'string' } })),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/PartnerEvent' } } },
      },
      responses: { '2XX': { description: 'Received.' }, '4XX': { description: 'Not received: it is sent again.' } },
    },
  },
})

/**
 * The description of some calls, complete: where they are, whom to ask, what their tags mean, when to try again. What
 * none of the calls needs is left out.
 *
 * @param description all calls, as `@fastify/swagger` describes them
 * @param ids of the wanted calls
 * @param options `events`: types of the events that the server itself sends to partners
 */
export const describeCalls = (
  description: Description,
  ids: ReadonlySet<string>,
  { events }: { readonly events?: readonly string[] } = {},
): Description => {
  const wanted = Object.entries((description.paths ?? {}) as Record<string, PathItem>).flatMap(([path, operations]) => {
    const named = Object.entries(operations).flatMap(([method, operation]) =>
      operation.operationId !== undefined && ids.has(operation.operationId)
        ? [[method, withRetryAfter(operation)] as const]
        : [],
    )
    return named.length > 0 ? [[path, Object.fromEntries(named)] as const] : []
  })
  const paths: Readonly<Record<string, PathItem>> = Object.fromEntries(wanted)
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  const webhooks = events && webhooksOf(events)
  const tags = [...new Set(operations.flatMap((operation) => operation.tags ?? []))].toSorted()
  const schemes = new Set(operations.flatMap(({ security = [] }) => security.flatMap((entry) => Object.keys(entry))))
  const { schemas = {}, securitySchemes = {} } = (description as { components?: Components }).components ?? {}
  return {
    ...description,
    tags: tags.map((name) => ({ name, ...(TAGS[name] !== undefined && { description: TAGS[name] }) })),
    paths,
    ...(webhooks && { webhooks }),
    components: {
      schemas: usedSchemas(schemas, [paths, webhooks]),
      securitySchemes: Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => schemes.has(name))),
    },
  } as Description
}
