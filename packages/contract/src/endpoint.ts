import type * as z from 'zod/mini'
import type { Access } from './access.ts'
import type { ErrorStatus } from './errors.ts'

/** Any schema of `zod/mini`; `z.input` is what travels, `z.output` is what code receives. */
export type Schema = z.core.$ZodType

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The header that makes a call safe to repeat. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** The body of an answer that is a file and not JSON. Its name, if any, travels in `content-disposition`. */
export interface FileResponse {
  readonly kind: 'file'
  readonly contentTypes: readonly string[]
}

/** Declares an answer that is a file. */
export const file = (...contentTypes: [string, ...string[]]): FileResponse => ({ kind: 'file', contentTypes })

/** A body of several parts: short texts and one file, which is called `file`. */
export interface FormBody<Fields extends Schema = Schema> {
  readonly kind: 'form'
  readonly fields: Fields
  /** Largest file, in bytes. */
  readonly maxBytes: number
}

/** Declares a body that carries a file beside its fields. */
export const form = <Fields extends Schema>(fields: Fields, maxBytes: number): FormBody<Fields> => ({
  kind: 'form',
  fields,
  maxBytes,
})

/** Tells a body with a file from one of JSON. */
export const isForm = (body: Schema | FormBody | undefined): body is FormBody => body !== undefined && 'kind' in body

/**
 * How a person proves once more who they are before a call: `always` with the password and, where they have one, the
 * second factor; `ofSecondFactor` only who has a second factor, because the call asks for the password itself.
 */
export type Proof = 'always' | 'ofSecondFactor'

/** For so long a proof counts in its session. Signing in is one. */
export const PROOF_SECONDS = 300

/**
 * One HTTP call: everything that the server, the client and OpenAPI must know about it.
 * The generics only carry the schemas' types; at run time this is a plain object.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | FormBody | undefined = Schema | FormBody | undefined,
  Response extends Schema | FileResponse | undefined = Schema | FileResponse | undefined,
> {
  /** `<module>.<call>`; the key of caches. Unique in the whole product. */
  readonly id: string
  readonly method: Method
  /** Path below `/api`, parameters in braces: `/v1/finance/request/{id}`. */
  readonly path: `/${string}`
  /** One sentence for the reader of OpenAPI. */
  readonly summary: string
  readonly access: Access
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly response?: Response
  /** Status of the good answer. */
  readonly status: 200 | 201 | 204
  /** Statuses that this call can answer beyond those that follow from its access and its inputs. */
  readonly errors: readonly ErrorStatus[]
  /**
   * The call may carry the header `Idempotency-Key`; `required` when it must. Sent again with the same key and the same
   * input within 24 hours it is not done again and answers the same; with another input it answers 409.
   */
  readonly idempotent: boolean | 'required'
  /**
   * The call only shows something and changes nothing, whatever its method: a find, a sum, a preview, a file made of a
   * list. Anything else is a write: when it fails, what was typed stays where it is and the person sends it again.
   */
  readonly isRead: boolean
  /**
   * A read that only decorates a page: a tag, a badge, a logo, a sum. When it fails, what it would show stays away or says
   * so in its place, and the failure is logged; nobody is sent to another page and nothing is announced.
   */
  readonly quiet: boolean
  /**
   * The client believes a good answer only when all of it is as declared, not its outline alone: it opens a session, or
   * says who the person is.
   */
  readonly isCheckedWhole: boolean
  /**
   * Whoever calls sends a body of their own kind, which says nothing: it is dropped whatever its type. Everybody else
   * sends JSON, a form where one is declared, or nothing.
   */
  readonly takesAnyBody: boolean
  /**
   * The call wants a proof that is not older than {@link PROOF_SECONDS}; otherwise it is not made and answers 403
   * `PROOF_REQUIRED`. After `auth.prove` it is sent again as it was.
   */
  readonly proof: Proof | null
  /** Which bodies want the proof, when not all of them do. */
  readonly needsProof: (body: unknown) => boolean
  /** The reads that this write makes stale; the web client reads them again. */
  readonly invalidates: readonly Endpoint[]
}

