import { pipeline, Readable, Transform } from 'node:stream'
import { TimeLimitError, withinTime } from './within-time.ts'

/** Bounds of a call that leaves the server. */
export interface OutgoingLimits {
  /** For the whole call, from the connection to the last byte of the answer, milliseconds. */
  readonly timeoutMs: number
  /** Bytes of an answer that are read. */
  readonly maxBytes: number
}

/** Bounds of a call whose answer is passed on while it comes. */
export interface StreamLimits extends OutgoingLimits {
  /** Until the head of the answer, and between two pieces of it while somebody reads, milliseconds. */
  readonly silenceMs: number
}

/** How a request leaves the server. Tests and simulators put their own in its place; they may ignore the signal. */
export type SendRequest = (request: Request, signal: AbortSignal) => Promise<Response>

/** An answer is larger than what is read. */
export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError'
}

/** Statuses whose answers have no body, by the standard of fetch. */
const WITHOUT_BODY = new Set([204, 205, 304])

/** The way over the network. The signal goes to fetch itself: one that only the request knows is lost at the next garbage collection. */
export const sendByFetch: SendRequest = (request, signal) => fetch(request, { signal })

const sizeError = (bytes: number): AnswerTooLargeError =>
  new AnswerTooLargeError(`The answer is larger than ${bytes} bytes`)

type Reader = ReadableStreamDefaultReader<Uint8Array>

const bytesOf = async (response: Response, maxBytes: number): Promise<Buffer> => {
  const reader: Reader | undefined = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length
    if (size > maxBytes) {
      await reader?.cancel().catch(() => {})
      throw sizeError(maxBytes)
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}

/**
 * Sends a request and reads its answer, head and body, within bounds. Every HTTP call of the server to a service of
 * others goes through here or through `callForStream`; addresses that people name go through `platform/target.ts`.
 *
 * @returns the answer with its whole body in memory
 * @throws TimeLimitError, AnswerTooLargeError; what the transport throws when there is no answer
 */
export const callOut = (
  request: Request,
  { timeoutMs, maxBytes }: OutgoingLimits,
  send: SendRequest = sendByFetch,
): Promise<Response> =>
  withinTime(timeoutMs, async (signal) => {
    const response = await send(request, signal)
    const body = await bytesOf(response, maxBytes)
    const { status, statusText, headers } = response
    return new Response(WITHOUT_BODY.has(status) ? null : new Uint8Array(body), { status, statusText, headers })
  })

/** A body as it comes, no piece of it later than the bounds allow, also when nobody reads it. */
const boundedStream = (response: Response, { timeoutMs, silenceMs, maxBytes }: StreamLimits): Readable => {
  const reader: Reader | undefined = response.body?.getReader()
  let size = 0
  const next = async (): Promise<Uint8Array | null> => {
    const part = await withinTime(silenceMs, async () => reader?.read())
    if (!part || part.done) return null
    size += part.value.length
    if (size > maxBytes) throw sizeError(maxBytes)
    return part.value
  }
  // Who stops reading is not made to wait for the connection to close.
  const giveBack = (): void => {
    reader?.cancel().catch(() => {})
  }
  const stream = new Readable({
    read() {
      next().then(
        (piece) => this.push(piece),
        (error: unknown) => this.destroy(error as Error),
      )
    },
    destroy(error, done) {
      clearTimeout(timer)
      giveBack()
      done(error)
    },
  })
  const timer = setTimeout(() => stream.destroy(new TimeLimitError(timeoutMs)), timeoutMs).unref()
  // Begins to read, so that a connection that breaks is noticed.
  stream.read(0)
  return stream
}

/**
 * Sends a request whose answer is read as it comes: a file that somebody downloads. Its head must come soon, its body
 * must neither fall silent nor go on for ever.
 *
 * @returns the answer, and its body as a stream that fails when a bound is passed; destroying it gives the connection back
 * @throws TimeLimitError when there is no head in time; what the transport throws when there is no answer
 */
export const callForStream = async (
  request: Request,
  limits: StreamLimits,
  send: SendRequest = sendByFetch,
): Promise<{ readonly response: Response; readonly stream: Readable }> => {
  const response = await withinTime(limits.silenceMs, (signal) => send(request, signal))
  return { response, stream: boundedStream(response, limits) }
}

/**
 * Sends a request of whose answer only the status matters: its body is not read.
 *
 * @throws TimeLimitError when there is no head in time; what the transport throws when there is no answer
 */
export const callForStatus = async (request: Request, timeoutMs: number): Promise<number> => {
  const { status, body } = await withinTime(timeoutMs, (signal) => sendByFetch(request, signal))
  body?.cancel().catch(() => {})
  return status
}

/** Ends a body that others send through us when it goes on for too long, or is too large. */
export const boundedBody = (source: Readable, { timeoutMs, maxBytes }: OutgoingLimits): Readable => {
  let size = 0
  const bounded = new Transform({
    transform(piece: Uint8Array, _encoding, done) {
      size += piece.length
      if (size > maxBytes) done(sizeError(maxBytes))
      else done(null, piece)
    },
  })
  const timer = setTimeout(() => bounded.destroy(new TimeLimitError(timeoutMs)), timeoutMs)
  pipeline(source, bounded, () => clearTimeout(timer))
  return bounded
}
