import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { can } from '@cabinet/contract/access'
import { CAPTCHA_HEADER } from '@cabinet/contract/auth'
import { attachmentNamed } from '@cabinet/contract/disposition'
import { type Endpoint, IDEMPOTENCY_HEADER, isForm, PROOF_SECONDS } from '@cabinet/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { SLOW_MS } from '../faults.ts'
import type { Reader } from './excel/workbooks.ts'
import type { IncomingFile } from './files/incoming.ts'
import { acceptForms, type WithForm } from './forms.ts'
import type { CallContext, FileContent, Registration } from './handlers.ts'
import type { KeyedCall, KeyedResponse } from './idempotency/idempotency.ts'
import type { Caller } from './idempotency/store.ts'
import { SECOND_MS } from '../kernel/durations.ts'
import { languageOf } from '../kernel/language.ts'
import type { Platform } from './context.ts'
import { withJournal } from './journal/record.ts'
import { routeSchemaOf } from './openapi.ts'
import { findOnlyPartner } from './partners/only-partner.ts'
import { partnerAccessOf, type PartnerPrincipal } from './partners/partner.ts'
import { bearerOf, hasRole, lacksSecondFactor, type Principal, principalOf } from './principal.ts'
import { errors, HttpError } from '../kernel/http-error.ts'
import { logSecurityEvent } from './security-log.ts'
import { validateByContract } from './validation.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for calls that need a session. */
    principal: Principal | undefined
    /** Set for calls of partners. */
    partner: PartnerPrincipal | undefined
    /** Set for calls that somebody of a partner makes about it. */
    onlyPartnerId: string | null
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Faults that act on every call; what switches them off again must keep working. */
const isExemptFromFaults = ({ id }: Endpoint): boolean => id.startsWith('dev.') || id.startsWith('auth.')

/** Refuses while everything is unavailable: all but platform staff, whose panel stands in pages of the product. */
const assertAvailable = ({ faults }: Platform, endpoint: Endpoint, principal?: Principal): void => {
  if (!faults.isOn('unavailable') || isExemptFromFaults(endpoint)) return
  if (!principal || !hasRole(principal, 'GODMOD')) throw errors.unavailable()
}

/** Refuses who has yet to choose a password or to set up a second factor. */
const assertReady = (principal: Principal, { access }: Endpoint): void => {
  if (principal.mustChangePassword && !(access.session && access.beforeNewPassword)) throw errors.newPasswordRequired()
  if (lacksSecondFactor(principal) && !(access.session && access.beforeSecondFactor))
    throw errors.secondFactorRequired()
}

/** Lets a call through or refuses it, before anything of its body is read. */
const checkAccess =
  (platform: Platform, registration: Registration) =>
  async (request: FastifyRequest): Promise<void> => {
    const { endpoint } = registration
    const { access } = endpoint
    const bearer = bearerOf(request.headers.authorization)
    if (!access.session && access.bearer === 'partner') {
      assertAvailable(platform, endpoint)
      const partnerApi = partnerAccessOf(platform)
      if (!partnerApi) throw errors.notFound()
      // What exists in the sandbox alone is for programs.
      const person = access.inSandbox ? undefined : await principalOf(platform, request.headers.authorization)
      if (person) {
        request.principal = person
        assertReady(person, endpoint)
        request.partner = await partnerApi.admit(platform, person, access, endpoint.isRead)
      } else request.partner = await partnerApi.authenticate(platform, bearer, request.ip, access)
      return
    }
    if (!access.session && !(access.bearer === 'access' && bearer !== undefined)) {
      assertAvailable(platform, endpoint)
      return
    }
    const principal = await principalOf(platform, request.headers.authorization)
    if (!principal) throw errors.unauthenticated()
    assertAvailable(platform, endpoint, principal)
    if (access.session) assertReady(principal, endpoint)
    // An area that is excluded for the organization does not exist for its people, as on their pages.
    if (principal.excludedModules.includes(platform.modules.areaOf(registration))) throw errors.notFound()
    // The developer panel does not exist for others.
    if (access.session && !can(principal.roles, access.permissions)) {
      throw access.demoOnly ? errors.notFound() : errors.forbidden()
    }
    request.onlyPartnerId = await findOnlyPartner(platform, endpoint, principal, request.params)
    request.principal = principal
  }

/** Refuses a call that wants a proof when there is none, or it is too old. */
const assertProved = ({ clock }: Platform, { proof, needsProof }: Endpoint, user: Principal, body: unknown): void => {
  if (proof === null || (proof === 'ofSecondFactor' && !user.hasSecondFactor) || !needsProof(body)) return
  const age = user.provedAt === null ? Infinity : clock.real().getTime() - Date.parse(user.provedAt)
  if (age > PROOF_SECONDS * SECOND_MS) throw errors.proofRequired()
}

