import type * as z from 'zod/mini'
import type { Access } from './access.ts'
import type { ErrorStatus } from './errors.ts'

/** Any schema of `zod/mini`; `z.input` is what travels, `z.output` is what code receives. */
export type Schema = z.core.$ZodType

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The body of an answer that is a file and not JSON. Its name, if any, travels in `content-disposition`. */
export interface FileAnswer {
  readonly kind: 'file'
  readonly contentTypes: readonly string[]
}

/** Declares an answer that is a file. */
export const file = (...contentTypes: [string, ...string[]]): FileAnswer => ({ kind: 'file', contentTypes })

/**
 * One HTTP call: everything that the server, the client and OpenAPI must know about it.
 * The generics only carry the schemas' types; at run time this is a plain object.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | FileAnswer | undefined = Schema | FileAnswer | undefined,
> {
  /** `<module>.<call>`; the key of caches and of `touches`. Unique in the whole product. */
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
  readonly answer?: Answer
  /** Status of the good answer. */
  readonly status: 200 | 201 | 204
  /** Statuses that this call can answer beyond those that follow from its access and its inputs. */
  readonly errors: readonly ErrorStatus[]
  /** Ids of the reads that this write makes stale; the web client reads them again. */
  readonly touches: readonly string[]
}

type Optional = 'params' | 'query' | 'body' | 'answer' | 'status' | 'errors' | 'touches'

/** Declares a call. The status is 200 with an answer and 204 without, unless said otherwise. */
export const endpoint = <
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Answer extends Schema | FileAnswer | undefined = undefined,
>(
  declared: Omit<Endpoint<Params, Query, Body, Answer>, Optional> &
    Partial<Pick<Endpoint<Params, Query, Body, Answer>, Optional>>,
): Endpoint<Params, Query, Body, Answer> => ({
  status: declared.answer === undefined ? 204 : 200,
  errors: [],
  touches: [],
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
type PartsOf<E> = E extends Endpoint<infer P, infer Q, infer B, infer A> ? { p: P; q: Q; b: B; a: A } : never

/** What the caller of an endpoint passes; parts that the endpoint does not declare are absent. */
export type InputOf<E> = Part<'params', In<PartsOf<E>['p']>> &
  Part<'query', In<PartsOf<E>['q']>> &
  Part<'body', In<PartsOf<E>['b']>>

/** What a handler receives after validation. */
export type ReceivedOf<E> = {
  readonly params: Out<PartsOf<E>['p']>
  readonly query: Out<PartsOf<E>['q']>
  readonly body: Out<PartsOf<E>['b']>
}

/** What the caller gets: parsed JSON, a `Blob` for a file, nothing for 204. */
export type AnswerOf<E> = PartsOf<E>['a'] extends FileAnswer ? Blob : Out<PartsOf<E>['a']>

/** What a handler of a JSON call returns: the answer before its schema strips what is not declared. */
export type ProducedOf<E> = In<PartsOf<E>['a']>

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: never }
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value }

/** True when an endpoint can be called without any input. */
export type NeedsNoInput<E> = Record<never, never> extends InputOf<E> ? true : false
