import { described } from '@cabinet/contract/described'
import { type Endpoint, IDEMPOTENCY_HEADER, isForm } from '@cabinet/contract/endpoint'
import { ErrorBody, type ErrorStatus } from '@cabinet/contract/errors'
import { contentTypes } from '@cabinet/contract/file'
import type { FastifySchema } from 'fastify'
import * as z from 'zod/mini'

/** Every status that a call may answer with an error: its own and those that follow from its access and its input. */
export const errorStatusesOf = ({
  access,
  errors,
  params,
  query,
  method,
  idempotent,
  isRead,
  response,
}: Endpoint): readonly ErrorStatus[] => {
  const statuses = new Set<ErrorStatus>([...errors, 500, 503])
  if (access.session) statuses.add(401).add(403)
  if (!access.session && access.bearer === 'partner') {
    statuses.add(401).add(404).add(429)
    if (!access.inSandbox) statuses.add(403)
    if (!isRead) statuses.add(409)
  }
  if (access.session && access.demoOnly) statuses.add(404)
  // Workbooks are made in turns, and only so many may wait.
  if (response && 'kind' in response && response.contentTypes.includes(contentTypes.xlsx)) statuses.add(429)
  if (query) statuses.add(400)
  if (params) statuses.add(400).add(404)
  if (idempotent) statuses.add(400).add(409)
  if (method !== 'GET') statuses.add(400).add(413).add(415)
  return [...statuses].sort((left, right) => left - right)
}

const describe: Record<ErrorStatus, string> = {
  400: 'The request is wrong; `fields` tells where.',
  401: 'There is no session, or it has ended.',
  403: 'The person may not make this call.',
  404: 'There is no such object for this organization.',
  406: 'The person waits for the confirmation of the cabinet owner.',
  409: 'The state of the object does not allow this.',
  413: 'The body is too large.',
  415: 'The body is not of a type that this call reads.',
  422: 'The fields are understood but do not fit together.',
  423: 'Too many wrong passwords: the name is locked for a while.',
  424: 'A service that this call depends on did not respond.',
  429: 'Too many requests.',
  500: 'A mistake of the server.',
  503: 'The service cannot work now.',
}

const securityOf = ({ access }: Endpoint): readonly Record<string, string[]>[] => {
  if (access.session) return [{ accessToken: [] }]
  if (access.bearer === 'access') return [{}, { accessToken: [] }]
  if (access.bearer === 'partner') return [{ partnerToken: [] }]
  return access.bearer === 'refresh' ? [{ refreshToken: [] }] : []
}

/** Who may call, in words. */
const accessNote = ({ access }: Endpoint): string => {
  if (!access.session && access.bearer === 'access') return 'No session needed; one that is there counts.'
  if (!access.session && access.bearer === 'partner') {
    const who = `a partner${access.kinds.length > 0 ? ` (${access.kinds.join(', ')})` : ''}`
    return access.inSandbox
      ? `Bearer: the test key of ${who}.`
      : `Bearer: the key of ${who}, or the access token of somebody of it who decides for it.`
  }
  if (!access.session) return access.bearer ? 'Bearer: the refresh token.' : 'No session needed.'
  if (access.permissions.length === 0) return 'Anyone with a session.'
  return `Roles: ${access.permissions.join(', ')}.`
}

/** What a call asks for beside a session, in words. */
const proofNote = ({ proof, access }: Endpoint): string => {
  if (proof === null) return ''
  if (!access.session) {
    return ' In a session it wants a fresh proof: without one it answers 403 PROOF_REQUIRED. A key needs none.'
  }
  const who = proof === 'ofSecondFactor' ? ' of whoever has a second factor' : ''
  return ` Wants a fresh proof${who}: without one it answers 403 PROOF_REQUIRED; make \`auth.prove\`, then the same call again.`
}

const successResponseOf = ({ response }: Endpoint): unknown => {
  if (response === undefined) return z.null().register(z.globalRegistry, { description: 'Done.' })
  if (!('kind' in response)) return response
  const content = Object.fromEntries(response.contentTypes.map((type) => [type, { schema: z.string() }]))
  return { description: 'The file.', content }
}

/** A form is described as one schema, with its file as text of bytes. */
const bodyOf = ({ body }: Endpoint): { readonly body?: unknown; readonly consumes?: readonly string[] } => {
  if (!isForm(body)) return body ? { body } : {}
  return {
    body: z.extend(body.fields as z.ZodMiniObject, { file: described(z.file(), 'The file itself.') }),
    consumes: ['multipart/form-data'],
  }
}

/** Visible ASCII, as a header can carry it. */
const IdempotencyKey = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[\x21-\x7e]+$/))

/** Other headers pass: a call reads them by their names. */
const headersOf = ({ idempotent }: Endpoint): { readonly headers?: unknown } => {
  if (!idempotent) return {}
  const key = idempotent === 'required' ? IdempotencyKey : z.optional(IdempotencyKey)
  return { headers: z.looseObject({ [IDEMPOTENCY_HEADER]: key }) }
}

/** What fastify and the documentation must know about a call. */
export const routeSchemaOf = (endpoint: Endpoint): FastifySchema => {
  const [moduleName = ''] = endpoint.id.split('.')
  const errors = errorStatusesOf(endpoint).map((status) => [
    status,
    { description: describe[status], content: { 'application/json': { schema: ErrorBody } } },
  ])
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: accessNote(endpoint) + proofNote(endpoint),
    tags: [moduleName],
    security: securityOf(endpoint),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...headersOf(endpoint),
    ...bodyOf(endpoint),
    response: { [endpoint.status]: successResponseOf(endpoint), ...Object.fromEntries(errors) },
  } as FastifySchema
}