const contextOf = (platform: Platform, request: FastifyRequest, reader: Reader): CallContext => ({
  ...platform,
  platform,
  log: request.log,
  language: languageOf(request.headers['accept-language']),
  visitor: request.principal,
  get user() {
    if (!request.principal) throw new Error('A call without a session asked for its user')
    return request.principal
  },
  get partner() {
    if (!request.partner) throw new Error('A call that is not for partners asked for its partner')
    return request.partner
  },
  onlyPartnerId: request.onlyPartnerId,
  get organizationId() {
    const organizationId = this.user.organizationId
    if (organizationId === null) throw errors.forbidden()
    return organizationId
  },
  request: {
    ...reader,
    id: request.id,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    bearer: bearerOf(request.headers.authorization),
    captchaToken: headerOf(request, CAPTCHA_HEADER),
    isGone: () => isGone(request),
  },
})

/** Whether nobody waits for the response any more; by HTTP/2 many requests share a connection, and each has a stream. */
const isGone = ({ raw }: FastifyRequest): boolean =>
  (raw as { stream?: { readonly destroyed: boolean } }).stream?.destroyed ?? raw.socket.destroyed

/**
 * Aborts when the client goes before it has the whole response. The signal of fastify aborts as soon as the body of the
 * request has been read.
 */