type Optional =
  | 'params'
  | 'query'
  | 'body'
  | 'response'
  | 'status'
  | 'errors'
  | 'idempotent'
  | 'isRead'
  | 'quiet'
  | 'isCheckedWhole'
  | 'takesAnyBody'
  | 'proof'
  | 'needsProof'
  | 'invalidates'

/** Ends of the paths of lists, whose questions are too long for an address. */
const OF_LISTS = /\/(?:find|find\/actual|summary|excel|search)$/

/** Paths of what stands beside the content of a page: sums, key figures, names for codes, what a search finds. */
const BESIDE = /\/(?:[\w-]*summary|dashboard|figures|attention|search)$|\/directory\//

/**
 * Declares a call. The status is 200 with an answer and 204 without; a GET, a find, a sum and an export are reads; sums,
 * dashboards, directories and searches are quiet; all of it unless said otherwise.
 */
export const endpoint = <
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | FormBody | undefined = undefined,
  Response extends Schema | FileResponse | undefined = undefined,
>(
  declared: Omit<Endpoint<Params, Query, Body, Response>, Optional> &
    Partial<Pick<Endpoint<Params, Query, Body, Response>, Optional>>,
): Endpoint<Params, Query, Body, Response> => ({
  status: declared.response === undefined ? 204 : 200,
  errors: [],
  idempotent: false,
  isRead: declared.method === 'GET' || (declared.method === 'POST' && OF_LISTS.test(declared.path)),
  quiet: BESIDE.test(declared.path),
  isCheckedWhole: false,
  takesAnyBody: false,
  proof: null,
  needsProof: () => true,
  invalidates: [],
  ...declared,
})

/** Tells an endpoint from the schemas that share its file. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Only the calls of a contract file, by their export names: `EndpointsOf<typeof import('./debtor.ts')>`. */
export type EndpointsOf<Module> = {
  [
    Name in keyof Module as Module[Name] extends { readonly method: Method; readonly access: Access } ? Name : never
  ]: Module[Name]
}

type In<S> = S extends Schema ? z.input<S> : undefined
type Out<S> = S extends Schema ? z.output<S> : undefined
type FormIn<B> = B extends FormBody<infer Fields> ? z.input<Fields> & { readonly file: File } : In<B>
type FormOut<B, Received> = B extends FormBody<infer Fields> ? z.output<Fields> & { readonly file: Received } : Out<B>
type PartsOf<E> = E extends Endpoint<infer P, infer Q, infer B, infer A> ? { p: P; q: Q; b: B; a: A } : never

/** What the caller of an endpoint passes; parts that the endpoint does not declare are absent. */
export type InputOf<E> = Part<'params', In<PartsOf<E>['p']>> &
  Part<'query', In<PartsOf<E>['q']>> &
  Part<'body', FormIn<PartsOf<E>['b']>>

/** What a handler receives after validation; `Received` is what the server makes of the file of a form. */
export type ReceivedOf<E, Received = never> = {
  readonly params: Out<PartsOf<E>['p']>
  readonly query: Out<PartsOf<E>['q']>
  readonly body: FormOut<PartsOf<E>['b'], Received>
}

/** What the caller gets: parsed JSON, a file under the name that the server gave it, nothing for 204. */
export type ResponseOf<E> = PartsOf<E>['a'] extends FileResponse ? File : Out<PartsOf<E>['a']>

/** What a handler of a JSON call returns: the answer before its schema strips what is not declared. */
export type HandlerResultOf<E> = In<PartsOf<E>['a']>

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: never }
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value }

/** True when an endpoint can be called without any input. */
export type NeedsNoInput<E> = Record<never, never> extends InputOf<E> ? true : false
