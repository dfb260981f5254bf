import type { Endpoint, EndpointsOf, FileResponse, ReceivedOf, Schema } from '@cabinet/contract/endpoint'
import type { FastifyBaseLogger } from 'fastify'
import type { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import type { MakeContent, Reader } from './excel/workbooks.ts'
import type { IncomingFile } from './files/incoming.ts'
import type { Language } from '../kernel/language.ts'
import type { Platform } from './context.ts'
import type { ActToRecord } from './journal/act.ts'
import type { PartnerPrincipal } from './partners/partner.ts'
import { withStrictInput } from './partners/strict-input.ts'
import type { Principal } from './principal.ts'

/** A file as the answer of a call. */
export interface FileContent {
  readonly contentType: string
  /** A function makes them while they are sent, when it is the turn of whoever asks. */
  readonly bytes: Uint8Array | Readable | MakeContent
  /** Bytes of a stream; absent when nobody knows before its end. */
  readonly size?: number
  /** Name for the download; absent for what a page shows in place. */
  readonly name?: string
  /** A picture of everybody, a logo for example, which never changes under its address: only that may a browser keep. */
  readonly isShared?: boolean
  /** A page of our own may show it in a frame. */
  readonly isFramed?: boolean
}

/** Facts about the request that a few handlers need. */
export interface RequestInfo extends Reader {
  readonly id: string
  readonly ip: string
  readonly userAgent: string
  /** The bearer token as it came; only calls whose access is `byRefreshToken` judge it themselves. */
  readonly bearer: string | undefined
  readonly captchaToken: string | undefined
  /** Whether the client has gone: nobody waits for an answer any more. */
  readonly isGone: () => boolean
}

/** What does not depend on the input of a call. */
export interface CallContext extends Omit<Platform, 'log'> {
  readonly platform: Platform
  /** The signed-in person. Reading it in a call that is open to everyone is a bug and throws. */
  readonly user: Principal
  /** The same person where a call works with and without a session. */
  readonly visitor: Principal | undefined
  /** The partner whose key was shown. Reading it in a call that is not for partners is a bug and throws. */
  readonly partner: PartnerPrincipal
  /** The partner that a call of its people is kept to; null for platform staff, who see every partner. */
  readonly onlyPartnerId: string | null
  /** The organization of the person; who has none is refused with 403. */
  readonly organizationId: string
  readonly language: Language
  readonly log: FastifyBaseLogger
  readonly request: RequestInfo
}

type ResponseSchema<E> = E extends Endpoint<infer _Params, infer _Query, infer _Body, infer Answer> ? Answer : never

type HandlerResult<E> = [ResponseSchema<E>] extends [FileResponse]
  ? FileContent
  : [ResponseSchema<E>] extends [Schema]
    ? z.input<ResponseSchema<E>>
    : void

/** What a handler of a call gets. */
type ContextOf<E> = CallContext & ReceivedOf<E, IncomingFile>

/** A handler in two steps; see `inSteps`. */
interface Steps<Context, Result, Prepared, Staged = Prepared> {
  readonly prepare: (context: Context) => Promise<Prepared>
  readonly finish: (context: Context, prepared: Staged) => Promise<Result>
  readonly discard?: (context: Context, prepared: Staged) => Promise<void>
}

type Handler<E> =
  | ((context: ContextOf<E>) => Promise<HandlerResult<E>>)
  | Steps<ContextOf<E>, HandlerResult<E>, unknown, never>

/**
 * A handler of a call with an `Idempotency-Key` that first does what takes long or what others do for it (reads a
 * workbook, keeps the content of a file): outside of the transaction of the key, which holds up everybody else.
 *
 * @param prepare runs before the transaction; not at all when the key has been answered already
 * @param finish runs in the transaction and gives the response
 * @param discard throws away what was prepared when the call was refused, or answered meanwhile for the same key
 */
export const inSteps = <Context, Prepared, Result>(
  prepare: (context: Context) => Promise<Prepared>,
  finish: (context: Context, prepared: Prepared) => Promise<Result>,
  discard?: (context: Context, prepared: Prepared) => Promise<void>,
): Steps<Context, Result, Prepared> => ({ prepare, finish, ...(discard && { discard }) })

/** What a call has done for the organization, told after it; nothing when it has changed nothing. */
type Telling<E> = (
  call: ContextOf<E> & {
    readonly response: HandlerResult<E>
    /** The clock of the business when the call began: what stands since then was there already. */
    readonly begunAt: string
  },
) => ActToRecord | null | Promise<ActToRecord | null>

/** Which calls are written into the journal of the organization, and how. */
type JournalOf<Namespace> = {
  readonly [Name in keyof EndpointsOf<Namespace>]?: Telling<EndpointsOf<Namespace>[Name]>
}

type HandlersOf<Namespace> = { readonly [Name in keyof EndpointsOf<Namespace>]: Handler<EndpointsOf<Namespace>[Name]> }

/** What every handler gets, whatever its call. */
type AnyContext = CallContext & { readonly params: unknown; readonly query: unknown; readonly body: unknown }

/** An endpoint with its handler, types already checked. */
export interface Registration extends Steps<AnyContext, unknown, unknown> {
  readonly endpoint: Endpoint
  /** The line of the journal of the organization; see `JournalOf`. */
  readonly journal?: (
    call: AnyContext & { readonly response: unknown; readonly begunAt: string },
  ) => ActToRecord | null | Promise<ActToRecord | null>
}

const nothing = async (): Promise<void> => {}

/**
 * Binds the calls of a contract file to their handlers. A missing handler and an extra one are type errors, and so is
 * an answer that its schema would refuse.
 *
 * @param contract `import * as debtor from '@cabinet/contract/debtor'`
 * @param journal the calls that the owner of the organization finds in its journal, each with its line; it is written in
 *   the transaction of the call
 */
export const handlers = <Namespace extends object>(
  contract: Namespace,
  byName: HandlersOf<NoInfer<Namespace>>,
  journal: JournalOf<NoInfer<Namespace>> = {},
): readonly Registration[] =>
  Object.entries<unknown>(byName).map(([name, handler]) => ({
    endpoint: withStrictInput(contract[name as keyof Namespace] as Endpoint),
    ...(typeof handler === 'function'
      ? { prepare: nothing, finish: handler as Registration['finish'] }
      : (handler as Steps<AnyContext, unknown, unknown>)),
    ...(name in journal && { journal: journal[name as keyof typeof journal] as NonNullable<Registration['journal']> }),
  }))