const signalOf = (request: FastifyRequest, { raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  if (isGone(request)) controller.abort()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Whose turn is taken where many wait. */
const ownerOf = ({ principal, partner, ip }: FastifyRequest): string =>
  principal?.organizationId ?? principal?.id ?? partner?.id ?? ip

/** A file whose content is there, or has begun. */
interface SentFile extends FileContent {
  readonly bytes: Uint8Array | Readable
}

/** Begins a file that is made while it is sent. */
const opened = async ({ workbooks }: Platform, file: FileContent, reader: Reader): Promise<SentFile> => {
  const { bytes } = file
  return { ...file, bytes: typeof bytes === 'function' ? await workbooks.open(bytes, reader) : bytes }
}

const sendFile = (
  reply: FastifyReply,
  { contentType, bytes, size, name, isShared, isFramed }: SentFile,
): FastifyReply => {
  const length = bytes instanceof Uint8Array ? bytes.byteLength : size
  if (isFramed) reply.header('x-frame-options', 'SAMEORIGIN')
  // What is made while it is sent has no length: it goes out in chunks.
  if (length !== undefined) reply.header('content-length', length)
  return (
    reply
      .header('content-type', contentType)
      .header('content-disposition', name === undefined ? 'inline' : attachmentNamed(name))
      .header('cache-control', isShared ? 'private, max-age=31536000, immutable' : 'no-store')
      // A file of a user must never run as a page of ours.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(bytes instanceof Uint8Array ? Buffer.from(bytes) : bytes)
  )
}

/** Who a key belongs to; calls that are open to everyone have nobody to keep it for. */
const callerOf = ({ principal }: FastifyRequest): Caller | undefined =>
  principal && { kind: 'PERSON', id: principal.id }

/** A form as it is remembered: the same file sent again is the same form, wherever it lies meanwhile. */
const withoutContent = ({ file, ...fields }: { readonly file: IncomingFile }): object => ({
  ...fields,
  file: { name: file.name, size: file.size, sha256: file.sha256 },
})

/**
 * What somebody reports in a session happens as they report it: the clock of a browser says nothing, and so the body says
 * it by ours. It is remembered as it was sent.
 */
const reportedNow = (body: unknown, { partner }: FastifyRequest): unknown =>
  partner && partner.personId !== null && typeof body === 'object' && body !== null && 'occurredAt' in body
    ? { ...body, occurredAt: partner.platform.clock.nowText() }
    : body

/** Writes down that a call was made that wants a proof. */
const logSensitive = ({ log, principal, body }: FastifyRequest, { id, proof, needsProof }: Endpoint): void => {
  if (principal && proof !== null && needsProof(body))
    logSecurityEvent(log, 'SENSITIVE_CALL', { person: principal.id, endpoint: id })
}

/** A body as it is remembered: a fast hash that knew a password would let whoever has the table guess it. */
const withoutPassword = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'password' in body ? { ...body, password: undefined } : body

/** The call of a request for its key; nothing when it names none. */
const keyedCallOf = (endpoint: Endpoint, request: FastifyRequest, body: unknown): KeyedCall | undefined => {
  const key = endpoint.idempotent ? headerOf(request, IDEMPOTENCY_HEADER) : undefined
  const caller = callerOf(request)
  if (key === undefined || !caller) return undefined
  const { params, query } = request
  const remembered = isForm(endpoint.body)
    ? withoutContent(body as { readonly file: IncomingFile })
    : withoutPassword(body)
  return { caller, key, endpoint: endpoint.id, input: { params, query, body: remembered } }
}

type AnyContext = Parameters<Registration['finish']>[0]

/**
 * Handles a call in its steps.
 *
 * @param settle finishes it, or gives the response that was given before
 */
const handleInSteps = async <T>(
  { prepare, finish, discard }: Registration,
  context: AnyContext,
  settle: (finishIt: () => Promise<unknown>) => Promise<T>,
): Promise<T> => {
  const prepared = await prepare(context)
  let isUsed = false
  try {
    const settled = await settle(() => {
      isUsed = true
      return finish(context, prepared)
    })
    if (!isUsed) await discard?.(context, prepared)
    return settled
  } catch (error) {
    // After any other failure it may stand all the same: the answer was lost, not the commit.
    if (error instanceof HttpError) await discard?.(context, prepared)
    throw error
  }
}

/** Handles a call, once for its key if it has one. */
const respondOnce = async (
  { idempotency }: Platform,
  registration: Registration,
  context: AnyContext,
  call: KeyedCall | undefined,
): Promise<KeyedResponse> =>
  (call && (await idempotency.answered(call))) ??
  handleInSteps(registration, context, async (finish) =>
    call ? idempotency.once(call, finish) : { response: await finish(), isReplay: false },
  )

/** `/v1/user/{id}` in the words of the router. */
const routerPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

const routeOf = (platform: Platform, registration: Registration, withForm?: WithForm): RouteOptions => {
  const { endpoint } = registration
  const checked = checkAccess(platform, registration)
  const handled = withJournal(registration)
  const isFile = endpoint.response !== undefined && 'kind' in endpoint.response
  return {
    method: endpoint.method,
    url: routerPath(endpoint.path),
    schema: routeSchemaOf(endpoint),
    config: { endpoint },
    async onRequest(request) {
      if (!platform.modules.offers(registration)) throw errors.notFound()
      await checked(request)
    },
    async handler(request, reply) {
      if (platform.faults.isOn('slow') && !isExemptFromFaults(endpoint)) await wait(SLOW_MS)
      const { params, query, principal } = request
      if (principal) assertProved(platform, endpoint, principal, request.body)
      const reader: Reader = { owner: ownerOf(request), signal: signalOf(request, reply) }
      // A partner with a test key works in its sandbox and sees nothing of the installation.
      const at = request.partner?.platform ?? platform
      const contextFor = (body: unknown) => Object.assign(contextOf(at, request, reader), { params, query, body })
      const answerTo = async (body: unknown): Promise<unknown> => {
        const context = contextFor(body)
        const call = keyedCallOf(endpoint, request, body)
        const { response, isReplay } = await respondOnce(platform, handled, context, call)
        if (isReplay) reply.header('idempotency-replayed', 'true')
        return response
      }
      if (request.partner && !endpoint.isRead) {
        const details = {
          platform: at,
          partner: request.partner,
          endpoint,
          idempotencyKey: headerOf(request, IDEMPOTENCY_HEADER),
          params,
        }
        const partnerApi = partnerAccessOf(platform)
        if (!partnerApi) throw errors.notFound()
        const receive = (body: unknown, recorded: unknown): Promise<unknown> =>
          partnerApi.receive({ ...details, body: recorded }, (inTransaction) =>
            handleInSteps(handled, contextFor(reportedNow(body, request)), inTransaction),
          )
        const response =
          withForm && isForm(endpoint.body)
            ? await withForm(request, endpoint.body, (body) => receive(body, withoutContent(body)))
            : await receive(request.body, request.body)
        logSensitive(request, endpoint)
        return reply.code(endpoint.status).send(response)
      }
      const response =
        withForm && isForm(endpoint.body)
          ? await withForm(request, endpoint.body, answerTo)
          : await answerTo(request.body)
      logSensitive(request, endpoint)
      if (isFile) return sendFile(reply, await opened(at, response as FileContent, reader))
      return reply.code(endpoint.status).send(response)
    },
  }
}

/** The body of a form is checked when it has been read, which is after everything else. */
const validateAllButBody: typeof validateByContract = (route) =>
  route.httpPart === 'body' ? (value: unknown) => ({ value }) : validateByContract(route)

const hasForm = ({ endpoint }: Registration): boolean => isForm(endpoint.body)

/** More than any program sends with a call whose body says nothing. */
const IGNORED_BYTES = 4096

/** Makes an instance read bodies of any type and forget them. */
const ignoreBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: IGNORED_BYTES }, (_request, _body, done) => {
    done(null, undefined)
  })
}

/** Registers every call of every module below the prefix of the instance. */
export const registerCalls = async (app: FastifyInstance, platform: Platform): Promise<void> => {
  app.decorateRequest('principal', undefined)
  app.decorateRequest('partner', undefined)
  app.decorateRequest('onlyPartnerId', null)
  const { registrations } = platform.modules
  const isPlain = (registration: Registration) => !hasForm(registration) && !registration.endpoint.takesAnyBody
  for (const registration of registrations.filter(isPlain)) app.route(routeOf(platform, registration))
  await app.register(async (anyBody) => {
    ignoreBodies(anyBody)
    for (const registration of registrations) {
      if (registration.endpoint.takesAnyBody) anyBody.route(routeOf(platform, registration))
    }
  })
  await app.register(async (forms) => {
    const withForm = await acceptForms(forms, platform.files.incoming)
    forms.setValidatorCompiler(validateAllButBody)
    for (const registration of registrations) {
      if (hasForm(registration)) forms.route(routeOf(platform, registration, withForm))
    }
  })
}
